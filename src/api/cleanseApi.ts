import { createApi } from '@reduxjs/toolkit/query'
import { config } from '../app/base/config'
import { COUNTRY } from '../app/base/constants'
import { failureMessage, type ApiFailure } from './apiFailure'
import { baseQuery, urlWithoutKey } from './baseQuery'
import { cleanseAnswerSchema, keyAnswerSchema, type CleanseAnswer, type KeyAnswer } from './schemas'

const CLEANSE_PATH = `/v1/cleanse/addresses?api_key=:key&tags=${encodeURIComponent(config.requestTag)}`

/** An answer came, and it cannot be read: a row's error, as for any other status. */
const unreadable: ApiFailure = {
  status: 200,
  code: null,
  serverMessage: null,
  statusText: 'OK',
  message: failureMessage({
    serverMessage: null,
    status: 200,
    statusText: 'OK',
    url: urlWithoutKey(CLEANSE_PATH),
  }),
  retryAfterMs: null,
}

/**
 * The two calls to the provider. Both are mutations without an entry in the cache: a key is
 * checked anew each time, and a run of 1,100 rows leaves nothing behind. The key is no argument; `baseQuery` adds it.
 */
export const cleanseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  catchSchemaFailure: () => unreadable,
  endpoints: (build) => ({
    /** Key check: GET /v1/keys/{key}. */
    checkKey: build.mutation<KeyAnswer, void>({
      query: () => ({ path: '/v1/keys/:key', method: 'GET', cache: 'no-store' }),
      responseSchema: keyAnswerSchema,
    }),
    /** Cleanse one row: POST /v1/cleanse/addresses. */
    cleanseRow: build.mutation<CleanseAnswer, string>({
      query: (query) => ({
        path: CLEANSE_PATH,
        method: 'POST',
        body: { query, country: COUNTRY },
      }),
      responseSchema: cleanseAnswerSchema,
    }),
  }),
})

export const { checkKey, cleanseRow } = cleanseApi.endpoints
