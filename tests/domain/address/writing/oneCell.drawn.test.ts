import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isDeep, seed } from '../../../support/drawing'
import { addressNamed, drawnLayout, drawnRowIn, isSame, rowOf } from '../../../support/drawnRows'
import { writeInto } from '../../../support/writeInto'

const COUNTRIES = ['', 'GB', 'United Kingdom', 'England']

test('an address in one cell is written the same whether two blanks or line breaks part it', () => {
  fc.assert(
    fc.property(drawnRowIn(drawnLayout), fc.constantFrom(...COUNTRIES), (each, country) => {
      const parts = [...rowOf(each), country].filter((text) => text !== '')
      // Half a postcode has no line.
      if (parts.length < 3 || each.layout.kinds.includes('outwardCode')) return
      const lines = parts.flatMap((text) => text.split(/\n|, /))
      const [blanks, breaks] = ['  ', '\n'].map((between) => {
        const written = writeInto(addressNamed(each.found || each.own), {
          row: [lines.join(between)],
          slots: [{ column: 0, kind: 'line' }],
          isSameDoor: isSame(each),
        })!
        return { cell: written.inCapitals.get(0)!.split(between), lost: written.lost }
      })
      expect(blanks).toEqual(breaks)
    }),
    { seed, numRuns: isDeep ? 5000 : 80 },
  )
})
