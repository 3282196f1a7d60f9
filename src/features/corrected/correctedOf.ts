import { areSame } from '../../base/values'
import type { RootState } from '../../base/store/types'
import { inBlocks } from '../../base/manyRows'
import type { ContentsOf } from '../download/deliver'
import { selectRowWriter, selectWrittenColumns } from '../download/writtenSelectors'
import { selectRows } from '../file/fileSlice'
import { fateOf, FATES, isPutRight, valuesWritten, type Fate, type RowFates } from './fates'
import { selectCustomerColumns } from '../results/customerSelectors'
import { selectWhyWritten } from './correctedSelectors'

/** Says what becomes of every row; `rest` gives other work its turn. */
export async function fatesOf(state: RootState, rest: () => Promise<void>): Promise<RowFates> {
  const write = selectRowWriter(state)
  const rows = selectRows(state)
  const fates = Object.fromEntries<number[]>(FATES.map((fate) => [fate, []])) as Record<Fate, number[]>
  const copiesStay: number[] = []
  const { beside } = selectWrittenColumns(state)
  const { changesCapitals } = state.corrected
  let inCapitals = 0
  let uprnsAlone = 0
  for await (const block of inBlocks(rows.keys(), rest))
    for (const row of block) {
      const [own, written] = [rows[row]!, write(row)]
      const values = valuesWritten(written, changesCapitals)
      fates[fateOf(written)].push(row)
      if (values !== own && !isPutRight(own, values, beside)) uprnsAlone += 1
      if (written.staying.length > 0) copiesStay.push(row)
      if (!areSame(written.inCapitals, written.values)) inCapitals += 1
    }
  return { fates, inCapitals, uprnsAlone, copiesStay }
}

/** Puts the customer's own file together, with the cleansed addresses in it. */
export const correctedContents: ContentsOf = ({ state, file, escape }) => {
  const write = selectRowWriter(state)
  const { changesCapitals } = state.corrected
  return {
    head: { delimiter: file.delimiter, titleLines: file.titleLines ?? [], headers: file.headers },
    rows: [...file.rows.keys()],
    rowOf: (row) => {
      const own = file.rows[row]!
      // The customer's own cells go back as they came.
      return valuesWritten(write(row), changesCapitals).map((value, at) =>
        value === own[at] ? value : escape(value),
      )
    },
  }
}

const inOneLine = (text: string) =>
  text
    .split(/[\r\n]/)
    .map((line) => line.trim())
    .filter(Boolean)
    .join(', ')

/**
 * Tells an address before and after, by its filled cells. If both texts are the same, since parts only move or another column is
 * filled, by the changed cells with their columns.
 */
function sidesOf(state: RootState, headers: string[]) {
  const isOf = new Set(
    selectWrittenColumns(state).slots.flatMap(({ column, isCopy }) => (isCopy ? [] : [column])),
  )
  const textOf = (values: readonly string[]) =>
    values
      .filter((value, column) => isOf.has(column) && value.trim() !== '')
      .map(inOneLine)
      .join(', ')
  return (before: readonly string[], after: readonly string[]): [string, string] => {
    const texts = [textOf(before), textOf(after)] as const
    if (texts[0] !== texts[1]) return [...texts]
    const changed = [...before.keys()].filter((column) => before[column] !== after[column])
    const cellsOf = (values: readonly string[]) =>
      changed.map((column) => `${headers[column]}: ${inOneLine(values[column]!)}`.trim()).join('; ')
    return [cellsOf(before), cellsOf(after)]
  }
}

/** Puts the list of changes together: one line for each written row, beginning with the columns that tell who it is. */
export const changesContents: ContentsOf = ({ state, file, escape }) => {
  const write = selectRowWriter(state)
  const { changesCapitals } = state.corrected
  const customers = selectCustomerColumns(state)
  const names = customers.map((column) => file.headers[column]!)
  const sides = sidesOf(state, file.headers)
  return {
    head: {
      delimiter: file.delimiter,
      titleLines: [],
      headers: [...names, 'Before', 'After', 'Why', 'Row', 'Row in your file'],
    },
    rows: [...file.rows.keys()],
    rowOf: (at) => {
      const [own, written] = [file.rows[at]!, write(at)]
      const values = valuesWritten(written, changesCapitals)
      if (values === own) return null
      const [before, after] = sides(own, values)
      return [
        ...customers.map((column) => own[column]!),
        escape(before),
        escape(after),
        escape(selectWhyWritten(state, at)),
        String(at + 1),
        String(file.sheetRows[at] ?? at + 1),
      ]
    },
  }
}
