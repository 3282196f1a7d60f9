import Papa from 'papaparse'
import { describe, expect, test } from 'vitest'
import type { Decision, RowResult } from '../../../src/domain/cleanse/rowResult'
import { fileLoaded } from '../../../src/features/file/fileSlice'
import { type LetterChoices, LAYOUT_IDS, LAYOUTS } from '../../../src/features/letters/layouts'
import { downloadAsked, formatChosen } from '../../../src/features/download/downloadSlice'
import { choicesChanged, lettersOpened } from '../../../src/features/letters/lettersSlice'
import { mappingChanged, namesChosen, valuesTicked } from '../../../src/features/mapping/mappingSlice'
import { rowsListed } from '../../../src/features/review/viewSlice'
import { answered, csvFile, failed } from '../../support/builders'
import { cellsSaid, readCases } from '../../support/caseTables'
import { cellsOf, typedCells, type Fields } from '../../domain/address/comparison/foundCells'
import { lettersRoom } from '../../support/rooms/letters'
import { readingRoom } from '../../support/rooms/reading'
import { valuesOf } from '../../support/sheets'
import { pagesIn } from '../../support/testPage'
import { createTestWorld } from '../../support/testWorld'
import { settled, until } from '../../support/waiting'
import { decideRows, settleRows } from '../../../src/features/run/rows/changeRows'

const { openTestPage } = pagesIn(lettersRoom, readingRoom)

const HEADERS = ['Name', 'Company', 'Address 1', 'Address 2', 'Town', 'Postcode']

/** A row: its cells, parted by `|`, what was found for it, and what was decided. */
interface Row {
  cells: string
  found?: Fields | Record<string, string> | 'failed' | 'nothing'
  decision?: Decision
}

const UPRN = '72000123'

function resultOf({ cells, found, decision }: Row): RowResult {
  if (found === undefined || found === 'failed') return failed('Busy')
  const sent = cells.split('|').slice(2).filter(Boolean).join(', ')
  if (found === 'nothing') return answered({ 'Premise Match': 'NO_MATCH' }, sent)
  const values = 'Postcode' in found ? found : { ...cellsOf(found), UPRN, 'Confidence Score': '0.90' }
  const result = answered(values, sent)
  return decision === 'typed' && result.kind === 'answered' ? { ...result, origin: 'typed' } : result
}

/** What is chosen, and the columns of names where they are others than those proposed. */
type Chosen = Partial<LetterChoices> & { names?: number[] }

/** A page with letters to some rows, with choices made. */
async function chosenLetters(
  rows: Row[],
  { names, ...chosen }: Chosen,
  { listed = [] as number[], world = createTestWorld() } = {},
) {
  const { store } = openTestPage(world)
  store.dispatch(fileLoaded(csvFile({ headers: HEADERS, rows: rows.map(({ cells }) => cells.split('|')) })))
  store.dispatch(mappingChanged({ addressColumn: 2, moreAddressColumns: [3, 4], postcodeColumn: 5 }))
  store.dispatch(settleRows(rows.map((row, index) => ({ row: index, result: resultOf(row) }))))
  for (const [row, { decision }] of rows.entries()) if (decision) store.dispatch(decideRows([row], decision))
  if (listed.length > 0)
    store.dispatch(rowsListed({ by: 'group', label: 'some', rows: listed, from: { by: 'all' } }))
  if (names) store.dispatch(namesChosen({ names, proposed: [0, 1] }))
  store.dispatch(lettersOpened())
  await until(store, ({ letters }) => letters.preview !== null)
  const { choices: proposed, preview } = store.getState().letters
  store.dispatch(choicesChanged({ rows: 'all', noName: 'nothing', ...chosen }))
  await until(store, ({ letters: now }) => now.preview !== preview)
  return { store, world, proposed }
}

/** The letters of a list in a layout: the lines of each envelope, and all cells of the file. */
async function lettersTo(...page: Parameters<typeof chosenLetters>) {
  const { store, world, proposed } = await chosenLetters(...page)
  store.dispatch(downloadAsked('letters'))
  await until(store, ({ download }) => download.written !== null)
  const [headers, ...letters] = Papa.parse<string[]>(
    world.downloads
      .at(-1)!
      .text.replace(/^\uFEFF/, '')
      .trim(),
  ).data
  return { headers, letters, proposed, leftOut: store.getState().letters.preview!.leftOut }
}

/** An envelope on one line, in capitals: layouts part it otherwise. */
const envelopeOf = (cells: string[]) => cells.filter(Boolean).join(', ').toUpperCase()

