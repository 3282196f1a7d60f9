import { expect, test } from 'vitest'
import { fileLoaded } from '../../../src/features/file/fileSlice'
import { kindsChosen } from '../../../src/features/mapping/mappingSlice'
import { correctedMessages } from '../../../src/features/corrected/correctedMessages'
import { selectUnwrittenAddresses } from '../../../src/features/corrected/correctedSelectors'
import { csvFile } from '../../support/builders'
import { correctedRoom } from '../../support/rooms/corrected'
import { pagesIn } from '../../support/testPage'

const { openTestPage } = pagesIn(correctedRoom)

const ADDRESS = ['1 High St', 'Leeds', 'LS1 4AB']
const OTHER = ['9 Dock Rd', 'Hull', 'HU1 1AA']

/** The dialog's words for addresses that are not written. */
function saidOf(headers: string[], row: string[], kinds = {}) {
  const { store } = openTestPage()
  store.dispatch(fileLoaded(csvFile({ headers, rows: [row, row], sheetRows: [2, 3] })))
  store.dispatch(kindsChosen(kinds))
  return selectUnwrittenAddresses(store.getState()).map(correctedMessages.unwritten)
}

test.each<[string, string[], string[], string[]]>([
  [
    'billing and shipping',
    ['Billing Street', 'Billing City', 'Billing Zip', 'Shipping Street', 'Shipping City', 'Shipping Zip'],
    [...ADDRESS, ...OTHER],
    ['“Shipping Street” to “Shipping Zip” are not changed: only the address that was sent is.'],
  ],
  [
    'the same names twice',
    ['Address', 'Town', 'Postcode', 'Address', 'Town', 'Postcode'],
    [...ADDRESS, ...OTHER],
    ['“Address (column 4)” to “Postcode (column 6)” are not changed: only the address that was sent is.'],
  ],
  [
    'two columns',
    ['Address', 'Town', 'Postcode', 'Owner Address', 'Owner Postcode'],
    [...ADDRESS, '9 Dock Rd', 'HU1 1AA'],
    ['“Owner Address” and “Owner Postcode” are not changed: only the address that was sent is.'],
  ],
  [
    'one without a postcode of its own',
    ['Premises Address', 'Premises Town', 'Premises Postcode', 'Agent Address'],
    [...ADDRESS, '9 Dock Rd, Hull'],
    ['“Agent Address” is not changed: only the address that was sent is.'],
  ],
  ['one address', ['Address', 'Town', 'Postcode'], ADDRESS, []],
  [
    'a formatted copy, which follows',
    ['Address', 'Town', 'Postcode', 'Full address'],
    [...ADDRESS, '1 High St, Leeds, LS1 4AB'],
    [],
  ],
])('the dialog names what is not changed of %s', (_, headers, row, said) => {
  expect(saidOf(headers, row)).toEqual(said)
})

test('a column of another address that takes something by choice is not named', () => {
  const headers = ['Address', 'Town', 'Postcode', 'Owner Address', 'Owner Postcode']
  expect(saidOf(headers, [...ADDRESS, '9 Dock Rd', 'HU1 1AA'], { 4: 'postcode' })).toEqual([
    '“Owner Address” is not changed: only the address that was sent is.',
  ])
})
