import type { BaseQueryFn } from '@reduxjs/toolkit/query'
import * as v from 'valibot'
import { config } from '../app/base/config'
import type { KeyHolder } from '../app/base/deps'
import { failureMessage, readRetryAfter, unansweredCall, type ApiFailure } from './apiFailure'
import { MASK } from './keyHolder'
import { errorAnswerSchema } from './schemas'
import { send } from './send'

/** A call to the provider. `:key` in the path is where the key goes. */
export interface ProviderCall {
  path: string
  method: 'GET' | 'POST'
  body?: Record<string, unknown>
  cache?: RequestCache
}

/** What is known of an answer besides its data. */
export interface AnswerStatus {
  status: number
  statusText: string
}

const EVERY_REQUEST: RequestInit = {
  headers: { 'content-type': 'application/json', accept: 'application/json' },
  credentials: 'omit',
  referrerPolicy: 'no-referrer',
  // Wherever it led, the key and an address would go along.
  redirect: 'error',
}

/**
 * The one way to the provider: puts the key into the request, and turns every failure into an `ApiFailure` without the
 * key. The response and its URL stay here, so that no action carries them.
 */
export const baseQuery: BaseQueryFn<ProviderCall, unknown, ApiFailure, object, AnswerStatus> = async (
  call,
  { extra, signal },
) => {
  const { keyHolder } = extra as { keyHolder: KeyHolder }
  const [key, mask] = [keyHolder.get(), keyHolder.getMask()]
  const { path, body, ...settings } = call
  const url = config.apiBaseUrl + path.replace(':key', () => encodeURIComponent(key))
  const request = { ...EVERY_REQUEST, ...settings, body: body && JSON.stringify(body) }
  const reply = await send(url, request, signal)

  if (reply.kind !== 'answer') return { error: unansweredCall(reply.kind) }
  const { response, data } = reply
  const { status } = response
  const statusText = mask(response.statusText)
  if (response.ok && data !== undefined) {
    return { data: withMessageMasked(data, mask), meta: { status, statusText } }
  }

  const answered = v.safeParse(errorAnswerSchema, data)
  const code = (answered.success && answered.output.code) || null
  const serverMessage = (answered.success && answered.output.message) || null
  const message = failureMessage({ serverMessage, status, statusText, url: urlWithoutKey(path) })
  return {
    error: {
      status,
      code,
      serverMessage: serverMessage && mask(serverMessage),
      statusText,
      message: mask(message),
      retryAfterMs: readRetryAfter(response.headers.get('retry-after'), Date.now()),
    },
  }
}

/** The failure of an answer that cannot be read, whatever its status says. */
export function unreadableAnswer(path: string, { status, statusText }: AnswerStatus): ApiFailure {
  const message = failureMessage({ serverMessage: null, status, statusText, url: urlWithoutKey(path) })
  return { status, code: null, serverMessage: null, statusText, message, retryAfterMs: null }
}

/** The URL of a call as messages quote it: the key masked. */
const urlWithoutKey = (path: string) => config.apiBaseUrl + path.replace(':key', MASK)

/** An answer whose message does not quote the key. The address itself is left alone: a short key may occur in it. */
function withMessageMasked(data: unknown, mask: (text: string) => string): unknown {
  const isAnswer = typeof data === 'object' && data !== null && 'message' in data
  if (!isAnswer || typeof data.message !== 'string') return data
  return { ...data, message: mask(data.message) }
}
