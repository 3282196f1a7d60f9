import { expect, test } from 'vitest'
import { CHECK_NAMES, CHECKS, CONTRADICTING } from '../../../../src/domain/address/comparison/doubt'
import { isRowValue } from '../../../../src/domain/cleanse/downloadFormat'

/** Files that customers have say these: new ones may come between them, and none of them goes or changes. */
const IN_FILES = `Number differs
Number left out
Number added
Building differs
Street differs
Town differs
Organisation differs
Building added
Street added
Town added
Organisation added
Part left out
Postcode differs
Postcode added
Too long to compare`.split('\n')

test('reasons come in one order, in words that files keep for ever', () => {
  const values = CHECK_NAMES.map((check) => CHECKS[check].value)
  expect(values).toEqual(IN_FILES)
  for (const value of IN_FILES) expect(isRowValue('reasons', `Judged another address; ${value}`)).toBe(true)
})

test('of all contradictions, another street is the most telling', () => {
  expect(CONTRADICTING).toEqual([
    'streetDiffers',
    'buildingDiffers',
    'numberDiffers',
    'numberLeftOut',
    'postcodeDiffers',
  ])
})
