import { describe, expect, test } from 'vitest'
import type { Kind, Slot } from '../../../src/domain/address/columns/kinds'
import { ownEnvelope } from '../../../src/domain/address/writing/ownAddress'
import { linesOf } from '../../../src/domain/address/writing/pieces'
import { addressSlots } from '../../../src/features/mapping/addressSlots'
import { furtherColumns } from '../../../src/features/mapping/furtherColumns'
import { detectColumns } from '../../../src/domain/address/columns/proposals'
import { inLines, readCases } from '../../support/caseTables'

/** Columns; below them a row, its envelope (names are no part of it), and another row that helps to know the columns. */
const TABLE = `
Address 1|Address 2|Town|Postcode
- Flat 3|12 High St|Leeds|LS1 4AP
  Flat 3 / 12 High St / Leeds / LS1 4AP
  · other: 3 Elm Road||Bath|BA1 1AA
- Sgts Mess|BFPO 57||BF1 2AT
  Sgts Mess / BFPO 57 / BF1 2AT
  · other: 3 Elm Road||Bath|BA1 1AA
Flat No|House No|Street|Town|Post Code
- Flat 2|4|Mill Lane|Bath|BA1 1AA
  Flat 2 / 4 Mill Lane / Bath / BA1 1AA
  · other: |14|High Street|Bath|BA1 2BB
House No|Apartment|Street|Town|Post Code
- 4|Flat 2|Mill Lane|Bath|BA1 1AA
  Flat 2 / 4 Mill Lane / Bath / BA1 1AA
  · other: 14||High Street|Bath|BA1 2BB
Address Line 1|Number|Street|Town|Postcode
- c/o Mrs J Brown|12|High St|Leeds|LS1 4AP
  c/o Mrs J Brown / 12 High St / Leeds / LS1 4AP
  · other: Rear of shop|3|Elm Road|Bath|BA1 1AA
Column 1|Column 2|Column 3|Column 4|Column 5
- Ann|12|High Street|Bath|BA1 1AA
  12 High Street / Bath / BA1 1AA
  · other: Bob|3|Elm Road|Bath|BA1 1BB
Street and number|Town and postcode
- 12 High Street|Bath BA1 1AA
  12 High Street / Bath / BA1 1AA
  · other: 3 Elm Road|Bath BA1 1BB
Ref|Address
- 1|Flat 3, 12 High St, Leeds LS1 4AP
  Flat 3 / 12 High St / Leeds / LS1 4AP
  · other: 2|3 Elm Road, Bath, BA1 1AA
Ref|Address|Postcode
- 1|Flat 3¶12 High St¶Leeds|LS1 4AP
  Flat 3 / 12 High St / Leeds / LS1 4AP
  · other: 2|3 Elm Road¶Bath|BA1 1AA
Company|PO Box|Address 1|Town|Postcode
- Dent Ltd|17||Leeds|LS2 7XX
  Dent Ltd / PO Box 17 / Leeds / LS2 7XX
  · other: Bell||3 Elm Road|Bath|BA1 1AA
Address 1|Address 2|Address 3|Town|Postcode
- Rose Cottage|Mill Lane|||BA1 1AA
  Rose Cottage / Mill Lane / BA1 1AA
  · other: 3 Elm Road|||Bath|BA1 1AA
Address 1|Address 2|Address 3|Postcode
- 12 High St|Leeds|West Yorkshire|LS1 4AP
  12 High St / Leeds / LS1 4AP
  · other: 3 Elm Road|Bath|Somerset|BA1 1AA
- 12 Mill St|Pentre|Rhondda Cynon Taf|CF41 7AP
  12 Mill St / Pentre / CF41 7AP
  · other: 3 Elm Road|Oban|Argyll & Bute|PA34 4AA
- 12 High St|Leeds|United Kingdom|LS1 4AP
  12 High St / Leeds / LS1 4AP
  · other: 3 Elm Road|Bath|UK|BA1 1AA
Address|Postcode
- 12 Shore Rd, Dingwall, Ross & Cromarty|IV15 9AA
  12 Shore Rd / Dingwall / IV15 9AA
  · other: 3 Elm Road, Neath, Neath Port Talbot|SA11 1AA
Address|Town|Outcode|Incode
- 12 High St|Leeds|LS1|4AP
  12 High St / Leeds / LS1 4AP
  · other: 3 Elm Road|Bath|BA1|1AA
postcode|saon|paon|street|locality|town
- BA1 2BB||ROSE COTTAGE|BACK LANE|WESTON|BATH
  ROSE COTTAGE / BACK LANE / WESTON / BATH / BA1 2BB
  · other: BA1 1AA|FLAT 2|4|MILL LANE||BATH
`

