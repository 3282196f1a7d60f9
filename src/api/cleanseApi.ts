import { spaced } from '../base/values'
import type { SerializedError } from '@reduxjs/toolkit'
import { createApi } from '@reduxjs/toolkit/query'
import { config } from '../base/config'
import { SUGGESTIONS_TIMEOUT_MS, type ApiFailure } from './apiFailure'
import { baseQuery } from './baseQuery'
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

/** A request that only reads has no content type: with one, the browser would ask the provider before each call. */
const READS = { method: 'GET', headers: { accept: 'application/json' } } as const

/** The most characters of a text that the provider takes. */
const LONGEST_TEXT = 150

/** The text to ask suggestions for: on one line, and cut after a word if it is too long. */
export function suggestionText(text: string): string {
  const line = spaced(text)
  if (line.length <= LONGEST_TEXT) return line
  const end = line.lastIndexOf(' ', LONGEST_TEXT)
  return line.slice(0, end > 0 ? end : LONGEST_TEXT)
}

/** How long to keep suggestions after their last use, in s: about as long as a form is open. */
const SUGGESTIONS_KEPT_S = 300

/**
 * The calls to the provider. Paid calls are mutations, so that none is cached. The key is not an argument: `baseQuery` adds it.
 */
export const cleanseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  catchSchemaFailure: ({ _bqMeta }) => _bqMeta as ApiFailure,
  endpoints: (build) => ({
    /** Whether the key can be used. */
    checkKey: build.mutation<KeyAnswer, void>({
      query: () => ({ path: '/v1/keys/:key', method: 'GET' }),
      responseSchema: keyAnswerSchema,
    }),
    /** Finds the address that a row's text means: one lookup. */
    cleanseRow: build.mutation<CleanseAnswer, string>({
      query: (query) => ({
        path: `/v1/cleanse/addresses?api_key=:key&${TAGS}`,
        method: 'POST',
        body: { query, country: 'GB' },
      }),
      responseSchema: cleanseAnswerSchema,
    }),
    /**
     * Addresses that a text may mean, at no cost. The same text is asked once; what the provider lists without a later
     * choice counts against the key.
     */
    suggestAddresses: build.query<Suggestion[], string, SuggestionsAnswer>({
      query: (text) => ({
        ...READS,
        path: '/v1/autocomplete/addresses?api_key=:key&limit=10&context=GBR',
        params: { query: suggestionText(text) },
        timeoutMs: SUGGESTIONS_TIMEOUT_MS,
      }),
      serializeQueryArgs: ({ queryArgs }) => ({ text: suggestionText(queryArgs) }),
      rawResponseSchema: suggestionsAnswerSchema,
      transformResponse: ({ result }) => result.hits.filter((hit) => hit !== null),
      keepUnusedDataFor: SUGGESTIONS_KEPT_S,
    }),
    /** The address behind a suggestion, by its id: one lookup. */
    resolveAddress: build.mutation<AddressFields, string, AddressAnswer>({
      query: (id) => ({
        ...READS,
        path: `/v1/autocomplete/addresses/${encodeURIComponent(id)}/gbr?api_key=:key&${TAGS}`,
      }),
      rawResponseSchema: addressAnswerSchema,
      transformResponse: ({ result }) => result,
    }),
  }),
})

export const { checkKey, cleanseRow, suggestAddresses, resolveAddress } = cleanseApi.endpoints

/**
 * Waits for a dispatched call, and aborts it with the signal. Returns its data, or why there is none: null means an error in the
 * page's own code.
 */
export async function untilAborted<Data>(
  call: Promise<{ data?: Data; error?: ApiFailure | SerializedError }> & { abort(): void },
  signal: AbortSignal,
) {
  const abort = () => call.abort()
  if (signal.aborted) abort()
  signal.addEventListener('abort', abort)
  const { data, error } = await call.finally(() => signal.removeEventListener('abort', abort))
  return { data, failure: error && 'status' in error ? error : null }
}
