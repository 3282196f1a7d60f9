import { expect, test } from 'vitest'
import { searchText } from '../../../src/features/answers/searchText'
import { answered, failed } from '../../support/builders'

const found = answered(
  { 'Address Line 1': '23 High Street', 'Post Town': 'LONDON', Postcode: 'W1G 9QP', UPRN: '100' },
  'Zebra Mews, W1',
)

test.each([
  ['a value of the customer’s', 'ann'],
  ['the text that was sent', 'zebra mews, w1'],
  ['an added value', '100'],
  ['the cleansed address as it is shown', '23 high street, london, w1g 9qp'],
])('a search finds %s', (_, sought) => {
  expect(searchText(['Ann', 'Old Road'], found)).toContain(sought)
})

test('a search finds an error, and nothing across two values', () => {
  expect(searchText(['Ann', 'Bob'], failed('Out of order'))).toContain('out of order')
  expect(searchText(['Ann', 'Bob'], null)).not.toContain('ann bob')
})
