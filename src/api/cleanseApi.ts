import { createApi } from '@reduxjs/toolkit/query'
import { config } from '../app/base/config'
import { SUGGESTIONS_TIMEOUT_MS } from './apiFailure'
import { baseQuery, failedAnswer, type AnswerStatus } from './baseQuery'
import {
  addressAnswerSchema,
  cleanseAnswerSchema,
  keyAnswerSchema,
  suggestionsAnswerSchema,
  type AddressAnswer,
  type AddressFields,
  type CleanseAnswer,
  type KeyAnswer,
  type Suggestion,
  type SuggestionsAnswer,
} from './schemas'

const TAGS = `tags=${encodeURIComponent(config.requestTag)}`
const KEY_PATH = '/v1/keys/:key'
const CLEANSE_PATH = `/v1/cleanse/addresses?api_key=:key&${TAGS}`
const SUGGESTIONS_PATH = '/v1/autocomplete/addresses?api_key=:key&limit=10&context=GBR'
const addressPath = (id: string) =>
  `/v1/autocomplete/addresses/${encodeURIComponent(id)}/gbr?api_key=:key&${TAGS}`

/** Country sent with every query. */
const COUNTRY = 'GB'

/** A request that only reads has no content type: with one, the browser would ask the provider before each. */
const READS = { method: 'GET', headers: { accept: 'application/json' }, cache: 'no-store' } as const

/** Characters of a text that the provider takes at most. */
const LONGEST_TEXT = 150

/** A text as the provider is asked for suggestions: on one line, and cut after a word where it is too long. */
export function suggestionText(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ')
  if (line.length <= LONGEST_TEXT) return line
  const end = line.lastIndexOf(' ', LONGEST_TEXT)
  return line.slice(0, end > 0 ? end : LONGEST_TEXT)
}

/** How long suggestions are kept after they were last asked for, in s: about as long as a form is open. */
const SUGGESTIONS_KEPT_S = 300

/**
 * The calls to the provider. Paid calls are mutations, so that none is cached. The key is not an
 * argument; `baseQuery` adds it.
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
    /**
     * Addresses that a text may mean: GET /v1/autocomplete/addresses, at no cost. The same text is asked once; what
     * the provider lists without a later choice counts against the key.
     */
    suggestAddresses: build.query<Suggestion[], string, SuggestionsAnswer>({
      query: (text) => ({
        ...READS,
        path: SUGGESTIONS_PATH,
        params: { query: suggestionText(text) },
        timeoutMs: SUGGESTIONS_TIMEOUT_MS,
      }),
      serializeQueryArgs: ({ queryArgs }) => ({ text: suggestionText(queryArgs) }),
      rawResponseSchema: suggestionsAnswerSchema,
      transformResponse: ({ result }) => result.hits.filter((hit) => hit !== null),
      catchSchemaFailure: ({ _bqMeta }) => failedAnswer(SUGGESTIONS_PATH, _bqMeta as AnswerStatus),
      keepUnusedDataFor: SUGGESTIONS_KEPT_S,
    }),
    /** The address behind a suggestion, by its id: GET /v1/autocomplete/addresses/{id}/gbr, one lookup. */
    resolveAddress: build.mutation<AddressFields, string, AddressAnswer>({
      query: (id) => ({ ...READS, path: addressPath(id) }),
      rawResponseSchema: addressAnswerSchema,
      transformResponse: ({ result }) => result,
      catchSchemaFailure: ({ _bqMeta }, { arg }) => failedAnswer(addressPath(arg), _bqMeta as AnswerStatus),
    }),
  }),
})

export const { checkKey, cleanseRow, suggestAddresses, resolveAddress } = cleanseApi.endpoints

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
