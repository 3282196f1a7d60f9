import type { BaseQueryFn } from '@reduxjs/toolkit/query'
import { fetchBaseQuery } from '@reduxjs/toolkit/query'
import * as v from 'valibot'
import { config } from '../app/base/config'
import { REQUEST_TIMEOUT_MS } from '../app/base/constants'
import { apiMessages } from './apiMessages'
import { failureMessage, readRetryAfter, type ApiFailure } from './apiFailure'
import type { KeyHolder } from '../app/base/deps'
import { errorAnswerSchema } from './schemas'
import { MASK } from './maskOf'

/** A call to the provider. `:key` in the path stands where the key goes. */
export interface ProviderCall {
  path: string
  method: 'GET' | 'POST'
  body?: Record<string, unknown>
  cache?: RequestCache
}

const send = fetchBaseQuery({
  baseUrl: config.apiBaseUrl,
  timeout: REQUEST_TIMEOUT_MS,
  headers: { 'content-type': 'application/json' },
  credentials: 'omit',
  referrerPolicy: 'no-referrer',
  // Wherever it led, the key and an address would go along (PRIVACY-6).
  redirect: 'error',
})

/**
 * The one way to the provider: puts the key into the request, gives up after 30 s (ERROR-5, PRIVACY-4), and turns
 * every failure into an `ApiFailure` without the key. What `fetch` knows beyond that (the request and its URL)
 * stays here, so that no action carries it.
 */
export const baseQuery: BaseQueryFn<ProviderCall, unknown, ApiFailure> = async (call, api, options) => {
  const { keyHolder } = api.extra as { keyHolder: KeyHolder }
  const [key, mask] = [keyHolder.get(), keyHolder.getMask()]
  const { path, ...request } = call
  const url = path.replace(':key', encodeURIComponent(key))
  const { data, error, meta } = await send({ url, ...request }, api, options)
  if (!error) return { data: withMessageMasked(data, mask) }

  const answered = v.safeParse(errorAnswerSchema, 'data' in error ? error.data : null)
  const serverMessage = (answered.success && answered.output.message) || null
  const response = meta?.response
  // A body that breaks off is the connection's doing; one that is no JSON is the provider's.
  const isCutOff = error.status === 'PARSING_ERROR' && !error.error.startsWith('SyntaxError')
  const status = response && !isCutOff ? response.status : null
  const statusText = mask(response?.statusText ?? '')
  const message = failureMessage({
    serverMessage,
    status,
    statusText,
    url: urlWithoutKey(call.path),
  })
  return {
    error: {
      status: failureStatus(error.status, status, api.signal.aborted),
      code: (answered.success && answered.output.code) || null,
      serverMessage: serverMessage && mask(serverMessage),
      statusText,
      message: error.status === 'TIMEOUT_ERROR' ? apiMessages.noAnswer : mask(message),
      retryAfterMs: readRetryAfter(response?.headers.get('retry-after') ?? null, Date.now()),
    },
  }
}

/** The URL of a call as messages quote it: the key masked (PRIVACY-4). */
export const urlWithoutKey = (path: string) => config.apiBaseUrl + path.replace(':key', MASK)

/** An answer whose message does not quote the key. The address itself is left alone: a short key may stand in it. */
function withMessageMasked(data: unknown, mask: (text: string) => string): unknown {
  const isAnswer = typeof data === 'object' && data !== null && 'message' in data
  if (!isAnswer || typeof data.message !== 'string') return data
  return { ...data, message: mask(data.message) }
}

function failureStatus(kind: number | string, status: number | null, aborted: boolean): ApiFailure['status'] {
  if (aborted) return 'aborted'
  if (kind === 'TIMEOUT_ERROR') return 'timeout'
  return status ?? 'network'
}
