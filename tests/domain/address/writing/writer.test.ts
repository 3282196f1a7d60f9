import { describe, expect, test } from 'vitest'
import type { Kind } from '../../../../src/domain/address/columns/kinds'
import type { MatchedAddress } from '../../../../src/domain/address/comparison/matchedAddress'
import { writeInto } from '../../../support/writeInto'

const LINDEN = {
  lines: ['Flat 3', 'Linden House', '12 High Street'],
  postTown: 'LEEDS',
  postcode: 'LS6 1AB',
  premise: { number: '12', name: 'Linden House', subBuilding: 'Flat 3' },
  streets: ['High Street'],
}

const addressWith = (parts: Partial<MatchedAddress>): MatchedAddress => ({
  lines: [],
  postTown: '',
  postcode: '',
  county: '',
  organisation: '',
  department: '',
  poBox: '',
  premise: { number: '', name: '', subBuilding: '' },
  street: (parts.streets ?? []).join(', '),
  streets: [],
  locality: (parts.localities ?? []).join(', '),
  localities: [],
  areas: [],
  uprn: '',
  umprn: '',
  coordinates: null,
  ...parts,
})

/** A row from cells with kinds: `line: 12 High St | unsent town: leeds`; a column without a kind has a name of its own. */
function rowOf(text: string) {
  const columns = text.split('|').map((each) => each.trim().split(/: ?/, 2) as [string, string])
  const row = columns.map(([, value]) => value.replaceAll('¶', '\n'))
  const slots = columns.flatMap(([name], column) => {
    const kind = name.replace('unsent ', '') as Kind
    return /^[A-Z]/.test(name) ? [] : [{ column, kind, isUnsent: kind !== name }]
  })
  return { row, slots }
}

/** The cells of a row as the post office writes them, and the words that go. */
function write(text: string, address: Partial<MatchedAddress>, isSameDoor = true) {
  const { row, slots } = rowOf(text)
  const written = writeInto(addressWith(address), { row, slots, isSameDoor })
  if (!written) return null
  const cells = row.map((cell, column) => (written.inCapitals.get(column) ?? cell).replaceAll('\n', '¶'))
  return { cells: cells.join(' | '), lost: written.lost.join('; ') }
}

describe('an address is written whole into', () => {
  test.each([
    [
      'one line and a postcode',
      'line: flat 3 linden house, 12 high st leeds | postcode: ls61ab',
      'Flat 3, Linden House, 12 High Street, LEEDS | LS6 1AB',
    ],
    [
      'one cell with line breaks',
      'line: flat 3¶linden house¶12 high st¶leeds | postcode: ls61ab',
      'Flat 3¶Linden House¶12 High Street¶LEEDS | LS6 1AB',
    ],
    [
      'two lines, town and postcode',
      'line: flat 3 linden house | line: 12 high st | town: leeds | postcode: ls61ab',
      'Flat 3 | Linden House, 12 High Street | LEEDS | LS6 1AB',
    ],
    [
      'five lines with the town among them',
      'line: flat 3 linden house | line: 12 high st | line: leeds | line: | line: | postcode: ls61ab',
      'Flat 3 | Linden House | 12 High Street | LEEDS |  | LS6 1AB',
    ],
    [
      'parts',
      'flat: 3 | building: linden house | number: 12 | street: high st | town: leeds | postcode: ls61ab',
      'Flat 3 | Linden House | 12 | High Street | LEEDS | LS6 1AB',
    ],
    [
      'unit and flat, whichever the row has filled',
      'flat: | flat: 3 linden house | line: 12 high st | town: leeds | postcode: ls61ab',
      ' | Flat 3 | Linden House, 12 High Street | LEEDS | LS6 1AB',
    ],
    [
      'house name, house number and a line',
      'building: flat 3 linden house | number: 12 | line: high st | town: leeds | postcode: ls61ab',
      'Flat 3, Linden House | 12 | High Street | LEEDS | LS6 1AB',
    ],
    [
      'house number and a line',
      'number: 12 | line: flat 3 linden house high st | town: leeds | postcode: ls61ab',
      'Flat 3, Linden House, 12 | High Street | LEEDS | LS6 1AB',
    ],
    [
      'a street',
      'street: flat 3 linden house 12 high st | town: leeds | postcode: ls61ab',
      'Flat 3, Linden House, 12 High Street | LEEDS | LS6 1AB',
    ],
    [
      'town and postcode in one',
      'line: flat 3 linden house | line: 12 high st | townAndPostcode: leeds ls61ab',
      'Flat 3 | Linden House, 12 High Street | LEEDS LS6 1AB',
    ],
    [
      'a postcode in two columns',
      'line: flat 3 linden house 12 high st | town: leeds | outwardCode: ls6 | inwardCode: 1ab',
      'Flat 3, Linden House, 12 High Street | LEEDS | LS6 | 1AB',
    ],
    [
      'lines on both sides of a town',
      'line: linden house 12 high st | flat: 3 | town: leeds | line: ls61ab',
      'Linden House, 12 High Street | Flat 3 | LEEDS | LS6 1AB',
    ],
    [
      'no column for the town',
      'street: flat 3 linden house 12 high st | postcode: ls61ab',
      'Flat 3, Linden House, 12 High Street, LEEDS | LS6 1AB',
    ],
  ])('%s', (_, row, cells) => {
    expect(write(row, LINDEN)).toEqual({ cells, lost: '' })
    expect(write(rowText(row, cells), LINDEN)?.cells).toBe(cells)
  })
})