const HOUSE: Fields = { number: '12', street: 'High Street' }
const FLAT: Fields = { sub: 'Flat 3', ...HOUSE }
const BOLT: Fields = {
  organisation: 'Bolt Engineering',
  department: 'Spares',
  sub: 'Unit 7',
  name: 'Kings Works',
  street: 'Dock Road',
}

/** Rows, and what the envelope says of each, whatever the layout. */
const TABLE = `
- a good row
  Ann Lee||12 high st||leeds|ls14ap
  Ann Lee, 12 High Street, Leeds, LS1 4AP
  · found: HOUSE
- an accepted row
  Ann Lee||14 high st||leeds|ls14ap
  Ann Lee, 12 High Street, Leeds, LS1 4AP
  · found: HOUSE · decision: accepted
- an undecided row to review
  Ann Lee||14 high st||leeds|ls14ap
  Ann Lee, 14 high st, Leeds, LS1 4AP
  · found: HOUSE
- a row that was kept
  Ann Lee||12 high st||leeds|ls14ap
  Ann Lee, 12 high st, leeds, LS1 4AP
  · found: HOUSE · decision: originalKept
- a row that failed
  Ann Lee||12 high st||leeds|ls14ap
  Ann Lee, 12 high st, leeds, LS1 4AP
- a row that was not found
  Ann Lee||12 high st||leeds|ls14ap
  Ann Lee, 12 high st, leeds, LS1 4AP
  · found: nothing
- an address that was chosen
  Ann Lee||14 high st||leeds|ls14ap
  Ann Lee, 12 High Street, Leeds, LS1 4AP
  · found: HOUSE · decision: chosen
- an address that was typed
  Ann Lee||14 high st||leeds|ls14ap
  Ann Lee, The Byre, Mill End, Bath, BA1 9ZZ
  · found: typed · decision: typed
- a flat, a building and a locality
  Ann Lee||flat 3 linden house|12 high st|leeds|ls14ap
  Ann Lee, Flat 3, Linden House, 12 High Street, Headingley, Leeds, LS1 4AP
  · found: FLAT, name Linden House, locality Headingley · decision: accepted
- a firm with its department
  ||Bolt Engineering unit 7|kings works dock rd|leeds|ls14ap
  Bolt Engineering, Spares, Unit 7, Kings Works, Dock Road, Leeds, LS1 4AP
  · found: BOLT · decision: accepted
- words before the door
  Ann Lee||c/o Mrs J Brown|12 high st|leeds|ls14ap
  Ann Lee, c/o Mrs J Brown, 12 High Street, Leeds, LS1 4AP
  · found: HOUSE · decision: accepted
- a flat that the answer lacks
  Ann Lee||Flat 9|12 high st|leeds|ls14ap
  Ann Lee, Flat 9, 12 High Street, Leeds, LS1 4AP
  · found: HOUSE · decision: accepted
- the town in a line
  Ann Lee||12 High St|Leeds||LS1 4AP
  Ann Lee, 12 High St, Leeds, LS1 4AP
- a street that is named like its town
  Ann Lee||12 pentre||pentre|cf417aa
  Ann Lee, 12 Pentre, Pentre, CF41 7AA
  · found: number 12, street Pentre, town Pentre, postcode CF41 7AA
- a house in such a street
  Ann Lee||rose cottage|pentre|pentre|cf417aa
  Ann Lee, Rose Cottage, Pentre, Pentre, CF41 7AA
  · found: name Rose Cottage, street Pentre, town Pentre, postcode CF41 7AA
- town and county in the column of the town
  Ann Lee||12 High St||Leeds, West Yorkshire|LS1 4AP
  Ann Lee, 12 High St, Leeds, LS1 4AP
- the county in the column of the town
  Ann Lee||12 High St|Leeds|West Yorkshire|LS1 4AP
  Ann Lee, 12 High St, Leeds, LS1 4AP
- the country behind the town
  Ann Lee||12 High St||Leeds, UK|LS1 4AP
  Ann Lee, 12 High St, Leeds, LS1 4AP
- the postcode in a line
  Ann Lee||12 High St, LS1 4AP||Leeds|
  Ann Lee, 12 High St, Leeds, LS1 4AP
`

function foundIn(text: string | undefined): Row['found'] {
  if (text === undefined || text === 'nothing') return text
  const typed = typedCells(['The Byre', 'Mill End'], 'Bath', 'BA1 9ZZ')
  return text === 'typed'
    ? typed
    : { ...cellsSaid(text, { HOUSE, FLAT, BOLT }), UPRN, 'Confidence Score': '0.90' }
}

const CASES = readCases(TABLE)

