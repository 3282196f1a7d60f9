import { answerQuery } from '../../src/features/sandbox/answerQuery'
import { addressWithId, suggest } from '../../src/features/sandbox/suggest'

/** How the provider, or the connection to it, ends a request. */
export type ReplyKind = 'answer' | 'spent' | 'slowDown' | 'refused' | 'broken' | 'cutOff'

export const REPLY_KINDS: ReplyKind[] = ['answer', 'spent', 'slowDown', 'refused', 'broken', 'cutOff']

/** A request that is open. */
export interface Pending {
  page: string
  query: string
  /** @param message of an answer */
  end: (kind: ReplyKind, message?: string) => void
}

const json = (status: number, body: unknown) => Response.json(body, { status })

type AnswerTo = (query: string) => object

/** The response to a request; null breaks the connection. */
const reply = (kind: ReplyKind, query: string, message: string, answerTo: AnswerTo | null) => {
  switch (kind) {
    case 'answer': {
      if (answerTo) return json(200, { ...answerTo(query), message })
      const address = addressWithId(query) ?? { line_1: query, postcode: 'B12 0XY' }
      return json(200, { result: { ...address, udprn: message } })
    }
    case 'spent':
      return json(402, { code: 4020, message: 'Key balance depleted' })
    case 'slowDown':
      return json(429, { code: 4299, message: 'Too many requests' })
    case 'refused':
      return json(401, { code: 4010, message: 'Invalid key' })
    case 'broken':
      return new Response('<html>', { status: 500 })
    case 'cutOff':
      return null
  }
}

/**
 * A provider whose requests stay open until the test ends them one by one. It replaces `fetch`, since with a network in
 * between the order of events would vary from run to run. A page is known by its key.
 *
 * @param answerTo a lookup: as the sandbox answers, unless it is given
 */
export function createPlayedProvider(
  onRequest: (request: Pending) => void,
  answerTo: AnswerTo = answerQuery,
) {
  let pending: Pending[] = []

  const fetch = async (...asked: Parameters<typeof globalThis.fetch>): Promise<Response> => {
    const request = new Request(...asked)
    const { pathname, searchParams } = new URL(request.url)
    const page = searchParams.get('api_key') ?? ''
    const [, id] = /\/addresses\/(.+)\/gbr$/.exec(pathname) ?? []
    // Suggestions are free, and answered at once.
    if (request.method === 'GET' && id === undefined)
      return json(200, { result: { hits: suggest(searchParams.get('query') ?? '') } })
    const query = id ? decodeURIComponent(id) : ((await request.json()) as { query: string }).query
    return new Promise((resolve, reject) => {
      const leave = () => {
        pending = pending.filter((each) => each !== entry)
      }
      const entry: Pending = {
        page,
        query,
        end: (kind, message = '') => {
          leave()
          const response = reply(kind, query, message, id === undefined ? answerTo : null)
          if (response) resolve(response)
          else reject(new TypeError('Failed to fetch'))
        },
      }
      request.signal.addEventListener('abort', () => {
        leave()
        reject(request.signal.reason)
      })
      pending.push(entry)
      onRequest(entry)
    })
  }

  return {
    fetch,
    pendingOf: (page: string) => pending.filter((each) => each.page === page),
    /** The page is gone: none of its requests is answered. */
    forget: (page: string) => {
      pending = pending.filter((each) => each.page !== page)
    },
  }
}
