import { configureStore } from '@reduxjs/toolkit'
import { createApi, type BaseQueryFn } from '@reduxjs/toolkit/query'
import type { CleanseAnswer } from '../../../src/api/schemas'
import { outputCells } from '../../../src/features/answers/outputColumns'

// The floor of the chosen library: the same calls as mutations of Redux Toolkit, with nothing shown or checked; and,
// where it is asked for, with every batch's answers saved as the product saves them.

interface Sent {
  url: string
  body: string
}

const headers = { 'content-type': 'application/json' }
const baseQuery: BaseQueryFn<Sent> = async ({ url, body }, { signal }) => {
  const response = await fetch(url, { method: 'POST', headers, body, signal })
  return { data: await response.json() }
}

const api = createApi({
  reducerPath: 'api',
  baseQuery,
  endpoints: (build) => ({
    send: build.mutation<CleanseAnswer, Sent>({ query: (sent) => sent }),
  }),
})

const store = configureStore({
  reducer: { api: api.reducer },
  middleware: (getDefaultMiddleware) => getDefaultMiddleware().concat(api.middleware),
})

declare global {
  interface Window {
    /** Sends one body and waits for its answer; there once the page has loaded. */
    send?: (url: string, body: string) => Promise<CleanseAnswer>
    /** Writes the answers to a batch's queries to local storage, with all before them and the customer's rows. */
    save?: (rows: string, queries: string[], answers: CleanseAnswer[]) => void
  }
}

window.send = async (url, body) =>
  store.dispatch(api.endpoints.send.initiate({ url, body }, { track: false })).unwrap()

const saved: string[] = []
window.save = (rows, queries, answers) => {
  saved.push(...answers.map((answer, at) => JSON.stringify([queries[at], ...outputCells(answer)])))
  localStorage.setItem('record', `{"originalRows":${rows},"resultRows":[${saved.join(',')}]}`)
}
