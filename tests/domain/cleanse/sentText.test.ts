import Papa from 'papaparse'
import { describe, expect, test } from 'vitest'
import type { Mapping } from '../../../src/domain/cleanse/query'
import { rowsOfParts, rowsShifted, rowsWithoutAddress } from '../../../src/domain/cleanse/sentText'

/** A file with its header, of which all columns called Address, Town and Postcode are sent. */
function fileOf(csv: string) {
  const [headers = [], ...rows] = Papa.parse<string[]>(csv.trim(), { delimiter: '|' }).data
  const columnsOf = (name: RegExp) => headers.flatMap((header, column) => (name.test(header) ? [column] : []))
  const [addressColumn = null, ...moreAddressColumns] = columnsOf(/^(?:address|town)/i)
  const [postcodeColumn = 'inAddress' as const] = columnsOf(/^postcode/i)
  const mapping: Mapping = { addressColumn, moreAddressColumns, postcodeColumn }
  return { headers, rows, mapping }
}

const PARTS: [what: string, csv: string, rows: number[]][] = [
  [
    'lines in rows below',
    'Name|Address|Postcode\nAnn|12 High Street|BA1 1AA\n|Weston|\n|Bath|\nBob|4 Mill Lane|BA1 1AB',
    [1, 2],
  ],
  [
    'the postcode in the row below',
    'Name|Address\nAnn|12 High Street, Weston\n|Bath\n|BA1 1AA\nBob|4 Mill Lane, Ely, BA1 1AB',
    [1, 2],
  ],
  [
    'town and postcode in the row below',
    'Name|Address|Town|Postcode\nAnn|12 High Street|Weston|\n||Bath|BA1 1AA\nBob|4 Mill Lane|Ely|BA1 1AB',
    [1],
  ],
  ['a label in one column', 'Address\n12 High Street\nWeston\nBath\nBA1 1AA', [0, 1, 2, 3]],
  [
    'blank means as above',
    'Town|Postcode|Address\nBath|BA1 1AA|12 High Street\n||14 High Street\n||Flat 2',
    [1, 2],
  ],
  [
    'as above in the cells',
    'Address|Town|Postcode\n12 High Street|Bath|BA1 1AA\n14 High Street|as above|"',
    [1],
  ],
  [
    'as above in the door alone',
    'Address|Town|Postcode\n12 High Street|Bath|BA1 1AA\nAs above|Bath|BA1 1AA\nn/a|Rose Cottage, Bath|BA1 1AB',
    [1],
  ],
  ['a group above its rows', 'Town|Name|Address|Postcode\nBath|||\n|Ann|12 High Street|BA1 1AA', [0]],
  ['a postcode alone', 'Name|Address|Postcode\nAnn||BA1 1AA\nBob|4 Mill Lane|BA1 1AB', [0]],
  [
    'whole addresses without a postcode',
    'Name|Address|Town|Postcode\nAnn|12 High Street|Bath|\nBob|Rose Cottage|Ely|',
    [],
  ],
  ['whole addresses without commas', 'Address|Postcode\n12 High Street Bath|\n4 Mill Lane Ely|BA1 1AB', []],
  [
    'a nameless row that is whole',
    'Name|Address|Postcode\nAnn|12 High Street|BA1 1AA\n|4 Mill Lane, Bath|BA1 1AB\n|Rose Cottage|BA1 1AC',
    [],
  ],
]

test.each(PARTS)('rows of parts: %s', (_, csv, expected) => {
  const { rows, mapping } = fileOf(csv)
  expect(rowsOfParts(rows, mapping, new Set())).toEqual(expected)
  expect(rowsOfParts(rows, mapping, new Set(expected))).toEqual([])
})

