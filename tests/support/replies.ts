import { answerQuery, addressWithId, suggest } from '../../src/features/sandbox/answerQuery'

// What every provider of the tests replies, however it is played: in memory, by routing, or from a server.

export interface Reply {
  status: number
  body: unknown
}

/** What a page of another origin may read. */
export const CORS = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }

/** A lookup has its text in its body. */
interface Asked {
  kind: 'lookup' | 'key' | 'suggestions' | 'address'
  text: string
}

/** What a request asks for. */
export function askedIn(method: string, { pathname, searchParams }: URL): Asked {
  const [, id] = /\/addresses\/(.+)\/gbr$/.exec(pathname) ?? []
  if (id !== undefined) return { kind: 'address', text: decodeURIComponent(id) }
  if (pathname.includes('/autocomplete/'))
    return { kind: 'suggestions', text: searchParams.get('query') ?? '' }
  return { kind: method === 'GET' ? 'key' : 'lookup', text: '' }
}

/** A success in the provider's format. */
export const success = (result: unknown): Reply => ({
  status: 200,
  body: { code: 2000, message: 'Success', result },
})

/** An error in the provider's format. */
export const providerError = (status: number, code: number, message: string): Reply => ({
  status,
  body: { code, message },
})

/** To a key check: the key is good. */
export const GOOD_KEY = success({ available: true })

/** To a lookup: no address was found. */
export const NOT_FOUND = success({ fit: 0, confidence: 0, match: null, premise_match: 'NO_MATCH' })

/** A spent balance. */
export const SPENT = providerError(402, 4020, 'Key balance depleted')

/** Too many requests. */
export const SLOW_DOWN = providerError(429, 4299, 'Too many requests')

/** An answer to a lookup, which has a number as its message: so a row tells which answer it has. */
export const numberedAnswer = (number: number | string, answer: object): Reply => ({
  status: 200,
  body: { ...answer, message: String(number) },
})

/** The reply of a provider that does as the sandbox does. */
export function sandboxReply({ kind, text }: Asked): Reply {
  switch (kind) {
    case 'lookup':
      return { status: 200, body: answerQuery(text) }
    case 'key':
      return GOOD_KEY
    case 'suggestions':
      return success({ hits: suggest(text) })
    case 'address':
      return success(addressWithId(text))
  }
}
