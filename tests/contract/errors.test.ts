import { http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { checkKey, cleanseRow, resolveAddress, suggestAddresses } from '../../src/api/cleanseApi'
import { type ApiFailure, type Consequence, consequenceOf, problemOf } from '../../src/api/apiFailure'
import { apiKeyMessages } from '../../src/features/apiKey/apiKeyMessages'
import { verdictOfFailure } from '../../src/features/apiKey/apiKeyListeners'
import { listeningServer } from '../support/provider'
import { problemsOfAnswer, statusesOf } from './providerDocument'
import { recordedErrors, recordedKeyChecks } from './recordedAnswers'
import { apiKeyRoom } from '../support/rooms/apiKey'
import { pagesIn } from '../support/testPage'

const { openTestPage } = pagesIn(apiKeyRoom)

const server = listeningServer()

type Store = ReturnType<typeof openTestPage>['store']

const calls = {
  check: (store: Store) => store.dispatch(checkKey.initiate()),
  cleanse: (store: Store) => store.dispatch(cleanseRow.initiate('1 High Street')),
  suggestions: (store: Store) => store.dispatch(suggestAddresses.initiate('1 High Street')),
  address: (store: Store) => store.dispatch(resolveAddress.initiate('paf_1')),
}

/** What the product reads from an error that comes over the network. */
async function failureOf(call: keyof typeof calls, status: number, body: object): Promise<ApiFailure> {
  server.use(http.all('*', () => HttpResponse.json(body, { status })))
  const { error } = await calls[call](openTestPage().store)
  return error as ApiFailure
}

/** The consequence of each status that the document lists or (503) mentions for a cleanse. */
const LEADS_TO: Record<number, Consequence> = {
  400: 'failRow',
  401: 'pauseIfAllRefused',
  429: 'sendOnceMore',
  503: 'slowDown',
}

describe('a documented error', () => {
  test('is tested for every status that the document lists', () => {
    const listed = statusesOf('post /cleanse/addresses').filter((status) => status !== 200)
    expect(listed.filter((status) => !(status in LEADS_TO))).toEqual([])
    expect(statusesOf('get /keys/{key}')).toEqual([200, 404])
  })

  test.each(Object.entries(LEADS_TO))('%s leads to %s', async (status, consequence) => {
    const body = { code: Number(`${status}0`), message: 'In the words of the provider' }
    expect(problemsOfAnswer('post /cleanse/addresses', Number(status), body)).toEqual([])
    const failure = await failureOf('cleanse', Number(status), body)
    expect(failure).toMatchObject({ status: Number(status), code: body.code, message: body.message })
    expect(consequenceOf(failure)).toBe(consequence)
  })

  test('about the body fails the row with its message', async () => {
    const errors = [
      { path: '.body.query', message: 'should be string', errorCode: 'type.openapi.validation' },
    ]
    const body = { code: 4000, message: 'Bad Request', errors }
    expect(problemsOfAnswer('post /cleanse/addresses', 400, body)).toEqual([])
    expect(await failureOf('cleanse', 400, body)).toMatchObject({ message: 'Bad Request' })
  })
})

describe('a recorded error', () => {
  const cases: Record<number, Consequence> = {
    4010: 'pauseIfAllRefused',
    4011: 'pauseIfAllRefused',
    4020: 'pauseForCredits',
    4021: 'pauseForCredits',
  }

  test('is tested for every code', () => {
    const codes = recordedErrors.map(({ body }) => body.code)
    expect(Object.keys(cases).map(Number)).toEqual([...new Set(codes)].toSorted((a, b) => a - b))
  })

  test.each(recordedErrors)('$status $body.code: $name', async ({ status, body }) => {
    expect(problemsOfAnswer('post /cleanse/addresses', status, body)).toEqual([])
    const failure = await failureOf('cleanse', status, body)
    expect(failure).toMatchObject({ status, code: body.code, serverMessage: body.message })
    expect(consequenceOf(failure)).toBe(cases[body.code])
  })
})

test('a key that does not exist is unavailable', async () => {
  const refused = recordedKeyChecks.filter(({ status }) => status !== 200)
  expect(refused.map(({ status, body }) => [status, body.code])).toEqual([[404, 4042]])
  expect(problemsOfAnswer('get /keys/{key}', 404, refused[0]!.body)).toEqual([])
  const failure = await failureOf('check', 404, refused[0]!.body)
  expect(verdictOfFailure(failure)).toEqual({
    status: 'invalid',
    message: apiKeyMessages.notFound,
    code: 404,
    why: null,
  })
})

describe('of the calls that suggest and fetch an address', () => {
  test('the document lists these errors', () => {
    expect(statusesOf('get /autocomplete/addresses')).toEqual([200, 400])
    expect(statusesOf('get /autocomplete/addresses/{address}/gbr')).toEqual([200, 404])
  })

  const cases = [
    { status: 400, body: { code: 4000, message: 'Bad Request' }, says: 'The request failed: Bad Request' },
    { status: 503, body: { code: 5030, message: 'Too many requests' }, says: 'asked us to slow down' },
    { status: 429, body: { code: 4290, message: 'Timed out' }, says: 'took too long' },
    { status: 429, body: { code: 4291, message: 'Key flagged' }, says: 'refused this request: Key flagged' },
    ...recordedErrors.map(({ status, body }) => ({
      status,
      body,
      says: status === 402 ? 'Insufficient API credits.' : `refused this request: ${body.message}`,
    })),
  ]

  test.each(cases)('$status $body.code says $says', async ({ status, body, says }) => {
    for (const call of ['suggestions', 'address'] as const) {
      expect(problemOf(await failureOf(call, status, body), true).message).toContain(says)
    }
  })

  test('a 404 says that the address is gone', async () => {
    const body = { code: 4040, message: 'Address not found' }
    expect(problemsOfAnswer('get /autocomplete/addresses/{address}/gbr', 404, body)).toEqual([])
    const { message } = problemOf(await failureOf('address', 404, body), true)
    expect(message).toBe('The provider no longer has this address. Choose another one.')
  })
})
