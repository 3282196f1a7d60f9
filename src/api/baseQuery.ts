import type { BaseQueryFn } from '@reduxjs/toolkit/query'
import * as v from 'valibot'
import { bytesWithin } from '../base/bytes'
import { config } from '../base/config'
import type { KeyHolder } from '../base/deps'
import { beginningOf } from '../base/format'
import { tryOrNull } from '../base/tryOrNull'
import { CODES, readRetryAfter, REQUEST_TIMEOUT_MS, unansweredCall, type ApiFailure } from './apiFailure'
import { awakeTimeout } from './awakeTimeout'
import { MASK, maskOf } from './keyHolder'
import { errorAnswerSchema } from './schemas'

/** A call to the provider. `:key` in the path is where the key goes. */
interface ProviderCall extends Pick<RequestInit, 'headers'> {
  path: string
  /** Query parameters that no message quotes; they follow those of the path. */
  params?: Record<string, string>
  method: 'GET' | 'POST'
  body?: Record<string, unknown>
  /** How long an answer may take; 30 s by default. */
  timeoutMs?: number
}

const EVERY_REQUEST: RequestInit = {
  headers: { 'content-type': 'application/json', accept: 'application/json' },
  credentials: 'omit',
  referrerPolicy: 'no-referrer',
  // A redirect would take the key and an address along.
  redirect: 'error',
}

/**
 * Keeps answers off the disk, since their URLs have the key. Only Firefox keeps answers to a POST; `no-store` would make Chromium
 * ask the provider before each such call whether it may make it.
 */
const cacheFor = (method: string): RequestCache => (method === 'GET' || isFirefox() ? 'no-store' : 'default')

const isFirefox = () =>
  (globalThis as { navigator?: Navigator }).navigator?.userAgent.includes('Firefox/') === true

/**
 * The one way to the provider: puts the key into the request, and turns every failure into an `ApiFailure` without the key. The
 * response and its URL stay here, so that no action carries them; `meta` is the failure to report if an answer's data proves
 * wrong.
 */
export const baseQuery: BaseQueryFn<ProviderCall, unknown, ApiFailure, object, ApiFailure> = async (
  call,
  { extra, signal },
) => {
  const { keyHolder } = extra as { keyHolder: KeyHolder }
  const key = keyHolder.get()
  const mask = maskOf(key)
  // Every row stores the provider's words, and a notice shows them whole.
  const said = (words: string) => beginningOf(mask(words))
  const { path, params, body, timeoutMs = REQUEST_TIMEOUT_MS, ...settings } = call
  const address = config.apiBaseUrl + path.replace(':key', () => encodeURIComponent(key))
  const url = params ? `${address}&${new URLSearchParams(params)}` : address
  const cache = cacheFor(settings.method)
  const request = { ...EVERY_REQUEST, cache, ...settings, body: body && JSON.stringify(body) }
  const reply = await send(url, request, signal, timeoutMs)

  if (reply.kind !== 'answer') return { error: unansweredCall(reply.kind, timeoutMs) }
  const { response, data } = reply
  const { status } = response
  const statusText = mask(response.statusText)
  const words = [status, statusText, config.apiBaseUrl + path.replace(':key', MASK)].filter(Boolean).join(' ')
  const { code = null, message } = v.parse(errorAnswerSchema, data)
  // The words of a success do not say why it cannot be read.
  const serverMessage = message && code !== CODES.success ? said(message) : null
  const retryAfterMs = readRetryAfter(response.headers.get('retry-after'), Date.now())
  const failure = { status, message: serverMessage ?? words, code, serverMessage, statusText, retryAfterMs }
  if (response.ok && data !== null) return { data: withMessage(data, said), meta: failure }
  return { error: failure }
}

/** An answer whose message is as we say it, without the key. The address stays: a short key may occur in it. */
function withMessage(data: unknown, said: (words: string) => string): unknown {
  const isAnswer = typeof data === 'object' && data !== null && 'message' in data
  if (!isAnswer || typeof data.message !== 'string') return data
  return { ...data, message: said(data.message) }
}

/** How a request ended. The data is null where the body is not JSON. */
export type Reply =
  | { kind: 'answer'; response: Response; data: unknown }
  /** The answer is missing or incomplete: it took too long, was too long, the signal aborted it, or the connection broke. */
  | { kind: 'timeout' | 'tooLong' | 'aborted' | 'network' }

/** The longest answer that we read, in bytes: an answer has some thousands. */
const LONGEST_ANSWER = 1_000_000

/** Sends a request and reads the whole answer, within `timeoutMs` of awake time and until `signal` aborts. Never throws. */
export async function send(
  url: string,
  request: RequestInit,
  signal: AbortSignal,
  timeoutMs: number = REQUEST_TIMEOUT_MS,
): Promise<Reply> {
  const timeout = awakeTimeout(timeoutMs)
  try {
    const response = await fetch(url, { ...request, signal: AbortSignal.any([signal, timeout.signal]) })
    const bytes = response.body ? await bytesWithin(response.body, LONGEST_ANSWER) : new Uint8Array()
    if (!bytes) return { kind: 'tooLong' }
    const data = tryOrNull<unknown>(() => JSON.parse(new TextDecoder().decode(bytes)))
    return { kind: 'answer', response, data }
  } catch {
    return { kind: signal.aborted ? 'aborted' : timeout.signal.aborted ? 'timeout' : 'network' }
  } finally {
    timeout.stop()
  }
}
