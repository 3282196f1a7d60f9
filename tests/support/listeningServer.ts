import { setupServer } from 'msw/node'
import { afterAll, beforeAll, beforeEach } from 'vitest'

/** MSW for all tests of a file; a request without a handler is an error. */
export function listeningServer() {
  const server = setupServer()
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  // Not after each: a page may call until it is closed, which comes last of all.
  beforeEach(() => server.resetHandlers())
  afterAll(() => server.close())
  return server
}
