import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { answerQuery } from '../../src/features/sandbox/answerQuery'
import {
  addressAnswerSchema,
  cleanseAnswerSchema,
  keyAnswerSchema,
  suggestionsAnswerSchema,
} from '../../src/api/schemas'
import { verdictOfAnswer } from '../../src/features/apiKey/apiKeyListeners'
import {
  ADDRESS_COLUMNS,
  cellsOfAddress,
  outputCells,
  OUTPUT_HEADERS,
} from '../../src/domain/cleanse/outputColumns'
import { problemsOf, problemsOfAnswer, problemsOfSuggestions } from './providerDocument'
import { recordedAddresses, recordedKeyChecks, recordedSuggestions } from './recordedAnswers'

/** The fields of a matched address that have a column, with its place among the added ones. */
const COLUMNS = ADDRESS_COLUMNS.map(([header, field]) => ({ field, at: OUTPUT_HEADERS.indexOf(header) }))
const hasColumn = (field: string) => COLUMNS.some((column) => column.field === field)

const documented = answerQuery('12 High Street, Birmingham, B12 0XY')
const documentedMatch: Record<string, string | number> = { ...documented.result.match! }

const withMatch = (match: object) => ({ ...documented, result: { ...documented.result, match } })
const cellsOf = (match: object) => outputCells(v.parse(cleanseAnswerSchema, withMatch(match)))

describe('a recorded address', () => {
  test('exists for every kind', () => {
    expect(recordedAddresses.length).toBeGreaterThan(100)
    const kinds = (field: string) => new Set(recordedAddresses.map((address) => typeof address[field]))
    for (const field of ['umprn', 'eastings', 'northings']) {
      expect(kinds(field)).toEqual(new Set(['number', 'string']))
    }
    expect(new Set(recordedAddresses.map(({ country }) => country)).size).toBeGreaterThan(4)
  })

  test('has each value in its column', () => {
    for (const address of recordedAddresses) {
      const cells = cellsOf(address)
      expect(COLUMNS.map(({ at }) => cells[at])).toEqual(
        COLUMNS.map(({ field }) => String(address[field] ?? '')),
      )
    }
  })

  test('has no column for the premise alone, which the lines repeat', () => {
    const fields = new Set(recordedAddresses.flatMap((address) => Object.keys(address)))
    expect([...fields].filter((field) => !hasColumn(field))).toEqual(['premise'])
  })

  test('differs from the document only in these points', () => {
    const problems = recordedAddresses.flatMap((address) => problemsOf('PafAddress', address))
    const missing = ['id', 'dataset', 'country_iso', 'country_iso_2', 'language', 'county_code', 'uprn']
    expect(new Set(problems)).toEqual(
      new Set([
        ...missing.map((field) => `must have required property '${field}'`),
        // Jersey and Guernsey are Channel Islands in the recordings.
        '/country must be equal to one of the allowed values',
      ]),
    )
  })
})

describe('a documented value is read unchanged:', () => {
  const CANDIDATES = ['', ' A b ', '1A', '007', 'BT1 1AA', 'Scotland', 7, 0, -0.127695, 100.5]

  test.each(COLUMNS)('$field', ({ field, at }) => {
    const values = [documentedMatch[field]!, ...CANDIDATES].filter(
      (value) => problemsOf('PafAddress', { ...documentedMatch, [field]: value }).length === 0,
    )
    expect(values).not.toEqual([])
    for (const value of values) {
      const answer = withMatch({ ...documentedMatch, [field]: value })
      expect(v.parse(cleanseAnswerSchema, answer).result.match?.[field]).toBe(value)
      expect(cellsOf(answer.result.match)[at]).toBe(String(value))
    }
  })

  test('both scores and every level', () => {
    for (const level of ['FULL', 'PARTIAL', 'INCORRECT', 'MISSING', 'NA']) {
      const result = { ...documented.result, fit: 0.256, confidence: 0.125, premise_match: level }
      expect(problemsOfAnswer('post /cleanse/addresses', 200, { ...documented, result })).toEqual([])
      const cells = outputCells(v.parse(cleanseAnswerSchema, { ...documented, result }))
      expect(cells.slice(1, 6)).toEqual(['Success', '0.26', '0.13', 'NA', level])
    }
  })

  test('no match', () => {
    const answer = answerQuery('???')
    expect(problemsOfAnswer('post /cleanse/addresses', 200, answer)).toEqual([])
    const noMatch = Array<string>(6).fill('NO_MATCH')
    const blank = ADDRESS_COLUMNS.map(() => '')
    const cells = ['', 'Success', '0.00', '0.00', ...noMatch, ...blank]
    expect(outputCells(v.parse(cleanseAnswerSchema, answer))).toEqual(cells)
  })
})

describe('suggestions', () => {
  test.each(recordedSuggestions)('are read in their documented form: $name', ({ recorded, now }) => {
    expect(problemsOfSuggestions(now)).toEqual([])
    const { hits } = v.parse(suggestionsAnswerSchema, now).result
    expect(hits).toEqual(now.result.hits.map(({ id, suggestion }) => ({ id, suggestion })))
    // Without an id an address cannot be fetched.
    const before = v.parse(suggestionsAnswerSchema, recorded).result.hits
    expect(before.filter((hit) => hit !== null)).toEqual([])
  })

  test('are several, one of them of a multiple residence', () => {
    const ids = recordedSuggestions.flatMap(({ now }) => now.result.hits.map(({ id }) => id))
    expect(ids.length).toBeGreaterThan(10)
    expect(new Set(ids.map((id) => id.split('_')[0]))).toEqual(new Set(['paf', 'mr']))
  })
})

describe('the address behind a suggestion', () => {
  const answerWith = (result: object) => ({ code: 2000, message: 'Success', result })

  test('is read in its documented form', () => {
    const answer = answerWith(documentedMatch)
    expect(problemsOfAnswer('get /autocomplete/addresses/{address}/gbr', 200, answer)).toEqual([])
    const address = v.parse(addressAnswerSchema, answer).result
    expect(cellsOfAddress(address).slice(10)).toEqual(cellsOf(documentedMatch).slice(10))
  })

  test('has each value of a recorded one in its column', () => {
    for (const recorded of recordedAddresses) {
      const cells = cellsOfAddress(v.parse(addressAnswerSchema, answerWith(recorded)).result)
      expect(cells.slice(10)).toEqual(cellsOf(recorded).slice(10))
    }
  })
})

describe('a key check', () => {
  const answers = recordedKeyChecks.filter(({ status }) => status === 200)

  test('was recorded for an available and for an unavailable key', () => {
    expect(answers.map(({ body }) => (body.result as { available: boolean }).available)).toEqual([
      true,
      false,
    ])
  })

  test.each(answers)('is read in its recorded and its documented form: $name', ({ body }) => {
    const { available } = body.result as { available: boolean }
    // The recordings predate the contexts of a key.
    expect(problemsOfAnswer('get /keys/{key}', 200, body)).toEqual([
      "/result must have required property 'context'",
      "/result must have required property 'contexts'",
    ])
    const now = { ...body, result: { available, context: 'gbr', contexts: [] } }
    expect(problemsOfAnswer('get /keys/{key}', 200, now)).toEqual([])
    for (const answer of [body, now]) {
      expect(verdictOfAnswer(v.parse(keyAnswerSchema, answer))).toEqual(
        available
          ? { status: 'valid', lacksBritain: false }
          : { status: 'invalid', message: 'Success', code: 2000, why: null },
      )
    }
  })
})
