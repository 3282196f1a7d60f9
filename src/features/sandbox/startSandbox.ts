import { setupWorker } from 'msw/browser'
import { config } from '../../app/base/config'
import { createMemoryBalance, createStoredBalance, type SettableBalance } from './balance'
import { createHandlers } from './handlers'
import { sandboxMessages } from './sandboxMessages'

/**
 * Starts the sandbox in this page: from then on a service worker answers the provider's two calls
 * with made-up answers, and nothing leaves the browser. The key that runs out has its 20 rows again with every
 * page load.
 *
 * @returns why the sandbox cannot run here, in words to show; null when it runs
 */
export async function startSandbox(): Promise<string | null> {
  if (!window.isSecureContext || !('serviceWorker' in navigator)) return sandboxMessages.refused
  const balance = balanceOfPage()
  const worker = setupWorker(...createHandlers({ baseUrl: config.apiBaseUrl, balance, latency: stepping() }))
  try {
    await worker.start({
      onUnhandledRequest: 'bypass',
      quiet: true,
      serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
    })
    return null
  } catch {
    return sandboxMessages.refused
  }
}

function balanceOfPage(): SettableBalance {
  try {
    const balance = createStoredBalance(window.localStorage)
    balance.reset()
    return balance
  } catch {
    // Where storage is barred the key still runs out; only the top-up page cannot reach it.
    return createMemoryBalance()
  }
}

/** Between 100 and 300 ms, in an order that is always the same and lets answers overtake each other. */
function stepping(): () => number {
  let calls = 0
  return () => 100 + ((calls++ * 73) % 201)
}