const cells = (line: string) => inLines(line).split('|')

test.each(readCases(TABLE))('the own address under $shared: $name', ({ name, shared, lines, said }) => {
  const [headers, rows] = [cells(shared), [cells(name), cells(said.get('other')!)]]
  const proposed = { ...detectColumns(headers, rows), moreAddressColumns: [] as number[] }
  const mapping = { ...proposed, moreAddressColumns: furtherColumns(headers, rows, proposed) }
  const own = ownEnvelope(rows[0]!, addressSlots(headers, rows, mapping, {}).onEnvelope)
  expect([...linesOf(own), own.town, own.postcode].filter((line) => line !== '')).toEqual(
    lines[0]!.split(' / '),
  )
})

const KINDS: Record<string, Kind> = { pc: 'postcode', no: 'number', st: 'street' }

/** The envelope of `line: 12 High St | town: Leeds`: its lines, `[town]`, postcode and country abroad. */
function ownOf(text: string): string {
  const columns = text.split(' | ').map((each) => each.split(/: ?/, 2) as [string, string])
  const slots = columns.map(([name], column): Slot => ({ column, kind: KINDS[name] ?? (name as Kind) }))
  const { pieces, town, postcode, country } = ownEnvelope(
    columns.map(([, value]) => value.replaceAll('¶', '\n')),
    slots,
  )
  return [...linesOf({ pieces }), `[${town}]`, postcode, country].filter((line) => line !== '').join(' / ')
}

