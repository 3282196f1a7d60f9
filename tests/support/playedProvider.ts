import { answerQuery, addressWithId } from '../../src/features/sandbox/answerQuery'
import { askedIn, numberedAnswer, providerError, sandboxReply, SLOW_DOWN, SPENT, type Reply } from './replies'

/** How the provider, or the connection to it, ends a request. */
export const REPLY_KINDS = ['answer', 'spent', 'slowDown', 'refused', 'broken', 'cutOff'] as const
export type ReplyKind = (typeof REPLY_KINDS)[number]

/** A request that is open. */
export interface Pending {
  page: string
  query: string
  /** @param message of an answer */
  end: (kind: ReplyKind, message?: string) => void
}

const responseOf = ({ status, body }: Reply) => Response.json(body, { status })

type AnswerTo = (query: string) => object

/** The response to a request; null breaks the connection. */
const reply = (kind: ReplyKind, query: string, message: string, answerTo: AnswerTo | null) => {
  switch (kind) {
    case 'answer': {
      if (answerTo) return responseOf(numberedAnswer(message, answerTo(query)))
      const address = addressWithId(query) ?? { line_1: query, postcode: 'B12 0XY' }
      return Response.json({ result: { ...address, udprn: message } })
    }
    case 'spent':
      return responseOf(SPENT)
    case 'slowDown':
      return responseOf(SLOW_DOWN)
    case 'refused':
      return responseOf(providerError(401, 4010, 'Invalid key'))
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

  const fetch = async (...called: Parameters<typeof globalThis.fetch>): Promise<Response> => {
    const request = new Request(...called)
    const url = new URL(request.url)
    const page = url.searchParams.get('api_key') ?? ''
    const asked = askedIn(request.method, url)
    const isLookup = asked.kind === 'lookup'
    // Suggestions are free, and answered at once.
    if (!isLookup && asked.kind !== 'address') return responseOf(sandboxReply(asked))
    const query = isLookup ? ((await request.json()) as { query: string }).query : asked.text
    return new Promise((resolve, reject) => {
      const leave = () => {
        pending = pending.filter((each) => each !== entry)
      }
      const entry: Pending = {
        page,
        query,
        end: (kind, message = '') => {
          leave()
          const response = reply(kind, query, message, isLookup ? answerTo : null)
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
