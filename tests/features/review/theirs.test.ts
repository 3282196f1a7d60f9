import { expect, test } from 'vitest'
import { COLUMN_KINDS } from '../../../src/domain/address/columns/kinds'
import { buildQuery } from '../../../src/domain/cleanse/sentText'
import type { Mapping } from '../../../src/domain/cleanse/query'
import type { AnsweredRow } from '../../../src/domain/cleanse/rowResult'
import { selectRowWriter } from '../../../src/features/download/writtenSelectors'
import { fileLoaded } from '../../../src/features/file/fileSlice'
import { kindsChosen, mappingChanged } from '../../../src/features/mapping/mappingSlice'
import { selectMapping, selectSlots } from '../../../src/features/mapping/mappingSelectors'
import {
  selectOutcomes,
  selectReasons,
  selectRowDoubts,
} from '../../../src/features/results/resultsSelectors'
import { answered, csvFile } from '../../support/builders'
import { downloadRoom } from '../../support/rooms/download'
import { pagesIn } from '../../support/testPage'
import { decideRows, settleRows } from '../../../src/features/run/rows/changeRows'

const { openTestPage } = pagesIn(downloadRoom)

const HEADERS = 'Name|Address Line 1|Address Line 2|Town|Postcode'
const FIRST_LINE: Mapping = { addressColumn: 1, postcodeColumn: 4, moreAddressColumns: [] }
const BOTH_LINES: Mapping = { ...FIRST_LINE, moreAddressColumns: [2] }

/** An answer, where it is another than `12 High Street, LEEDS, LS6 1AB` to what the row sends. */
interface Answer extends Partial<Omit<AnsweredRow, 'cells'>> {
  cells?: Record<string, string>
}

/** A row: its cells, parted by bars, what is doubted of it, with the columns that were not sent and contradict, and its answer. */
type Row = [row: string, doubted: string, answer?: Answer]

const found = (query: string, { cells, ...more }: Answer = {}): AnsweredRow => ({
  ...(answered(
    {
      'Address Line 1': '12 High Street',
      'Building Number': '12',
      'Street Name': 'High Street',
      'Post Town': 'LEEDS',
      Postcode: 'LS6 1AB',
      ...cells,
    },
    query,
  ) as AnsweredRow),
  ...more,
})

/** A page of answered rows. */
function pageOf(headers: string, mapping: Mapping, list: Row[]) {
  const { store } = openTestPage()
  const rows = list.map(([row]) => row.split('|'))
  store.dispatch(fileLoaded(csvFile({ headers: headers.split('|'), rows })))
  store.dispatch(mappingChanged(mapping))
  const sent = rows.map((row) => buildQuery(row, selectMapping(store.getState())))
  const results = list.map(([, , answer], row) => ({ row, result: found(sent[row]!, answer) }))
  store.dispatch(settleRows(results))
  return store
}

/** What is doubted of each row. */
const doubted = (store: ReturnType<typeof pageOf>) =>
  store.getState().run.results.map((_, row) =>
    selectRowDoubts(store.getState(), row)
      .map(({ check, unsent = [] }) => [check, ...unsent.map(({ column }) => column)].join(' '))
      .join(', '),
  )

const MILL = 'A|12 High Street|70 Mill Lane|Leeds|LS6 1AB'
const ANOTHER = 'numberLeftOut 2, streetDiffers 2'
const MAY = { name: 'may.csv', savedAt: null }
const ROSE = { 'Building Name': 'Rose House', 'Building Number': '' }
const THE_DRIVE = {
  ...ROSE,
  'Address Line 1': 'Rose House',
  'Address Line 2': 'The Drive',
  'Street Name': 'The Drive',
}
const FLAT_7 = { cells: { 'Sub Building Name': 'Flat 7' } }

