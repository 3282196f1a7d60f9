import { setupWorker } from 'msw/browser'
import { config } from '../../app/base/config'
import { createMemoryBalance, createStoredBalance, type SettableBalance } from './balance'
import { createHandlers } from './handlers'
import { sandboxMessages } from './sandboxMessages'

/**
 * Starts the service worker that answers the provider's two calls with made-up answers. `ck_sandbox_runs_out` has its 20
 * rows back with every page load.
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
    // Without storage the key still runs out, but cannot be topped up.
    return createMemoryBalance()
  }
}

/** Between 100 and 300 ms, in a fixed order that lets answers overtake each other. */
function stepping(): () => number {
  let calls = 0
  return () => 100 + ((calls++ * 73) % 201)
}
