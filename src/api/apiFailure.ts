import { apiMessages } from './apiMessages'

/** The one shape of everything that can go wrong with a call. Holds no key. */
export interface ApiFailure {
  /** The HTTP status, or why there is no answer. */
  status: number | 'network' | 'timeout' | 'aborted'
  /** The provider's own code, null when it gave none. */
  code: number | null
  /** The provider's own words, null when it gave none. */
  serverMessage: string | null
  /** The words that go with the status; empty where the connection does not carry them. */
  statusText: string
  /** What the row's error field says. */
  message: string
  /** How long the provider asks us to wait, in ms; null when it does not say or a page cannot read it. */
  retryAfterMs: number | null
}

/** The failure of a call that was not answered, or not to the end. */
export function unansweredCall(status: 'network' | 'timeout' | 'aborted'): ApiFailure {
  const message = status === 'timeout' ? apiMessages.noAnswer : apiMessages.failed
  return { status, code: null, serverMessage: null, statusText: '', message, retryAfterMs: null }
}

/**
 * The words of a row whose answer is an error: the server's message, or status and status text with the request URL
 * appended.
 */
export function failureMessage(parts: {
  serverMessage: string | null
  status: number
  statusText: string
  url: string
}): string {
  if (parts.serverMessage) return parts.serverMessage
  return [String(parts.status), parts.statusText, parts.url].filter((part) => part !== '').join(' ')
}

/**
 * Reads a Retry-After header: seconds, or a date that is compared with `now` (ms). Returns ms, at least 0;
 * null when there is none or it means nothing.
 */
export function readRetryAfter(header: string | null, now: number): number | null {
  if (header === null || header.trim() === '') return null
  const seconds = Number(header)
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000)
  const date = Date.parse(header)
  return Number.isNaN(date) ? null : Math.max(0, date - now)
}
