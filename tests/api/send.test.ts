import type { ServerResponse } from 'node:http'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { send, type Reply } from '../../src/api/baseQuery'
import { listen } from '../support/listen'

// A server of its own on loopback: what plays the network elsewhere breaks nothing off.

let server: Awaited<ReturnType<typeof listen>>
let asked = 0
let answer: (response: ServerResponse) => void

beforeAll(async () => {
  server = await listen((_, response) => {
    asked++
    answer(response)
  })
})
afterEach(() => {
  asked = 0
})
afterAll(() => server.close())

const told = (reply: Reply) => (reply.kind === 'answer' ? [reply.response.status, reply.data] : [reply.kind])

test.each<[string, (response: ServerResponse) => void, unknown[]]>([
  ['JSON', (response) => response.end('{"code":2000}'), [200, { code: 2000 }]],
  [
    'an error that is JSON',
    (response) => response.writeHead(402).end('{"code":4020}'),
    [402, { code: 4020 }],
  ],
  ['nothing at all', (response) => response.end(), [200, null]],
  ['no JSON', (response) => response.writeHead(500).end('<html>'), [500, undefined]],
  ['the beginning of an answer', (response) => response.write('{"co', () => response.destroy()), ['network']],
  ['no answer', (response) => response.destroy(), ['network']],
])('%s is told as what it is', async (_, given, expected) => {
  answer = given
  expect(told(await send(server.url, {}, new AbortController().signal))).toEqual(expected)
  expect(asked).toBe(1)
})

describe('a request is aborted', () => {
  afterEach(() => vi.unstubAllGlobals())
  const abortable = () => {
    const controller = new AbortController()
    return { signal: controller.signal, abort: () => controller.abort() }
  }

  test('while no answer has come', async () => {
    const { signal, abort } = abortable()
    answer = abort
    expect(told(await send(server.url, {}, signal))).toEqual(['aborted'])
  })

  test('while the rest of its answer is on the way', async () => {
    const { signal, abort } = abortable()
    answer = (response) => response.write('{"co')
    const sent = fetch
    vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
      const response = await sent(...request)
      const whole = response.text.bind(response)
      response.text = async () => {
        setImmediate(abort)
        return whole()
      }
      return response
    })
    expect(told(await send(server.url, {}, signal))).toEqual(['aborted'])
  })
})

test('a request that was aborted before is not sent', async () => {
  expect(told(await send(server.url, {}, AbortSignal.abort()))).toEqual(['aborted'])
  expect(asked).toBe(0)
})
