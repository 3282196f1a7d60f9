import { http, HttpResponse } from 'msw'
import { answerQuery } from '../../src/features/sandbox/answerQuery'
import { config } from '../../src/base/config'
import { addressWithId, suggest } from '../../src/features/sandbox/suggest'

/** Replies to a lookup; undefined answers it as the sandbox does. */
export type Respond = (
  query: string,
  request: Request,
) => Response | undefined | Promise<Response | undefined>

/** The lookups that the provider received. */
interface ProviderLog {
  queries: string[]
  /** The most requests in flight at the same time. */
  mostAtOnce: number
}

export const emptyLog = (): ProviderLog => ({ queries: [], mostAtOnce: 0 })

/** An error in the provider's format. */
export const providerError = (status: number, code: number, message: string, headers?: HeadersInit) =>
  HttpResponse.json({ code, message }, { status, headers })

/** Handles lookups and logs them. */
export function cleanseHandler(log: ProviderLog, respond: Respond = () => undefined) {
  let underWay = 0
  return http.post(`${config.apiBaseUrl}/v1/cleanse/addresses`, async ({ request }) => {
    const { query } = (await request.clone().json()) as { query: string }
    log.queries.push(query)
    underWay += 1
    log.mostAtOnce = Math.max(log.mostAtOnce, underWay)
    try {
      return (await respond(query, request)) ?? HttpResponse.json(answerQuery(query))
    } finally {
      underWay -= 1
    }
  })
}

/** Handles key checks. */
export const keyHandler = (available = true) =>
  http.get(`${config.apiBaseUrl}/v1/keys/:key`, () =>
    HttpResponse.json({ code: 2000, message: 'Success', result: { available } }),
  )

/** Suggestions that were asked for, and addresses that were fetched, by their ids. */
interface SuggestionLog {
  texts: string[]
  fetched: string[]
}

const success = (result: unknown) => HttpResponse.json({ code: 2000, message: 'Success', result })

/** Handles suggestions and the addresses behind them, as the sandbox does, and logs them. */
export const suggestionHandlers = (log: SuggestionLog, respond: Respond = () => undefined) => [
  http.get(`${config.apiBaseUrl}/v1/autocomplete/addresses`, async ({ request }) => {
    const text = new URL(request.url).searchParams.get('query') ?? ''
    log.texts.push(text)
    return (await respond(text, request)) ?? success({ hits: suggest(text) })
  }),
  http.get<{ id: string }>(
    `${config.apiBaseUrl}/v1/autocomplete/addresses/:id/gbr`,
    async ({ params, request }) => {
      log.fetched.push(params.id)
      return (await respond(params.id, request)) ?? success(addressWithId(params.id))
    },
  ),
]
