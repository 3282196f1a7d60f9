import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import { checkKey, cleanseRow, resolveAddress, suggestAddresses } from '../../src/api/cleanseApi'
import { listeningServer } from '../support/provider'
import { partsOfBody, problemsOfRequest } from './providerDocument'
import { apiKeyRoom } from '../support/rooms/apiKey'
import { pagesIn } from '../support/testPage'

const { openTestPage } = pagesIn(apiKeyRoom)

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

  test.each(['87 Brompton Rd', '', 'Tŷ "Gwyn" & 1/2\n', 'x'.repeat(5000), 'half a pair \ud83d'])(
    'suggestions for %j',
    async (text) => {
      await open('a key/with ?signs&').dispatch(suggestAddresses.initiate(text))
      expect(sent).toHaveLength(1)
      expect(await problemsOfRequest('get /autocomplete/addresses', sent[0]!)).toEqual([])
      expect(new URL(sent[0]!.url).searchParams.get('api_key')).toBe('a key/with ?signs&')
    },
  )

  test.each(['paf_23747771', 'odd/id?&'])('the address %s', async (id) => {
    await open('ak_test').dispatch(resolveAddress.initiate(id))
    expect(sent).toHaveLength(1)
    expect(await problemsOfRequest('get /autocomplete/addresses/{address}/gbr', sent[0]!)).toEqual([])
    expect(sent[0]!.url).toContain(`/${encodeURIComponent(id)}/gbr?`)
  })

  test('only the country goes beyond what the document names', async () => {
    await open('ak_test').dispatch(cleanseRow.initiate('1 High Street'))
    const body = (await sent[0]!.json()) as Record<string, unknown>
    const documented = partsOfBody('post /cleanse/addresses')
    expect(Object.keys(body).filter((part) => !documented.includes(part))).toEqual(['country'])
  })
})

test('the check in these tests finds faults in a request', async () => {
  const url = 'https://api.ideal-postcodes.co.uk/v1/cleanse/addresses'
  const post = (to: string, body: string, headers = { 'content-type': 'application/json' }) =>
    problemsOfRequest('post /cleanse/addresses', new Request(to, { method: 'POST', headers, body }))
  const body = '{"query":"x"}'
  expect(await post(`${url}/x`, body)).toEqual([`address ${url}/x`])
  expect(await post(`${url}?key=x`, body)).toEqual(['query parameter key'])
  expect(await post(url, body, { 'content-type': 'text/plain' })).toEqual(['type of the body'])
  expect(await post(url, '{}')).toEqual(["must have required property 'query'"])
  const key = new Request('https://api.ideal-postcodes.co.uk/v1/keys/x', { method: 'POST', body })
  expect(await problemsOfRequest('get /keys/{key}', key)).toEqual(['method POST', 'a body'])
})
