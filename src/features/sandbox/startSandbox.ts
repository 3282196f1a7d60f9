import { setupWorker } from 'msw/browser'
import { config } from '../../base/config'
import { createHandlers } from './handlers'
import { sandboxMessages } from './sandboxMessages'

/** Starts the service worker that makes up the provider's answers. Returns why it cannot run here, in words to show, or null. */
export async function startSandbox(): Promise<string | null> {
  if (!window.isSecureContext || !('serviceWorker' in navigator)) return sandboxMessages.refused
  let calls = 0
  // Between 100 and 300 ms, in an order that lets answers overtake each other.
  const latency = () => 100 + ((calls++ * 73) % 201)
  try {
    // A browser that refuses storage refuses service workers too.
    const handlers = createHandlers({ baseUrl: config.apiBaseUrl, storage: window.localStorage, latency })
    await setupWorker(...handlers).start({
      onUnhandledRequest: 'bypass',
      quiet: true,
      serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
    })
    return null
  } catch {
    return sandboxMessages.refused
  }
}
