import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { send, type Reply } from '../../src/api/send'

// A server of its own on loopback: what plays the network elsewhere breaks nothing off.

let server: Server
let origin = ''
let asked = 0
let answer: (response: ServerResponse) => void

beforeAll(async () => {
  server = createServer((_, response) => {
    asked++
    answer(response)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(() => {
  asked = 0
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const told = (reply: Reply) => (reply.kind === 'answer' ? [reply.response.status, reply.data] : [reply.kind])

// ERROR-4, ERROR-5, ERROR-6
test.each<[string, (response: ServerResponse) => void, unknown[]]>([
  ['JSON', (response) => response.end('{"code":2000}'), [200, { code: 2000 }]],
  [
    'an error that is JSON',
    (response) => response.writeHead(402).end('{"code":4020}'),
    [402, { code: 4020 }],
  ],
  ['nothing at all', (response) => response.end(), [200, null]],
  ['no JSON', (response) => response.writeHead(500).end('<html>'), [500, undefined]],
  ['the beginning of an answer', (response) => response.write('{"co', () => response.destroy()), ['cutOff']],
  ['no answer', (response) => response.destroy(), ['cutOff']],
])('%s is told as what it is', async (_, given, expected) => {
  answer = given
  expect(told(await send(origin, {}, new AbortController().signal))).toEqual(expected)
  expect(asked).toBe(1)
})

// RUN-23, RUN-26
test.each([
  ['no answer has come', (_: ServerResponse) => {}],
  ['half of the answer has come', (response: ServerResponse) => response.write('{"co')],
])('a request is given up while %s', async (_, given) => {
  const givenUp = new AbortController()
  answer = (response) => {
    given(response)
    givenUp.abort()
  }
  expect(told(await send(origin, {}, givenUp.signal))).toEqual(['cutOff'])
})

test('a request that is given up before is not sent', async () => {
  expect(told(await send(origin, {}, AbortSignal.abort()))).toEqual(['cutOff'])
  expect(asked).toBe(0)
})
