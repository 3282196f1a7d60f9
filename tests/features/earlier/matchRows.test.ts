import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addToIndex, matchRow, type EarlierSource } from '../../../src/features/earlier/matchRows'
import { ownColumns, findColumns, readRow } from '../../../src/features/earlier/readDownload'
import type { Slot } from '../../../src/domain/address/columns/kinds'
import { addressKey } from '../../../src/domain/address/cells/sameWords'
import { addressSentText } from '../../../src/domain/cleanse/downloadFormat'
import { ADDED_HEADERS } from '../../support/addedHeaders'
import { cellsWith } from '../../support/builders'
import { columnsOf } from '../../support/earlierSource'

const FOUND = {
  'Fit Score': '0.90',
  'Premise Match': 'FULL',
  'Address Line 1': '1 High Street',
  'Building Number': '1',
  'Street Name': 'High Street',
  'Post Town': 'BATH',
  Postcode: 'BA1 1AA',
  UPRN: '100023336956',
}
const NOT_FOUND = { 'Fit Score': '0.00', 'Premise Match': 'NO_MATCH' }
const KEPT = { 'Fit Score': '0.90', 'Premise Match': 'FULL' }
const OTHER = { ...FOUND, 'Address Line 1': '2 High Street', 'Building Number': '2', UPRN: '2' }

/** A row of a download: its address, what we added, and the values of the columns after ours. */
type Row = [address: string, added: Record<string, string>, ...behind: string[]]

interface Download {
  rows: Row[]
  /** Columns after ours. */
  behind?: string[]
  takesMadeUp?: boolean
  isList?: boolean
}

function sourceOf({ rows, behind = [], takesMadeUp = false, isList = false }: Download, name = 'june.csv') {
  const headers = ['Address', ...ADDED_HEADERS, ...behind]
  const columns = columnsOf(headers)
  const read = rows.map(([address, added, ...rest]) =>
    readRow([address, ...cellsWith(added), ...rest], columns, takesMadeUp),
  )
  return { name, savedAt: 1, headers, columns, rows: read, isList } satisfies EarlierSource
}

const downloadOf = (...rows: Row[]): Download => ({ rows })

/** A download with one column after ours. */
const withColumn = (header: string, ...rows: Row[]): Download => ({ rows, behind: [header] })

const mapping = { addressColumn: 0, postcodeColumn: 'inAddress' as const, moreAddressColumns: [] }

/** What the rows of a list take: the line of the address, or how it was not found; null where nothing is taken. */
function taken(downloads: Download[], list: string[]) {
  const sources = downloads.map((download, at) => {
    const source = sourceOf(download, `${at}.csv`)
    const index = new Map()
    const own = ownColumns(source, { headers: ['Address'], rows: [] }, mapping)
    for (const row of source.rows) addToIndex(index, row, own)
    return { source, index, own }
  })
  const rows = list.map((address) => [address])
  return rows.map((_, row) => {
    const match = matchRow(row, { headers: ['Address'], rows, mapping, columns: [], sources })
    if (!match) return null
    const line = match.result.cells[ADDED_HEADERS.indexOf('Address Line 1')]!
    return [line || (match.isUnfound ? 'not found' : 'kept'), match.decision].filter(Boolean).join(', ')
  })
}

const HOUSE = '1 High Street, Bath BA1 1AA'

test('a workbook omits a column without a name or a value: that one counts as blank, others as missing', () => {
  const sent = { ...mapping, moreAddressColumns: [1] }
  const own = ownColumns(sourceOf(downloadOf()), { headers: ['Address', ''], rows: [] }, sent)
  expect([own.missing, own.textOf?.(['1 High Street'])]).toEqual([[], '1 High Street'])
  const withTown = { headers: ['Address', 'Town'], rows: [] }
  expect(ownColumns(sourceOf(downloadOf()), withTown, sent).missing).toEqual(['Town'])
})

test('among nameless columns the one with a value is found, wherever a workbook has omitted another', () => {
  const sent = { ...mapping, moreAddressColumns: [2] }
  const list = { headers: ['Address', '', ''], rows: [['1 High Street', '', 'LS1 4AP']] }
  const download = sourceOf(downloadOf())
  const left = {
    ...download,
    headers: [...download.headers, ''],
    rows: [{ values: [...download.headers.map(() => ''), 'LS1 4AP'] }] as never,
  }
  const values = ['1 High Street', ...download.headers.slice(1).map(() => ''), 'LS1 4AP']
  expect(ownColumns(left, list, sent).textOf?.(values)).toBe('1 High Street, LS1 4AP')
})

