import { devTools, withDevTools } from '../support/devTools'
import { http, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { resolveAddress, suggestAddresses } from '../../src/api/cleanseApi'
import { config } from '../../src/base/config'
import { setApiKey } from '../../src/features/apiKey/apiKeyListeners'
import { downloadAsked } from '../../src/features/download/downloadSlice'
import { runResumed, runStarted } from '../../src/features/session/sessionEvents'
import { fileLoaded } from '../../src/features/file/fileSlice'
import { cleanseHandler, emptyLog, listeningServer, providerError } from '../support/provider'
import { fileOf, queryOf } from '../support/builders'
import { openTestPage } from '../support/testStore'
import { until } from '../support/waiting'

// A key that looks different in a URL, so that both spellings are searched for.
const KEY = 'ak_se cret/ü+1'

const server = listeningServer()
withDevTools()

test('the key is in no action, state, storage, console line or download, even when errors quote it', async () => {
  const said: unknown[] = []
  for (const method of ['log', 'warn', 'error', 'info', 'debug'] as const) {
    vi.spyOn(console, method).mockImplementation((...words: unknown[]) => void said.push(...words))
  }
  let isSpent = true
  server.use(
    http.get(`${config.apiBaseUrl}/v1/keys/:key`, ({ params }) => {
      expect(decodeURIComponent(String(params.key))).toBe(KEY)
      return HttpResponse.json({ code: 2000, message: `Key ${KEY} is fine`, result: { available: true } })
    }),
    cleanseHandler(emptyLog(), (query, request) => {
      if (query === queryOf(1)) return providerError(400, 4000, `Bad request to ${request.url} by ${KEY}`)
      if (query === queryOf(2)) return new HttpResponse('<html>', { status: 500 })
      if (query === queryOf(3)) return HttpResponse.error()
      if (query === queryOf(4) && isSpent) return providerError(402, 4020, `${KEY} is spent`)
      return undefined
    }),
    http.get(`${config.apiBaseUrl}/v1/autocomplete/addresses`, ({ request }) => {
      const { searchParams } = new URL(request.url)
      if (searchParams.get('query') === 'refused')
        return providerError(401, 4010, `No ${request.url} by ${KEY}`)
      return HttpResponse.json({ result: { hits: [{ id: 'paf_1', suggestion: '1 High Street' }] } })
    }),
    http.get(`${config.apiBaseUrl}/v1/autocomplete/addresses/:id/gbr`, ({ params, request }) =>
      params.id === 'paf_1'
        ? HttpResponse.json({ result: { line_1: '1 High Street' } })
        : new HttpResponse(`<html>${request.url}`, { status: 200 }),
    ),
  )
  const { store, world, deps } = openTestPage()
  store.dispatch(setApiKey(`  ${KEY}\n`))
  await until(store, ({ apiKey }) => apiKey.status === 'valid')
  store.dispatch(fileLoaded(fileOf(7)))
  store.dispatch(runStarted())
  await until(store, ({ run }) => run.phase.status === 'paused')
  const stored = [...world.storage.texts.values()]
  isSpent = false
  store.dispatch(runResumed())
  const after = await until(store, ({ run }) => run.phase.status === 'idle')
  const suggested = await Promise.all(
    ['found', 'refused'].map((text) => store.dispatch(suggestAddresses.initiate(text))),
  )
  const fetched = await Promise.all(
    ['paf_1', 'unreadable'].map((id) => store.dispatch(resolveAddress.initiate(id))),
  )
  expect([...suggested, ...fetched].map(({ data, error }) => Boolean(data) && !error)).toEqual([
    true,
    false,
    true,
    false,
  ])
  store.dispatch(downloadAsked('everything', 'csv'))
  await vi.dynamicImportSettled()

  expect(deps.keyHolder.get()).toBe(KEY)
  expect(after.run.results[1]).toMatchObject({
    kind: 'failed',
    error: expect.stringContaining('***') as string,
  })
  const { actions } = devTools
  expect(actions.length).toBeGreaterThan(20)
  const everything = JSON.stringify(
    [actions, store.getState(), stored, said, world.downloads, suggested, fetched],
    (_, value: unknown) => (value instanceof Error ? `${value.message} ${value.stack}` : value),
  )
  for (const secret of [KEY, encodeURIComponent(KEY), encodeURI(KEY), 'se cret', 'se%20cret', 'se+cret']) {
    expect(everything).not.toContain(secret)
  }
})
