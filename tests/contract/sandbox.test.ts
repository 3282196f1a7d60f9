import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { PLACES } from '../../src/features/sandbox/gazetteer'
import { ADDRESS_COLUMNS, SANDBOX_MESSAGE } from '../../src/domain/cleanse/outputColumns'
import { answerQuery, addressWithId, suggest } from '../../src/features/sandbox/answerQuery'
import { createHandlers, ERROR_WORD } from '../../src/features/sandbox/handlers'
import { sampleCsv } from '../support/sampleCsv'
import { sandboxKeys } from '../../src/features/sandbox/sandboxMessages'
import { cleanseAnswerSchema } from '../../src/api/schemas'
import { isDeep } from '../support/drawing'
import { DRAWS } from '../support/drawn'
import { listeningServer } from '../support/provider'
import { problemsOf, problemsOfAnswer, problemsOfSuggestions } from './providerDocument'

/** How the sandbox's answer to a text violates the provider's document. */
function problemsOfQuery(query: string): string[] {
  const answer = answerQuery(query)
  const { match } = answer.result
  const ofMatch = match === null ? [] : problemsOf('PafAddress', match)
  return ofMatch.length > 0 ? ofMatch : problemsOfAnswer('post /cleanse/addresses', 200, answer)
}

/** How the suggestions for a text, and their addresses, violate the document. */
function problemsOfSuggesting(text: string): string[] {
  const hits = suggest(text)
  const success = (result: object) => ({ code: 2000, message: 'Success', result })
  return [
    ...problemsOfSuggestions(success({ hits }) as { result: { hits: object[] } }),
    ...hits.flatMap(({ id }) => {
      const address = addressWithId(id)!
      const problems = problemsOf('PafAddress', address)
      const call = 'get /autocomplete/addresses/{address}/gbr'
      return problems.length > 0 ? problems : problemsOfAnswer(call, 200, success(address))
    }),
  ]
}

/** Components of addresses; the last of most lines is too long for its field. */
const PIECES = `
12 | 12A | 400/404 | 123456
Flat 2 | Unit B1 | Ground Floor Flat | Apartment 12345678901234567890123A
High Street | Mill Ln | Heol y Bont | Chapel Mews | 9 Kirkgate | ${'Long '.repeat(20)}Road
PO Box 410 | PO Box 123456789
Rosewood House | Tŷ Gwyn | ${'Very '.repeat(12)}Old House
Hartwell Surgery | ${'Brothers '.repeat(9)}Ltd
Birmingham | Birmingam | London | Sparkbrook | Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogoch
West Midlands | UK | n/a | ?
B12 0XY | b120xy | M1 1AA | EC1A 1BB | SW10 | DD1 OTE | ZZ99 9ZZ | BT1 1AA | B99 9ZZ | CR0 2AB
`
  .trim()
  .split(/ \| |\n/)
const drawnQuery = fc
  .array(fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...PIECES) }, fc.string({ unit: 'grapheme' })), {
    maxLength: 7,
  })
  .chain((pieces) => fc.constantFrom(pieces.join(', '), pieces.join(' ')))

describe("the sandbox answers as the provider's document says:", () => {
  test.each([
    ['each row of the sample, with all its columns', sampleCsv.trim().split('\n')],
    ['each piece of an address alone', PIECES],
    ['an address in each town', PLACES.map(({ outward }) => `6 Mill Lane, ${outward} 1AA`)],
  ])('to %s', (_, queries) => {
    expect(queries.flatMap(problemsOfQuery)).toEqual([])
    const some = isDeep ? queries : queries.filter((_query, at) => at % 10 === 0)
    expect(some.flatMap(problemsOfSuggesting)).toEqual([])
  })

  test('to any text', () => {
    fc.assert(
      fc.property(drawnQuery, (query) => {
        expect(problemsOfQuery(query)).toEqual([])
        expect(problemsOfSuggesting(query)).toEqual([])
      }),
      DRAWS,
    )
  })

  test('and the product reads every value', () => {
    const answer = answerQuery('Hartwell Surgery, Flat 1, 2 Bridge Street, Northampton, NN1 1PA')
    const { match, ...result } = v.parse(cleanseAnswerSchema, answer).result
    expect(Object.keys(match!)).toHaveLength(ADDRESS_COLUMNS.length)
    expect(answer.result.match).toMatchObject(match!)
    expect(answer.result).toMatchObject(result)
  })
})

const server = listeningServer()
const baseUrl = 'https://provider.test'

describe('over the network', () => {
  const stored = new Map<string, string>()
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  }
  const play = () => server.use(...createHandlers({ baseUrl, storage, latency: () => 0 }))

  test.each([...sandboxKeys.map(({ key }) => key), 'another'])('the check of the key %s', async (key) => {
    play()
    const response = await fetch(`${baseUrl}/v1/keys/${key}`)
    expect(problemsOfAnswer('get /keys/{key}', response.status, await response.json())).toEqual([])
  })

  test('every outcome of a cleanse', async () => {
    play()
    const met = new Set<number>()
    const ask = async (key: string, body: string) => {
      const url = `${baseUrl}/v1/cleanse/addresses?api_key=${key}`
      const response = await fetch(url, { method: 'POST', body })
      met.add(response.status)
      const answer = (await response.json()) as { message: string }
      const problems = problemsOfAnswer('post /cleanse/addresses', response.status, answer)
      // The provider says Success: only the sandbox's message says that the answer is made up.
      const isMarked = answer.message === SANDBOX_MESSAGE
      expect(problems).toEqual(isMarked ? ['/message must be equal to one of the allowed values'] : [])
    }
    for (const { key } of sandboxKeys) {
      for (let row = 0; row < 25; row++) await ask(key, JSON.stringify({ query: `${row} High Street` }))
    }
    await ask('another', '{"query":"x"}')
    await ask('ck_sandbox_valid', '{}')
    await ask('ck_sandbox_valid', JSON.stringify({ query: ERROR_WORD }))
    expect([...met].toSorted((a, b) => a - b)).toEqual([200, 400, 401, 402, 500, 503])
  })
})
