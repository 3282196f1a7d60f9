import type { ServerResponse } from 'node:http'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { baseQuery, send, type Reply } from '../../src/api/baseQuery'
import { createKeyHolder } from '../../src/api/keyHolder'
import { listen } from '../support/listen'

// A server on loopback: MSW cannot break an answer off, and follows no redirects.

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
  ['no JSON', (response) => response.writeHead(500).end('<html>'), [500, null]],
  ['the beginning of an answer', (response) => response.write('{"co', () => response.destroy()), ['network']],
  ['no answer', (response) => response.destroy(), ['network']],
])('%s is reported as such', async (_, given, expected) => {
  answer = given
  expect(told(await send(server.url, {}, new AbortController().signal))).toEqual(expected)
  expect(asked).toBe(1)
})

afterEach(() => vi.unstubAllGlobals())

type Asked = Parameters<typeof baseQuery>

/** What the page makes of the reply to a request with its key. */
function asking(request: Asked[0]) {
  const keyHolder = createKeyHolder()
  keyHolder.set('ak_1')
  const { signal } = new AbortController()
  return baseQuery(request, { extra: { keyHolder }, signal } as unknown as Asked[1], {})
}

test.each(['GET', 'POST'] as const)('a redirect is an error and is not followed: %s', async (method) => {
  const sent = fetch
  vi.stubGlobal('fetch', (_: string, request: RequestInit) => sent(server.url, request))
  answer = (response) => response.writeHead(307, { location: '/elsewhere' }).end()
  const { error } = await asking({ path: '/v1/keys/:key', method })
  expect(error).toMatchObject({ status: 'network', message: 'Failed' })
  expect(asked).toBe(1)
})

test.each([200, 500])('pages of words are shortened, after the key in them is masked: %i', async (status) => {
  const message = `${'x'.repeat(998)}ak_1${'y'.repeat(9000)}`
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ code: 5000, message }, { status })))
  const { data, error } = await asking({ path: '/v1/keys/:key', method: 'GET' })
  expect(data ?? error).toMatchObject({ message: `${'x'.repeat(998)}**…` })
})

test('a status text that quotes the key is masked', async () => {
  const response = new Response('', { status: 500, statusText: 'Not ak_1' })
  vi.stubGlobal('fetch', () => Promise.resolve(response))
  const failed = await asking({ path: '/v1/keys/:key', method: 'GET' })
  expect(failed).toMatchObject({ error: { statusText: 'Not ***' } })
})

test.each([
  ['POST', 'Firefox/153.0', 'no-store'],
  // It keeps no answer to a POST, and would ask the provider before each.
  ['POST', 'Chrome/156.0.0.0', 'default'],
  ['GET', 'Chrome/156.0.0.0', 'no-store'],
] as const)(
  'nothing with the key or an address is left on disk: %s, %s',
  async (method, userAgent, cache) => {
    const sent = vi.fn<typeof fetch>(() => Promise.resolve(new Response('{}')))
    vi.stubGlobal('fetch', sent)
    vi.stubGlobal('navigator', { userAgent })
    await asking({ path: '/v1/cleanse/addresses?api_key=:key', method })
    expect(sent.mock.lastCall?.[1]).toMatchObject({ cache })
  },
)

describe('a request is aborted', () => {
  test('before it is sent', async () => {
    expect(told(await send(server.url, {}, AbortSignal.abort()))).toEqual(['aborted'])
    expect(asked).toBe(0)
  })

  test('before its answer', async () => {
    const controller = new AbortController()
    answer = () => controller.abort()
    expect(told(await send(server.url, {}, controller.signal))).toEqual(['aborted'])
  })

  test('in the middle of its answer', async () => {
    const controller = new AbortController()
    answer = (response) => response.write('{"co')
    const sent = fetch
    vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
      const response = await sent(...request)
      setImmediate(() => controller.abort())
      return response
    })
    expect(told(await send(server.url, {}, controller.signal))).toEqual(['aborted'])
  })
})

test('the page does not wait for an answer of more than a megabyte', async () => {
  answer = (response) => {
    // It never ends.
    const write = () => {
      while (!response.destroyed && response.write(' '.repeat(100_000)));
      if (!response.destroyed) response.once('drain', write)
    }
    write()
  }
  expect(told(await send(server.url, {}, new AbortController().signal))).toEqual(['tooLong'])
})
