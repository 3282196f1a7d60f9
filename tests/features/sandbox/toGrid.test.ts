import { expect, test } from 'vitest'
import { toGrid } from '../../../src/features/sandbox/address/toGrid'
import type { Country } from '../../../src/features/sandbox/address/townTable'
import { recordedAddresses } from '../../support/recordedAnswers'

test('a place is on the grid where the provider has it, in all four countries', () => {
  const onGrid = recordedAddresses.filter(({ eastings }) => eastings !== '')
  expect(new Set(onGrid.map(({ country }) => country)).size).toBe(4)
  for (const { latitude, longitude, country, eastings, northings } of onGrid) {
    const found = toGrid(Number(latitude), Number(longitude), country as Country)
    expect(Math.abs(Number(found.eastings) - Number(eastings))).toBeLessThan(200)
    expect(Math.abs(Number(found.northings) - Number(northings))).toBeLessThan(200)
  }
})

test('a place whose northings the document has no room for is on no grid', () => {
  expect(toGrid(58.98, -2.96, 'Scotland')).toEqual({ eastings: '', northings: '' })
  expect(toGrid(58.59, -3.52, 'Scotland').northings).toBeGreaterThan(960_000)
})