/** The same columns with the cells that were written. */
const rowText = (row: string, cells: string) => {
  const values = cells.split(' | ')
  return row
    .split('|')
    .map((each, at) => `${each.trim().split(':')[0]}: ${values[at]}`)
    .join(' | ')
}

const HIGH = {
  lines: ['12 High Street'],
  postTown: 'LEEDS',
  postcode: 'LS6 1AA',
  premise: { number: '12', name: '', subBuilding: '' },
  streets: ['High Street'],
}

describe('words that are not the address’s', () => {
  test.each([
    [
      'in a line of their own',
      'line: c/o Mrs J Brown | line: 12 high st | line: | town: leeds | postcode: ls61aa',
      'c/o Mrs J Brown | 12 High Street |  | LEEDS | LS6 1AA',
      '',
    ],
    [
      'in the same line',
      'line: Rear of shop, 12 high st | town: leeds | postcode: ls61aa',
      'Rear of shop, 12 High Street | LEEDS | LS6 1AA',
      '',
    ],
    [
      'behind the street',
      'line: 12 high st | line: Chapel Allerton | town: leeds | postcode: ls61aa',
      '12 High Street |  | LEEDS | LS6 1AA',
      'Chapel Allerton',
    ],
    [
      'in a column that is sent and no part of it',
      'Name: Ann Lee | line: 12 high st | postcode: ls61aa',
      'Ann Lee | 12 High Street, LEEDS | LS6 1AA',
      '',
    ],
    [
      'in cells that show what is written',
      'line: ="12 High Street" | town: ="leeds" | postcode: ="LS6 1AA"',
      '="12 High Street" | LEEDS | ="LS6 1AA"',
      '',
    ],
    [
      'a firm beside the same door',
      'firm: Acme Ltd | line: 12 high st | town: leeds | postcode: ls61aa',
      'Acme Ltd | 12 High Street | LEEDS | LS6 1AA',
      '',
    ],
    [
      'a county in a line, which nobody misses',
      'line: 12 high st | line: Leeds | line: West Yorks | postcode: ls61aa',
      '12 High Street | LEEDS |  | LS6 1AA',
      '',
    ],
    [
      'a county that the answer lacks',
      'line: 12 high st | town: Leeds | county: W Yorks | postcode: ls61aa',
      '12 High Street | LEEDS | W Yorks | LS6 1AA',
      '',
    ],
  ])('%s', (_, row, cells, lost) => {
    expect(write(row, HIGH)).toEqual({ cells, lost })
    expect(write(rowText(row, cells), HIGH)).toEqual({ cells, lost: '' })
  })

  test.each([
    ['a column', 'c/o | line: Mrs Brown', 'c/o | Mrs Brown'],
    ['a part', 'c/o, Mrs Brown | line:', 'c/o, Mrs Brown | '],
    ['a line', 'c/o¶Mrs Brown | line:', 'c/o¶Mrs Brown | '],
    ['a column, before a firm', 'c/o | line: Acme Ltd', 'c/o | Acme Ltd'],
    ['a column, before what is no name', 'FAO | line: Accounts', 'FAO | Accounts'],
  ])('in care of, in %s of its own, goes with its name', (_, own, front) => {
    const row = `line: ${own} | line: 12 high st | line: | town: leeds | postcode: ls61aa`
    const cells = front.endsWith(' | ')
      ? `${front.slice(0, -3)} | 12 High Street | `
      : `${front} | 12 High Street`
    const written = { cells: `${cells} |  | LEEDS | LS6 1AA`, lost: '' }
    expect(write(row, HIGH)).toEqual(written)
    expect(write(row.replace('12', '14'), HIGH, false)).toEqual({ ...written, lost: '14' })
    const firm = own.includes('Acme') ? 'Acme Ltd' : ''
    const found = { ...HIGH, lines: [firm, ...HIGH.lines].filter((line) => line !== ''), organisation: firm }
    expect(write(row, found)).toEqual(written)
  })

  const WELLS = { ...HIGH, postTown: 'TUNBRIDGE WELLS', postcode: 'TN1 1AA' }
  test.each([
    [
      'before its name',
      WELLS,
      'line: 12 high st | unsent line: Royal Tunbridge Wells | postcode: tn11aa',
      '12 High Street | TUNBRIDGE WELLS | TN1 1AA',
      'Royal',
    ],
    [
      'before its name, in a column of localities, which has the town where none is for it',
      WELLS,
      'number: 12 | street: high st | unsent locality: Royal Tunbridge Wells | postcode: tn11aa',
      '12 | High Street | Royal Tunbridge Wells | TN1 1AA',
      '',
    ],
    [
      'before its name, in a column of localities beside one for the town',
      WELLS,
      'number: 12 | street: high st | unsent locality: Royal Tunbridge Wells | town: Tunbrige Wells | postcode: tn11aa',
      '12 | High Street | Royal Tunbridge Wells | TUNBRIDGE WELLS | TN1 1AA',
      '',
    ],
    [
      'before its name, and a county of its own',
      WELLS,
      'line: 12 high st | unsent line: Royal Tunbridge Wells, Kent | postcode: tn11aa',
      '12 High Street, TUNBRIDGE WELLS | Kent | TN1 1AA',
      'Royal',
    ],
    [
      'before its name, a village',
      HIGH,
      'line: 12 high st | unsent line: Headingly Leeds | town: Leeds | postcode: ls61aa',
      '12 High Street |  | LEEDS | LS6 1AA',
      'Headingly',
    ],
    [
      'behind its name',
      HIGH,
      'line: 12 high st | unsent line: Leeds City Centre | town: Leeds | postcode: ls61aa',
      '12 High Street |  | LEEDS | LS6 1AA',
      'City Centre',
    ],
  ])('what is in one part with the town goes whole: %s', (_, address, row, cells, lost) => {
    expect(write(row, address)).toEqual({ cells, lost })
    expect(write(rowText(row, cells), address)).toEqual({ cells, lost: '' })
  })

  test.each([
    [
      'a county that was not sent',
      'line: 12 high st | line: leeds | unsent line: W Yorks | line: | town: | postcode: ls61aa',
      '12 High Street |  |  |  | LEEDS | LS6 1AA',
      'W Yorks',
    ],
    [
      'what was not sent either, moved up',
      'line: 12 high st | unsent line: Mill Lane | unsent line: Moortown | town: leeds | postcode: ls61aa',
      '12 High Street | Moortown |  | LEEDS | LS6 1AA',
      'Mill Lane',
    ],
  ])('lines have no hole above %s', (_, row, cells, lost) => {
    expect(write(row, HIGH)).toEqual({ cells, lost })
    expect(write(rowText(row, cells), HIGH)).toEqual({ cells, lost: '' })
  })

  test.each([
    ['in a column', 'line: Windrush | line: Back Lane', 'Rose Cottage | Back Lane'],
    ['in the same cell', 'line: Windrush, Back Lane', 'Rose Cottage, Back Lane'],
  ])('a house for which another was found goes: %s', (_, own, door) => {
    const rose = {
      ...HIGH,
      lines: ['Rose Cottage', 'Back Lane'],
      premise: { number: '', name: 'Rose Cottage', subBuilding: '' },
      streets: ['Back Lane'],
    }
    expect(write(`${own} | town: leeds | postcode: ls61aa`, rose, false)).toEqual({
      cells: `${door} | LEEDS | LS6 1AA`,
      lost: 'Windrush',
    })
  })

  test('the county of a town that is misspelt stays beside another door', () => {
    const row = 'line: 14 high st | town: Colchestr | county: Essex | postcode: co11aa'
    const address = { ...HIGH, postTown: 'COLCHESTER', postcode: 'CO1 1AA' }
    const cells = '12 High Street | COLCHESTER | Essex | CO1 1AA'
    expect(write(row, address, false)).toEqual({ cells, lost: '14' })
  })

  test.each([
    [
      'a firm at another door',
      'firm: Acme Ltd | line: 14 high st | town: leeds | postcode: ls61aa',
      'Acme Ltd | 12 High Street | LEEDS | LS6 1AA',
      '14',
    ],
    [
      'a postcode with the letters of a country',
      'line: 14 mill lane | town: Ellesmere Port | postcode: ch65 9ad',
      '12 High Street | LEEDS | LS6 1AA',
      '14 mill lane; Ellesmere Port; ch65 9ad',
    ],
    [
      'a county of another town',
      'line: 14 mill lane | town: Bath | county: Avon | postcode: ba11aa',
      '12 High Street | LEEDS |  | LS6 1AA',
      '14 mill lane; Bath; ba11aa; Avon',
    ],
    [
      'a county of another town, which stands with its postcode right behind a number',
      'line: PO Box 17 | county: Avon | townAndPostcode: Bath BA1 1AA',
      '12 High Street |  | LEEDS LS6 1AA',
      'PO Box 17; Bath BA1 1AA; Avon',
    ],
  ])('%s', (_, row, cells, lost) => {
    expect(write(row, HIGH, false)).toEqual({ cells, lost })
  })
})

