import type { RootState } from '../../base/store/types'
import { DECISION_VALUES, OUTCOME_VALUES } from '../../domain/cleanse/downloadFormat'
import { inBlocks } from '../../base/inBlocks'
import type { ContentsOf } from '../download/deliver'
import { selectRowWriter } from '../download/writtenSelectors'
import { selectHeaders, selectRows } from '../file/fileSelectors'
import { selectSlots } from '../mapping/slotsSelectors'
import { selectCustomerColumn, selectDecisions, selectOutcomes } from '../review/resultsSelectors'
import type { ProgramPreview } from './programSlice'

/** Rows that the dialog shows before and after. */
const SHOWN = 3

/** Words that the dialog names. */
const MOST_WORDS = 100

/** The address of a row in one text: those of its columns that are filled. */
function textWriter(state: RootState) {
  const isOf = new Set(selectSlots(state).slots.flatMap(({ column, isCopy }) => (isCopy ? [] : [column])))
  return (values: string[]) =>
    values.filter((value, column) => isOf.has(column) && value.trim() !== '').join(', ')
}

/** What the dialog shows of the file. */
export async function previewOfProgram(state: RootState, rest: () => Promise<void>): Promise<ProgramPreview> {
  const [headers, rows] = [selectHeaders(state), selectRows(state)]
  const [write, textOf] = [selectRowWriter(state), textWriter(state)]
  const preview: ProgramPreview = {
    changes: [],
    listed: 0,
    undecided: [],
    keeps: [],
    doesNotFit: [],
    formula: [],
    merged: [],
    table: [],
    pivot: [],
    rich: [],
    tooLong: [],
    loses: [],
    words: [],
    first: [],
  }
  const words = new Set<string>()
  for await (const block of inBlocks(rows.keys(), rest)) {
    for (const row of block) {
      const written = write(row)
      if (written.kind === 'same') continue
      preview[written.kind].push(row)
      if (written.kind !== 'changes') continue
      if (textOf(rows[row]!) !== textOf(written.values)) preview.listed += 1
      if (written.lost.length > 0) preview.loses.push(row)
      for (const lost of written.lost) if (words.size < MOST_WORDS) words.add(lost)
      if (preview.first.length < SHOWN) {
        const cells = headers.map((header, column) => {
          return { header, before: rows[row]![column]!, after: written.values[column]! }
        })
        preview.first.push({ row, cells })
      }
    }
  }
  return { ...preview, words: [...words] }
}

/** Puts the customer's own file together, with the cleansed addresses in it. */
export const programContents: ContentsOf = ({ state, file, escape }) => {
  const write = selectRowWriter(state)
  return {
    head: { delimiter: file.delimiter, titleLines: file.titleLines ?? [], headers: file.headers },
    rows: [...file.rows.keys()],
    rowOf: (row) => {
      const own = file.rows[row]!
      const written = write(row)
      if (written.kind !== 'changes')
        return { cells: own, has: written.kind === 'same' ? 'cleansed' : 'originals' }
      // The customer's own cells are written back as they came.
      const cells = written.values.map((value, at) => (value === own[at] ? value : escape(value)))
      return { cells, has: 'cleansed' }
    },
  }
}

/** Puts the list of changes together: one row for each row whose address changes, with the column that tells customers apart. */
export const changesContents: ContentsOf = ({ state, file, escape }) => {
  const [write, textOf] = [selectRowWriter(state), textWriter(state)]
  const [outcomes, decisions] = [selectOutcomes(state), selectDecisions(state)]
  const customer = selectCustomerColumn(state)
  const customers = customer === null ? [] : [customer]
  const names = customers.map((column) => file.headers[column]!)
  return {
    head: { delimiter: file.delimiter, titleLines: [], headers: ['Row', ...names, 'Before', 'After', 'Why'] },
    rows: [...file.rows.keys()],
    rowOf: (at) => {
      const written = write(at)
      if (written.kind !== 'changes') return null
      const [values, decision] = [file.rows[at]!, decisions[at]]
      const [before, after] = [textOf(values), textOf(written.values)]
      // Parts that only move, and what fills other columns, change nothing of the address.
      if (before === after) return null
      const cells = [
        String(file.sheetRows[at] ?? at + 1),
        ...customers.map((column) => values[column]!),
        escape(before),
        escape(after),
        decision ? DECISION_VALUES[decision] : OUTCOME_VALUES[outcomes[at]!],
      ]
      return { cells, has: 'cleansed' }
    },
  }
}
