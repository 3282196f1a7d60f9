import { http, HttpResponse } from 'msw'
import { answerQuery } from '../../src/features/sandbox/answerQuery'
import { config } from '../../src/app/base/config'

/** What the provider does with one cleanse request; undefined answers it as the sandbox does. */
export type Respond = (
  query: string,
  request: Request,
) => Response | undefined | Promise<Response | undefined>

/** Requests as they came, for a test to look at. */
export interface ProviderLog {
  queries: string[]
  /** Requests that were under way at the same time, at the most. */
  mostAtOnce: number
}

export const emptyLog = (): ProviderLog => ({ queries: [], mostAtOnce: 0 })

/** The provider's own shape of an error. */
export const providerError = (status: number, code: number, message: string, headers?: HeadersInit) =>
  HttpResponse.json({ code, message }, { status, headers })

/** A handler for the cleanse call that answers as `respond` says and keeps a log. */
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

/** A handler for the key check: available as said. */
export const keyHandler = (available = true) =>
  http.get(`${config.apiBaseUrl}/v1/keys/:key`, () =>
    HttpResponse.json({ code: 2000, message: 'Success', result: { available } }),
  )
