import fc from 'fast-check'
import Papa from 'papaparse'
import { expect, test } from 'vitest'
import type { CsvFile } from '../../../src/base/csvFile'
import type { Decision, RowResult } from '../../../src/domain/cleanse/rowResult'
import { escapeFormula } from '../../../src/features/download/content/csv'
import { fileLoaded } from '../../../src/features/file/fileSlice'
import { kindsChosen, mappingChanged } from '../../../src/features/mapping/mappingSlice'
import type { Stretch } from '../../../src/features/corrected/cellChanges'
import { FATES, rowsWritten } from '../../../src/features/corrected/fates'
import { rowChange } from '../../support/rowChange'
import { downloadAsked } from '../../../src/features/download/downloadSlice'
import { capitalsChosen } from '../../../src/features/corrected/correctedSlice'
import { filesShown } from '../../../src/features/review/viewSlice'
import { selectOutcomes } from '../../../src/features/results/resultsSelectors'
import { answered, csvFile, failed } from '../../support/builders'
import { isDeep, seed } from '../../support/drawing'
import { delimiters, troublesomeText } from '../../support/drawn'
import { drawnLayout, drawnRowIn, FOUND, rowOf, TYPED, type DrawnRow } from '../../support/drawnRows'
import { correctedRoom } from '../../support/rooms/corrected'
import { pagesIn } from '../../support/testPage'
import { until } from '../../support/waiting'
import { decideRows, settleRows } from '../../../src/features/run/rows/changeRows'

const { openTestPage } = pagesIn(correctedRoom)

const DRAWS = { seed, numRuns: isDeep ? 300 : 6 }

/** What becomes of a row: what was answered, and what a person decided. */
const ANSWERED = [
  'undecided',
  'accepted',
  'originalKept',
  'chosen',
  'notFound',
  'failed',
  'leftOut',
  'notRun',
] as const

interface DrawnList {
  rows: { row: DrawnRow; end: (typeof ANSWERED)[number]; beside: string }[]
  delimiter: CsvFile['delimiter']
  changesCapitals: boolean
}

const drawnList: fc.Arbitrary<DrawnList> = drawnLayout.chain((layout) =>
  fc.record({
    rows: fc.array(
      fc.record({
        row: drawnRowIn(fc.constant(layout)),
        end: fc.constantFrom(...ANSWERED),
        // In a column of no address, and right after one that is.
        beside: troublesomeText,
      }),
      { minLength: 1, maxLength: 8 },
    ),
    delimiter: fc.constantFrom(...delimiters),
    changesCapitals: fc.boolean(),
  }),
)

function resultOf({ row, end }: DrawnList['rows'][number]): RowResult | null {
  const name = row.found || row.own
  switch (end) {
    case 'notFound':
      return answered({ 'Premise Match': 'NO_MATCH' }, 'nowhere')
    case 'failed':
      return failed('Busy')
    case 'leftOut':
      return { kind: 'nothingToSend' }
    case 'notRun':
      return null
    default: {
      const text = rowOf(row).join(', ')
      const found = answered(
        TYPED[name] ?? { ...FOUND[name], 'Confidence Score': '0.90', UPRN: '72000123' },
        text,
      )
      const isTyped = name in TYPED && found.kind === 'answered'
      return isTyped ? { ...found, origin: 'typed' } : found
    }
  }
}

/** What a person decides about a row. Typing an address decides it. */
const decisionOf = ({ row, end }: DrawnList['rows'][number]): Decision | null => {
  if (end === 'accepted' || end === 'originalKept') return end
  return end === 'chosen' ? (row.found in TYPED ? 'typed' : 'chosen') : null
}

/** A page with a list whose rows have their answers and decisions. */
function pageWith({ rows, delimiter }: DrawnList, values = rows.map(valuesOf)) {
  const page = openTestPage()
  const [{ row: first }] = rows as [DrawnList['rows'][number]]
  const { kinds, slots } = first.layout
  const headers = ['Beside', ...kinds.map((_, column) => `Column ${String.fromCharCode(65 + column)}`)]
  page.store.dispatch(fileLoaded(csvFile({ name: 'crm.csv', headers, rows: values, delimiter })))
  const columns = slots.map(({ column }) => column + 1)
  page.store.dispatch(
    mappingChanged({
      addressColumn: columns[0]!,
      moreAddressColumns: columns.slice(1),
      postcodeColumn: 'inAddress',
    }),
  )
  page.store.dispatch(kindsChosen(Object.fromEntries(slots.map(({ column, kind }) => [column + 1, kind]))))
  const results = rows.flatMap((row, index) => {
    const result = resultOf(row)
    return result ? [{ row: index, result }] : []
  })
  page.store.dispatch(settleRows(results))
  for (const [row, each] of rows.entries()) {
    const decision = decisionOf(each)
    if (decision) page.store.dispatch(decideRows([row], decision))
  }
  return { ...page, headers, values }
}

