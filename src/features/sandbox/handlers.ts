import { delay, http, HttpResponse, type HttpHandler } from 'msw'
import * as v from 'valibot'
import { SANDBOX_MESSAGE } from '../../domain/cleanse/outputColumns'
import { answerQuery, addressWithId, suggest } from './answerQuery'
import { sandboxKeys } from './sandboxMessages'
import { hashText } from './text'

/** A query with this word gets an error, so that users see failed rows. */
export const ERROR_WORD = 'SANDBOX-ERROR'

/** What `ck_sandbox_runs_out` can still pay for; public/sandbox/account.js sets it, and repeats the name. */
export const BALANCE_STORAGE_KEY = 'cleansheet-sandbox:balance'
const START_BALANCE = 20

/** The context that the key check reports. */
const GREAT_BRITAIN = { iso_3: 'GBR', iso_2: 'GB', description: 'United Kingdom', emoji: '🇬🇧', rgeo: true }

const bodySchema = v.object({ query: v.string() })

const success = (result: object) => ({ code: 2000, message: 'Success', result })

const spent = () => failure(402, 4020, 'Key balance depleted')

const failure = (status: number, code: number, message: string) =>
  HttpResponse.json({ code, message }, { status })

const keyIn = ({ url }: Request) => new URL(url).searchParams.get('api_key')

interface SandboxOptions {
  /** A path alone means this origin. */
  baseUrl: string
  /** Holds the balance of `ck_sandbox_runs_out`, which gets refilled. */
  storage: Pick<Storage, 'getItem' | 'setItem'>
  /** In ms, before each answer. */
  latency: () => number
}

/** The provider's four calls, played by MSW with the provider's codes. */
export function createHandlers({ baseUrl, storage, latency }: SandboxOptions): HttpHandler[] {
  const base = baseUrl.startsWith('/') ? `*${baseUrl}` : baseUrl
  const askedOfBusy = new Set<string>()
  storage.setItem(BALANCE_STORAGE_KEY, String(START_BALANCE))

  /** Refuses about every seventh query the first time, and never a retry. */
  function isRefused(query: string): boolean {
    const isRetry = askedOfBusy.has(query)
    askedOfBusy.add(query)
    return !isRetry && hashText(query) % 7 === 0
  }

  /** The refusal of a call about a text, by the key in its URL; null if there is none. */
  function refusalOf(request: Request, text: string): Response | null {
    const known = sandboxKeys.find(({ key }) => key === keyIn(request))
    if (!known) return failure(401, 4010, 'Invalid Key')
    if (known.key === 'ck_sandbox_unavailable') return spent()
    if (known.key === 'ck_sandbox_busy' && isRefused(text)) return failure(503, 5030, 'Too many requests')
    if (text.includes(ERROR_WORD)) return failure(500, 5000, 'Internal server error (sandbox)')
    return null
  }

  /** An answer, if there is credit for one more lookup. */
  function paid(request: Request, answer: object): Response {
    if (keyIn(request) === 'ck_sandbox_runs_out') {
      const left = Number(storage.getItem(BALANCE_STORAGE_KEY))
      if (!(left > 0)) return spent()
      storage.setItem(BALANCE_STORAGE_KEY, String(left - 1))
    }
    return HttpResponse.json(answer)
  }

  return [
    http.get<{ key: string }>(`${base}/v1/keys/:key`, async ({ params }) => {
      await delay(latency())
      const known = sandboxKeys.find(({ key }) => key === params.key)
      if (!known) return failure(404, 4042, 'Key not found')
      const available = known.key !== 'ck_sandbox_unavailable'
      return HttpResponse.json(success({ available, context: 'gbr', contexts: [GREAT_BRITAIN] }))
    }),

    http.post(`${base}/v1/cleanse/addresses`, async ({ request }) => {
      const body = v.safeParse(bodySchema, await request.json().catch(() => null))
      await delay(latency())
      if (!body.success) return refusalOf(request, '') ?? failure(400, 4000, 'The body has no query')
      const { query } = body.output
      const answer = { ...answerQuery(query), message: SANDBOX_MESSAGE }
      return refusalOf(request, query) ?? paid(request, answer)
    }),

    http.get(`${base}/v1/autocomplete/addresses`, async ({ request }) => {
      const text = new URL(request.url).searchParams.get('query') ?? ''
      await delay(latency())
      return refusalOf(request, text) ?? HttpResponse.json(success({ hits: suggest(text) }))
    }),

    http.get<{ id: string }>(`${base}/v1/autocomplete/addresses/:id/gbr`, async ({ params, request }) => {
      await delay(latency())
      const address = addressWithId(params.id)
      const gone = failure(404, 4044, 'Address not found')
      return refusalOf(request, params.id) ?? (address ? paid(request, success(address)) : gone)
    }),
  ]
}
