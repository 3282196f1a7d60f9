import { delay, http, HttpResponse, type HttpHandler } from 'msw'
import * as v from 'valibot'
import { answerQuery } from './answerQuery'
import type { Balance } from './balance'
import { sandboxKeys } from './sandboxKeys'
import { hashText } from './text'

/** A query that contains this word is answered with an error, so that failed rows can be seen. */
export const ERROR_WORD = 'SANDBOX-ERROR'

/** The context that the key check reports. */
const GREAT_BRITAIN = { iso_3: 'GBR', iso_2: 'GB', description: 'United Kingdom', emoji: '🇬🇧', rgeo: true }

const bodySchema = v.object({ query: v.string() })

const failure = (status: number, code: number, message: string) =>
  HttpResponse.json({ code, message }, { status })

/**
 * The provider's two calls, played by MSW with the provider's codes.
 *
 * @param options.baseUrl a path alone means this origin
 * @param options.balance of `ck_sandbox_runs_out`
 * @param options.latency ms before each answer
 */
export function createHandlers(options: {
  baseUrl: string
  balance: Balance
  latency: () => number
}): HttpHandler[] {
  const { baseUrl, balance, latency } = options
  const base = baseUrl.startsWith('/') ? `*${baseUrl}` : baseUrl
  const askedOfBusy = new Set<string>()

  const wait = async () => {
    const ms = latency()
    if (ms > 0) await delay(ms)
  }

  return [
    http.get<{ key: string }>(`${base}/v1/keys/:key`, async ({ params }) => {
      await wait()
      const known = sandboxKeys.find(({ key }) => key === params.key)
      if (!known) return failure(404, 4042, 'Key not found')
      const available = known.key !== 'ck_sandbox_unavailable'
      return HttpResponse.json({
        code: 2000,
        message: 'Success',
        result: { available, context: 'gbr', contexts: [GREAT_BRITAIN] },
      })
    }),

    http.post(`${base}/v1/cleanse/addresses`, async ({ request }) => {
      const typedKey = new URL(request.url).searchParams.get('api_key')
      const body = v.safeParse(bodySchema, await request.json().catch(() => null))
      await wait()

      const known = sandboxKeys.find(({ key }) => key === typedKey)
      if (!known) return failure(401, 4010, 'Invalid Key')
      if (!body.success) return failure(400, 4000, 'The body has no query')
      const { query } = body.output

      if (known.key === 'ck_sandbox_unavailable') return failure(402, 4020, 'Key balance depleted')
      if (known.key === 'ck_sandbox_busy' && isRefused(query, askedOfBusy)) {
        return failure(503, 5030, 'Too many requests')
      }
      if (query.includes(ERROR_WORD)) return failure(500, 5000, 'Internal server error (sandbox)')
      if (known.key === 'ck_sandbox_runs_out') {
        if (balance.left() <= 0) return failure(402, 4020, 'Key balance depleted')
        balance.use()
      }
      return HttpResponse.json(answerQuery(query))
    }),
  ]
}

/** About every seventh query is refused the first time; a retry is always answered. */
function isRefused(query: string, asked: Set<string>): boolean {
  if (asked.has(query)) return false
  asked.add(query)
  return hashText(query) % 7 === 0
}
