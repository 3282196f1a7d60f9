import { expect, test } from 'vitest'
import { hasHouseNumber } from '../../../src/features/answers/hasHouseNumber'

test.each([
  '12 High Street, Leeds',
  '7A High Street',
  '7a, High Street',
  '400/404 High Street',
  '12-14 High Street',
  '12–14 High Street',
  'Leeds, (12 High Street)',
  'No.12 High Street',
  'no 12 High Street',
  'No12 High Street',
  'Flat 3, 12 High Street',
  'Flat 3 12 High Street',
  'Flat A 12 High Street',
  'Flat 2/1 45 Main Street, G1 1AA',
  '2/1, 45 Main Street',
  'The Flat, 12 High Street',
  'Ground Floor 12 High Street',
  '3rd Floor, 12 High Street',
  'PO Box 12, 14 High Street',
  '12 1st Avenue',
  '12St Johns Road',
  'LS1 1AA, 12 High Street',
  '12 High Street LS1 1AA',
  'Plot 5, New Road',
])('%j has a house number', (sent) => {
  expect(hasHouseNumber(sent)).toBe(true)
})

test.each([
  'High Street, Leeds, LS1 1AA',
  'High Street, Leeds, ls11aa',
  'LS1 1AA',
  'LS1 1AA, High Street',
  '',
  ' , ',
  'Flat 3, High Street',
  'Flat3 High Street',
  'Apt 2B, The Mill',
  'Apt. 2B, The Mill',
  'Apartment 4 The Mill',
  'Unit 7, Trading Estate',
  'Units 7 & 8, Trading Estate',
  'Room 2, Suite 5, Floor 2',
  '3rd Floor, High Street',
  'Flat 1/2, Main Street',
  'Flat 2-1 Main Street',
  'PO Box 12, Leeds',
  'P.O. Box 12, Leeds',
  'p o box no. 12 Leeds',
  'PO BOX12',
  '1st Avenue',
  '22nd Street',
  '11th Avenue',
  'Garage on A19, York',
  'The Mill, Mill Lane, York',
])('%j has none', (sent) => {
  expect(hasHouseNumber(sent)).toBe(false)
})
