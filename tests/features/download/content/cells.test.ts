import { describe, expect, test } from 'vitest'
import {
  valueIn,
  type RowSource,
  type DownloadColumn,
} from '../../../../src/features/download/content/columns'
import { escapeFormula } from '../../../../src/features/download/content/csv'
import { ADDED_HEADERS } from '../../../support/addedHeaders'
import { answered, failed } from '../../../support/builders'
import { rowSource } from '../rowSource'

const output = ADDED_HEADERS.indexOf('Postcode')
const asItCame: DownloadColumn = { header: 'id', from: 'customer', customerColumn: 0 }
const postcode: DownloadColumn = { header: 'Postcode', from: 'output', output }
const inPlace: DownloadColumn = { header: 'Postcode', from: 'taken', output, customerColumn: 1 }
const error: DownloadColumn = { header: 'Error', from: 'error' }
const message: DownloadColumn = { header: 'Message', from: 'output', output: 1 }

const answer = { result: answered({ Postcode: '=BA1 1AA', Message: '=Success' }) }
const noMatch = { result: answered({ Message: '=Success' }) }
const failure = { result: failed('=Bad query') }
const unsent = { result: null }
const originalKept = { ...answer, decision: 'originalKept' } as const
const accepted = { ...answer, decision: 'accepted' } as const

const sourceOf = (parts: Partial<RowSource>) =>
  rowSource({ row: ['=007 ', '=ba1 1aa'], threshold: 0.6, ...parts })

describe('the customer’s value is written, in a CSV too,', () => {
  test.each<[string, DownloadColumn, Partial<RowSource>, string]>([
    ['as it came beside an answer', asItCame, answer, '=007 '],
    ['as it came beside a failure', asItCame, failure, '=007 '],
    ['as it came before the row is sent', asItCame, unsent, '=007 '],
    ['in a column of an added name where the row failed', inPlace, failure, '=ba1 1aa'],
    ['in a column of an added name before the row is sent', inPlace, unsent, '=ba1 1aa'],
    ['in a column of an added name without a match', inPlace, noMatch, '=ba1 1aa'],
    ['in a column of an added name where it is kept', inPlace, originalKept, '=ba1 1aa'],
  ])('%s', (_, column, parts, text) => {
    expect(valueIn(column, sourceOf(parts))).toBe(text)
    expect(valueIn(column, sourceOf(parts), escapeFormula)).toBe(text)
  })
})

describe('an added value is written, in a CSV so that no spreadsheet runs it,', () => {
  test.each<[string, DownloadColumn, Partial<RowSource>, string]>([
    ['in an added column', postcode, answer, '=BA1 1AA'],
    ['not in an added column where the row failed', postcode, failure, ''],
    ['not in an added column before the row is sent', postcode, unsent, ''],
    ['not in an added address column without a match', postcode, noMatch, ''],
    ['not in an added address column where the original is kept', postcode, originalKept, ''],
    ['in a column of an added name', inPlace, answer, '=BA1 1AA'],
    ['in a column of an added name where it is accepted', inPlace, accepted, '=BA1 1AA'],
    ['in the message without a match', message, noMatch, '=Success'],
    ['in the message where the original is kept', message, originalKept, '=Success'],
    ['in the error of a failed row', error, failure, '=Bad query'],
    ['not in the error of an answered row', error, answer, ''],
    ['not in the error before the row is sent', error, unsent, ''],
  ])('%s', (_, column, parts, text) => {
    expect(valueIn(column, sourceOf(parts))).toBe(text)
    expect(valueIn(column, sourceOf(parts), escapeFormula)).toBe(text && `'${text}`)
  })
})

test.each<[DownloadColumn['from'], string, Partial<RowSource>]>([
  ['outcome', 'To review', { ...answer, reasons: ['townDiffers', 'score'] }],
  ['outcome', 'Failed', failure],
  ['outcome', 'Nothing to send', { result: { kind: 'nothingToSend' } }],
  ['reasons', 'Town differs; Score below 0.60', { ...answer, reasons: ['townDiffers', 'score'] }],
  ['reasons', '', answer],
  ['decision', 'Kept original', originalKept],
  ['decision', '', answer],
  ['decision', 'Chosen', { ...answer, decision: 'chosen' }],
  ['decision', 'Typed', { ...answer, decision: 'typed' }],
  ['duplicateGroup', '3', { ...answer, duplicateGroup: 3 }],
  ['duplicateGroup', '', answer],
  ['addressWritten', '1 High St', { ...answer, addressWritten: () => '1 High St' }],
])('the %s of a row can be “%s”', (from, expected, parts) => {
  expect(valueIn({ header: from, from } as DownloadColumn, sourceOf(parts))).toBe(expected)
})

test('the customer’s county stays if the answer has none', () => {
  const county = ADDED_HEADERS.indexOf('County')
  const column: DownloadColumn = { header: 'County', from: 'taken', output: county, customerColumn: 1 }
  expect(valueIn(column, { ...sourceOf(answer), row: ['', 'Kent'] })).toBe('Kent')
})
