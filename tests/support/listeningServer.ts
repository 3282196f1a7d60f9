import { setupServer } from 'msw/node'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { cleanseHandler, emptyLog, type Respond } from './provider'

/** MSW for all tests of a file, with the lookups of a test; a request without a handler is an error. */
export function listeningServer() {
  const server = Object.assign(setupServer(), emptyLog(), {
    /** From now on lookups are answered: the page of an earlier test may still make some, which do not count. */
    answers: (respond?: Respond) => server.use(cleanseHandler({ queries: server.queries }, respond)),
  })
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  // Not after each: a page may call until it is closed, which comes last of all.
  beforeEach(() => {
    server.resetHandlers()
    Object.assign(server, emptyLog())
  })
  afterAll(() => server.close())
  return server
}
