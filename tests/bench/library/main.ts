import { configureStore } from '@reduxjs/toolkit'
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query'

// The floor of the chosen library: the same calls as mutations of Redux Toolkit, with nothing shown, recorded,
// checked or saved.

const api = createApi({
  reducerPath: 'api',
  baseQuery: fetchBaseQuery({ timeout: 30_000, headers: { 'content-type': 'application/json' } }),
  endpoints: (build) => ({
    send: build.mutation<unknown, { url: string; body: string }>({
      query: ({ url, body }) => ({ url, method: 'POST', body }),
    }),
  }),
})

const store = configureStore({
  reducer: { api: api.reducer },
  middleware: (getDefaultMiddleware) => getDefaultMiddleware().concat(api.middleware),
})

declare global {
  interface Window {
    /** Sends one body and waits for its answer; there once the page has loaded. */
    send?: (url: string, body: string) => Promise<unknown>
  }
}

window.send = (url, body) => store.dispatch(api.endpoints.send.initiate({ url, body }, { track: false }))