test.each<[string, string, Mapping, Row[]]>([
  ['what was not sent can contradict', HEADERS, FIRST_LINE, [[MILL, ANOTHER]]],
  [
    'a street of the same kind contradicts one that is called by its kind alone',
    HEADERS,
    FIRST_LINE,
    [
      ['A|Rose House|Lakeside Drive|Leeds|LS6 1AB', 'streetDiffers 2', { cells: THE_DRIVE }],
      ['A|Rose House|The Drive|Leeds|LS6 1AB', '', { cells: THE_DRIVE }],
    ],
  ],
  [
    'what the rest of the row has was not added, whatever it is called there',
    'Name|Address Line 1|Address Line 2|Flat|Postcode',
    FIRST_LINE,
    [
      ['A|12 High Street||Flt 7|LS6 1AB', '', FLAT_7],
      ['A|12 High Street|Apt 7||LS6 1AB', '', FLAT_7],
      ['A|12 High Street||7|LS6 1AB', '', FLAT_7],
      ['A|12 High Street||8|LS6 1AB', 'numberDiffers 3', FLAT_7],
      ['A|12 High Street|Flt 8||LS6 1AB', 'numberDiffers 2', FLAT_7],
    ],
  ],
  [
    'the letter of a number that was sent may be in a column that was not',
    'Name|House Number|Suffix|Street|Postcode',
    { ...FIRST_LINE, moreAddressColumns: [3] },
    [['A|12|A|High Street|LS6 1AB', 'numberDiffers 2']],
  ],
  [
    'a street that was not sent and is longer than the answer’s is another one',
    'Name|House Number|Street|Postcode',
    { ...FIRST_LINE, postcodeColumn: 3 },
    [['A|12|Queens High Street|LS6 1AB', 'streetDiffers 2']],
  ],
  [
    'a column without a name among those of the address can contradict too',
    'Name|Address||Town|Postcode',
    FIRST_LINE,
    [
      ['A|Rose House|Mill Lane|Leeds|LS6 1AB', 'streetDiffers 2', { cells: ROSE }],
      ['A|Rose House|High St|Leeds|LS6 1AB', '', { cells: ROSE }],
    ],
  ],
  ['an edited row is compared by its text alone', HEADERS, FIRST_LINE, [[MILL, '', { origin: 'edited' }]]],
  [
    'of an answer of an earlier month was sent what its text says',
    HEADERS,
    FIRST_LINE,
    [
      [
        'A|12 High Street|Rear of shop|Leeds|LS6 1AB',
        '',
        { query: '12 High Street, Rear of shop, LS6 1AB', takenFrom: MAY },
      ],
      [MILL, ANOTHER, { query: 'The Shop, 12 High Street, LS6 1AB', takenFrom: MAY }],
    ],
  ],
  [
    'rows that were looked up once are compared by their own cells',
    HEADERS,
    FIRST_LINE,
    [
      [MILL, ANOTHER],
      ['B|12 High Street||Leeds|LS6 1AB', ''],
    ],
  ],
  [
    'a column that is chosen in the middle of a run was sent by the rows behind alone',
    HEADERS,
    BOTH_LINES,
    [
      [MILL, ANOTHER, { query: '12 High Street, LS6 1AB' }],
      [MILL, 'numberLeftOut, partLeftOut'],
    ],
  ],
  [
    'a copy is not compared',
    'Name|Address Line 1|Town|Postcode|Formatted Address',
    { ...FIRST_LINE, postcodeColumn: 3 },
    [['A|12 High Street|Leeds|LS6 1AB|12 High Street, Leeds, LS6 1AB', '']],
  ],
  [
    'a postcode may be in the address',
    'Name|Address|Address Line 2',
    { ...FIRST_LINE, postcodeColumn: 'inAddress' },
    [
      ['A|12 High Street, LS6 1AB|', ''],
      ['B|12 High Street, LS6 1AB|70 Mill Lane', ANOTHER],
    ],
  ],
  [
    'the halves of a postcode are one',
    'Name|Address Line 1|Town|Postcode out|Postcode in',
    { ...FIRST_LINE, postcodeColumn: [3, 4] },
    [['A|12 High Street|Leeds|LS6|1AB', '']],
  ],
])('%s', (_, headers, mapping, list) => {
  expect(doubted(pageOf(headers, mapping, list))).toEqual(list.map(([, expected]) => expected))
})

