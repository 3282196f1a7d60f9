import { describe, expect, test } from 'vitest'
import { encodeRecord } from '../../../src/features/recovery/recordText'
import { answered, cellsWith, failed, sessionRecord } from '../../support/builders'

/** What Safari lets a page keep, in UTF-16 units. */
const SAFARI_LIMIT = 2_500_000

/** The values of a well filled answer. */
const filled = (n: number) =>
  cellsWith({
    Message: 'Success',
    'Fit Score': '0.98',
    'Confidence Score': '0.95',
    'Organisation Match': 'incorrect',
    'Premise Match': 'incorrect',
    'Street Match': 'incorrect',
    'Locality Match': 'incorrect',
    'Post Town Match': 'incorrect',
    'Postcode Match': 'incorrect',
    'Address Line 1': 'Prince Consort House Limited',
    'Address Line 2': `Flat ${n}, Prince Consort House`,
    'Address Line 3': '27-29 Albert Embankment',
    'Post Town': 'LLANFAIRPWLLGWYNGYLL',
    Postcode: 'SE1 7TJ',
    UPRN: '100023336956',
    UDPRN: '23747771',
    Longitude: '-0.1215945',
    Latitude: '51.4919237',
    Eastings: '530518',
    Northings: '178748',
    'Organisation Name': 'Prince Consort House Limited',
    'Building Number': '27-29',
    'Building Name': 'Prince Consort House',
    'Sub Building Name': `Flat ${n}`,
    'Dependant Locality': 'Sparkbrook Village',
    'Double Dependant Locality': 'Upper Sparkbrook',
    'Street Name': 'Albert Embankment',
    'Dependant Street': 'Albert Embankment Mews',
    'Traditional County': 'Surrey',
    'Administrative County': 'Greater Manchester',
    'Postal County': 'London',
    District: 'Rhondda Cynon Taf',
    Ward: "Bishop's",
    County: 'London',
    Country: 'England',
    'Postcode Inward': '7TJ',
    'Postcode Outward': 'SE1',
    'PO Box': '1234',
    'Department Name': 'Customer Services',
    'Postcode Type': 'S',
    'SU Organisation Indicator': 'Y',
    'Delivery Point Suffix': '1A',
    UMPRN: '906700121318',
  })

describe('the record, or the finished copy, of 1,100 rows of 30 columns with all results', () => {
  const headers = Array.from({ length: 30 }, (_, column) => `Customer column ${column + 1}`)
  const rows = Array.from({ length: 1100 }, (_, n) =>
    headers.map((_header, column) => `Value ${column} of row ${n} é`),
  )
  const record = sessionRecord({
    csvHeaders: headers,
    originalRows: rows,
    progress: { done: 1100, total: 1100 },
  })

  test.each([
    [
      'answers',
      (n: number) => ({
        kind: 'answered' as const,
        query: `${n} A Rather Long Building Name, High Street, Newcastle upon Tyne, NE1 1AA`,
        cells: filled(n),
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
    resultRows: [
      ['a query', ...cellsWith({ 'Fit Score': '1.00' })],
      ['a query', ...cellsWith({ UPRN: '1' })],
    ],
  })
})
