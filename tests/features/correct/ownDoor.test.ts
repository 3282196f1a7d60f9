import { expect, test } from 'vitest'
import { doubtsOf } from '../../../src/domain/cleanse/doubts'
import { ownDoor } from '../../../src/features/correct/correction'
import { answered } from '../../support/builders'

const found = (number: string, sent: string, more: Record<string, string> = {}) =>
  answered(
    {
      'Address Line 1': `${number} High Street`,
      'Building Number': number,
      'Street Name': 'High Street',
      'Post Town': 'LEEDS',
      Postcode: 'LS1 4AB',
      ...more,
    },
    sent,
  )

const doorOf = (result: ReturnType<typeof found>) => ownDoor(result, doubtsOf(result, [], []))

test('where only the number differs, the customer’s own stands in the cleansed address', () => {
  expect(doorOf(found('3C', '3A High St, LS1 4AB'))).toEqual({
    own: '3A',
    field: 'line1',
    typed: { line1: '3A High Street', line2: '', line3: '', town: 'LEEDS', postcode: 'LS1 4AB' },
  })
})

test('a flat that was left out stands before the cleansed address', () => {
  expect(doorOf(found('12', 'Flat 7, 12 High Street, LS1 4AB'))?.typed.line1).toBe('Flat 7, 12 High Street')
})

test.each([
  ['something else differs too', found('3C', '3A Low Road, LS1 4AB')],
  ['the customer has no number', found('3', 'High Street, LS1 4AB')],
  ['nothing differs', found('3', '3 High Street, LS1 4AB')],
])('there is no such address where %s', (_, result) => {
  expect(doorOf(result)).toBeNull()
})
