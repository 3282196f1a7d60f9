import { expect, test } from 'vitest'
import { POST_TOWNS } from '../../../src/features/sandbox/address/townTable'

test('every town can be read, lies in the UK, and has districts of its own', () => {
  expect(POST_TOWNS.length).toBeGreaterThan(400)
  const districts = new Set<string>()
  for (const town of POST_TOWNS) {
    expect(town.name).toMatch(/^[A-Z][A-Za-z' -]+$/)
    expect(town.area).toMatch(/^[A-Z]{1,2}$/)
    expect(town.country).toMatch(/^(?:England|Scotland|Wales|Northern Ireland)$/)
    expect(town.county).not.toBe('')
    expect(town.latitude).toBeGreaterThan(49.9)
    expect(town.latitude).toBeLessThan(60.9)
    expect(town.longitude).toBeGreaterThan(-8.2)
    expect(town.longitude).toBeLessThan(1.8)
    expect(town.districts).not.toEqual([])
    for (const district of town.districts) {
      expect(districts).not.toContain(`${town.area}${district}`)
      districts.add(`${town.area}${district}`)
    }
  }
})