describe('beside a firm that was found without a door', () => {
  const firm = (organisation: string) => ({
    lines: [organisation],
    organisation,
    postTown: 'LEEDS',
    postcode: 'LS6 1AA',
  })
  test.each([
    [
      'the street that was not sent stays',
      'line: Charnwood Surgery Ltd | unsent line: 39 Linkfield Road | town: leeds | postcode: ls61aa',
      'Charnwood Surgery Ltd',
      'Charnwood Surgery Ltd | 39 Linkfield Road | LEEDS | LS6 1AA',
    ],
    [
      'also one in whose name the firm is',
      'line: North Hill Medical Group | unsent line: 18 NORTH HILL | town: leeds | postcode: ls61aa',
      'North Hill Medical Group',
      'North Hill Medical Group | 18 NORTH HILL | LEEDS | LS6 1AA',
    ],
    [
      'and a village of theirs with it, whose county nobody misses',
      'line: Oak Surgery | unsent line: Mill Road, Otley | town: West Yorkshire | postcode: ls61aa',
      'Oak Surgery',
      'Oak Surgery | Mill Road, Otley | LEEDS | LS6 1AA',
    ],
    [
      'and its unit does not go in the second month',
      'line: Bolt Engineering, Unit 7 | unsent line: Kings Works, Dock Road | town: leeds | postcode: ls61aa',
      'Bolt Engineering',
      'Bolt Engineering, Unit 7 | Kings Works, Dock Road | LEEDS | LS6 1AA',
    ],
  ])('%s', (_, row, organisation, cells) => {
    expect(write(row, firm(organisation))).toEqual({ cells, lost: '' })
  })
})

