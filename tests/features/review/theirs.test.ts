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

/** The answer `12 High Street, LEEDS, LS6 1AB` to a text. */
const found = (
  query: string,
  more: Partial<AnsweredRow> = {},
  cells: Record<string, string> = {},
): AnsweredRow => ({
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

/** A page of answered rows, each with the texts of its cells. */
function pageOf(headers: string, mapping: Mapping, list: [row: string, result: AnsweredRow][]) {
  const page = openTestPage()
  const rows = list.map(([row]) => row.split('|'))
  page.store.dispatch(fileLoaded(csvFile({ headers: headers.split('|'), rows })))
  page.store.dispatch(mappingChanged(mapping))
  const results = list.map(([, result], row) => ({ row, result }))
  page.store.dispatch(settleRows(results))
  return page.store
}

/** What is doubted of each row, with the columns that were not sent and contradict. */
const doubted = (store: ReturnType<typeof pageOf>) =>
  store.getState().run.results.map((_, row) =>
    selectRowDoubts(store.getState(), row)
      .map(({ check, unsent = [] }) => [check, ...unsent.map(({ column }) => column)].join(' '))
      .join(', '),
  )

const SENT = '12 High Street, LS6 1AB'
const MILL = 'A|12 High Street|70 Mill Lane|Leeds|LS6 1AB'

test.each<[string, string, Mapping, [string, AnsweredRow][], string[]]>([
  [
    'what was not sent can contradict',
    HEADERS,
    FIRST_LINE,
    [[MILL, found(SENT)]],
    ['numberLeftOut 2, streetDiffers 2'],
  ],
  [
    'a street of the same kind contradicts one that is called by its kind alone',
    HEADERS,
    FIRST_LINE,
    ['Lakeside Drive', 'The Drive'].map((street) => [
      `A|Rose House|${street}|Leeds|LS6 1AB`,
      found(
        'Rose House, LS6 1AB',
        {},
        {
          'Address Line 1': 'Rose House',
          'Address Line 2': 'The Drive',
          'Building Name': 'Rose House',
          'Building Number': '',
          'Street Name': 'The Drive',
        },
      ),
    ]),
    ['streetDiffers 2', ''],
  ],
  [
    'what the rest of the row has was not added, whatever it is called there',
    'Name|Address Line 1|Address Line 2|Flat|Postcode',
    { addressColumn: 1, postcodeColumn: 4, moreAddressColumns: [] },
    ['|Flt 7', 'Apt 7|', '|7', '|8', 'Flt 8|'].map((beside) => [
      `A|12 High Street|${beside}|LS6 1AB`,
      found(SENT, {}, { 'Sub Building Name': 'Flat 7' }),
    ]),
    ['', '', '', 'numberDiffers 3', 'numberDiffers 2'],
  ],
  [
    'the letter of a number that was sent may be in a column that was not',
    'Name|House Number|Suffix|Street|Postcode',
    { addressColumn: 1, postcodeColumn: 4, moreAddressColumns: [3] },
    [['A|12|A|High Street|LS6 1AB', found('12, High Street, LS6 1AB')]],
    ['numberDiffers 2'],
  ],
  [
    'a street that was not sent and is longer than the answer’s is another one',
    'Name|House Number|Street|Postcode',
    { addressColumn: 1, postcodeColumn: 3, moreAddressColumns: [] },
    [['A|12|Queens High Street|LS6 1AB', found('12, LS6 1AB')]],
    ['streetDiffers 2'],
  ],
  [
    'a column without a name among those of the address can contradict too',
    'Name|Address||Town|Postcode',
    FIRST_LINE,
    ['Mill Lane', 'High St'].map((street) => [
      `A|Rose House|${street}|Leeds|LS6 1AB`,
      found('Rose House, LS6 1AB', {}, { 'Building Name': 'Rose House', 'Building Number': '' }),
    ]),
    ['streetDiffers 2', ''],
  ],
  [
    'an edited row is compared by its text alone',
    HEADERS,
    FIRST_LINE,
    [[MILL, found(SENT, { origin: 'edited' })]],
    [''],
  ],
  [
    'of an answer of an earlier month was sent what its text says',
    HEADERS,
    FIRST_LINE,
    [
      [
        'A|12 High Street|Rear of shop|Leeds|LS6 1AB',
        found('12 High Street, Rear of shop, LS6 1AB', { takenFrom: { name: 'may.csv', savedAt: null } }),
      ],
      [MILL, found(`The Shop, ${SENT}`, { takenFrom: { name: 'may.csv', savedAt: null } })],
    ],
    ['', 'numberLeftOut 2, streetDiffers 2'],
  ],
  [
    'rows that were looked up once are compared by their own cells',
    HEADERS,
    FIRST_LINE,
    [
      [MILL, found(SENT)],
      ['B|12 High Street||Leeds|LS6 1AB', found(SENT)],
    ],
    ['numberLeftOut 2, streetDiffers 2', ''],
  ],
  [
    'a column that is chosen in the middle of a run was sent by the rows behind alone',
    HEADERS,
    BOTH_LINES,
    [
      [MILL, found(SENT)],
      [MILL, found('12 High Street, 70 Mill Lane, LS6 1AB')],
    ],
    ['numberLeftOut 2, streetDiffers 2', 'numberLeftOut, partLeftOut'],
  ],
  [
    'a copy is not compared',
    'Name|Address Line 1|Town|Postcode|Formatted Address',
    { addressColumn: 1, postcodeColumn: 3, moreAddressColumns: [] },
    [['A|12 High Street|Leeds|LS6 1AB|12 High Street, Leeds, LS6 1AB', found(SENT)]],
    [''],
  ],
  [
    'a postcode may be in the address',
    'Name|Address|Address Line 2',
    { addressColumn: 1, postcodeColumn: 'inAddress', moreAddressColumns: [] },
    [
      ['A|12 High Street, LS6 1AB|', found(SENT)],
      ['B|12 High Street, LS6 1AB|70 Mill Lane', found(SENT)],
    ],
    ['', 'numberLeftOut 2, streetDiffers 2'],
  ],
  [
    'the halves of a postcode are one',
    'Name|Address Line 1|Town|Postcode out|Postcode in',
    { addressColumn: 1, postcodeColumn: [3, 4], moreAddressColumns: [] },
    [['A|12 High Street|Leeds|LS6|1AB', found(SENT)]],
    [''],
  ],
])('%s', (_, headers, mapping, list, expected) => {
  expect(doubted(pageOf(headers, mapping, list))).toEqual(expected)
})

/** What is doubted of `12|High Street` in a column and a street, as it is sent, beside an answer with these parts. */
const doubtedOf = (column: string, cells: Record<string, string>) => {
  const page = openTestPage()
  const headers = [column, 'Street', 'Postcode']
  const rows = [['12', 'High Street', 'LS6 1AB']]
  page.store.dispatch(fileLoaded(csvFile({ headers, rows })))
  const mapping = { addressColumn: 1, postcodeColumn: 2, moreAddressColumns: [0] }
  page.store.dispatch(mappingChanged(mapping))
  const query = buildQuery(rows[0]!, selectMapping(page.store.getState()))
  const result = found(query, {}, { 'Address Line 1': '', 'Building Number': '', ...cells })
  page.store.dispatch(settleRows([{ row: 0, result }]))
  return doubted(page.store)[0]
}

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

test.each([
  ['4|2', true],
  ['2|4', false],
])('a flat behind its house is the flat: %s', (numbers, isTheirs) => {
  const sent = { addressColumn: 0, postcodeColumn: 3, moreAddressColumns: [1, 2] }
  const [house, flat] = numbers.split('|')
  const query = `Flat ${flat}, ${house}, Mill Lane, LS6 1AB`
  const answer = found(
    query,
    {},
    {
      'Address Line 1': '',
      'Street Name': 'Mill Lane',
      'Building Number': '4',
      'Sub Building Name': 'Flat 2',
    },
  )
  const answers = pageOf('House No|Flat No|Street|Postcode', sent, [[`${numbers}|Mill Lane|LS6 1AB`, answer]])
  expect(doubted(answers)[0] === '').toBe(isTheirs)
})

test('a sent column without a kind is read and never written', () => {
  const mapping = { addressColumn: 1, postcodeColumn: 3, moreAddressColumns: [2] }
  const query = '12 high street, Flat 3, LS6 1AB'
  const store = pageOf('Name|Address Line 1|Remarks|Postcode', mapping, [
    ['A|12 high street|Flat 3|LS6 1AB', found(query)],
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
    [MILL, found('12 High Street, 70 Mill Lane, LS6 1AB')],
    ['B|12 High Street|Rear of shop|Leeds|LS6 1AB', found(SENT)],
    ['C|Flat 3, 12 High Street|Acme Ltd|Bath|LS6 1AC', found('Flat 3, 12 High Street, Acme Ltd, LS6 1AC')],
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
