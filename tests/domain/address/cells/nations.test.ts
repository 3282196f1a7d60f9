import { expect, test } from 'vitest'
import { nationOfArea, outwardOf } from '../../../../src/domain/address/cells/nations'

test.each([
  ['LS1 4AB', 'England'],
  ['EC1A 1BB', 'England'],
  ['E17 5RJ', 'England'],
  ['EH1 1YZ', 'Scotland'],
  ['G1 1AA', 'Scotland'],
  ['GU1 1AA', 'England'],
  ['CF10 1EP', 'Wales'],
  ['BT1 5GS', 'Northern Ireland'],
  ['IM1 1AA', 'Isle of Man'],
  ['JE2 3AB', 'Jersey'],
  // Areas on both sides of a border.
  ['SY10 7AA', ''],
  ['TD15 1AA', ''],
  ['LL11 1AA', ''],
  ['', ''],
  ['not a postcode', ''],
])('%s is in %s by its area', (postcode, nation) => {
  expect(nationOfArea(outwardOf(postcode))).toBe(nation)
})
