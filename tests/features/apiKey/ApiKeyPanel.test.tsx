import { act, fireEvent, screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, expect, test, vi } from 'vitest'
import { config } from '../../../src/base/config'
import { ApiKeyPanel } from '../../../src/features/apiKey/ApiKeyPanel'
import { fileLoaded } from '../../../src/features/file/fileSlice'
import { RunControls } from '../../../src/features/run/RunControls'
import { createGate, passTime, playedTimers } from '../../support/waiting'
import { listeningServer, providerError } from '../../support/provider'
import { renderPart } from '../../support/renderPart'
import { fileOf } from '../../support/builders'
import { runRoom } from '../../support/rooms/run'
import { pagesIn } from '../../support/testPage'

const { openTestPage } = pagesIn(runRoom)

const VALID = '✓ API key is valid and available'
const INVALID = '✗ Invalid or unavailable API key'

const server = listeningServer()
playedTimers()
afterEach(() => vi.unstubAllGlobals())

const available = (isAvailable: boolean, message = 'Success') =>
  HttpResponse.json({ code: 2000, message, result: { available: isAvailable } })

/** The key's step beside the run's controls, with a file loaded. Returns the key checks that are sent. */
function openPanel(answer: (key: string) => Response | Promise<Response> = () => available(true)) {
  const sent: Request[] = []
  server.use(
    http.get(`${config.apiBaseUrl}/v1/keys/:key`, ({ params, request }) => {
      sent.push(request.clone())
      return answer(String(params['key']))
    }),
  )
  const { store, deps } = openTestPage()
  deps.keyHolder.set('')
  store.dispatch(fileLoaded(fileOf(1)))
  renderPart(
    store,
    <>
      <ApiKeyPanel isLocked={false} step="next" isFolded={false} isPaused={false} />
      <RunControls />
    </>,
  )
  const asked = () => sent.map(({ url }) => url.replace(`${config.apiBaseUrl}/v1/keys/`, ''))
  return { asked, sent, keyHolder: deps.keyHolder }
}

const field = () => screen.getByRole('textbox', { name: 'API Key' })
const type = (value: string) => fireEvent.change(field(), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const pass = (ms: number) => act(() => passTime(ms))
const canStart = () => !screen.getByRole<HTMLButtonElement>('button', { name: 'Start Cleanse' }).disabled

/** The words about the key in the field. */
const said = () =>
  field()
    .getAttribute('aria-describedby')!
    .split(' ')
    .map((id) => document.getElementById(id)!.textContent)
    .join(' ')

test('a key is checked once, a second after the last keystroke, without the spaces around it', async () => {
  const { asked } = openPanel()
  type('  ak_')
  await pass(900)
  type('  ak_1\t')
  await pass(990)
  expect(asked()).toEqual([])
  await pass(20)
  expect(asked()).toEqual(['ak_1'])
  expect(said()).toContain(VALID)
  expect(canStart()).toBe(true)
})

test('a key is sent only in the URL, past the cache', async () => {
  const { asked, sent } = openPanel()
  type('a/key')
  await pass(1010)
  expect(asked()).toEqual(['a%2Fkey'])
  expect(sent[0]).toMatchObject({ method: 'GET', body: null, cache: 'no-store' })
  expect(sent[0]!.headers.get('authorization')).toBeNull()
})

test('a key for other countries can be used, but the page says that Britain is not among them', async () => {
  const result = { available: true, contexts: [{ iso_3: 'USA' }] }
  openPanel(() => HttpResponse.json({ code: 2000, message: 'Success', result }))
  type('ak_1')
  await pass(1010)
  expect(said()).toContain(VALID)
  expect(said()).toContain('does not name Great Britain')
  expect(canStart()).toBe(true)
})

test.each<[string, () => Response, string]>([
  ['that is not available', () => available(false, 'Balance spent'), 'Balance spent'],
  ['that the provider fails to look up', () => providerError(500, 5000, 'Out of order'), 'Out of order'],
  ['that is forbidden here', () => providerError(401, 4011, 'Domain not allowed'), 'Domain not allowed'],
  [
    'that does not exist',
    () => providerError(404, 4042, 'Key not found'),
    'Check that you copied the whole key',
  ],
  ['that is not answered', () => HttpResponse.error(), 'Failed to validate API key'],
  ['whose answer is broken', () => new Response('{"resu'), 'Failed to validate API key'],
])('a key %s is refused, and the reason is shown', async (_, answer, words) => {
  openPanel(answer)
  type('ak_1')
  await pass(1010)
  expect(said()).toContain(INVALID)
  expect(said()).toContain(words)
  expect(canStart()).toBe(false)
  type('')
  expect(said()).not.toContain(INVALID)
})

test('a key that is unavailable for no given reason has three likely causes, and this site can be copied', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue()
  const clipboard = { writeText }
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { clipboard }))
  openPanel(() => available(false))
  type('ak_1')
  await pass(1010)
  expect(said()).toMatch(
    /balance may have run out.*reached a limit.*not allow this site: http:\/\/localhost:3000/,
  )
  press('Copy')
  expect(writeText).toHaveBeenCalledExactlyOnceWith('http://localhost:3000')
  await pass(0)
  expect(screen.getByRole('button', { name: 'Copied' })).toBeTruthy()
  writeText.mockRejectedValue(new DOMException('', 'NotAllowedError'))
  press('Copied')
  await pass(0)
  expect(screen.getByRole('button', { name: 'Your browser does not copy it: select it' })).toBeTruthy()
})

test('the answer for a key that is no longer in the field is ignored', async () => {
  const gate = createGate()
  const { asked } = openPanel(async (key) => {
    if (key === 'old') await gate.opened
    return available(key === 'old')
  })
  type('old')
  await pass(1010)
  expect(said()).toContain('Checking the key…')
  type('new')
  gate.open()
  await pass(1010)
  expect(said()).toContain(INVALID)
  expect(asked()).toEqual(['old', 'new'])
})

test('an empty field is not checked', async () => {
  const { asked } = openPanel()
  type('key')
  type('  ')
  await pass(5000)
  expect(asked()).toEqual([])
})

test('Check again asks at once', async () => {
  let isDown = true
  const { asked } = openPanel(() => (isDown ? HttpResponse.error() : available(true)))
  type('key')
  await pass(1010)
  isDown = false
  press('Check again')
  await pass(0)
  expect(said()).toContain(VALID)
  expect(asked()).toEqual(['key', 'key'])
})

test('editing a valid key disables Start until the new one is checked', async () => {
  openPanel()
  type('ak_1')
  await pass(1010)
  expect(canStart()).toBe(true)
  type('ak_12')
  expect(canStart()).toBe(false)
  await pass(1010)
  expect(canStart()).toBe(true)
})

test('a text too long for a key is neither held nor checked, and the page says so until it is edited', async () => {
  const { asked, keyHolder } = openPanel()
  type('x'.repeat(201))
  expect(said()).toContain('This is too long for a key.')
  expect(keyHolder.get()).toBe('')
  await pass(5000)
  type('')
  expect(said()).not.toContain('too long')
  expect(asked()).toEqual([])
  type('x'.repeat(200))
  await pass(1010)
  expect(asked()).toEqual(['x'.repeat(200)])
})
