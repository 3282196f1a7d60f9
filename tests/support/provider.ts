import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { config } from '../../src/base/config'
import * as replies from './replies'

/** Replies to a lookup, perhaps later; nothing answers it as the sandbox does. */
export type Respond = (query: string, request: Request) => Response | undefined | Promise<Response | void>

/** The lookups that the provider received. */
interface ProviderLog {
  queries: string[]
}

export const emptyLog = (): ProviderLog => ({ queries: [] })

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
export const cleanseHandler = (log: ProviderLog, respond: Respond = () => undefined) =>
  http.post(`${config.apiBaseUrl}/v1/cleanse/addresses`, async ({ request }) => {
    const { query } = (await request.clone().json()) as { query: string }
    log.queries.push(query)
    return (await respond(query, request)) ?? inSandbox('lookup', query)
  })

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

/** Handles key checks. */
export const keyHandler = (available = true) =>
  http.get(`${config.apiBaseUrl}/v1/keys/:key`, () => responseOf(replies.success({ available })))

/** Suggestions that were asked for, and addresses that were fetched, by their ids. */
interface SuggestionLog {
  texts: string[]
  fetched: string[]
}

/** Handles suggestions and the addresses behind them, as the sandbox does, and logs them. */
export const suggestionHandlers = (log: SuggestionLog, respond: Respond = () => undefined) => [
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
