import { createApi } from '@reduxjs/toolkit/query'
import { config } from '../app/base/config'
import { baseQuery, failedAnswer, type AnswerStatus } from './baseQuery'
import { cleanseAnswerSchema, keyAnswerSchema, type CleanseAnswer, type KeyAnswer } from './schemas'

const KEY_PATH = '/v1/keys/:key'
const CLEANSE_PATH = `/v1/cleanse/addresses?api_key=:key&tags=${encodeURIComponent(config.requestTag)}`

/** Country sent with every query. */
const COUNTRY = 'GB'

/**
 * The two calls to the provider. Both are mutations, so that nothing is cached: every check asks the provider. The key
 * is not an argument; `baseQuery` adds it.
 */
export const cleanseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  endpoints: (build) => ({
    /** Key check: GET /v1/keys/{key}. */
    checkKey: build.mutation<KeyAnswer, void>({
      query: () => ({ path: KEY_PATH, method: 'GET', cache: 'no-store' }),
      responseSchema: keyAnswerSchema,
      catchSchemaFailure: ({ _bqMeta }) => failedAnswer(KEY_PATH, _bqMeta as AnswerStatus),
    }),
    /** Cleanse one row: POST /v1/cleanse/addresses. */
    cleanseRow: build.mutation<CleanseAnswer, string>({
      query: (query) => ({ path: CLEANSE_PATH, method: 'POST', body: { query, country: COUNTRY } }),
      responseSchema: cleanseAnswerSchema,
      catchSchemaFailure: ({ _bqMeta }) => failedAnswer(CLEANSE_PATH, _bqMeta as AnswerStatus),
    }),
  }),
})

export const { checkKey, cleanseRow } = cleanseApi.endpoints

/** Waits for a dispatched call, and aborts it when the signal does. */
export async function untilAborted<Result>(
  call: Promise<Result> & { abort(): void },
  signal: AbortSignal,
): Promise<Result> {
  const abort = () => call.abort()
  if (signal.aborted) abort()
  signal.addEventListener('abort', abort)
  try {
    return await call
  } finally {
    signal.removeEventListener('abort', abort)
  }
}