test.each<[string, Row[], string, string | undefined]>([
  ['the same line 2 as then', [[HOUSE, FOUND, '70 Mill Lane', 'Accepted']], '70 Mill Lane', 'accepted'],
  ['in other capitals', [[HOUSE, FOUND, '70 MILL LANE', 'Accepted']], '70 Mill Lane', 'accepted'],
  ['a line 2 that was blank then', [[HOUSE, FOUND, '', 'Accepted']], '70 Mill Lane', undefined],
  ['another one than then', [[HOUSE, FOUND, '5 Park Row', 'Accepted']], '70 Mill Lane', undefined],
  ['a new line 2 that contradicts nothing', [[HOUSE, FOUND, '', 'Accepted']], 'Bath', 'accepted'],
  ['an address that was chosen', [[HOUSE, FOUND, '', 'Chosen']], '70 Mill Lane', undefined],
  [
    'the line 2 of another row with the same text',
    [
      [HOUSE, FOUND, '', 'Accepted'],
      [HOUSE, FOUND, '70 Mill Lane', 'Accepted'],
    ],
    '70 Mill Lane',
    'accepted',
  ],
])(
  'a decision is not carried to a row that a column which was not sent contradicts now: %s',
  (_, rows, line2, decision) => {
    const headers = ['Address', 'Line 2']
    const source = sourceOf({ rows, behind: ['Line 2', 'Decision'] })
    const own = ownColumns(source, { headers, rows: [] }, mapping)
    const index = new Map()
    for (const row of source.rows) addToIndex(index, row, own)
    const columns: Slot[] = [0, 1].map((column) => ({
      column,
      kind: 'line',
      isUnsent: column !== 0,
    }))
    const input = { headers, rows: [[HOUSE, line2]], mapping, columns, sources: [{ source, index, own }] }
    const match = matchRow(0, input)
    expect([match?.decision, match?.result.origin]).toEqual([decision, undefined])
  },
)

const LINE = '1 High Street'

describe('a row takes the answer of the same text', () => {
  const known = downloadOf([HOUSE, FOUND])

  test.each<[string, Download[], string[], (string | null)[]]>([
    ['as it is', [known], [HOUSE], [LINE]],
    ['in other case, punctuation and blanks', [known], ['1 HIGH STREET  bath, ba11aa'], [LINE]],
    ['but not of another text', [known], [`Flat 2, ${HOUSE}`, '', '11 High Street'], [null, null, null]],
    ['and of a row that failed none', [downloadOf([HOUSE, {}])], [HOUSE], [null]],
    ['that it was not found', [downloadOf([HOUSE, NOT_FOUND])], [HOUSE], ['not found']],
    ['that the original was kept', [downloadOf([HOUSE, KEPT])], [HOUSE], ['kept, originalKept']],
    [
      'with the decision that the download says',
      [withColumn('Decision', [HOUSE, FOUND, 'Accepted'], ['2', KEPT, 'Kept original'], ['3', KEPT, ''])],
      [HOUSE, '2', '3'],
      [`${LINE}, accepted`, 'kept, originalKept', 'not found'],
    ],
    [
      'that was looked up, and of its own columns',
      [withColumn('Address sent', ['1 High Street, BATH', FOUND, HOUSE])],
      [HOUSE, '1 High Street, Bath'],
      [LINE, LINE],
    ],
    [
      'that was looked up with another text, by both',
      [
        withColumn('Address sent', [
          '2 High Street, BATH',
          OTHER,
          `2 High Street, Bath BA1 1AA (for: ${HOUSE})`,
        ]),
      ],
      [HOUSE, '2 High Street, Bath BA1 1AA', '2 High Street'],
      ['2 High Street', '2 High Street', null],
    ],
    [
      'that ends like two texts, as an earlier version wrote it',
      [withColumn('Address sent', ['', FOUND, `2 High Street (for: ${HOUSE})`])],
      [`2 High Street (for: ${HOUSE})`],
      [LINE],
    ],
    [
      'that ends like two texts, and not of its parts',
      [withColumn('Address sent', ['', FOUND, addressSentText(`2 High Street (for: ${HOUSE})`)])],
      [`2 High Street (for: ${HOUSE})`, '2 High Street', HOUSE],
      [LINE, null, null],
    ],
    [
      'that ends like two texts, and was looked up with another such text',
      [withColumn('Address sent', ['', FOUND, addressSentText('1 (for: a)', 'x (for: y)')])],
      ['1 (for: a)', 'x (for: y)', 'a', 'x'],
      [LINE, LINE, null, null],
    ],
    ['twice with the same answer', [downloadOf([HOUSE, FOUND], [HOUSE, FOUND])], [HOUSE], [LINE]],
    ['but not where its answers differ', [downloadOf([HOUSE, FOUND], [HOUSE, OTHER])], [HOUSE], [null]],
    [
      'but not where its decisions differ',
      [withColumn('Decision', [HOUSE, FOUND, 'Accepted'], [HOUSE, KEPT, 'Kept original'])],
      [HOUSE],
      [null],
    ],
    [
      'where one of its rows was accepted and nobody had to decide the other, undecided',
      [withColumn('Decision', [HOUSE, FOUND, 'Accepted'], [HOUSE, FOUND, ''], ['2', OTHER, 'Accepted'])],
      [HOUSE, '2'],
      [LINE, '2 High Street, accepted'],
    ],
    ['of the last download that has one', [known, downloadOf([HOUSE, OTHER])], [HOUSE], ['2 High Street']],
    ['of an earlier one where the last has none', [known, downloadOf([HOUSE, {}])], [HOUSE], [LINE]],
    [
      'but not the text of a row that the list has in its own place',
      [{ ...downloadOf(['x', {}], [HOUSE, FOUND]), isList: true }],
      [HOUSE, HOUSE],
      [null, LINE],
    ],
  ])('%s', (_, downloads, list, lines) => {
    expect(taken(downloads, list)).toEqual(lines)
  })
})