describe.each(LAYOUT_IDS)('in the layout %s', (layout) => {
  test('each row has the address that it should have', async () => {
    const rows = CASES.map(({ lines: [cells = ''], said }): Row => {
      return {
        cells,
        found: foundIn(said.get('found')),
        decision: said.get('decision') as Decision | undefined,
      }
    })
    const { letters } = await lettersTo(rows, { layout })
    const made = letters.map((cells, at) => [
      CASES[at]?.name,
      envelopeOf(cells).replace(/, UNITED KINGDOM$/, ''),
    ])
    expect(made).toEqual(CASES.map(({ name, lines }) => [name, lines[1]!.toUpperCase()]))
  })

  test('no line is taken for a town', async () => {
    const lines = [
      'Rose Cottage|Mill Lane',
      'Flat 2|Linden House',
      '12 High Street|The Mews',
      'Unit 7|Mill Works',
    ]
    const rows = lines.map((cells) => ({ cells: `Ann Lee||${cells}||BA1 3BB` }))
    const { letters, leftOut } = await lettersTo(rows, { layout })
    const town = LAYOUTS[layout].columns.findIndex(([, part]) => part === 'town')
    const [towns, filled] = [
      letters.map((cells) => cells[town] ?? ''),
      letters.map((cells) => cells.filter(Boolean)),
    ]
    expect({ towns, filled: filled.map((cells) => cells.join('|')), leftOut }).toEqual(
      layout === 'clickAndDrop'
        ? { towns: [], filled: [], leftOut: [{ why: 'noTown', rows: [0, 1, 2, 3] }] }
        : { towns: ['', '', '', ''], filled: lines.map((cells) => `Ann Lee|${cells}|BA1 3BB`), leftOut: [] },
    )
  })

  test('two firms, two flats and two units at one UPRN are two letters, one house is one', async () => {
    const firm = (organisation: string): Row => ({
      cells: `||${organisation}|12 high st|leeds|ls14ap`,
      found: { organisation, ...HOUSE },
      decision: 'accepted',
    })
    const at = (name: string, door: string, found: Fields = HOUSE): Row => ({
      cells: `${name}||${door}|12 high st|leeds|ls14ap`,
      found,
      decision: 'accepted',
    })
    const { letters } = await lettersTo(
      [
        firm('Acme Ltd'),
        firm('Bell Ltd'),
        at('Ann', 'Flat 3', FLAT),
        at('Bob', 'Flat 5', { ...FLAT, sub: 'Flat 5' }),
        // The answer has only the house.
        at('Cy', 'Flat 8'),
        at('Di', 'Flat 9'),
        at('Ed', 'Unit 1', { ...HOUSE, sub: 'Unit 1' }),
        at('Flo', ''),
        at('Gus', ''),
      ],
      { layout, onePerAddress: true },
    )
    expect(letters.map((cells) => envelopeOf(cells).replace(/, 12 HIGH STREET.*/, ''))).toEqual([
      'ACME LTD',
      'BELL LTD',
      'ANN, FLAT 3',
      'BOB, FLAT 5',
      'CY, FLAT 8',
      'DI, FLAT 9',
      'ED, UNIT 1',
      'FLO AND GUS',
    ])
  })

  test('in care of somebody, or for a person’s attention, is the same address', async () => {
    const at = (name: string, lines: string, decision?: Decision): Row => ({
      cells: `${name}||${lines}|leeds|ls14ap`,
      found: HOUSE,
      decision,
    })
    const { letters } = await lettersTo(
      [
        at('Ann', '12 high st|'),
        at('Bob', 'c/o Mrs J Brown|12 high st', 'accepted'),
        at('Cy', 'FAO Accounts|12 high st', 'accepted'),
        at('Di', '12 High Street|', 'originalKept'),
        at('Ed', 'c/o Mrs J Brown, 12 High Street|', 'originalKept'),
        at('Flo', 'Acme Ltd|12 high st', 'accepted'),
      ],
      { layout, onePerAddress: true },
    )
    expect(letters.map((cells) => envelopeOf(cells).replace(/, LEEDS.*/, ''))).toEqual([
      'ANN, BOB, CY, DI AND ED, 12 HIGH STREET',
      'FLO, ACME LTD, 12 HIGH STREET',
    ])
  })

  test('both their own and added columns can be taken along; beside their own address added ones are blank', async () => {
    const { headers, letters } = await lettersTo(
      [
        { cells: 'Ann|Acme|12 high st||leeds|ls14ap', found: { ...HOUSE, country: 'England' } },
        { cells: 'Bob|Bell|7 Low Rd||Leeds|LS1 4AP', found: 'nothing' },
      ],
      { layout, names: [0], alongColumns: [1, 'country', 'uprn'] },
    )
    const width = headers!.length
    expect(headers!.slice(-3)).toEqual(
      ['Company', 'Country', 'UPRN'].map((name) => {
        return headers!.indexOf(name) < width - 3 ? `${name} 2` : name
      }),
    )
    expect(letters.map((cells) => cells.slice(-3))).toEqual([
      ['Acme', 'England', UPRN],
      ['Bell', '', ''],
    ])
  })
})

