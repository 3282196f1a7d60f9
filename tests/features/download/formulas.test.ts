import { expect, test } from 'vitest'
import type { RootState } from '../../../src/base/store/types'
import type { Decision, RowResult } from '../../../src/domain/cleanse/rowResult'
import { escapeFormula } from '../../../src/features/download/content/csv'
import type { ContentsOf } from '../../../src/features/download/deliver'
import { rowsContents } from '../../../src/features/download/downloadListeners'
import { fileLoaded, selectFile } from '../../../src/features/file/fileSlice'
import { LAYOUT_IDS } from '../../../src/features/letters/layouts'
import { lettersContents } from '../../../src/features/letters/lettersOf'
import { kindsChosen, mappingChanged, namesChosen } from '../../../src/features/mapping/mappingSlice'
import { changesContents, correctedContents } from '../../../src/features/corrected/correctedOf'
import { answered, csvFile, failed } from '../../support/builders'
import { lettersRoom } from '../../support/rooms/letters'
import { correctedRoom } from '../../support/rooms/corrected'
import { pagesIn } from '../../support/testPage'
import { cellsOf } from '../../domain/address/comparison/foundCells'
import { decideRows, settleRows } from '../../../src/features/run/rows/changeRows'

const { openTestPage } = pagesIn(correctedRoom, lettersRoom)

// Whatever writes a file: no text runs in a spreadsheet that did not before.

const HEADERS = ['Name', 'Company', 'Phone', 'Address 1', 'Address 2', 'Town', 'Postcode']

/** Cells of formulas, and of texts of which a part is one. */
const OWN: string[][] = [
  ['=1+1', '@SUM(A1)', '+44 7700 900123', '12 high st, =2+2', '', 'leeds', 'ls14ap'],
  ['="=HYPERLINK(""x"")"', '', '-5', '.=7+7', '12 high st\n=3+3', 'Leeds, @A1', 'ls14ap'],
  ['Ann', '="0012"', '=cmd()', 'c/o =4+4', '12 high st', '+leeds', 'ls14ap'],
  ['Ann', '="0012"', '=cmd()', '=5+5, 12 high st', '', 'leeds', 'ls14ap'],
  ['Bob', ',-A1', '', '\t=6+6, 14 high st', '=1 Mill Lane', 'leeds', 'ls14ap'],
  ['Cy', '', '', '', '', '', ''],
]

const FOUND = cellsOf({ organisation: '=8+8', number: '12', street: 'High Street' })
const NASTY = { ...FOUND, 'Address Line 1': '@B2', 'Building Name': '+C3', 'Post Town': '-D4', UPRN: '=9+9' }

/** The state of a page whose rows have answers of every kind, and some decisions. */
function nastyState(decisions: (Decision | undefined)[]) {
  const { store } = openTestPage()
  store.dispatch(fileLoaded(csvFile({ headers: HEADERS, rows: OWN })))
  store.dispatch(mappingChanged({ addressColumn: 3, moreAddressColumns: [4, 5], postcodeColumn: 6 }))
  store.dispatch(kindsChosen({ 1: 'firm', 3: 'line', 4: 'line', 5: 'town', 6: 'postcode' }))
  store.dispatch(namesChosen({ names: [0, 1], proposed: [] }))
  const results: RowResult[] = OWN.map((row, at) => {
    const query = row.slice(3).filter(Boolean).join(', ')
    if (at === 5) return failed('=1/0')
    return answered({ ...(at === 4 ? NASTY : FOUND), 'Confidence Score': '0.90' }, query)
  })
  store.dispatch(settleRows(results.map((result, row) => ({ row, result }))))
  for (const [row, decision] of decisions.entries()) if (decision) store.dispatch(decideRows([row], decision))
  return store.getState()
}

const letters = (layout: (typeof LAYOUT_IDS)[number], onePerAddress: boolean) =>
  lettersContents({
    layout,
    nation: null,
    alongColumns: [1, 2, 3, 'uprn', 'line_1'],
    rows: 'all',
    noName: 'occupier',
    onePerAddress,
  })

const WRITERS: [string, ContentsOf][] = [
  ...(['everything', 'toReview', 'unfound', 'ready', 'nextMonth'] as const).map(
    (choice): [string, ContentsOf] => [choice, rowsContents(choice)],
  ),
  ...LAYOUT_IDS.flatMap((layout): [string, ContentsOf][] => [
    [`letters, ${layout}`, letters(layout, false)],
    [`letters, ${layout}, one an address`, letters(layout, true)],
  ]),
  ['program', correctedContents],
  ['changes', changesContents],
]

const DECISIONS: (Decision | undefined)[][] = [[], OWN.map(() => 'accepted'), OWN.map(() => 'originalKept')]

const isFormula = (cell: string) => /^\s*[=@\t+-]/.test(cell)

/** The cells of the file that a writer makes of a page's rows. */
async function cellsFrom(state: RootState, contentsOf: ContentsOf, format: 'csv' | 'xlsx') {
  const escape = format === 'csv' ? escapeFormula : (text: string) => text
  const source = { state, file: selectFile(state)!, format, escape, rest: () => Promise.resolve() }
  const { rows, rowOf } = await contentsOf(source)
  return rows.flatMap((row) => rowOf(row) ?? [])
}

test('no file has a formula but cells of the customer’s as they came, and a workbook of texts has no apostrophes', async () => {
  const theirs = new Set(OWN.flat())
  const wrong: [writer: string, cell: string][] = []
  const keeping = new Set<string>()
  for (const state of DECISIONS.map(nastyState))
    for (const [writer, contentsOf] of WRITERS) {
      const cells = await cellsFrom(state, contentsOf, 'csv')
      const texts = await cellsFrom(state, contentsOf, 'xlsx')
      const running = cells.filter((cell) => isFormula(cell) && !theirs.has(cell))
      const kept = texts.filter((cell) => cell.startsWith("'"))
      wrong.push(...[...running, ...kept].map((cell): [string, string] => [writer, cell]))
      if (cells.some((cell) => cell.startsWith("'"))) keeping.add(writer)
    }
  expect(wrong).toEqual([])
  expect(keeping.size).toBeGreaterThan(8)
})