describe('a row of a list that is a download of ours', () => {
  test.each<[string, Row, string[], string, string | null]>([
    ['keeps its answer where nothing says what was looked up', ['', FOUND], [], '3 High Street', LINE],
    ['stays kept where nothing says what was looked up', ['', KEPT], [], HOUSE, 'kept, originalKept'],
    [
      'keeps what was looked up with another text',
      ['', OTHER, `x (for: ${HOUSE})`],
      ['Address sent'],
      HOUSE,
      '2 High Street',
    ],
    [
      'keeps the answer of the text that was looked up',
      ['', OTHER, HOUSE],
      ['Address sent'],
      HOUSE,
      '2 High Street',
    ],
    ['is looked up if it was changed since', ['', FOUND, HOUSE], ['Address sent'], '3 High Street', null],
    ['stays kept if its text is the same', ['', KEPT, HOUSE], ['Address sent'], HOUSE, 'kept, originalKept'],
  ])('%s', (_, row, behind, address, line) => {
    expect(taken([{ rows: [row], behind, isList: true }], [address])).toEqual([line])
  })
})

test.each<[string, Record<string, string>, string]>([
  ['a long number', { UPRN: '1.00023E+11' }, 'spoilt'],
  ['a number range', { 'Building Number': '02-Apr' }, 'spoilt'],
  ['a date in a workbook', { 'Sub Building Name': '02/04/2026' }, 'spoilt'],
  ['an answer of the sandbox', { Message: 'Made up by the CleanSheet sandbox' }, 'madeUp'],
  ['a score without its last zero', { 'Fit Score': '0.9' }, 'found'],
  ['an easting with a comma', { Eastings: '530,047' }, 'spoilt'],
])('%s is told', (_, changed, kind) => {
  const [row] = sourceOf({ rows: [[HOUSE, { ...FOUND, ...changed }]] }).rows
  expect(row!.kind).toBe(kind)
  expect(row!.cells[ADDED_HEADERS.indexOf('Fit Score')]).toBe('0.90')
})

test('decimal commas have one meaning', () => {
  const added = { 'Fit Score': '0,9', 'Confidence Score': '1', Longitude: '-0,127695', Latitude: '51,50354' }
  const [row] = sourceOf({ rows: [[HOUSE, { ...FOUND, ...added }]] }).rows
  expect(row).toMatchObject({
    kind: 'found',
    cells: cellsWith({
      ...FOUND,
      'Fit Score': '0.90',
      'Confidence Score': '1.00',
      Longitude: '-0.127695',
      Latitude: '51.50354',
    }),
  })
})

test('a blank that the provider sent is kept', () => {
  const added = { ...FOUND, 'SU Organisation Indicator': ' ' }
  expect(sourceOf({ rows: [[HOUSE, added]] }).rows[0]!.cells).toEqual(cellsWith(added))
})

test('the sandbox takes its own answers', () => {
  const rows: Row[] = [[HOUSE, { ...FOUND, Message: 'Made up by the CleanSheet sandbox' }]]
  expect(taken([{ rows, takesMadeUp: true }], [HOUSE])).toEqual([LINE])
})

