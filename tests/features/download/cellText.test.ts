import { expect, test } from 'vitest'
import { cellText } from '../../../src/features/download/cellText'
import type { DownloadColumn } from '../../../src/features/download/downloadColumns'
import { ADDED_HEADERS } from '../../support/addedHeaders'
import { answered, failed } from '../../support/builders'

const row = [' 007 ', 'ba1 1aa']
const output = ADDED_HEADERS.indexOf('Postcode')
const own: DownloadColumn = { header: 'id', from: 'own', column: 0 }
const postcode: DownloadColumn = { header: 'Postcode', from: 'output', output, own: null }
const inPlace: DownloadColumn = { header: 'Postcode', from: 'output', output, own: 1 }
const error: DownloadColumn = { header: 'Error', from: 'error' }
const answer = answered({ Postcode: 'BA1 1AA' })
const failure = failed('Bad query')

// DOWNLOAD-3, ANSWER-5
test.each([
  ["a customer's value stays as it came beside an answer", own, answer, ' 007 '],
  ["a customer's value stays as it came beside a failure", own, failure, ' 007 '],
  ["a customer's value stays as it came before the row is sent", own, null, ' 007 '],
  ['an added column has the cleansed value', postcode, answer, 'BA1 1AA'],
  ['an added column is blank when the row failed', postcode, failure, ''],
  ['an added column is blank before the row is sent', postcode, null, ''],
  ['a column of the same name takes the cleansed value', inPlace, answer, 'BA1 1AA'],
  ['a column of the same name is blank where no address was found', inPlace, answered(), ''],
  ["a column of the same name keeps the customer's when the row failed", inPlace, failure, 'ba1 1aa'],
  ["a column of the same name keeps the customer's before the row is sent", inPlace, null, 'ba1 1aa'],
  ['the error is blank when the row was answered', error, answer, ''],
  ['the error has the words of a failed row', error, failure, 'Bad query'],
  ['the error is blank before the row is sent', error, null, ''],
])('%s', (_, column, result, expected) => {
  expect(cellText(column, { row, result })).toBe(expected)
})

// DOWNLOAD-5
test("a kept row keeps the customer's value, and only where there is one", () => {
  const kept = { row, result: answer, decision: 'kept' as const }
  expect(cellText(inPlace, kept)).toBe('ba1 1aa')
  expect(cellText(postcode, kept)).toBe('BA1 1AA')
  expect(cellText(inPlace, { ...kept, decision: 'accepted' })).toBe('BA1 1AA')
})
