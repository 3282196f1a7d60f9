import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import { checkKey, cleanseRow } from '../../src/api/cleanseApi'
import { listeningServer } from '../support/listeningServer'
import { partsOfBody, problemsOfRequest } from './providerDocument'
import { openTestPage } from '../support/testStore'

const server = listeningServer()

const sent: Request[] = []
beforeEach(() => {
  sent.length = 0
  server.use(
    http.all('*', ({ request }) => {
      sent.push(request.clone())
      return HttpResponse.json({ code: 2000, message: 'Success', result: { match: null } })
    }),
  )
})

const open = (key: string) => {
  const { store, deps } = openTestPage()
  deps.keyHolder.set(key)
  return store
}

describe("a request matches the provider's document", () => {
  test.each(['ak_test', 'a key/with ?signs&', 'ŷ'])('the check of the key %j', async (key) => {
    await open(key).dispatch(checkKey.initiate())
    expect(sent).toHaveLength(1)
    expect(await problemsOfRequest('get /keys/{key}', sent[0]!)).toEqual([])
  })

  test.each(['10 Downing Street, London, SW1A 2AA', '', '"ŷ"\n', 'x'.repeat(5000)])(
    'the cleanse of %j',
    async (query) => {
      await open('ak_test').dispatch(cleanseRow.initiate(query))
      expect(sent).toHaveLength(1)
      expect(await problemsOfRequest('post /cleanse/addresses', sent[0]!)).toEqual([])
    },
  )

  test('only the country is sent beyond what the document names', async () => {
    await open('ak_test').dispatch(cleanseRow.initiate('1 High Street'))
    const body = (await sent[0]!.json()) as Record<string, unknown>
    const documented = partsOfBody('post /cleanse/addresses')
    expect(Object.keys(body).filter((part) => !documented.includes(part))).toEqual(['country'])
  })
})

describe('the check finds a request that', () => {
  const url = 'https://api.ideal-postcodes.co.uk/v1/cleanse/addresses'
  const body = JSON.stringify({ query: 'x' })
  const headers = { 'content-type': 'application/json' }

  test.each([
    ['has another method', new Request(url, { method: 'PUT', headers, body }), 'method PUT'],
    ['goes elsewhere', new Request(`${url}/x`, { method: 'POST', headers, body }), `address ${url}/x`],
    [
      'has another parameter',
      new Request(`${url}?key=x`, { method: 'POST', headers, body }),
      'query parameter key',
    ],
    ['has no JSON type', new Request(url, { method: 'POST', body }), 'type of the body'],
    [
      'lacks its query',
      new Request(url, { method: 'POST', headers, body: '{}' }),
      "must have required property 'query'",
    ],
    [
      'has a number as query',
      new Request(url, { method: 'POST', headers, body: '{"query":1}' }),
      '/query must be string',
    ],
  ])('%s', async (_, request, problem) => {
    expect(await problemsOfRequest('post /cleanse/addresses', request)).toEqual([problem])
  })

  test('has a body where none belongs', async () => {
    const request = new Request('https://api.ideal-postcodes.co.uk/v1/keys/x', { method: 'POST', body })
    expect(await problemsOfRequest('get /keys/{key}', request)).toEqual(['method POST', 'a body'])
  })
})