describe('the post town is above county and country:', () => {
  test.each([
    // A line of town and county, however they are parted.
    ['line: 12 High St | line: Leeds, West Yorkshire | pc: LS1 4AP', '12 High St / [Leeds] / LS1 4AP'],
    ['line: 12 High St | line: LEEDS,WEST YORKSHIRE. | pc: LS1 4AP', '12 High St / [LEEDS] / LS1 4AP'],
    ['line: 12 High St | line: Leeds West Yorkshire | pc: LS1 4AP', '12 High St / [Leeds] / LS1 4AP'],
    ['line: 12 High St | line: Leeds (W. Yorks) | pc: LS1 4AP', '12 High St / [Leeds] / LS1 4AP'],
    ['line: 12 High St | line: Leeds - W Yorks | pc: LS1 4AP', '12 High St / [Leeds] / LS1 4AP'],
    ['line: 12 High St | line: Leeds; West Yorkshire; UK | pc: LS1 4AP', '12 High St / [Leeds] / LS1 4AP'],
    ['line: 1 Elm Rd | line: Darlington, Co.Durham | pc: DL2 2DS', '1 Elm Rd / [Darlington] / DL2 2DS'],
    ['line: 1 Elm Rd | line: Gateshead, Tyne & Wear | pc: NE10 9QG', '1 Elm Rd / [Gateshead] / NE10 9QG'],
    ['line: 1 Elm Rd | line: Pinner,Middx | pc: HA5 4EA', '1 Elm Rd / [Pinner] / HA5 4EA'],
    // Place, town and county; street and town.
    [
      'line: 12 High St | line: Hyson Green, Nottingham | line: Nottinghamshire | pc: NG7 5HY',
      '12 High St / Hyson Green / [Nottingham] / NG7 5HY',
    ],
    [
      'line: The Surgery | line: Cowley Road,Oxford | pc: OX4 1XD',
      'The Surgery / Cowley Road / [Oxford] / OX4 1XD',
    ],
    [
      'line: The Surgery | line: Wear Street,Jarrow | line: Tyne & Wear | pc: NE32 3UX',
      'The Surgery / Wear Street / [Jarrow] / NE32 3UX',
    ],
    // Towns that read like a street or a building.
    [
      'line: 1 Angel Hill | line: Bury St.Edmunds | line: Suffolk | pc: IP33 1LU',
      '1 Angel Hill / [Bury St.Edmunds] / IP33 1LU',
    ],
    [
      'line: 13 Elm Rd | line: Waltham Abbey | line: Essex | pc: EN9 1NP',
      '13 Elm Rd / Waltham Abbey / Essex / [] / EN9 1NP',
    ],
    ['line: 13 Elm Rd | line: Burgess Hill | pc: RH15 9XN', '13 Elm Rd / [Burgess Hill] / RH15 9XN'],
    [
      'line: 8 Front St | line: Chester le Street, Co Durham | pc: DH3 3BD',
      '8 Front St / Chester le Street, Co Durham / [] / DH3 3BD',
    ],
    [
      'line: Portland Drive | line: Scholar Green | line: Cheshire | pc: ST7 3BT',
      'Portland Drive / [Scholar Green] / ST7 3BT',
    ],
    // The county in the town's column, and the town above it.
    ['line: 12 High St | line: Leeds | town: West Yorkshire | pc: LS1 4AP', '12 High St / [Leeds] / LS1 4AP'],
    ['line: Alpha Road, GU22 8HF | line: Woking | town: SURREY | pc: ', 'Alpha Road / [Woking] / GU22 8HF'],
    ['line: 12 High St | line: Luton | town: Befdordshire | pc: LU1 1AA', '12 High St / [Luton] / LU1 1AA'],
    ['line: 12 High St | town: Leeds, West Yorkshire | pc: LS1 4AP', '12 High St / [Leeds] / LS1 4AP'],
    [
      'line: 12 High St | town: Mountsorrel, Loughborough | pc: LE12 7DJ',
      '12 High St / Mountsorrel / [Loughborough] / LE12 7DJ',
    ],
    ['line: 12 High St | town: Bristol, City of | pc: BS1 1AA', '12 High St / [Bristol, City of] / BS1 1AA'],
    // The town in the county's column.
    ['line: 12 High St | town:  | county: Leeds | pc: LS1 4AP', '12 High St / [Leeds] / LS1 4AP'],
    ['line: 12 High St | town: Kent | county: Deal | pc: CT14 6AA', '12 High St / [Deal] / CT14 6AA'],
    [
      'line: 12 High St | town:  | county: Leeds, West Yorkshire | pc: LS1 4AP',
      '12 High St / [Leeds] / LS1 4AP',
    ],
    ['line: 12 High St | town:  | county: London | pc: E1 1AA', '12 High St / [London] / E1 1AA'],
    ['line: 12 High St | town:  | county: South East | pc: E1 1AA', '12 High St / [] / E1 1AA'],
    ['line: 12 High St | town:  | county: Scotland | pc: EH1 1AA', '12 High St / [] / EH1 1AA'],
    ['line: 12 High St | line: Leeds | county: Yorkshire | pc: LS1 4AP', '12 High St / [Leeds] / LS1 4AP'],
    // No town at all: a county is none.
    ['line: 12 High St | town: Surrey | pc: KT10 9AA', '12 High St / Surrey / [] / KT10 9AA'],
    ['line: 12 High St | line: Norfolk | pc: NR1 1AA', '12 High St / Norfolk / [] / NR1 1AA'],
    // Names that only look like a county's.
    [
      'line: 3 Elm Rd | line: Stratford-upon-Avon | pc: CV37 6HE',
      '3 Elm Rd / [Stratford-upon-Avon] / CV37 6HE',
    ],
    ['line: 3 Elm Rd | line: Bradford on Avon | pc: BA15 1AA', '3 Elm Rd / [Bradford on Avon] / BA15 1AA'],
    ['line: Moved away - do not post | pc: LS1 4AP', 'Moved away - do not post / [] / LS1 4AP'],
    ['line: 12 St James&#039;s Road | line: Leeds | pc: LS1 4AP', "12 St James's Road / [Leeds] / LS1 4AP"],
    ['line: 12 High St; Weston; Bath; BA1 1AA', '12 High St / Weston / [Bath] / BA1 1AA'],
    ['line: 3 Elm Rd | line: Dinas Powys | pc: CF64 4AA', '3 Elm Rd / [Dinas Powys] / CF64 4AA'],
    [
      'line: 3 Elm Rd | line: Kent House | town: Deal | pc: CT14 6AA',
      '3 Elm Rd / Kent House / [Deal] / CT14 6AA',
    ],
    ['line: The Duke of Kent | town: Deal | pc: CT14 6AA', 'The Duke of Kent / [Deal] / CT14 6AA'],
  ])('%s', (text, envelope) => {
    expect(ownOf(text)).toBe(envelope)
  })
})