test('while the list is filtered, letters go to the rows shown if those are chosen', async () => {
  const rows = ['Ann', 'Bob', 'Cy'].map((name): Row => ({
    cells: `${name}||12 High St||Leeds|LS1 4AP`,
    found: HOUSE,
  }))
  const { letters, proposed } = await lettersTo(rows, { rows: 'shown' }, { listed: [1] })
  expect(proposed!.rows).toBe('ready')
  expect(letters.map((cells) => cells[0])).toEqual(['Bob'])
})

test('columns to take along stay as they came; joined ones are the page’s', async () => {
  const row = (name: string): Row => ({ cells: `${name}|="0012"|14 High St||Leeds|LS1 4AP` })
  const along = async (rows: Row[], choices: Chosen) =>
    (
      await lettersTo(rows, {
        names: [],
        noName: 'occupier',
        alongColumns: [0, 1],
        ...choices,
      })
    ).letters.map((cells) => cells.slice(-2))
  expect(await along([row('=Ann'), row(' .@Bob ')], {})).toEqual([
    ['=Ann', '="0012"'],
    [' .@Bob ', '="0012"'],
  ])
  expect(await along([row('=Ann'), row('Bob')], { onePerAddress: true })).toEqual([
    ["'=Ann and Bob", '="0012"'],
  ])
  expect(await along([row('=Ann'), row('=Ann')], { onePerAddress: true })).toEqual([['=Ann', '="0012"']])
})

test('ticks of who gets no letter update the letters; ticks of rows left out of the lookup do not', async () => {
  const { store } = openTestPage()
  store.dispatch(fileLoaded(csvFile()))
  const ticks = { 1: { values: ['b12 0xy'] } }
  store.dispatch(valuesTicked({ part: 'leftOut', ticks }))
  await settled()
  expect(store.getState().letters).toEqual({ choices: null, preview: null })
  store.dispatch(valuesTicked({ part: 'noLetter', ticks }))
  await until(store, ({ letters }) => letters.preview !== null)
})

test('decisions and choices made since the dialog showed the letters are in them', async () => {
  const rows = [{ cells: 'Ann Lee||14 high st||leeds|ls14ap', found: HOUSE }]
  const { store, world } = await chosenLetters(rows, {})
  store.dispatch(decideRows([0], 'accepted'))
  store.dispatch(choicesChanged({ alongColumns: ['uprn'] }))
  store.dispatch(downloadAsked('letters'))
  await until(store, ({ download }) => download.written !== null)
  expect(world.downloads.at(-1)!.text).toMatch(/12 High Street.*72000123/)
})

test('words that go are counted, but not those of a difference that was accepted', async () => {
  const found = { ...HOUSE, town: 'Leeds', postcode: 'LS1 4AP' }
  const { store } = await chosenLetters(
    [
      { cells: 'Ann||14 high st||leeds|LS1 4AP', found, decision: 'accepted' },
      { cells: 'Bob||12 high st||leeds|LS1 4AQ', found, decision: 'accepted' },
      { cells: 'Cyd||12 high st|Little Xanton|leeds|LS1 4AP', found },
    ],
    {},
  )
  const { letters } = store.getState().letters.preview!
  expect(letters.map(({ lost }) => lost)).toEqual([[], [], ['Little Xanton']])
})

const ANN: Row = { cells: 'Ann Lee||12 high st||leeds|ls14ap', found: HOUSE }

test('letters come as a workbook in the format Excel', async () => {
  const { store, world } = await chosenLetters([ANN], {})
  store.dispatch(formatChosen('xlsx'))
  store.dispatch(downloadAsked('letters'))
  await until(store, ({ download }) => download.written !== null)
  const { name, file } = world.workbooks[0]!
  expect(name).toBe('customers_letters.xlsx')
  const [, ...letters] = await valuesOf(new Uint8Array(await file.arrayBuffer()), 'Addresses')
  expect(letters).toEqual([['Ann Lee', '', '12 High Street', '', '', 'LEEDS', 'LS1 4AP']])
})

test('choices are remembered for the same columns, under a digest of them', async () => {
  const { world } = await chosenLetters([ANN], { layout: 'clickAndDrop' })
  expect(world.storage.texts.get('cleansheet:letters')).not.toMatch(/Company|Postcode/)
  const next = await chosenLetters([ANN], {}, { world })
  expect(next.proposed).toMatchObject({ layout: 'clickAndDrop', noName: 'nothing', rows: 'ready' })
})