describe('what was sent and what was not', () => {
  const surgery = {
    lines: ['Oak Surgery'],
    organisation: 'Oak Surgery',
    postTown: 'LEEDS',
    postcode: 'LS6 1AA',
  }
  const box = { lines: ['PO Box 226'], poBox: '226', postTown: 'LEEDS', postcode: 'LS6 1AA' }
  test.each([
    [
      'a firm that was found without a door leaves theirs in its columns',
      surgery,
      'firm: Oak Surgery | number: 79 | street: Fore Street | town: leeds | postcode: ls61aa',
      'Oak Surgery | 79 | Fore Street | LEEDS | LS6 1AA',
      '',
    ],
    [
      'but not beside another postcode',
      surgery,
      'line: Oak Surgery | unsent line: 174 Prospect Road | unsent line: Scarborough | postcode: yo127lb',
      'Oak Surgery | LEEDS |  | LS6 1AA',
      '174 Prospect Road; Scarborough; yo127lb',
    ],
    [
      'no flat of another street stands before a box',
      box,
      'line: Flat 40 | unsent line: Mill Street | town: leeds | postcode: ls61aa',
      'PO Box 226 |  | LEEDS | LS6 1AA',
      'Flat 40; Mill Street',
    ],
    [
      'a town in front of a number is no word before the door',
      HIGH,
      'town: Bath | number: 12 | street: high st | postcode: ls61aa',
      'LEEDS | 12 | High Street | LS6 1AA',
      'Bath',
    ],
    [
      'a firm in the column of a flat is not said twice',
      { ...HIGH, lines: ['Timpson Ltd', '12 High Street'], organisation: 'Timpson Ltd' },
      'unsent flat: Timpson Ltd, Flat 2 | number: 12 | street: high st | town: leeds | postcode: ls61aa',
      'Timpson Ltd, Flat 2 | 12 | High Street | LEEDS | LS6 1AA',
      '',
    ],
  ])('%s', (_, address, row, cells, lost) => {
    expect(write(row, address)).toEqual({ cells, lost })
    expect(write(rowText(row, cells), address)).toEqual({ cells, lost: '' })
  })
})

