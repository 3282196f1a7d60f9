import fc from 'fast-check'
import type { Delimiter } from '../../src/base/csvFile'
import { isDeep, seed } from './drawing'

/** How many values a drawn test draws: many more with `DEEP=1`. */
export const DRAWS = { seed, numRuns: isDeep ? 1000 : 40 }

export const delimiters: Delimiter[] = [',', ';', '\t', '|']

const characters = Array.from('ab0+-=@\' "\r\n,;\t|£ŷ\u00a0😀')

/** Text of characters that are difficult in a CSV file. */
export const troublesomeText = fc.string({ unit: fc.constantFrom(...characters, '\r\n'), maxLength: 8 })

interface DrawnTable {
  headers: string[]
  rows: string[][]
}

/** A table of one to five columns without blank rows. */
export function drawnTable(cell: fc.Arbitrary<string> = troublesomeText): fc.Arbitrary<DrawnTable> {
  return fc.integer({ min: 1, max: 5 }).chain((columns) => {
    const row = fc
      .array(cell, { minLength: columns, maxLength: columns })
      .map((values) => (values.every((text) => text.trim() === '') ? values.with(0, 'x') : values))
    return fc.record({ headers: row, rows: fc.array(row, { minLength: 1, maxLength: 8 }) })
  })
}
