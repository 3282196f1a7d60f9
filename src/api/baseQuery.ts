import type { BaseQueryFn } from '@reduxjs/toolkit/query'
import * as v from 'valibot'
import { config } from '../app/base/config'
import { apiMessages } from './apiMessages'
import { failureMessage, readRetryAfter, type ApiFailure } from './apiFailure'
import type { KeyHolder } from '../app/base/deps'
import { errorAnswerSchema } from './schemas'
import { MASK } from './maskOf'
import { send } from './send'

/** A call to the provider. `:key` in the path stands where the key goes. */
export interface ProviderCall {
  path: string
  method: 'GET' | 'POST'
  body?: Record<string, unknown>
  cache?: RequestCache
}

const EVERY_REQUEST: RequestInit = {
  headers: { 'content-type': 'application/json', accept: 'application/json' },
  credentials: 'omit',
  referrerPolicy: 'no-referrer',
  // Wherever it led, the key and an address would go along.
  redirect: 'error',
}

/**
 * The one way to the provider: puts the key into the request, and turns every failure into an `ApiFailure`
 * without the key. What `fetch` knows beyond that (the answer and its URL) stays here, so that no action carries it.
 */
export const baseQuery: BaseQueryFn<ProviderCall, unknown, ApiFailure> = async (call, { extra, signal }) => {
  const { keyHolder } = extra as { keyHolder: KeyHolder }
  const [key, mask] = [keyHolder.get(), keyHolder.getMask()]
  const { path, body, ...settings } = call
  const url = config.apiBaseUrl + path.replace(':key', encodeURIComponent(key))
  const request = { ...EVERY_REQUEST, ...settings, body: body && JSON.stringify(body) }
  const reply = await send(url, request, signal)

  if (reply.kind !== 'answer') return { error: withoutAnswer(reply.kind, signal.aborted) }
  const { response, data } = reply
  if (response.ok && data !== undefined) return { data: withMessageMasked(data, mask) }

  const answered = v.safeParse(errorAnswerSchema, data)
  const code = (answered.success && answered.output.code) || null
  const serverMessage = (answered.success && answered.output.message) || null
  const { status } = response
  const statusText = mask(response.statusText)
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

/** The failure of a call that has no answer, or not all of one. */
function withoutAnswer(kind: 'late' | 'cutOff', isGivenUp: boolean): ApiFailure {
  const isLate = kind === 'late'
  return {
    status: isGivenUp ? 'aborted' : isLate ? 'timeout' : 'network',
    code: null,
    serverMessage: null,
    statusText: '',
    message: isLate ? apiMessages.noAnswer : apiMessages.failed,
    retryAfterMs: null,
  }
}

/** The URL of a call as messages quote it: the key masked. */
export const urlWithoutKey = (path: string) => config.apiBaseUrl + path.replace(':key', MASK)

/** An answer whose message does not quote the key. The address itself is left alone: a short key may stand in it. */
function withMessageMasked(data: unknown, mask: (text: string) => string): unknown {
  const isAnswer = typeof data === 'object' && data !== null && 'message' in data
  if (!isAnswer || typeof data.message !== 'string') return data
  return { ...data, message: mask(data.message) }
}
