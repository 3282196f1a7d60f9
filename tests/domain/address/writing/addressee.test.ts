import { describe, expect, test } from 'vitest'
import { withoutAddressees, addressKeys } from '../../../../src/domain/address/writing/sameAddress'
import type { Kind, Slot } from '../../../../src/domain/address/columns/kinds'
import { linesOf } from '../../../../src/domain/address/writing/pieces'
import { addressed } from '../../../../src/domain/cleanse/writtenRow'
import { answered } from '../../../support/builders'
import { cellsOf, type Fields } from '../comparison/foundCells'

const without = (text: string) => linesOf({ pieces: withoutAddressees([{ kind: 'line', text }]) }).join(' / ')

describe('who receives post at an address is not part of it:', () => {
  test.each(
    (
      'c/o Mrs J Brown|C/O MRS J BROWN|c/o Acme Ltd|c.o. Jo Fox|c\\o Jo Fox|C O Jo Fox|℅ Jo Fox|' +
      '(c/o Jo Fox)|c/o: Jo Fox|care of Jo Fox|Co Mrs J Brown|FAO Accounts|F.A.O. Accounts|Attn: Jo Fox|' +
      'Att. Jo Fox|For the attention of Jo Fox|Mrs J Brown|Mr & Mrs A Hill|Mr. and Mrs. Church|Miss Park|' +
      'Dr A Kaur|Prof. Lane Fox'
    ).split('|'),
  )('%s', (text) => {
    expect(without(text)).toBe('')
  })

  test.each([
    ['c/o Mrs J Brown, Linden House, Flat 5', 'Linden House, Flat 5'],
    ['c/o Mrs J Brown 12 High Street', '12 High Street'],
    ['c/o 12 High Street', '12 High Street'],
    ['c/o Flat 3, 12 High Street', 'Flat 3, 12 High Street'],
    ['Mrs J Brown 12 High Street', '12 High Street'],
  ])('but what follows is: %s', (text, rest) => {
    expect(without(text)).toBe(rest)
  })

  test.each(
    (
      'Acme Ltd|Co-op Food|Co-operative Bank|Co Durham|Care Home|Attention Ltd|Mr Tyres Ltd|Dr Shah Surgery|' +
      'Doctors Surgery|Lord Nelson Inn|Lady Lane|Master Builders Ltd|The Old Mill|Flat 3|Rear of shop|' +
      'First Floor|Jo Fox|W H Smith'
    ).split('|'),
  )('but %s is', (text) => {
    expect(without(text)).toBe(text)
  })
})

const HOUSE: Fields = { number: '12', street: 'High Street', town: 'LEEDS', postcode: 'LS1 4AP' }

/** The keys of a row's address: `line: c/o Mrs J Brown | line: 12 high st`, as it was found or as it is. */
function keys(text: string, found: Fields | null, uprn = found ? '7' : '') {
  const columns = `${text} | town: leeds | postcode: ls14ap`.split(' | ').map((each) => each.split(/: ?/, 2))
  const slots = columns.map(([kind], column): Slot => ({ column, kind: kind as Kind }))
  const row = columns.map(([, value]) => value!)
  const result = found && answered(cellsOf(found), row.filter(Boolean).join(', '))
  return addressKeys(
    addressed({ row, slots, columns: [], result, isCleansed: found !== null }).envelope,
    uprn,
  )
}

const FIRM: Fields = { ...HOUSE, organisation: 'Acme Ltd' }
const FLAT: Fields = { ...HOUSE, sub: 'Flat 3' }

test.each<[string, Fields | null, string]>([
  ['line: c/o Mrs J Brown | line: 12 high st', HOUSE, 'line: 12 high st'],
  ['line: 12 high st, c/o Mrs J Brown', HOUSE, 'line: 12 high st'],
  ['line: FAO Accounts, 12 high st', HOUSE, 'line: 12 high st'],
  ['line: Mr A Lee | line: 12 high st', HOUSE, 'line: Mrs D Lee | line: 12 high st'],
  ['line: c/o Mrs J Brown | line: flat 3, 12 high st', FLAT, 'line: flat 3 | line: 12 high st'],
  ['building: c/o Mrs J Brown | line: 12 high st', HOUSE, 'line: 12 high st'],
  ['line: FAO Jo Fox | line: Acme Ltd, 12 high st', FIRM, 'line: Acme Ltd | line: 12 high st'],
  ['line: c/o Mrs J Brown | line: 12 high st', null, 'line: 12 high st'],
  ['line: c/o Mrs J Brown, 12 high st', null, 'line: 12 high st'],
])('%s is the same address as without them', (one, found, other) => {
  const [first, second] = [keys(one, found), keys(other.replace(/Mrs D Lee \| line: /, ''), found)]
  expect(first).toEqual(second)
})

test.each<[string, Fields, string, Fields]>([
  ['line: Acme Ltd | line: 12 high st', HOUSE, 'line: Bell Ltd | line: 12 high st', HOUSE],
  ['line: 12 high st', FIRM, 'line: 12 high st', { ...HOUSE, organisation: 'Bell Ltd' }],
  ['firm: Acme Ltd | line: 12 high st', HOUSE, 'firm: Bell Ltd | line: 12 high st', HOUSE],
  ['firm: Mr Clutch | line: 12 high st', HOUSE, 'firm: Mr Minit | line: 12 high st', HOUSE],
  ['line: Flat 8 | line: 12 high st', HOUSE, 'line: Flat 9 | line: 12 high st', HOUSE],
  ['line: c/o Ann, Flat 8 | line: 12 high st', HOUSE, 'line: Flat 9 | line: 12 high st', HOUSE],
  ['line: Unit 1 | line: 12 high st', HOUSE, 'line: Unit 2 | line: 12 high st', HOUSE],
])('%s is not the address of %#', (one, foundOne, other, foundOther) => {
  expect(keys(one, foundOne)!.premises).not.toBe(keys(other, foundOther)!.premises)
})
