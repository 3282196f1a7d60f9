import { expect, test } from 'vitest'
import type { Kind } from '../../../../src/domain/address/columns/kinds'
import type { MatchedAddress } from '../../../../src/domain/address/comparison/answer'
import { readAnswer } from '../../../../src/domain/cleanse/rowResult'
import { answered } from '../../../support/builders'
import { cellsSaid, inLines, inOneLine, readCases } from '../../../support/caseTables'
import { writeInto } from '../../../support/writeInto'
import { typedCells } from '../comparison/foundCells'

/** Addresses that are found, by the names that the table has for them. */
const HOUSE = { number: '12', street: 'High Street' }
const LEEDS = { town: 'LEEDS', postcode: 'LS6 1AA' }
const FOUND = {
  HOUSE,
  LEEDS,
  HIGH: { ...HOUSE, ...LEEDS },
  LINDEN: { sub: 'Flat 3', name: 'Linden House', ...HOUSE, postcode: 'LS6 1AB' },
}

/**
 * Addresses that are found; below them rows, with the kinds of their columns (one with a capital is no part of the address), and
 * what these hold once it is written, as the post office writes it; `lost` are the words that go.
 */
const TABLE = `
HIGH, name Riverside
- a building whose name a firm in front has, too
  line: Riverside Motors Ltd | building: Riverside | line: 12 high st | town: leeds | postcode: ls61aa
  Riverside Motors Ltd | Riverside | 12 High Street | LEEDS | LS6 1AA
HIGH, number 118
- a number with its word, without a postcode
  line: No 118, high st | town: leeds | postcode:
  118 High Street | LEEDS | LS6 1AA
LEEDS, name 12 1/2, street Mill Lane
- half a number, which the provider has as a name
  line: 12½ mill ln | town: leeds | postcode: ls61aa
  12 1/2 Mill Lane | LEEDS | LS6 1AA
- half a number in its own column
  building: | number: 12½ | street: mill ln | town: leeds | postcode: ls61aa
   | 12 1/2 | Mill Lane | LEEDS | LS6 1AA
HIGH
- two blanks in a postcode
  line: 12 high st | town: leeds | postcode: ls6  1aa
  12 High Street | LEEDS | LS6 1AA
- a line that is blank among lines stays blank
  line: 12 high st | line: | line: leeds | line: west yorkshire | postcode: ls61aa
  12 High Street |  | LEEDS |  | LS6 1AA
- the same at another door
  line: 14 high st | line: | line: leeds | line: | postcode: ls61aa
  12 High Street |  | LEEDS |  | LS6 1AA
  · another door · lost: 14
LINDEN
- one line and a postcode
  line: flat 3 linden house, 12 high st leeds | postcode: ls61ab
  Flat 3, Linden House, 12 High Street, LEEDS | LS6 1AB
- one cell with line breaks
  line: flat 3¶linden house¶12 high st¶leeds | postcode: ls61ab
  Flat 3¶Linden House¶12 High Street¶LEEDS | LS6 1AB
- two lines, town and postcode
  line: flat 3 linden house | line: 12 high st | town: leeds | postcode: ls61ab
  Flat 3 | Linden House, 12 High Street | LEEDS | LS6 1AB
- a blank line takes a part for which the others do not suffice
  line: flat 3 linden house | line: | line: 12 high st | line: | line: leeds | postcode: ls61ab
  Flat 3 | Linden House | 12 High Street |  | LEEDS | LS6 1AB
- five lines with the town among them
  line: flat 3 linden house | line: 12 high st | line: leeds | line: | line: | postcode: ls61ab
  Flat 3 | Linden House | 12 High Street | LEEDS |  | LS6 1AB
- a flat in Welsh
  line: fflat 3 linden house | line: 12 high st | town: leeds | postcode: ls61ab
  Flat 3 | Linden House, 12 High Street | LEEDS | LS6 1AB
- parts
  flat: 3 | building: linden house | number: 12 | street: high st | town: leeds | postcode: ls61ab
  Flat 3 | Linden House | 12 | High Street | LEEDS | LS6 1AB
- unit and flat, whichever the row has filled
  flat: | flat: 3 linden house | line: 12 high st | town: leeds | postcode: ls61ab
   | Flat 3 | Linden House, 12 High Street | LEEDS | LS6 1AB
- house name, house number and a line
  building: flat 3 linden house | number: 12 | line: high st | town: leeds | postcode: ls61ab
  Flat 3, Linden House | 12 | High Street | LEEDS | LS6 1AB
- house number and a line
  number: 12 | line: flat 3 linden house high st | town: leeds | postcode: ls61ab
  Flat 3, Linden House, 12 | High Street | LEEDS | LS6 1AB
- a street
  street: flat 3 linden house 12 high st | town: leeds | postcode: ls61ab
  Flat 3, Linden House, 12 High Street | LEEDS | LS6 1AB
- town and postcode in one
  line: flat 3 linden house | line: 12 high st | townAndPostcode: leeds ls61ab
  Flat 3 | Linden House, 12 High Street | LEEDS LS6 1AB
- a postcode in two columns
  line: flat 3 linden house 12 high st | town: leeds | outwardCode: ls6 | inwardCode: 1ab
  Flat 3, Linden House, 12 High Street | LEEDS | LS6 | 1AB
- lines on both sides of a town
  line: linden house 12 high st | flat: 3 | town: leeds | line: ls61ab
  Linden House, 12 High Street | Flat 3 | LEEDS | LS6 1AB
- no column for the town
  street: flat 3 linden house 12 high st | postcode: ls61ab
  Flat 3, Linden House, 12 High Street, LEEDS | LS6 1AB
HIGH
- words that are not the address’s, in a line of their own
  line: c/o Mrs J Brown | line: 12 high st | line: | town: leeds | postcode: ls61aa
  c/o Mrs J Brown | 12 High Street |  | LEEDS | LS6 1AA
- words that are not the address’s, in the same line
  line: Rear of shop, 12 high st | town: leeds | postcode: ls61aa
  Rear of shop, 12 High Street | LEEDS | LS6 1AA
- words that are not the address’s, behind the street
  line: 12 high st | line: Chapel Allerton | town: leeds | postcode: ls61aa
  12 High Street |  | LEEDS | LS6 1AA
  · lost: Chapel Allerton
- words that are not the address’s, in a column that is sent and no part of it
  Name: Ann Lee | line: 12 high st | postcode: ls61aa
  Ann Lee | 12 High Street, LEEDS | LS6 1AA
- cells that show what is written
  line: ="12 High Street" | town: ="leeds" | postcode: ="LS6 1AA"
  ="12 High Street" | LEEDS | ="LS6 1AA"
- a firm beside the same door
  firm: Acme Ltd | line: 12 high st | town: leeds | postcode: ls61aa
  Acme Ltd | 12 High Street | LEEDS | LS6 1AA
- a county in a line, which nobody misses
  line: 12 high st | line: Leeds | line: West Yorks | postcode: ls61aa
  12 High Street | LEEDS |  | LS6 1AA
- a county that the answer lacks
  line: 12 high st | town: Leeds | county: W Yorks | postcode: ls61aa
  12 High Street | LEEDS | W Yorks | LS6 1AA
- in care of, in a column of its own, with its name
  line: c/o | line: Mrs Brown | line: 12 high st | line: | town: leeds | postcode: ls61aa
  c/o | Mrs Brown | 12 High Street |  | LEEDS | LS6 1AA
- in care of, in a column of its own, with its name, beside another door
  line: c/o | line: Mrs Brown | line: 14 high st | line: | town: leeds | postcode: ls61aa
  c/o | Mrs Brown | 12 High Street |  | LEEDS | LS6 1AA
  · another door · lost: 14
- in care of, in a column of firms, with its name
  firm: c/o | line: Jane Roe | line: 12 high st | town: leeds | postcode: ls61aa
  c/o | Jane Roe | 12 High Street | LEEDS | LS6 1AA
- in care of, in a column of firms, before a firm
  firm: c/o | line: Acme Ltd | line: 12 high st | town: leeds | postcode: ls61aa
  c/o | Acme Ltd | 12 High Street | LEEDS | LS6 1AA
- a person behind a firm that is called like a street
  firm: Penny Lane | line: J. Smith, 12 high st | town: leeds | postcode: ls61aa
  Penny Lane | J. Smith, 12 High Street | LEEDS | LS6 1AA
- in care of, in a part of its own, with its name
  line: c/o, Mrs Brown | line: | line: 12 high st | line: | town: leeds | postcode: ls61aa
  c/o, Mrs Brown |  | 12 High Street |  | LEEDS | LS6 1AA
- in care of, in a part of its own, with its name, beside another door
  line: c/o, Mrs Brown | line: | line: 14 high st | line: | town: leeds | postcode: ls61aa
  c/o, Mrs Brown |  | 12 High Street |  | LEEDS | LS6 1AA
  · another door · lost: 14
- in care of, in a line of its own, with its name
  line: c/o¶Mrs Brown | line: | line: 12 high st | line: | town: leeds | postcode: ls61aa
  c/o¶Mrs Brown |  | 12 High Street |  | LEEDS | LS6 1AA
- in care of, in a line of its own, with its name, beside another door
  line: c/o¶Mrs Brown | line: | line: 14 high st | line: | town: leeds | postcode: ls61aa
  c/o¶Mrs Brown |  | 12 High Street |  | LEEDS | LS6 1AA
  · another door · lost: 14
- in care of, in a column of its own, before a firm
  line: c/o | line: Acme Ltd | line: 12 high st | line: | town: leeds | postcode: ls61aa
  c/o | Acme Ltd | 12 High Street |  | LEEDS | LS6 1AA
- in care of, in a column of its own, before a firm, beside another door
  line: c/o | line: Acme Ltd | line: 14 high st | line: | town: leeds | postcode: ls61aa
  c/o | Acme Ltd | 12 High Street |  | LEEDS | LS6 1AA
  · another door · lost: 14
- in care of, in a column of its own, before what is no name
  line: FAO | line: Accounts | line: 12 high st | line: | town: leeds | postcode: ls61aa
  FAO | Accounts | 12 High Street |  | LEEDS | LS6 1AA
- in care of, in a column of its own, before what is no name, beside another door
  line: FAO | line: Accounts | line: 14 high st | line: | town: leeds | postcode: ls61aa
  FAO | Accounts | 12 High Street |  | LEEDS | LS6 1AA
  · another door · lost: 14
- what is in one part with the town goes whole: before its name, a village
  line: 12 high st | unsent line: Headingly Leeds | town: Leeds | postcode: ls61aa
  12 High Street |  | LEEDS | LS6 1AA
  · lost: Headingly
- what is in one part with the town goes whole: behind its name
  line: 12 high st | unsent line: Leeds City Centre | town: Leeds | postcode: ls61aa
  12 High Street |  | LEEDS | LS6 1AA
  · lost: City Centre
- lines have no hole above a county that was not sent
  line: 12 high st | line: leeds | unsent line: W Yorks | line: | town: | postcode: ls61aa
  12 High Street |  |  |  | LEEDS | LS6 1AA
  · lost: W Yorks
- lines have no hole above what was not sent either, moved up
  line: 12 high st | unsent line: Mill Lane | unsent line: Moortown | town: leeds | postcode: ls61aa
  12 High Street | Moortown |  | LEEDS | LS6 1AA
  · lost: Mill Lane
- what follows a line that was not sent fills the line that it leaves
  street: | unsent line: 12 high st | unsent line: Moortown, Leeds, ls61aa
  12 High Street | Moortown | LEEDS, LS6 1AA
- and else goes behind it, never above
  line: 12 high st | unsent line: Moortown | unsent line: Tel 0113 496 0000, Leeds, ls61aa
  12 High Street | Moortown | Tel 0113 496 0000, LEEDS, LS6 1AA
- also without a column beside the town's
  street: 12 high st | unsent line: Tel 0113 496 0000, ls61aa | unsent town: Leeds
  12 High Street | Tel 0113 496 0000, LS6 1AA | LEEDS
- a firm at another door
  firm: Acme Ltd | line: 14 high st | town: leeds | postcode: ls61aa
  Acme Ltd | 12 High Street | LEEDS | LS6 1AA
  · another door · lost: 14
- a postcode with the letters of a country
  line: 14 mill lane | town: Ellesmere Port | postcode: ch65 9ad
  12 High Street | LEEDS | LS6 1AA
  · another door · lost: 14 mill lane; Ellesmere Port; ch65 9ad
- a county of another town
  line: 14 mill lane | town: Bath | county: Avon | postcode: ba11aa
  12 High Street | LEEDS |  | LS6 1AA
  · another door · lost: 14 mill lane; Bath; ba11aa; Avon
- a county of another town, which stands with its postcode right behind a number
  line: PO Box 17 | county: Avon | townAndPostcode: Bath BA1 1AA
  12 High Street |  | LEEDS LS6 1AA
  · another door · lost: PO Box 17; Bath BA1 1AA; Avon
- a town in front of a number is no word before the door
  town: Bath | number: 12 | street: high st | postcode: ls61aa
  LEEDS | 12 | High Street | LS6 1AA
  · lost: Bath
HIGH, county Cambridgeshire
- a county in the column of the town for which the answer has another is named
  line: 12 high st | line: Leeds | town: Norfolk | county: | postcode: ls61aa
  12 High Street |  | LEEDS | Cambridgeshire | LS6 1AA
  · lost: Norfolk
- in the column of the county, too
  line: 12 high st | town: Leeds | county: Norfolk | postcode: ls61aa
  12 High Street | LEEDS | Cambridgeshire | LS6 1AA
  · lost: Norfolk
HIGH, county West Yorkshire
- a county in short is not missed
  line: 12 high st | town: Leeds | county: Yorks | postcode: ls61aa
  12 High Street | LEEDS | West Yorkshire | LS6 1AA
organisation Acme Ltd, HIGH
- in care of, in a column of its own, before a firm
  line: c/o | line: Acme Ltd | line: 12 high st | line: | town: leeds | postcode: ls61aa
  c/o | Acme Ltd | 12 High Street |  | LEEDS | LS6 1AA
HOUSE, town TUNBRIDGE WELLS, postcode TN1 1AA
- what is in one part with the town goes whole: before its name
  line: 12 high st | unsent line: Royal Tunbridge Wells | postcode: tn11aa
  12 High Street | TUNBRIDGE WELLS | TN1 1AA
  · lost: Royal
- what is in one part with the town goes whole: before its name, in a column of localities, which has the town where none is for it
  number: 12 | street: high st | unsent locality: Royal Tunbridge Wells | postcode: tn11aa
  12 | High Street | Royal Tunbridge Wells | TN1 1AA
- what is in one part with the town goes whole: before its name, in a column of localities beside one for the town
  number: 12 | street: high st | unsent locality: Royal Tunbridge Wells | town: Tunbrige Wells | postcode: tn11aa
  12 | High Street | Royal Tunbridge Wells | TUNBRIDGE WELLS | TN1 1AA
- what is in one part with the town goes whole: before its name, and a county of its own
  line: 12 high st | unsent line: Royal Tunbridge Wells, Kent | postcode: tn11aa
  12 High Street, TUNBRIDGE WELLS | Kent | TN1 1AA
  · lost: Royal
name Rose Cottage, street Back Lane, LEEDS
- a house for which another was found goes: in a column
  line: Windrush | line: Back Lane | town: leeds | postcode: ls61aa
  Rose Cottage | Back Lane | LEEDS | LS6 1AA
  · another door · lost: Windrush
- a house for which another was found goes: in the same cell
  line: Windrush, Back Lane | town: leeds | postcode: ls61aa
  Rose Cottage, Back Lane | LEEDS | LS6 1AA
  · another door · lost: Windrush
HOUSE, town COLCHESTER, postcode CO1 1AA
- the county of a town that is misspelt stays beside another door
  line: 14 high st | town: Colchestr | county: Essex | postcode: co11aa
  12 High Street | COLCHESTER | Essex | CO1 1AA
  · another door · lost: 14
organisation Charnwood Surgery Ltd, LEEDS
- a firm without a door leaves the street that was not sent
  line: Charnwood Surgery Ltd | unsent line: 39 Linkfield Road | town: leeds | postcode: ls61aa
  Charnwood Surgery Ltd | 39 Linkfield Road | LEEDS | LS6 1AA
organisation North Hill Medical Group, LEEDS
- also one that the firm is called by
  line: North Hill Medical Group | unsent line: 18 NORTH HILL | town: leeds | postcode: ls61aa
  North Hill Medical Group | 18 NORTH HILL | LEEDS | LS6 1AA
organisation Oak Surgery, LEEDS
- also a village of theirs with it; a county that is not seen to be of the town is named
  line: Oak Surgery | unsent line: Mill Road, Otley | town: West Yorkshire | postcode: ls61aa
  Oak Surgery | Mill Road, Otley | LEEDS | LS6 1AA
  · lost: West Yorkshire
- a firm without a door leaves theirs in its columns
  firm: Oak Surgery | number: 79 | street: Fore Street | town: leeds | postcode: ls61aa
  Oak Surgery | 79 | Fore Street | LEEDS | LS6 1AA
- it leaves none beside another postcode
  line: Oak Surgery | unsent line: 174 Prospect Road | unsent line: Scarborough | postcode: yo127lb
  Oak Surgery | LEEDS |  | LS6 1AA
  · lost: 174 Prospect Road; Scarborough; yo127lb
organisation Bolt Engineering, LEEDS
- its unit does not go in the second month
  line: Bolt Engineering, Unit 7 | unsent line: Kings Works, Dock Road | town: leeds | postcode: ls61aa
  Bolt Engineering, Unit 7 | Kings Works, Dock Road | LEEDS | LS6 1AA
box 226, LEEDS
- no flat of another street comes before a box
  line: Flat 40 | unsent line: Mill Street | town: leeds | postcode: ls61aa
  PO Box 226 |  | LEEDS | LS6 1AA
  · lost: Flat 40; Mill Street
organisation Timpson Ltd, HIGH
- a firm in the column of a flat is not said twice
  unsent flat: Timpson Ltd, Flat 2 | number: 12 | street: high st | town: leeds | postcode: ls61aa
  Timpson Ltd, Flat 2 | 12 | High Street | LEEDS | LS6 1AA
sub Flat 5, HOUSE, postcode LS6 1AB
- a firm in the column of buildings stays behind a flat that is new, and does so in the second month
  number: | building: J. Bell & Co. Ltd. | line: 12 High Street, LEEDS, LS6 1AB
  12 | Flat 5, J. Bell & Co. Ltd. | High Street, LEEDS, LS6 1AB
- what comes before a flat stays with it where another column of flats is blank
  flat: c/o Mrs J Brown, Linden House, Flat 5 | flat: | line: 12 High Street | town: LEEDS | postcode: LS6 1AB
  c/o Mrs J Brown, Linden House, Flat 5 |  | 12 High Street | LEEDS | LS6 1AB
TYPED
- an address without parts goes whole into the street’s column
  flat: 2 | building: | number: 14 | street: high st | town: leeds | postcode: ls61aa
   |  |  | The Old Forge, Mill End | Bath | BA1 1AA
  · another door · lost: 2; 14; high st; leeds; ls61aa
- an address without parts goes into the lines
  line: 14 high st | line: | town: leeds | postcode: ls61aa
  The Old Forge | Mill End | Bath | BA1 1AA
  · another door · lost: 14 high st; leeds; ls61aa
- an address without parts has no place where neither a street nor a line has one
  number: 14 | town: leeds | postcode: ls61aa
  does not fit
  · another door
TYPED, organisation Acme Ltd
- the firm of an address without parts is not said beside theirs
  firm: Acme | line: 14 high st | line: | town: leeds | postcode: ls61aa
  Acme | The Old Forge | Mill End | Bath | BA1 1AA
  · another door · lost: 14 high st; leeds; ls61aa
HIGH
- a street alone in a line that is kept is not said again
  kept line: High Street | number: 12 | street: | town: leeds | postcode: ls61aa
  High Street | 12 |  | LEEDS | LS6 1AA
- a line that is kept has a word of the address amid others
  kept line: near Leeds Market | line: 12 high st | postcode: ls61aa
  near Leeds Market | 12 High Street, LEEDS | LS6 1AA
`

