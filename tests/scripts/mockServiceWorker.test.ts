import { expect, test, vi } from 'vitest'
import { mockServiceWorker } from '../../scripts/vite/mockServiceWorker'

/** The listeners for requests of the service worker that a build writes, in their order. */
function fetchListeners() {
  const emitted: { source: string }[] = []
  const { generateBundle } = mockServiceWorker() as unknown as { generateBundle: (this: object) => void }
  generateBundle.call({ emitFile: (file: { source: string }) => emitted.push(file) })
  const listeners: ((event: object) => void)[] = []
  const self = {
    addEventListener: (type: string, listener: (event: object) => void) =>
      type === 'fetch' && listeners.push(listener),
  }
  // oxlint-disable-next-line typescript/no-implied-eval, typescript/no-unsafe-call -- a service worker cannot run here
  new Function('self', 'addEventListener', emitted[0]!.source)(self, self.addEventListener)
  return listeners
}

test.each([
  ['a lookup reaches the sandbox', '', 0],
  ['code of a worker does not: Firefox would never hand it over', 'script', 1],
])('%s', (_, destination, stopped) => {
  const stopImmediatePropagation = vi.fn<() => void>()
  fetchListeners()[0]!({ request: { destination }, stopImmediatePropagation })
  expect(stopImmediatePropagation).toHaveBeenCalledTimes(stopped)
})