test('what stands in front of a flat stays with it where another column of flats is blank', () => {
  const flat = {
    lines: ['Flat 5', '12 High Street'],
    postTown: 'LEEDS',
    postcode: 'LS6 1AB',
    premise: { number: '12', name: '', subBuilding: 'Flat 5' },
    streets: ['High Street'],
  }
  const row =
    'flat: c/o Mrs J Brown, Linden House, Flat 5 | flat: | line: 12 High Street | town: LEEDS | postcode: LS6 1AB'
  const cells = 'c/o Mrs J Brown, Linden House, Flat 5 |  | 12 High Street | LEEDS | LS6 1AB'
  expect(write(row, flat)).toEqual({ cells, lost: '' })
})

describe('an address without parts', () => {
  const TYPED = { lines: ['The Old Forge', 'Mill End'], postTown: 'Bath', postcode: 'BA1 1AA' }
  test.each([
    [
      'goes whole into the street’s column',
      'flat: 2 | building: | number: 14 | street: high st | town: leeds | postcode: ls61aa',
      ' |  |  | The Old Forge, Mill End | Bath | BA1 1AA',
    ],
    [
      'goes into the lines',
      'line: 14 high st | line: | town: leeds | postcode: ls61aa',
      'The Old Forge | Mill End | Bath | BA1 1AA',
    ],
  ])('%s', (_, row, cells) => {
    expect(write(row, TYPED, false)?.cells).toBe(cells)
  })

  test('has no place where neither a street nor a line has one', () => {
    expect(write('number: 14 | town: leeds | postcode: ls61aa', TYPED, false)).toBe(null)
  })
})
