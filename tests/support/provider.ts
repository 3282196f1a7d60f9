import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { config } from '../../src/base/config'
import * as replies from './replies'

/** Replies to a lookup, perhaps later; nothing answers it as the sandbox does. */
export type Respond = (query: string, request: Request) => Response | undefined | Promise<Response | void>

/** What the provider received: lookups, texts to suggest addresses for, and addresses to fetch, by their ids. */
const nothingYet = () => ({ queries: [] as string[], texts: [] as string[], fetched: [] as string[] })
type ProviderLog = ReturnType<typeof nothingYet>

/** The lookups that the provider received, apart from those of other pages. */
export const emptyLog = (): Pick<ProviderLog, 'queries'> => ({ queries: [] })

const responseOf = ({ status, body }: replies.Reply, headers?: HeadersInit) =>
  HttpResponse.json(body as object, { status, headers })

/** An error in the provider's format. */
export const providerError = (status: number, code: number, message: string, headers?: HeadersInit) =>
  responseOf(replies.providerError(status, code, message), headers)

/** The balance is spent. */
export const spent = () => responseOf(replies.SPENT)

/** No address was found. */
export const notFound = () => responseOf(replies.NOT_FOUND)

const inSandbox = (kind: Parameters<typeof replies.sandboxReply>[0]['kind'], text: string) =>
  responseOf(replies.sandboxReply({ kind, text }))

/** Handles lookups and logs them. */
export const cleanseHandler = (log: Pick<ProviderLog, 'queries'>, respond: Respond = () => undefined) =>
  http.post(`${config.apiBaseUrl}/v1/cleanse/addresses`, async ({ request }) => {
    const { query } = (await request.clone().json()) as { query: string }
    log.queries.push(query)
    return (await respond(query, request)) ?? inSandbox('lookup', query)
  })

/** Handles key checks. */
export const keyHandler = (available = true) =>
  http.get(`${config.apiBaseUrl}/v1/keys/:key`, () => responseOf(replies.success({ available })))

/** Handles suggestions and the addresses behind them, and logs them. */
const suggestionHandlers = (log: Omit<ProviderLog, 'queries'>, respond: Respond = () => undefined) => [
  http.get(`${config.apiBaseUrl}/v1/autocomplete/addresses`, async ({ request }) => {
    const text = new URL(request.url).searchParams.get('query') ?? ''
    log.texts.push(text)
    return (await respond(text, request)) ?? inSandbox('suggestions', text)
  }),
  http.get<{ id: string }>(
    `${config.apiBaseUrl}/v1/autocomplete/addresses/:id/gbr`,
    async ({ params, request }) => {
      log.fetched.push(params.id)
      return (await respond(params.id, request)) ?? inSandbox('address', params.id)
    },
  ),
]

/** MSW for all tests of a file, with what a test sends; a request without a handler is an error. */
export function listeningServer() {
  const server = Object.assign(setupServer(), nothingYet(), {
    // The page of an earlier test may still call: that does not count.
    /** From now on lookups are answered. */
    answers: (respond?: Respond) => server.use(cleanseHandler({ queries: server.queries }, respond)),
    /** From now on addresses are suggested and fetched. */
    suggests: (respond?: Respond) =>
      server.use(...suggestionHandlers({ texts: server.texts, fetched: server.fetched }, respond)),
  })
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  // Not after each: a page may call until it is closed, which comes last of all.
  beforeEach(() => {
    server.resetHandlers()
    Object.assign(server, nothingYet())
  })
  afterAll(() => server.close())
  return server
}