describe('no envelope in the UK has its country:', () => {
  const countries =
    'UK|U.K.|uk.|GB|United Kingdom|The United Kingdom|Great Britain|England|Scotland|Wales|Cymru|Northern Ireland'
  test.each([...countries.split('|'), 'N. Ireland', 'England, UK', 'England UK', '(UK)'])('%s', (country) => {
    const envelope = '16 High St / [Bath] / BA1 1AA'
    expect(ownOf(`line: 16 High St | line: ${country} | town: Bath | pc: BA1 1AA`)).toBe(envelope)
    expect(ownOf(`line: 16 High St | line: Bath | line: ${country} | pc: BA1 1AA`)).toBe(envelope)
    expect(ownOf(`line: 16 High St | town: Bath, ${country} | pc: BA1 1AA`)).toBe(envelope)
    expect(ownOf(`line: 16 High St | line: Bath | town: ${country} | pc: BA1 1AA`)).toBe(envelope)
    expect(ownOf(`line: 16 High St, Bath, BA1 1AA, ${country}`)).toBe(envelope)
    expect(ownOf(`line: 16 High St¶Bath¶${country}¶BA1 1AA`)).toBe(envelope)
    expect(ownOf(`line: ${country} | line: 16 High St | town: Bath | pc: BA1 1AA`)).toBe(envelope)
  })

  test.each([
    ['line: 16 High St | line: Bath UK | pc: BA1 1AA', '16 High St / [Bath] / BA1 1AA'],
    ['line: 16 High St | town: Bath UK | pc: BA1 1AA', '16 High St / [Bath] / BA1 1AA'],
    ['line: 16 High St | line: Bath | pc: BA1 1AA UK', '16 High St / [Bath] / BA1 1AA'],
    ['line: Les Nicolles | line: Guernsey | pc: GY7 9XX', 'Les Nicolles / [Guernsey] / GY7 9XX'],
    [
      'line: Les Nicolles | line: Guernsey | line: Channel Islands | pc: GY7 9XX',
      'Les Nicolles / [Guernsey] / GY7 9XX',
    ],
    [
      'firm: Acme UK | line: 16 High St | town: Bath | pc: BA1 1AA',
      'Acme UK / 16 High St / [Bath] / BA1 1AA',
    ],
    ['line: Bank of Scotland | town: Bath | pc: BA1 1AA', 'Bank of Scotland / [Bath] / BA1 1AA'],
    ['line: 16 High St | line: Belfast | line: Ireland | pc: BT1 1AA', '16 High St / [Belfast] / BT1 1AA'],
    // Abroad the country stays, below.
    ['line: 3 Main Street | line: Galway | line: Éire | pc: ', '3 Main Street / [Galway] / Ireland'],
    ['line: 3 Main Street, Galway, Ireland', '3 Main Street / [Galway] / Ireland'],
  ])('%s', (text, envelope) => {
    expect(ownOf(text)).toBe(envelope)
  })
})

test.each([
  ['no: 12 | st: Pentre | town: PENTRE | pc: CF41 7AA', '12 Pentre / [PENTRE] / CF41 7AA'],
  ['no: 12 | line: Pentre | town: PENTRE | pc: CF41 7AA', '12 Pentre / [PENTRE] / CF41 7AA'],
  ['line: 12 | line: Pentre | town: PENTRE | pc: CF41 7AA', '12 Pentre / [PENTRE] / CF41 7AA'],
  ['line: 12 Pentre | town: PENTRE | pc: CF41 7AA', '12 Pentre / [PENTRE] / CF41 7AA'],
  [
    'building: Rose Cottage | st: Pentre | town: PENTRE | pc: CF41 7AA',
    'Rose Cottage / Pentre / [PENTRE] / CF41 7AA',
  ],
  ['line: 12 High St | line: Leeds | town: LEEDS | pc: LS1 4AP', '12 High St / [LEEDS] / LS1 4AP'],
  ['line: 12 High St | st: 12 High St | town: LEEDS | pc: LS1 4AP', '12 High St / [LEEDS] / LS1 4AP'],
])(
  'a street with the name of its town stays, a line that repeats the town does not: %s',
  (text, envelope) => {
    expect(ownOf(text)).toBe(envelope)
  },
)

test.each([
  [
    'no: 1 Ivy Cottages | st: Front St | town: Crook | pc: DL13 3AF',
    '1 Ivy Cottages / Front St / [Crook] / DL13 3AF',
  ],
  [
    'no: Flat 2 14 A | st: Front St | town: Crook | pc: DL13 3AF',
    'Flat 2 14 A Front St / [Crook] / DL13 3AF',
  ],
  ['no: 12½ | st: Front St | town: Crook | pc: DL13 3AF', '12½ Front St / [Crook] / DL13 3AF'],
])('only what ends in a number goes on a line with its street: %s', (text, envelope) => {
  expect(ownOf(text)).toBe(envelope)
})
