import { http, HttpResponse } from 'msw'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { resolveAddress, suggestAddresses, suggestionText, untilAborted } from '../../src/api/cleanseApi'
import { config } from '../../src/base/config'
import { listeningServer } from '../support/provider'
import { passTime, playTimers } from '../support/waiting'
import { apiKeyRoom } from '../support/rooms/apiKey'
import { pagesIn } from '../support/testPage'

const { openTestPage } = pagesIn(apiKeyRoom)

const server = listeningServer()

const asked: string[] = []
let respond: () => Promise<Response> | Response

beforeEach(() => {
  asked.length = 0
  respond = () =>
    HttpResponse.json({ result: { hits: [{ id: 'paf_1', suggestion: '1 High Street, Bath' }] } })
  server.use(
    http.get(`${config.apiBaseUrl}/v1/autocomplete/addresses`, ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('query')!)
      return respond()
    }),
  )
})

const found = [{ id: 'paf_1', suggestion: '1 High Street, Bath' }]

test('the same text is sent once, whatever its spacing and other texts in between', async () => {
  const { store } = openTestPage()
  const ask = async (text: string) =>
    (await store.dispatch(suggestAddresses.initiate(text, { subscribe: false }))).data
  expect(await Promise.all(['1 High St', '1 High St'].map(ask))).toEqual([found, found])
  expect(await ask('2 High St')).toEqual(found)
  expect(await ask(' 1  High\nSt ')).toEqual(found)
  expect(asked).toEqual(['1 High St', '2 High St'])
  expect(suggestAddresses.select('1 High St ')(store.getState()).data).toEqual(found)
})

test('a text whose answer was abandoned or failed is sent again', async () => {
  const { store } = openTestPage()
  const controller = new AbortController()
  respond = () => new Promise(() => controller.abort())
  const ask = () => store.dispatch(suggestAddresses.initiate('1 High St', { subscribe: false }))
  expect((await untilAborted(ask(), controller.signal)).data).toBeUndefined()

  respond = () => HttpResponse.json({ code: 4290, message: 'Slow down' }, { status: 429 })
  expect((await ask()).error).toMatchObject({ status: 429, code: 4290 })
  respond = () => HttpResponse.json({ result: { hits: [] } })
  expect((await ask()).data).toEqual([])
  expect(asked).toHaveLength(3)
})

test('without an answer the page waits 10 s for suggestions, 30 s for a paid address', async () => {
  playTimers()
  onTestFinished(() => void vi.unstubAllGlobals())
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: RequestInit) =>
      new Promise((__, reject) => {
        signal?.addEventListener('abort', () => reject(new Error('aborted')))
      }),
  )
  const { store } = openTestPage()
  const errors: unknown[] = []
  void store
    .dispatch(suggestAddresses.initiate('1 High St'))
    .then(({ error }) => errors.push(error && 'message' in error && error.message))
  void store
    .dispatch(resolveAddress.initiate('paf_1'))
    .then(({ error }) => errors.push(error && 'message' in error && error.message))
  await passTime(9_999)
  expect(errors).toEqual([])
  await passTime(1)
  expect(errors).toEqual(['No answer in 10 s'])
  await passTime(19_999)
  expect(errors).toHaveLength(1)
  await passTime(1)
  expect(errors[1]).toBe('No answer in 30 s')
})

const words = (count: number) => 'Tenletters '.repeat(count).trim()

test.each([
  ['a text', '1 High Street, Bath', '1 High Street, Bath'],
  ['one of several lines', ' 1 High Street,\r\n\tBath ', '1 High Street, Bath'],
  ['one of 150 characters', 'x'.repeat(150), 'x'.repeat(150)],
  ['a longer one, cut after a word', words(20), words(13)],
  [
    'one whose 150th character ends a word',
    `${words(13)} ${'x'.repeat(7)} y`,
    `${words(13)} ${'x'.repeat(7)}`,
  ],
  ['a longer one without words', 'x'.repeat(200), 'x'.repeat(150)],
])('is asked for suggestions: %s', (_, text, expected) => {
  expect(suggestionText(text)).toBe(expected)
})
