import { expect, test } from 'vitest'
import { beginsWithDate } from '../../../../src/domain/address/cells/dates'

test.each([
  '02-Apr',
  '2-Apr',
  ' 12-SEP ',
  '02-April',
  'Apr-02',
  'Jan-1912',
  '02-Apr-26',
  '02/04/2026',
  '2/4/2026',
  '02.04.2026',
  '2026-04-02',
  '2026-04-02 00:00:00',
  '02/04/2026 00:00',
  '02-Apr High Street',
  '02-Apr, High Street',
])('“%s” begins with a date', (value) => {
  expect(beginsWithDate(value)).toBe(true)
})

test.each([
  '',
  '2-4',
  '2/4',
  '2/4 High Street',
  '12-14 May Street',
  '1 May Court',
  '1-May-fair Court',
  'May-Tree House',
  'Mar-Lodge',
  'April Cottage',
  '2 April Close',
  'Flat 2, 02-Apr',
  '01632 960001',
  '2026',
  '02-Apricot Way',
  '1/2/3 High Street',
])('“%s” does not', (value) => {
  expect(beginsWithDate(value)).toBe(false)
})