type Page = ReturnType<typeof pageWith>

const valuesOf = ({ row, beside }: DrawnList['rows'][number]) => [beside, ...rowOf(row)]

/** The customer's own file, as its reader gets it: headers and rows. */
async function fileFrom({ store, world }: Page, { delimiter, changesCapitals }: DrawnList) {
  store.dispatch(capitalsChosen(changesCapitals))
  store.dispatch(downloadAsked('program'))
  await until(store, ({ download }) => download.written !== null)
  const text = world.downloads.at(-1)!.text.replace(/^\uFEFF/, '')
  return Papa.parse<string[]>(text, { delimiter, newline: '\r\n' }).data.slice(0, -1)
}

test('only ready addresses are written, only into their columns; the rest is byte for byte theirs', async () => {
  await fc.assert(
    fc.asyncProperty(drawnList, async (list) => {
      const page = pageWith(list)
      const [headers, ...after] = await fileFrom(page, list)
      expect(headers).toEqual(page.headers)
      expect(after).toHaveLength(list.rows.length)
      const outcomes = selectOutcomes(page.store.getState())
      const isWritten = ({ end }: (typeof list.rows)[number], at: number) =>
        end === 'accepted' || end === 'chosen' || (end === 'undecided' && outcomes[at] === 'good')
      const before = page.values
      const theirs = (rows: string[][]) => rows.filter((_, at) => !isWritten(list.rows[at]!, at))
      expect(theirs(after)).toEqual(theirs(before))
      const [{ row }] = list.rows as [(typeof list.rows)[number]]
      const isOf = new Set(row.layout.slots.map(({ column }) => column + 1))
      const besides = (rows: string[][]) =>
        rows.map((cells) => cells.filter((_, column) => !isOf.has(column)))
      expect(besides(after)).toEqual(besides(before))
      // What was written is the file of the next import: it is written again as it is.
      const again = pageWith(list, after)
      expect((await fileFrom(again, list)).slice(1)).toEqual(after)
    }),
    DRAWS,
  )
})

const textOf = (stretches: Stretch[]) => stretches.map(({ text }) => text).join('')

test('the list shows what is written, cell by cell, and every row of the file is in it once', async () => {
  await fc.assert(
    fc.asyncProperty(drawnList, async (list) => {
      const page = pageWith(list)
      const [, ...after] = await fileFrom(page, list)
      // There are no files before there is a result.
      if (list.rows.every(({ end }) => end === 'notRun')) return
      page.store.dispatch(filesShown())
      const { corrected } = await until(page.store, (state) => state.corrected.fates !== null)
      const fates = corrected.fates!
      const rows = FATES.flatMap((fate) => fates[fate])
      expect(rows.toSorted((a, b) => a - b)).toEqual([...list.rows.keys()])
      const written = rowsWritten(fates, list.changesCapitals)
      const isOther = (row: number) => after[row]!.some((cell, column) => cell !== page.values[row]![column])
      expect([...list.rows.keys()].filter(isOther)).toEqual(written)
      for (const row of rows) {
        const { cells, stays } = rowChange(page.store.getState(), row)
        expect(stays === '').toBe(written.includes(row))
        if (!written.includes(row)) continue
        for (const [column, cell] of after[row]!.entries()) {
          const own = page.values[row]![column]!
          const shown = cells!.find((each) => each.column === column)
          expect(shown ? textOf(shown.before) : own).toBe(own)
          const text = shown ? textOf(shown.after) : own
          expect(cell).toBe(text === own ? own : escapeFormula(text))
        }
        const goes = cells!.flatMap(({ before }) => before.filter(({ mark }) => mark === 'goes'))
        expect(goes.length > 0).toBe(fates.loses.includes(row))
      }
    }),
    DRAWS,
  )
})
