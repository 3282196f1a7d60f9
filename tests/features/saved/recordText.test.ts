import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decodeRecord, encodeRecord } from '../../../src/features/saved/recordText'
import { resultOf } from '../../../src/domain/cleanse/storedResult'
import { ADDED_HEADERS } from '../../support/addedHeaders'
import { answered, cellsWith, failed, sessionRecord } from '../../support/builders'
import { DRAWS } from '../../support/drawn'
import { drawnRecord } from '../../support/drawnRecord'

const HOUR = 60 * 60 * 1000
const SAVED = sessionRecord().timestamp

const saved = (parts: Record<string, unknown> = {}) =>
  JSON.stringify({ ...(JSON.parse(encodeRecord(sessionRecord())) as object), ...parts })

const without = (field: string) => {
  const record = JSON.parse(saved()) as Record<string, unknown>
  return JSON.stringify(Object.fromEntries(Object.entries(record).filter(([name]) => name !== field)))
}

test('any encoded record comes back equal', () => {
  fc.assert(
    fc.property(drawnRecord(SAVED), (record) => {
      expect(decodeRecord(encodeRecord(record), SAVED)).toEqual(record)
    }),
    DRAWS,
  )
})

test('an answer saved by an earlier version has blank cells for new columns', () => {
  const cells = cellsWith({ 'Address Line 1': '12 High Street', UMPRN: '5' })
  const withCells = (count: number) => resultOf(['12 High Street', ...cells.slice(0, count), 'typed'])
  const read = (values: string[]) => ({
    kind: 'answered',
    query: '12 High Street',
    cells: values,
    origin: 'typed',
  })
  expect(withCells(cells.length)).toEqual(read(cells))
  expect(withCells(cells.length - 1)).toEqual(read([...cells.slice(0, -1), '']))
})

test.each([
  ['just saved', SAVED, true],
  ['a moment less than 24 hours old', SAVED + 24 * HOUR - 1, true],
  ['older than 24 hours', SAVED + 24 * HOUR + 1, false],
  ['from an hour in the future, where a clock was set back', SAVED - HOUR, true],
  ['from a moment less than a day in the future', SAVED - 24 * HOUR + 1, true],
  ['from more than a day in the future', SAVED - 24 * HOUR - 1, false],
])('a record is read by its age: %s', (_, now, isRecord) => {
  expect(decodeRecord(saved(), now) !== null).toBe(isRecord)
})

describe('text is not a record', () => {
  test.each([
    ['when it is empty', ''],
    ['when it is not JSON', '{"version":1,'],
    ['when it was cut off', saved().slice(0, -20)],
    ['when it is foreign', '{"user":"someone","cart":[1,2]}'],
    ['when it is from another version', saved({ version: 0 })],
    ['when it is from a later version', saved({ version: 99 })],
    ['when a row is too narrow', saved({ originalRows: [['1 High Street'], ['2 Low Road', 'BA1 2BB']] })],
    ['when it has no rows', saved({ originalRows: [], resultRows: [], progress: { done: 0, total: 0 } })],
    ['when it has fewer results than rows', saved({ resultRows: [null] })],
    ['when its progress is of other rows', saved({ progress: { done: 1, total: 3 } })],
    ['when its address column is not there', saved({ line1Col: 2 })],
    ['when its delimiter is unknown', saved({ delimiter: '~' })],
  ])('%s', (_, text) => {
    expect(decodeRecord(text, SAVED)).toBeNull()
  })

  test.each([
    'version',
    'id',
    'timestamp',
    'csvHeaders',
    'line1Col',
    'postcodeCol',
    'originalRows',
    'resultRows',
    'progress',
  ])('without %s', (field) => {
    expect(decodeRecord(without(field), SAVED)).toBeNull()
  })
})

describe('whatever is in the storage', () => {
  test('is null or a record and never throws, for any text and any JSON', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.json()), (text) => {
        expect(decodeRecord(text, SAVED)).toBeNull()
      }),
      DRAWS,
    )
  })

  test('is null or a record that can be encoded again, for any change of any field', () => {
    const fields = Object.keys(JSON.parse(saved()) as object)
    fc.assert(
      fc.property(fc.constantFrom(...fields), fc.jsonValue(), (field, value) => {
        const record = decodeRecord(saved({ [field]: value }), SAVED)
        expect(record && decodeRecord(encodeRecord(record), SAVED)).toEqual(record)
      }),
      DRAWS,
    )
  })

  test('is null for endlessly nested lists', () => {
    expect(decodeRecord('['.repeat(200_000), SAVED)).toBeNull()
  })
})

/** What Safari lets a page keep, in UTF-16 units. */
const SAFARI_LIMIT = 2_500_000

/** The values of an answer, together longer than those of a well filled one. */
const filled = ADDED_HEADERS.map(() => 'Eighteen letters..')

describe('the record of 1,100 rows of 30 columns with all results', () => {
  const headers = Array.from({ length: 30 }, (_, column) => `Customer column ${column + 1}`)
  const rows = Array.from({ length: 1100 }, (_, n) =>
    headers.map((_header, column) => `Value ${column} of row ${n} é`),
  )
  const record = sessionRecord({
    csvHeaders: headers,
    originalRows: rows,
  })

  test.each([
    [
      'answers',
      (n: number) => ({
        kind: 'answered' as const,
        query: `${n} A Rather Long Building Name, High Street, Newcastle upon Tyne, NE1 1AA`,
        cells: filled,
      }),
    ],
    [
      'errors',
      (n: number) => failed(`500 Internal Server Error https://api.example/v1/cleanse/addresses?${n}`),
    ],
  ])('is less than 2.5 million UTF-16 units with %s', (_, result) => {
    const text = encodeRecord({ ...record, resultRows: rows.map((_row, n) => result(n)) })
    expect(text.length).toBeLessThan(SAFARI_LIMIT)
  })
})

test('a record is JSON with these fields', () => {
  expect(JSON.parse(encodeRecord(sessionRecord()))).toMatchObject({
    timestamp: Date.UTC(2024, 4, 1, 12),
    fileName: 'customers.csv',
    progress: { done: 1, total: 2 },
    csvHeaders: ['address', 'postcode'],
    line1Col: 0,
    postcodeCol: 1,
    originalRows: [
      ['1 High Street', 'BA1 1AA'],
      ['2 Low Road', 'BA1 2BB'],
    ],
    resultRows: [['a query', ...cellsWith({ 'Fit Score': '1.00' })], null],
  })
})

test('rows encoded before are encoded the same with new results', () => {
  const record = sessionRecord()
  const before = JSON.parse(encodeRecord(record)) as Record<string, unknown>
  const second = answered({ UPRN: '1' })
  const after = encodeRecord({ ...record, resultRows: [record.resultRows[0]!, second] })
  expect(JSON.parse(after)).toEqual({
    ...before,
    progress: { done: 2, total: 2 },
    resultRows: [
      ['a query', ...cellsWith({ 'Fit Score': '1.00' })],
      ['a query', ...cellsWith({ UPRN: '1' })],
    ],
  })
})