const SHIFTED: [what: string, csv: string, rows: number[]][] = [
  [
    'one column further',
    'Address|Town|Postcode|\n12 High Street|Bath|BA1 1AA|\n4 Mill Lane|Bath|Somerset|BA1 1AB',
    [1],
  ],
  ['far behind', 'Address|Town|Postcode|Phone|Notes\n4 Mill Lane|Bath||Somerset|ba11ab', [0]],
  [
    'before the address',
    'Name|Address|Town|Postcode\nBA1 1AB|4 Mill Lane|Bath|\nAnn|12 High Street|Bath|BA1 1AA',
    [0],
  ],
  ['in a column that is sent', 'Address|Town|Postcode\n4 Mill Lane|BA1 1AB|', []],
  ['of another address', 'Address|Town|Postcode|Billing Postcode\n4 Mill Lane|Bath||BA1 1AB', []],
  ['in a text', 'Address|Town|Postcode|Notes\n4 Mill Lane|Bath||moved from BA1 1AB', []],
  ['in a row that sends nothing', 'Address|Town|Postcode|Notes\n|||BA1 1AB', []],
  ['in an added column', 'Address|Town|Postcode|CleanSheet Results|Match\n4 Mill Lane|Bath|||BA1 1AB', []],
]

test.each(SHIFTED)('a postcode %s', (_, csv, expected) => {
  const { headers, rows, mapping } = fileOf(csv)
  expect(rowsShifted(headers, rows, mapping)).toEqual(expected)
})

const HEADERS = 'Question|Address Line 1|Address Line 2|Town|Postcode'
const MAPPING: Mapping = { addressColumn: 1, moreAddressColumns: [2, 3], postcodeColumn: 4 }
const ANN = '|Flat 2|4 Mill Lane|Bath|BA1 1AA'
const BOB = '|12 High Street||Leeds|LS1 1AA'

/** The rows without an address, of rows whose cells are parted by bars. */
const found = (...rows: string[]) => {
  const [headers, ...cells] = [HEADERS, ...rows].map((row) => row.split('|'))
  return rowsWithoutAddress(headers!, cells, MAPPING)
}

describe('a row that repeats the header has no address', () => {
  test.each([
    ['as it is', HEADERS],
    ['in other letters', 'x|ADDRESS LINE 1 ||town| PostCode'],
  ])('%s', (_, row) => {
    expect(found(ANN, row, BOB)).toEqual([1])
  })

  test('but not one that repeats only part of it', () => {
    expect(found(ANN, '|12 High Street||Town|Postcode')).toEqual([])
  })
})

test('a total and a footer have none; a row with nothing to send does not count', () => {
  expect(found(ANN, '|Total|||2', 'Total||||', '|Page 1 of 2|||', BOB)).toEqual([1, 3])
})

test('nor has a row of numbers that another cell calls a total', () => {
  expect(found(ANN, 'Total|24|||', 'Total members||||24', '|24|||', 'Bob|24|||')).toEqual([1, 2])
})

describe('explanations above the first address are not addresses', () => {
  test.each([
    '|Required|Optional|Required|For example SW1A',
    'Explanation|House and street|As you write it||Up to 8 characters',
    '|Max length: 100|Max. 100 characters|Max. 30|Must be a UK postcode',
    '|TBC|||',
  ])('%s', (row) => {
    expect(found(row, ANN, BOB)).toEqual([0])
  })

  test('in several lines, with others between them', () => {
    const required = '|Required||Required|Required'
    expect(found(required, 'Section 2||||', HEADERS, required, ANN, BOB)).toEqual([0, 2, 3])
  })

  test('but not below it', () => {
    expect(found(ANN, '|Required|||')).toEqual([])
  })

  test.each(['', 'ba11aa', 'Leeds LS1 4AB', 'GIR 0AA', 'BFPO 12', 'n/a', 'Unknown', '75001'])(
    'and not with “%s”',
    (postcode) => {
      expect(found(`|Optional House||Bath|${postcode}`, BOB)).toEqual([])
    },
  )

  test('and not if a town stands beside its postcode', () => {
    expect(found('Ann|12 High Street|||Leeds', 'Bob|8 Low Street|||Leeds LS1 4AB')).toEqual([])
  })

  test('and not if all lines have words there', () => {
    expect(found('|12 High Street|||Leeds')).toEqual([])
  })
})
