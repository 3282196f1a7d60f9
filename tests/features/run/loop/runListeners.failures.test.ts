import { HttpResponse } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { config } from '../../../../src/base/config'
import { selectStatus } from '../../../../src/features/run/progress/progressSelectors'
import { passTime, playedTimers, until } from '../../../support/waiting'
import { listeningServer, providerError, type Respond } from '../../../support/provider'
import { outcomesOf, queryOf } from '../../../support/builders'
import { runRoom } from '../../../support/rooms/run'
import { ended, pagesIn } from '../../../support/testPage'

const { startedPage } = pagesIn(runRoom)

const server = listeningServer()

const MASKED_URL = `${config.apiBaseUrl}/v1/cleanse/addresses?api_key=***&tags=${config.requestTag}`

/** A run of three rows whose second is answered as said. Returns its outcomes and what was sent. */
async function runWith(respond: Respond) {
  server.answers((query, request) => (query === queryOf(1) ? respond(query, request) : undefined))
  return { outcomes: outcomesOf(await ended(startedPage(3).store)) }
}

const status = (code: number, statusText: string, body: string | null, type = 'application/json') =>
  new HttpResponse(body, { status: code, statusText, headers: { 'content-type': type } })

test.each<[string, () => Response, string]>([
  ['400 with the server message', () => providerError(400, 4000, 'Bad query'), 'Bad query'],
  ['500 with the server message', () => providerError(500, 5000, 'Server broke'), 'Server broke'],
  ['404 with the server message', () => providerError(404, 4040, 'Not here'), 'Not here'],
  [
    '500 with a page of HTML',
    () => status(500, 'Internal Server Error', '<h1>Oops</h1>', 'text/html'),
    `500 Internal Server Error ${MASKED_URL}`,
  ],
  ['500 without a body', () => status(500, 'Server Error', null), `500 Server Error ${MASKED_URL}`],
  ['502 without words for its status', () => new Response(null, { status: 502 }), `502 ${MASKED_URL}`],
  ['500 with an empty message', () => status(500, 'Oops', '{"message":""}'), `500 Oops ${MASKED_URL}`],
  ['500 whose message is not text', () => status(500, 'Oops', '{"message":{}}'), `500 Oops ${MASKED_URL}`],
  ['200 with broken JSON', () => status(200, 'OK', '{"result":'), `200 OK ${MASKED_URL}`],
  ['200 with an empty body', () => status(200, 'OK', ''), `200 OK ${MASKED_URL}`],
  ['204', () => status(204, 'No Content', null), `204 No Content ${MASKED_URL}`],
  ['205', () => status(205, 'Reset Content', null), `205 Reset Content ${MASKED_URL}`],
  ['200 without a result', () => status(200, 'OK', '{"code":2000}'), `200 OK ${MASKED_URL}`],
  ['200 with null for a result', () => status(200, 'OK', '{"result":null}'), `200 OK ${MASKED_URL}`],
  ['200 with nothing known in its result', () => status(200, 'OK', '{"result":{}}'), `200 OK ${MASKED_URL}`],
  ['200 without a result, with the server message', () => status(200, 'OK', '{"message":"Busy"}'), 'Busy'],
  ['a connection that broke while the browser is online', () => HttpResponse.error(), 'Failed'],
])('a row without an answer fails alone, and the run goes on, after %s', async (_, respond, error) => {
  const { outcomes } = await runWith(respond)
  expect(outcomes).toEqual([true, error, true])
  expect(server.queries).toHaveLength(3)
})

describe('a request without an answer', () => {
  playedTimers()
  const never = () => new Promise<undefined>(() => {})

  test('is a failed row after 30 s and not before, and its batch waits for it', async () => {
    server.answers((query) => (query === queryOf(1) ? never() : undefined))
    const { store } = startedPage(6)
    await passTime(29_999)
    expect(store.getState().run.phase.status).toBe('running')
    expect(server.queries).toHaveLength(5)
    await passTime(1)
    expect(outcomesOf(store.getState())).toEqual([true, 'No answer in 30 s', true, true, true, true])
  })

  test('is a failed row with the same words when only its body never ends', async () => {
    // A browser breaks the body off with the request; MSW leaves that to the handler.
    const stalled: Respond = (_, { signal }) => {
      const start = (body: ReadableStreamDefaultController) => {
        signal.addEventListener('abort', () => body.error(signal.reason))
      }
      return new Response(new ReadableStream({ start }), { headers: { 'content-type': 'application/json' } })
    }
    server.answers(stalled)
    const { store } = startedPage(1)
    await passTime(30_000)
    expect(outcomesOf(store.getState())).toEqual(['No answer in 30 s'])
  })
})

test('when the loop itself breaks, the run ends with an error of its own and every row stays unsent', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const rateLimiter = {
    waitFor: () => 0,
    started: () => {
      throw new Error('Out of order')
    },
  }
  const { store } = startedPage(3, undefined, { rateLimiter })
  await until(store, ({ run }) => run.phase.status === 'failed')
  expect(selectStatus(store.getState())).toBe('error')
  expect(outcomesOf(store.getState())).toEqual([null, null, null])
  await until(() => error.mock.calls.length > 0)
})
