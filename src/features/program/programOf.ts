import type { RootState } from '../../base/store/types'
import type { WorkbookHead } from '../../base/csvFile'
import { DECISION_VALUES } from '../../domain/cleanse/downloadFormat'
import { escapeFormula } from '../download/content/csv'
import { OUTCOME_VALUES } from '../download/content/format'
import { inBlocks } from '../../base/inBlocks'
import { lastOfRow } from '../../base/lastOfRow'
import { downloadName } from '../download/content/rows'
import type { ContentsOf } from '../download/deliver'
import type { FileContents } from '../download/downloadSlice'
import { selectFile } from '../file/fileSelectors'
import { selectSlots } from '../mapping/slotsSelectors'
import { selectCustomerColumn } from '../review/resultsSelectors'
import { writeRow, type RowWritten } from './programRow'
import { selectFills, selectProgramRow } from './programSelectors'
import type { ProgramPreview } from './programSlice'

/** Rows that the dialog shows before and after. */
const SHOWN = 3

/** Words that the dialog names. */
const MOST_WORDS = 100

/** The file is put together from what the dialog has shown. */
const writtenLast = lastOfRow<RowWritten>()

/** Writes the rows of a state, by index. */
function rowWriter(state: RootState): (row: number) => RowWritten {
  const [rowOf, { slots }, fills] = [selectProgramRow(state), selectSlots(state), selectFills(state)]
  return (at) => {
    const row = rowOf(at)
    const from = [row.result, row.outcome, row.decision, slots, fills]
    return writtenLast(row.values, from, () => writeRow(row, slots, fills))
  }
}

const loadedFile = (state: RootState) => {
  const file = selectFile(state)
  if (!file) throw new Error('No file is loaded.')
  return file
}

/** What the dialog shows of the file. Throws if none is loaded. */
export async function previewOfProgram(state: RootState, rest: () => Promise<void>): Promise<ProgramPreview> {
  const { headers, rows } = loadedFile(state)
  const write = rowWriter(state)
  const preview: ProgramPreview = {
    changes: [],
    undecided: [],
    keeps: [],
    doesNotFit: [],
    loses: [],
    words: [],
    first: [],
  }
  const words = new Set<string>()
  for await (const block of inBlocks(rows.keys(), rest)) {
    for (const row of block) {
      const written = write(row)
      if (written.kind === 'same') continue
      if (written.kind !== 'changes') {
        preview[written.kind].push(row)
        continue
      }
      preview.changes.push(row)
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
export const programContents: ContentsOf = async (state, format, rest) => {
  const file = loadedFile(state)
  const write = rowWriter(state)
  const written: FileContents = {
    name: downloadName(file.name, true, 'program', format),
    choice: 'program',
    rows: file.rows.length,
    cleansed: 0,
    originals: 0,
    cut: [],
  }
  async function* blocks() {
    for await (const block of inBlocks(file.rows.keys(), rest)) {
      yield block.map((row) => {
        const own = file.rows[row]!
        const of = write(row)
        const isCleansed = of.kind === 'changes' || of.kind === 'same'
        written[isCleansed ? 'cleansed' : 'originals'] += 1
        if (of.kind !== 'changes') return own
        // The customer's own cells are written back as they came.
        return of.values.map((value, column) =>
          format === 'csv' && value !== own[column] ? escapeFormula(value) : value,
        )
      })
    }
  }
  const head: WorkbookHead = {
    delimiter: file.delimiter,
    titleLines: file.titleLines ?? [],
    headers: file.headers,
  }
  return { written, head, blocks: blocks() }
}

/** Columns of the file of changes; the second is the customer's that tells rows apart. */
const CHANGES = { row: 'Row', before: 'Before', after: 'After', why: 'Why' }

/** Puts the list of changes together: one row for each row that changes. */
export const changesContents: ContentsOf = async (state, format, rest) => {
  const file = loadedFile(state)
  const [write, rowOf, { slots }] = [rowWriter(state), selectProgramRow(state), selectSlots(state)]
  const customer = selectCustomerColumn(state)
  const written: FileContents = {
    name: downloadName(file.name, true, 'changes', format),
    choice: 'changes',
    rows: 0,
    cleansed: 0,
    originals: 0,
    cut: [],
  }
  const isOf = new Set(slots.map(({ column }) => column))
  const textOf = (values: string[]) =>
    values.filter((value, column) => isOf.has(column) && value.trim() !== '').join(', ')
  const escaped = (text: string) => (format === 'csv' ? escapeFormula(text) : text)
  async function* blocks() {
    for await (const block of inBlocks(file.rows.keys(), rest)) {
      yield block.flatMap((row) => {
        const of = write(row)
        if (of.kind !== 'changes') return []
        written.rows += 1
        written.cleansed += 1
        const { decision, outcome } = rowOf(row)
        const own = file.rows[row]!
        return [
          [
            String(file.sheetRows[row] ?? row + 1),
            ...(customer === null ? [] : [own[customer]!]),
            textOf(own),
            escaped(textOf(of.values)),
            decision ? DECISION_VALUES[decision] : OUTCOME_VALUES[outcome],
          ],
        ]
      })
    }
  }
  const { row, before, after, why } = CHANGES
  const names = customer === null ? [] : [file.headers[customer]!]
  const head: WorkbookHead = {
    delimiter: file.delimiter,
    titleLines: [],
    headers: [row, ...names, before, after, why],
  }
  return { written, head, blocks: blocks() }
}