describe('the columns of a download', () => {
  const without = (...names: string[]) => ADDED_HEADERS.filter((header) => !names.includes(header))

  test.each<[string, string[], object]>([
    ['are ours wherever they are', ['Address', ...ADDED_HEADERS.toReversed()], { kind: 'found' }],
    ['may lack the message', ['Address', ...without('Message')], { kind: 'found' }],
    ['may be the customer’s', ['Postcode', ...without('Postcode')], { kind: 'found' }],
    ['are missing from another file', ['Address', 'UPRN'], { kind: 'notOurs' }],
    [
      'that were left out are named',
      without('UPRN', 'Fit Score'),
      { kind: 'incomplete', missing: ['Fit Score', 'UPRN'] },
    ],
  ])('%s', (_, headers, found) => {
    expect(findColumns(headers)).toMatchObject(found)
  })

  test('a postcode of the customer’s is ours only beside other cells of an address', () => {
    const read = (added: Record<string, string>) =>
      readOf(['Postcode', ...without('Postcode')], { ...added, Postcode: 'BA1 1AA' })
    expect(read(FOUND).cells).toEqual(cellsWith(FOUND))
    expect(read(NOT_FOUND)).toMatchObject({ kind: 'notFound', cells: cellsWith(NOT_FOUND) })
  })

  const ADDRESS = { ...FOUND, 'Postcode Outward': 'BA1', 'Postcode Inward': '1AA' }
  const CORRECTED = { ...KEPT, 'Address Line 1': '9 Mill Lane', 'Post Town': 'BATH', Postcode: 'BA1 1AA' }

  /** What is read of a row of a download with such headers; its values by header. */
  const readOf = (headers: string[], values: Record<string, string>) =>
    readRow(
      headers.map((header) => values[header] ?? ''),
      columnsOf(headers),
      false,
    )
  const theirs = (...names: string[]) => [...names, ...without(...names), 'Decision']

  test.each<[string, string[], Record<string, string>, string]>([
    ['the postcode is in the customer’s column', theirs('Postcode'), ADDRESS, 'found'],
    ['the lines are in the customer’s columns', theirs('Address Line 1', 'Postcode'), ADDRESS, 'found'],
    ['it was typed', theirs('Address Line 1'), { ...CORRECTED, Decision: 'Typed' }, 'found'],
    ['it was typed and then kept', theirs(), { Decision: 'Kept original' }, 'kept'],
    [
      'it failed, and the postcode was moved',
      [...without('Postcode'), 'Postcode'],
      { Postcode: 'BA1 1AA' },
      'none',
    ],
    [
      'it was not found, and the postcode was moved',
      [...without('Postcode'), 'Postcode'],
      { ...NOT_FOUND, Postcode: 'BA1 1AA' },
      'notFound',
    ],
    ['a score was changed', theirs(), { ...ADDRESS, 'Confidence Score': '83%' }, 'spoilt'],
  ])('of a row where %s', (_, headers, values, kind) => {
    expect(readOf(headers, values).kind).toBe(kind)
  })

  test('beside the customer’s column of its name, ours is the cleansed one', () => {
    const found = findColumns([
      'UPRN',
      ...ADDED_HEADERS.map((name) => (name === 'UPRN' ? 'UPRN (cleansed)' : name)),
    ])
    expect(found).toMatchObject({ kind: 'found', columns: { isShared: cellsWith().map(() => false) } })
  })
})

test('a text takes an answer exactly where the last download that knows it has one', () => {
  const text = fc.constantFrom('1 High St', '1, high st.', '2 High St', 'Flat 1, 2 High St', '12 High St', '')
  const added = fc.constantFrom(FOUND, FOUND, OTHER, NOT_FOUND, KEPT, {})
  const download = fc.array(fc.tuple(text, added), { maxLength: 6 })
  fc.assert(
    fc.property(fc.array(download, { maxLength: 3 }), fc.array(text, { maxLength: 6 }), (downloads, list) => {
      const lines = taken(
        downloads.map((rows) => ({ rows })),
        list,
      )
      for (const [row, address] of list.entries()) {
        const key = addressKey(address)
        const known = downloads
          .map((rows) => rows.filter(([other, cells]) => addressKey(other) === key && cells !== EMPTY(cells)))
          .findLast((rows) => rows.length > 0)
        const isOne = known !== undefined && new Set(known.map(([, cells]) => cells)).size === 1
        expect(lines[row] !== null).toBe(key !== '' && isOne)
      }
    }),
  )
})

/** The cells themselves if they say nothing: the row failed. */
const EMPTY = (cells: object) => (Object.keys(cells).length === 0 ? cells : null)
