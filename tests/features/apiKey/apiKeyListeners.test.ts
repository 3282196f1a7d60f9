import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { config } from '../../../src/app/base/config'
import { keyRecheckAsked } from '../../../src/features/apiKey/apiKeySlice'
import { setApiKey } from '../../../src/features/apiKey/apiKeyListeners'
import { listeningServer } from '../../support/listeningServer'
import { openTestPage } from '../../support/testStore'
import { createGate, untilInTime } from '../../support/until'

const server = listeningServer()
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** Answers key checks and notes which keys were asked for. */
function playKeys(answer: (key: string) => Response | Promise<Response>) {
  const asked: string[] = []
  server.use(
    http.get(`${config.apiBaseUrl}/v1/keys/:key`, ({ params }) => {
      asked.push(String(params.key))
      return answer(String(params.key))
    }),
  )
  return asked
}

const available = (isAvailable: boolean) =>
  HttpResponse.json({ code: 2000, message: 'Success', result: { available: isAvailable } })

test('a key is checked once, a second after the last keystroke, without the white space around it', async () => {
  const asked = playKeys(() => available(true))
  const { store } = openTestPage()
  store.dispatch(setApiKey('a'))
  await vi.advanceTimersByTimeAsync(900)
  store.dispatch(setApiKey(' ab '))
  await vi.advanceTimersByTimeAsync(999)
  expect(store.getState().apiKey).toEqual({ status: 'unknown' })
  expect(asked).toEqual([])
  const { apiKey } = await untilInTime(store, (state) => state.apiKey.status === 'valid')
  expect(asked).toEqual(['ab'])
  expect(apiKey).toEqual({ status: 'valid', message: 'Success', code: 2000 })
})

test.each<[string, () => Response, string, number]>([
  ['available is false', () => available(false), 'Success', 2000],
  [
    'the key is not found',
    () => HttpResponse.json({ code: 4042, message: 'x' }, { status: 404 }),
    'Invalid API key',
    404,
  ],
  ['the provider fails in words', () => HttpResponse.json({ message: 'Down' }, { status: 500 }), 'Down', 500],
  [
    'the provider fails without words',
    () => new HttpResponse('', { status: 503 }),
    'Service Unavailable',
    503,
  ],
  ['the provider cannot be reached', () => HttpResponse.error(), 'Failed to validate API key', 0],
])('a key is invalid when %s', async (_, answer, message, code) => {
  playKeys(answer)
  const { store } = openTestPage()
  store.dispatch(setApiKey('key'))
  const { apiKey } = await untilInTime(store, (state) => state.apiKey.status === 'invalid')
  expect(apiKey).toEqual({ status: 'invalid', message, code })
})

test('a key is asked about by its URL alone, past the cache', async () => {
  const sent: Request[] = []
  server.use(
    http.get(`${config.apiBaseUrl}/v1/keys/:key`, ({ request }) => {
      sent.push(request.clone())
      return available(true)
    }),
  )
  const { store } = openTestPage()
  store.dispatch(setApiKey('a/key'))
  await untilInTime(store, ({ apiKey }) => apiKey.status === 'valid')
  expect(sent).toHaveLength(1)
  const [request] = sent
  expect(request).toMatchObject({ method: 'GET', body: null, cache: 'no-store' })
  expect(request!.url).toBe(`${config.apiBaseUrl}/v1/keys/a%2Fkey`)
  expect(request!.headers.get('authorization')).toBeNull()
})

test('an answer for a key that is no longer in the field is ignored', async () => {
  const gate = createGate()
  const asked = playKeys(async (key) => {
    if (key === 'old') await gate.opened
    return available(key === 'old')
  })
  const { store } = openTestPage()
  store.dispatch(setApiKey('old'))
  await untilInTime(store, () => asked.includes('old'))
  store.dispatch(setApiKey('new'))
  gate.open()
  const { apiKey } = await untilInTime(
    store,
    (state) => state.apiKey.status === 'valid' || state.apiKey.status === 'invalid',
  )
  expect(apiKey.status).toBe('invalid')
  expect(asked).toEqual(['old', 'new'])
})

test('an empty field is unknown and asks nothing', async () => {
  const asked = playKeys(() => available(true))
  const { store } = openTestPage()
  store.dispatch(setApiKey('key'))
  store.dispatch(setApiKey('  '))
  await vi.advanceTimersByTimeAsync(5000)
  expect(store.getState().apiKey).toEqual({ status: 'unknown' })
  expect(asked).toEqual([])
})

test('Check again asks at once', async () => {
  let isDown = true
  const asked = playKeys(() => (isDown ? HttpResponse.error() : available(true)))
  const { store } = openTestPage()
  store.dispatch(setApiKey('key'))
  await untilInTime(store, ({ apiKey }) => apiKey.status === 'invalid')
  isDown = false
  store.dispatch(keyRecheckAsked())
  await untilInTime(store, ({ apiKey }) => apiKey.status === 'valid')
  expect(asked).toEqual(['key', 'key'])
})

test('what is too long for a key is not held, not checked and said to be too long, until it is edited', async () => {
  const asked = playKeys(() => available(true))
  const { store, deps } = openTestPage()
  store.dispatch(setApiKey('a'))
  store.dispatch(setApiKey('x'.repeat(201)))
  expect(store.getState().apiKey).toEqual({ status: 'tooLong' })
  expect(deps.keyHolder.get()).toBe('')
  await vi.advanceTimersByTimeAsync(5000)
  expect(asked).toEqual([])
  store.dispatch(setApiKey(''))
  expect(store.getState().apiKey).toEqual({ status: 'unknown' })
  store.dispatch(setApiKey('x'.repeat(200)))
  await untilInTime(store, (state) => state.apiKey.status === 'valid')
  expect(asked).toEqual(['x'.repeat(200)])
})