function write(headers: string[], cells: string[], address: MatchedAddress, isSameDoor: boolean) {
  const slots = headers.flatMap((name, column) => {
    const [kind = '', how] = name.split(' ').toReversed()
    const slot = { column, kind: kind as Kind, isUnsent: how === 'unsent', stays: how === 'kept' }
    return /^[A-Z]/.test(name) ? [] : [slot]
  })
  const row = cells.map(inLines)
  const written = writeInto(address, { row, slots, isSameDoor })
  const after = row.map((cell, column) => inOneLine(written?.inCapitals.get(column) ?? cell))
  return written ? { cells: after, lost: written.lost.join('; ') } : null
}

test.each(readCases(TABLE))('$name', ({ shared, lines: [own = '', wanted = ''], said }) => {
  const [headers, row] = [0, 1].map((at) => own.split('|').map((each) => each.split(/: ?/)[at]!.trim()))
  const [typed, firm = ''] = shared.split(', organisation ')
  const values =
    typed === 'TYPED'
      ? {
          ...typedCells([firm, 'The Old Forge', 'Mill End'].filter(Boolean), 'Bath', 'BA1 1AA'),
          'Organisation Name': firm,
        }
      : cellsSaid(shared, FOUND)
  const { address } = readAnswer(answered(values))!
  const written = write(headers!, row!, address!, !said.has('another door'))
  const cells = wanted.split('|').map((each) => each.trim())
  expect(written).toEqual(wanted === 'does not fit' ? null : { cells, lost: said.get('lost') ?? '' })
  // Written again it does not change.
  const again = written && write(headers!, written.cells, address!, true)
  expect(again).toEqual(written && { cells, lost: '' })
})
