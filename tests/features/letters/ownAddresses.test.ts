import { expect, test } from 'vitest'
import { ownEnvelope } from '../../../src/domain/address/ownAddress'
import { linesOf } from '../../../src/domain/address/pieces'
import { addressSlots, furtherColumns } from '../../../src/features/mapping/furtherColumns'
import { detectColumns } from '../../../src/features/mapping/proposals'

const cells = (line: string) => line.replaceAll('¶', '\n').split('|')

/** Headers, a row, another that helps to know the columns, and the row's envelope; names are no part of it. */
test.each([
  [
    'Address 1|Address 2|Town|Postcode',
    'Flat 3|12 High St|Leeds|LS1 4AP',
    '3 Elm Road||Bath|BA1 1AA',
    'Flat 3 / 12 High St / Leeds / LS1 4AP',
  ],
  [
    'Flat No|House No|Street|Town|Post Code',
    'Flat 2|4|Mill Lane|Bath|BA1 1AA',
    '|14|High Street|Bath|BA1 2BB',
    'Flat 2 / 4 Mill Lane / Bath / BA1 1AA',
  ],
  [
    'House No|Apartment|Street|Town|Post Code',
    '4|Flat 2|Mill Lane|Bath|BA1 1AA',
    '14||High Street|Bath|BA1 2BB',
    'Flat 2 / 4 Mill Lane / Bath / BA1 1AA',
  ],
  [
    'Address Line 1|Number|Street|Town|Postcode',
    'c/o Mrs J Brown|12|High St|Leeds|LS1 4AP',
    'Rear of shop|3|Elm Road|Bath|BA1 1AA',
    'c/o Mrs J Brown / 12 High St / Leeds / LS1 4AP',
  ],
  [
    'Column 1|Column 2|Column 3|Column 4|Column 5',
    'Ann|12|High Street|Bath|BA1 1AA',
    'Bob|3|Elm Road|Bath|BA1 1BB',
    '12 High Street / Bath / BA1 1AA',
  ],
  [
    'Street and number|Town and postcode',
    '12 High Street|Bath BA1 1AA',
    '3 Elm Road|Bath BA1 1BB',
    '12 High Street / Bath / BA1 1AA',
  ],
  [
    'Ref|Address',
    '1|Flat 3, 12 High St, Leeds LS1 4AP',
    '2|3 Elm Road, Bath, BA1 1AA',
    'Flat 3 / 12 High St / Leeds / LS1 4AP',
  ],
  [
    'Ref|Address|Postcode',
    '1|Flat 3¶12 High St¶Leeds|LS1 4AP',
    '2|3 Elm Road¶Bath|BA1 1AA',
    'Flat 3 / 12 High St / Leeds / LS1 4AP',
  ],
  [
    'Company|PO Box|Address 1|Town|Postcode',
    'Dent Ltd|17||Leeds|LS2 7XX',
    'Bell||3 Elm Road|Bath|BA1 1AA',
    'Dent Ltd / PO Box 17 / Leeds / LS2 7XX',
  ],
  [
    'Address 1|Address 2|Address 3|Town|Postcode',
    'Rose Cottage|Mill Lane|||BA1 1AA',
    '3 Elm Road|||Bath|BA1 1AA',
    'Rose Cottage / Mill Lane / BA1 1AA',
  ],
  [
    'Address 1|Address 2|Address 3|Postcode',
    '12 High St|Leeds|West Yorkshire|LS1 4AP',
    '3 Elm Road|Bath|Somerset|BA1 1AA',
    '12 High St / Leeds / LS1 4AP',
  ],
  [
    'Address 1|Address 2|Address 3|Postcode',
    '12 High St|Leeds|United Kingdom|LS1 4AP',
    '3 Elm Road|Bath|UK|BA1 1AA',
    '12 High St / Leeds / LS1 4AP',
  ],
  [
    'Address|Town|Outcode|Incode',
    '12 High St|Leeds|LS1|4AP',
    '3 Elm Road|Bath|BA1|1AA',
    '12 High St / Leeds / LS1 4AP',
  ],
  [
    'Address 1|Address 2|Town|Postcode',
    'Sgts Mess|BFPO 57||BF1 2AT',
    '3 Elm Road||Bath|BA1 1AA',
    'Sgts Mess / BFPO 57 / BF1 2AT',
  ],
  [
    'postcode|saon|paon|street|locality|town',
    'BA1 2BB||ROSE COTTAGE|BACK LANE|WESTON|BATH',
    'BA1 1AA|FLAT 2|4|MILL LANE||BATH',
    'ROSE COTTAGE / BACK LANE / WESTON / BATH / BA1 2BB',
  ],
])('the own address under %s: %s', (header, row, other, envelope) => {
  const [headers, ...rows] = [header, row, other].map(cells) as [string[], string[], string[]]
  const proposed = { ...detectColumns(headers, rows), moreAddressColumns: [] as number[] }
  const mapping = { ...proposed, moreAddressColumns: furtherColumns(headers, rows, proposed) }
  const own = ownEnvelope(rows[0], addressSlots(headers, rows, mapping, {}).onEnvelope)
  expect([...linesOf(own), own.town, own.postcode].filter((line) => line !== '').join(' / ')).toBe(envelope)
})
