import { expect, test } from 'vitest'
import { outputCells } from '../../../src/domain/cleanse/outputColumns'
import { addressText, answerKindOf, readAnswer, searchText } from '../../../src/domain/cleanse/rowResult'
import { answered, cleanseAnswer, failed } from '../../support/builders'

const found = cleanseAnswer({
  result: {
    fit: 1,
    confidence: 0.831,
    organisation_match: 'NA',
    premise_match: 'FULL',
    thoroughfare_match: 'PARTIAL',
    locality_match: 'MISSING',
    post_town_match: 'INCORRECT',
    postcode_match: 'NO_MATCH',
    match: {
      line_1: 'Flat 3',
      line_2: '',
      line_3: '10 High Street',
      post_town: 'LEEDS',
      postcode: 'LS1 1AA',
      county: 'West Yorkshire',
      uprn: '100012345678',
      umprn: '7',
      longitude: -1.5,
      latitude: 53.8,
      organisation_name: 'Mill Surgery',
      building_number: 10,
      building_name: 'The Mill',
      sub_building_name: 'Flat 3',
      dependant_thoroughfare: 'Mill Mews',
      thoroughfare: 'High Street',
      dependant_locality: 'Headingley',
    },
  },
})

test('an answer is read by the names of its fields', () => {
  const query = '10 High St, LS1 1AA'
  expect(readAnswer({ kind: 'answered', query, cells: outputCells(found) })).toEqual({
    query,
    wasKept: false,
    scores: { fit: 1, confidence: 0.83 },
    levels: {
      organisation: 'NA',
      premise: 'FULL',
      street: 'PARTIAL',
      locality: 'MISSING',
      postTown: 'INCORRECT',
      postcode: 'NO_MATCH',
    },
    address: {
      lines: ['Flat 3', '10 High Street'],
      postTown: 'LEEDS',
      postcode: 'LS1 1AA',
      county: 'West Yorkshire',
      organisation: 'Mill Surgery',
      department: '',
      poBox: '',
      premise: { number: '10', name: 'The Mill', subBuilding: 'Flat 3' },
      streets: ['Mill Mews', 'High Street'],
      localities: ['Headingley'],
      areas: ['West Yorkshire'],
      uprn: '100012345678',
      umprn: '7',
    },
  })
})

test('an answer without an address has its levels, but no scores, which would be meaningless', () => {
  expect(readAnswer(answered({ 'Fit Score': '0.00', 'Premise Match': 'NO_MATCH' }))).toMatchObject({
    address: null,
    scores: { fit: null, confidence: null },
    levels: { premise: 'NO_MATCH' },
  })
})

test.each(['-5.00', '98.00', 'high', '[object Object]'])('%s is not a score', (score) => {
  expect(readAnswer(answered({ 'Post Town': 'LEEDS', 'Fit Score': score }))?.scores.fit).toBeNull()
})

const JUNE = { name: 'june.csv', savedAt: null }

test('an answer is read once', () => {
  const result = answered({ 'Post Town': 'LEEDS' })
  expect(readAnswer(result)).toBe(readAnswer(result))
})

test.each([
  ['an answer with an address', answered({ 'Post Town': 'LEEDS' }), 'matched'],
  ['an answer without an address', answered({ 'Fit Score': '0.00', Message: 'Success' }), 'noMatch'],
  ['a kept original of a download', { ...answered({ 'Premise Match': 'FULL' }), takenFrom: JUNE }, 'matched'],
  ['a typed address that was kept there', { ...answered(), takenFrom: JUNE }, 'matched'],
  ['no match of a download', { ...answered({ 'Premise Match': 'NO_MATCH' }), takenFrom: JUNE }, 'noMatch'],
  ['an error', failed('It broke'), 'failed'],
  ['nothing to send', { kind: 'nothingToSend' }, 'nothingToSend'],
  ['no result', null, 'notRun'],
] as const)('a row with %s has its kind', (_, result, kind) => {
  expect(answerKindOf(result)).toBe(kind)
  expect(readAnswer(result) !== null).toBe(result?.kind === 'answered')
})

test.each([
  [{ 'Address Line 2': '10 High Street', Postcode: 'LS1 1AA' }, '10 High Street, LS1 1AA'],
  [{ 'Fit Score': '0.00' }, ''],
])('the address on one line lacks blank parts: %j', (cells, text) => {
  expect(addressText(answered(cells))).toBe(text)
})

const searched = answered(
  { 'Address Line 1': '23 High Street', 'Post Town': 'LONDON', Postcode: 'W1G 9QP', UPRN: '100' },
  'Zebra Mews, W1',
)

test.each([
  ['a customer’s value', searched, 'ann'],
  ['the text that was sent', searched, 'zebra mews, w1'],
  ['an added value', searched, '100'],
  ['the address as it is shown', searched, '23 high street, london, w1g 9qp'],
  ['its postcode without the space', searched, 'w1g9qp'],
  ['an error', failed('Out of order'), 'out of order'],
])('a search finds %s', (_, result, text) => {
  expect(searchText(['Ann', 'Old Road'], result)).toContain(text)
})

test('a search finds nothing that spans two values', () => {
  expect(searchText(['Ann', 'Bob'], null)).not.toContain('ann bob')
})