/** What is doubted of `12|High Street` in a column and a street, as it is sent, beside an answer with these parts. */
const doubtedOf = (column: string, cells: Record<string, string>) =>
  doubted(
    pageOf(`${column}|Street|Postcode`, { addressColumn: 1, postcodeColumn: 2, moreAddressColumns: [0] }, [
      ['12|High Street|LS6 1AB', '', { cells: { 'Address Line 1': '', 'Building Number': '', ...cells } }],
    ]),
  )[0]

test.each([
  ['Flat', { 'Sub Building Name': 'Flat 12' }],
  ['Plot', { 'Sub Building Name': 'Plot 12' }],
  ['PO Box', { 'PO Box': '12' }],
  ['Floor', { 'Sub Building Name': 'Floor 12' }],
  ['Room', { 'Sub Building Name': 'Room 12' }],
  ['Unit', { 'Sub Building Name': 'Unit 12' }],
  ['Block', { 'Building Name': 'Block 12' }],
])('a number alone in a column %s is no house’s', (column, own) => {
  expect(doubtedOf(column, { 'Building Number': '12' })).not.toBe('')
  expect(doubtedOf(column, own)).toBe('')
})

test('a flat behind its house is the flat', () => {
  const sent = { addressColumn: 0, postcodeColumn: 3, moreAddressColumns: [1, 2] }
  const cells = {
    'Address Line 1': '',
    'Street Name': 'Mill Lane',
    'Building Number': '4',
    'Sub Building Name': 'Flat 2',
  }
  const store = pageOf('House No|Flat No|Street|Postcode', sent, [
    ['4|2|Mill Lane|LS6 1AB', '', { cells }],
    ['2|4|Mill Lane|LS6 1AB', '', { cells }],
  ])
  expect(store.getState().run.results).toMatchObject([
    { query: 'Flat 2, 4, Mill Lane, LS6 1AB' },
    { query: 'Flat 4, 2, Mill Lane, LS6 1AB' },
  ])
  expect(doubted(store).map((doubts) => doubts === '')).toEqual([true, false])
})

test('a sent column without a kind is read and never written', () => {
  const mapping = { addressColumn: 1, postcodeColumn: 3, moreAddressColumns: [2] }
  const store = pageOf('Name|Address Line 1|Remarks|Postcode', mapping, [
    ['A|12 high street|Flat 3|LS6 1AB', 'numberLeftOut'],
  ])
  expect(doubted(store)).toEqual(['numberLeftOut'])
  expect(selectSlots(store.getState()).unknown).toEqual([2])
  store.dispatch(kindsChosen({ 2: 'stays' }))
  store.dispatch(decideRows([0], 'accepted'))
  expect(selectRowWriter(store.getState())(0)).toMatchObject({
    values: ['A', '12 High Street, LEEDS', 'Flat 3', 'LS6 1AB'],
  })
})

test('no verdict on a row depends on what a person chose for columns to take', () => {
  const store = pageOf(HEADERS, BOTH_LINES, [
    [MILL, ''],
    ['B|12 High Street|Rear of shop|Leeds|LS6 1AB', '', { query: '12 High Street, LS6 1AB' }],
    ['C|Flat 3, 12 High Street|Acme Ltd|Bath|LS6 1AC', ''],
  ])
  const judged = () => [
    selectOutcomes(store.getState()),
    selectReasons(store.getState()),
    [0, 1, 2].map((row) => selectRowDoubts(store.getState(), row)),
  ]
  const before = judged()
  expect(selectReasons(store.getState())[2]).not.toEqual([])
  for (const column of [0, 1, 2, 3, 4])
    for (const kind of COLUMN_KINDS) {
      store.dispatch(kindsChosen({ [column]: kind }))
      expect(judged()).toEqual(before)
    }
})
