import { http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { config } from '../../../src/app/config'
import { keyEdited, keyRecheckAsked } from '../../../src/features/apiKey/apiKeySlice'
import { typeKey } from '../../../src/features/apiKey/typeKey'
import { listeningServer } from '../../support/listeningServer'
import { passTime, playedTimers, settled } from '../../support/playedTimers'
import { providerError } from '../../support/provider'
import { recordActions } from '../../support/recordActions'
import { openTestPage } from '../../support/testStore'
import { createGate } from '../../support/until'

const server = listeningServer()
playedTimers()

type Respond = (key: string) => Response | Promise<Response>

const available = (isAvailable: boolean, rest: object = { code: 2000, message: 'Success' }) =>
  HttpResponse.json({ result: { available: isAvailable }, ...rest })

/** A page with an empty key field, and a provider that answers checks as said. */
function keyPage(respond: Respond = () => available(true)) {
  const checked: string[] = []
  server.use(
    http.get(`${config.apiBaseUrl}/v1/keys/:key`, ({ params }) => {
      checked.push(decodeURIComponent(String(params.key)))
      return respond(checked.at(-1)!)
    }),
  )
  const { store, deps } = openTestPage()
  deps.keyHolder.set('')
  const type = (text: string) => store.dispatch(typeKey(text))
  return { store, deps, checked, type, validity: () => store.getState().apiKey }
}

describe('a typed key', () => {
  test('is checked when a second has passed since the last keystroke, and only then', async () => {
    const { checked, type, validity } = keyPage()
    type('ak_1')
    await passTime(999)
    expect(checked).toEqual([])
    type('ak_12')
    await passTime(999)
    expect(checked).toEqual([])
    expect(validity()).toEqual({ status: 'unknown' })
    await passTime(1)
    expect(checked).toEqual(['ak_12'])
    expect(validity()).toEqual({ status: 'valid', message: 'Success', code: 2000 })
  })

  test('reads as checking while the answer is awaited', async () => {
    const gate = createGate()
    const { type, validity } = keyPage(async () => {
      await gate.opened
      return available(true)
    })
    type('ak_1')
    await passTime(1000)
    expect(validity()).toEqual({ status: 'checking' })
    gate.open()
    await settled()
    expect(validity().status).toBe('valid')
  })

  test('loses the white space around it and keeps its other characters, whatever they are', async () => {
    const { checked, type } = keyPage()
    type(' \tak 1/2?ü\n')
    await passTime(1000)
    expect(checked).toEqual(['ak 1/2?ü'])
  })

  test('is not checked again when only white space around it changed', async () => {
    const { store, checked, type, validity } = keyPage()
    type('ak_1')
    await passTime(1000)
    const actions = recordActions(store)
    type(' ak_1 ')
    await passTime(1000)
    expect(checked).toHaveLength(1)
    expect(validity().status).toBe('valid')
    expect(actions.filter(keyEdited.match)).toEqual([])
  })

  test('is not checked when it is white space alone, or was emptied, and is unknown then', async () => {
    const { checked, type, validity } = keyPage()
    type('   ')
    await passTime(2000)
    type('ak_1')
    await passTime(500)
    type('')
    await passTime(2000)
    expect(checked).toEqual([])
    expect(validity()).toEqual({ status: 'unknown' })
  })

  test('that was valid is unknown again when it is emptied', async () => {
    const { type, validity } = keyPage()
    type('ak_1')
    await passTime(1000)
    type('')
    expect(validity()).toEqual({ status: 'unknown' })
    await passTime(2000)
    expect(validity()).toEqual({ status: 'unknown' })
  })
})

describe('the answer to a key that is no longer in the field', () => {
  test.each([
    ['another key', 'ak_2', 'checking'],
    ['nothing', '', 'unknown'],
  ])('is ignored: %s is there now', async (_, typed, status) => {
    const gates = [createGate(), createGate()]
    const { checked, type, validity } = keyPage(async () => {
      await gates[checked.length - 1]!.opened
      return available(checked.length === 1)
    })
    type('ak_1')
    await passTime(1000)
    expect(checked).toEqual(['ak_1'])
    type(typed)
    gates[0]!.open()
    await settled()
    expect(validity()).toEqual({ status: 'unknown' })
    await passTime(1000)
    expect(validity().status).toBe(status)
  })
})

describe('the answer to a check', () => {
  test.each<[string, Respond, object]>([
    ['available', () => available(true), { status: 'valid', message: 'Success', code: 2000 }],
    [
      'available, without words',
      () => available(true, {}),
      { status: 'valid', message: 'API key validated successfully', code: 200 },
    ],
    ['not available', () => available(false), { status: 'invalid', message: 'Success', code: 2000 }],
    [
      'without a result',
      () => HttpResponse.json({}),
      { status: 'invalid', message: 'API key validated successfully', code: 200 },
    ],
    [
      '404',
      () => providerError(404, 4040, 'No'),
      { status: 'invalid', message: 'Invalid API key', code: 404 },
    ],
    ['500', () => providerError(500, 5000, 'Broke'), { status: 'invalid', message: 'Broke', code: 500 }],
    [
      '500 without words of its own',
      () => new HttpResponse('<h1>Oops</h1>', { status: 500, statusText: 'Server Error' }),
      { status: 'invalid', message: 'Server Error', code: 500 },
    ],
    [
      'a broken connection',
      () => HttpResponse.error(),
      { status: 'invalid', message: 'Failed to validate API key', code: 0 },
    ],
  ])('%s', async (_, respond, validity) => {
    const page = keyPage(respond)
    page.type('ak_1')
    await passTime(1000)
    expect(page.validity()).toEqual(validity)
  })

  test('is not waited for longer than 30 s', async () => {
    const page = keyPage(() => new Promise(() => {}))
    page.type('ak_1')
    await passTime(1000)
    await passTime(30_000)
    expect(page.validity()).toEqual({ status: 'invalid', message: 'No answer in 30 s', code: 0 })
  })
})

test('Check again checks the same key at once', async () => {
  let isDown = true
  const { store, checked, type, validity } = keyPage(() => (isDown ? HttpResponse.error() : available(true)))
  type('ak_1')
  await passTime(1000)
  expect(validity().status).toBe('invalid')
  isDown = false
  store.dispatch(keyRecheckAsked())
  await settled()
  expect(checked).toEqual(['ak_1', 'ak_1'])
  expect(validity().status).toBe('valid')
})
