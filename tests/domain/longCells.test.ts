import { growthOf, LINEAR } from '../support/doubling'
import { expect, test } from 'vitest'
import { addressKey } from '../../src/domain/address/cells/sameWords'
import { readColumns } from '../../src/domain/address/columns/columnKinds'
import { columnName } from '../../src/domain/address/columns/columnNames'
import { typedPostcodes } from '../../src/domain/address/comparison/typedPostcodes'
import { withoutNoise, wordsOf } from '../../src/domain/address/words/words'
import { saysNoAddress } from '../../src/domain/address/cells/nothing'
import { findPostcodes } from '../../src/domain/address/cells/postcodes'
import { doubtsOf } from '../../src/domain/cleanse/rowReading'
import { answered } from '../support/builders'

const UNITS = [
  'a ',
  '1 ',
  '1-',
  '1/',
  'a.b.',
  'Main Office ',
  'LS1 4AB, ',
  'Flat 1, 12 High Street\n',
  "a'",
  '(',
]

test.each<[string, (cell: string) => unknown]>([
  ['the name of a column', columnName],
  ['what columns hold', (cell) => readColumns([cell, 'Address', 'Note'], [['1', cell, cell]])],
  ['words', wordsOf],
  ['noise', (cell) => withoutNoise(cell, [])],
  ['postcodes', findPostcodes],
  ['misspelt postcodes', typedPostcodes],
  ['the key of a text', addressKey],
  ['no address', saysNoAddress],
  ['doubts', (cell) => doubtsOf(answered({ Postcode: 'LS1 4AP' }, cell), [cell], [])],
])('%s: read from a long cell in as many steps as the cell is long', async (_, read) => {
  const slow: string[] = []
  for (const unit of UNITS) {
    const growth = await growthOf((size) => unit.repeat(Math.ceil(size / unit.length)), read, 2 ** 18)
    if (growth > LINEAR) slow.push(`${growth.toFixed(1)} times: ${unit}`)
  }
  expect(slow).toEqual([])
})
