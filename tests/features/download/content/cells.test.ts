import { expect, test } from 'vitest'
import {
  cellText,
  countAddresses,
  isOwnCell,
  type RowSource,
} from '../../../../src/features/download/content/cells'
import type { DownloadColumn } from '../../../../src/features/download/content/columns'
import { ADDED_HEADERS } from '../../../support/addedHeaders'
import { answered, failed } from '../../../support/builders'

const row = [' 007 ', 'ba1 1aa']
const output = ADDED_HEADERS.indexOf('Postcode')
const own: DownloadColumn = { header: 'id', from: 'own', column: 0 }
const postcode: DownloadColumn = { header: 'Postcode', from: 'output', output, own: null }
const inPlace: DownloadColumn = { header: 'Postcode', from: 'output', output, own: 1 }
const error: DownloadColumn = { header: 'Error', from: 'error' }
const message: DownloadColumn = { header: 'Message', from: 'output', output: 1, own: null }
const answer = answered({ Postcode: 'BA1 1AA', Message: 'Success' })
const noMatch = answered({ Message: 'Success' })
const beside = {
  row,
  reasons: [],
  threshold: { kind: 'confidence', value: 0.6 },
  roles: { line1: 0, postcode: 1 },
} as const
const failure = failed('Bad query')

test.each([
  ["a customer's value stays as it came beside an answer", own, answer, ' 007 '],
  ["a customer's value stays as it came beside a failure", own, failure, ' 007 '],
  ["a customer's value stays as it came before the row is sent", own, null, ' 007 '],
  ['an added column has the cleansed value', postcode, answer, 'BA1 1AA'],
  ['an added column is blank when the row failed', postcode, failure, ''],
  ['an added column is blank before the row is sent', postcode, null, ''],
  ['a column of the same name takes the cleansed value', inPlace, answer, 'BA1 1AA'],
  ["a column of the same name keeps the customer's when the row failed", inPlace, failure, 'ba1 1aa'],
  ["a column of the same name keeps the customer's before the row is sent", inPlace, null, 'ba1 1aa'],
  ["a column of the same name keeps the customer's when no address was found", inPlace, noMatch, 'ba1 1aa'],
  ['an added address column is blank when no address was found', postcode, noMatch, ''],
  ['the message is there when no address was found', message, noMatch, 'Success'],
  ['the error is blank when the row was answered', error, answer, ''],
  ['the error has the words of a failed row', error, failure, 'Bad query'],
  ['the error is blank before the row is sent', error, null, ''],
])('%s', (_, column, result, expected) => {
  expect(cellText(column, { ...beside, reasons: [], result })).toBe(expected)
})

test("a kept row keeps the customer's value, its added address is blank, and message and scores stay", () => {
  const kept: RowSource = { ...beside, reasons: [], result: answer, decision: 'originalKept' }
  expect(cellText(inPlace, kept)).toBe('ba1 1aa')
  expect(cellText(postcode, kept)).toBe('')
  expect(cellText(message, kept)).toBe('Success')
  expect(cellText(inPlace, { ...kept, decision: 'accepted' })).toBe('BA1 1AA')
})

test.each<[DownloadColumn['from'], Partial<RowSource>, string]>([
  ['outcome', { reasons: ['town', 'score'] }, 'To review'],
  ['outcome', { result: failure }, 'Failed'],
  ['outcome', { result: { kind: 'nothingToSend' } }, 'Nothing to send'],
  ['reasons', { reasons: ['town', 'score'] }, 'Town differs; Score below 0.60'],
  ['reasons', {}, ''],
  ['decision', { decision: 'originalKept' }, 'Kept original'],
  ['decision', {}, ''],
])('a column of our own, %s, says it in words: %j', (from, parts, expected) => {
  const column = { header: from, from } as DownloadColumn
  expect(cellText(column, { ...beside, reasons: [], result: answer, ...parts })).toBe(expected)
})

test.each<[string, DownloadColumn, Partial<RowSource>, string, boolean]>([
  ['the cleansed value', { header: 'P', from: 'corrected', role: 'postcode', own: 1 }, {}, 'BA1 1AA', false],
  [
    'their own where it is kept',
    { header: 'P', from: 'corrected', role: 'postcode', own: 1 },
    { decision: 'originalKept' },
    'ba1 1aa',
    true,
  ],
  [
    'their own where none was found',
    { header: 'P', from: 'corrected', role: 'postcode', own: 1 },
    { result: noMatch },
    'ba1 1aa',
    true,
  ],
  ['the cleansed value to use', { header: 'Use Postcode', from: 'use', at: 4 }, {}, 'BA1 1AA', false],
  [
    'their own to use where it is kept',
    { header: 'Use Postcode', from: 'use', at: 4 },
    { decision: 'originalKept' },
    'ba1 1aa',
    true,
  ],
  [
    'their own to use where the row failed',
    { header: 'Use Line 1', from: 'use', at: 0 },
    { result: failure },
    ' 007 ',
    true,
  ],
])('a customer reads %s', (_, column, parts, text, isOwn) => {
  const from: RowSource = { ...beside, reasons: [], result: answer, ...parts }
  expect(cellText(column, from)).toBe(text)
  expect(isOwnCell(column, from)).toBe(isOwn)
})

test('rows with a cleansed address and rows with an original that is kept are counted', () => {
  const from = (parts: Partial<RowSource>): RowSource => ({
    ...beside,
    reasons: [],
    result: answer,
    ...parts,
  })
  const rows = [
    from({}),
    from({ decision: 'accepted' }),
    from({ decision: 'originalKept' }),
    from({ result: noMatch }),
  ]
  expect(countAddresses(rows)).toEqual({ cleansed: 2, kept: 1 })
})
