import { FIRST_ADDED_COLUMN } from '../../base/constants'
import {
  addressSentTexts,
  cleansedName,
  DECISION_VALUES,
  isNameOf,
  ROW_HEADERS,
  saysJudgedOther,
  unescapedFormula,
} from '../../domain/cleanse/downloadFormat'
import {
  isAddressColumn,
  LEVEL_FIELDS,
  OUTPUT_FIELDS,
  OUTPUT_HEADERS,
  SANDBOX_MESSAGE,
  type OutputField,
} from '../../domain/cleanse/outputColumns'
import { DECISIONS, type Decision } from '../../domain/cleanse/rowResult'
import { buildQuery } from '../../domain/cleanse/sentText'
import { queryColumns, type Mapping } from '../../domain/cleanse/query'

// Reads a download of ours back into answers. A spreadsheet may have moved its columns, or spoilt its cells.

/** Where a download has the parts of an answer, by column index; −1 if it lacks the column. */
export interface DownloadColumns {
  /** The column of each added value. */
  outputs: number[]
  /** Whether the column of each added value may also be the customer's. */
  isShared: boolean[]
  addressSent: number
  addressWritten: number
  decision: number
  reasons: number
}

/** What a row of a download says. */
export type EarlierKind =
  | 'found'
  /** The original was kept, so the download has no address. */
  | 'kept'
  | 'notFound'
  /** It failed or was not sent. */
  | 'none'
  /** A spreadsheet has changed its cells. */
  | 'spoilt'
  /** The sandbox made its answer up. */
  | 'madeUp'

export interface EarlierRow {
  kind: EarlierKind
  /** All values of the row in the download. */
  values: string[]
  /** The added values; empty for a row without an answer. */
  cells: string[]
  decision?: Decision
  /** Missing unless a person judged it another address and nobody has decided since. */
  isJudgedOther?: true
  /**
   * The text that was looked up; the customer's own, if it differs; and what its columns send after the cleansed address is
   * written there, if the download has that.
   */
  sent: string[]
}

/** The place of a field among the added values. */
const at = (field: OutputField) => OUTPUT_FIELDS.indexOf(field)

/** An answer does not need the blank first column, the message, or columns that earlier versions lacked. */
const isNeeded = (output: number) => output > at('message') && output <= at('umprn')

/** Finds the columns of a download by their names. Those before the match levels may be the customer's too. */
export function findColumns(headers: string[]) {
  if (!headers.includes(FIRST_ADDED_COLUMN)) return { kind: 'notOurs' } as const
  const levels = LEVEL_FIELDS.map((level) => headers.indexOf(OUTPUT_HEADERS[at(level)]!))
  const first = Math.min(...levels.filter((column) => column >= 0))
  const outputs = OUTPUT_HEADERS.map((name) => {
    const beside = headers.findLastIndex((header) => isNameOf(cleansedName(name), header))
    const added = beside < 0 ? headers.indexOf(name, first) : beside
    return added < 0 ? headers.indexOf(name) : added
  })
  const missing = OUTPUT_HEADERS.filter((_, output) => isNeeded(output) && outputs[output]! < 0)
  if (missing.length > 0) return { kind: 'incomplete', missing } as const
  const extra = (name: string) =>
    headers.findLastIndex((header, column) => column > first && isNameOf(name, header))
  return {
    kind: 'found' as const,
    columns: {
      outputs,
      isShared: outputs.map((column, output) => isAddressColumn(output) && column >= 0 && column < first),
      addressSent: extra(ROW_HEADERS.addressSent),
      addressWritten: extra(ROW_HEADERS.addressWritten),
      decision: extra(ROW_HEADERS.decision),
      reasons: extra(ROW_HEADERS.reasons),
    },
  }
}

const SCORES = new Set<OutputField>(['fit', 'confidence'])

/** Fields of digits only, and of numbers. */
const DIGITS = new Set<OutputField>(['uprn', 'udprn', 'umprn'])
const NUMBERS = new Set<OutputField>(['longitude', 'latitude', 'eastings', 'northings'])

/** What a spreadsheet turns a number range or a long number into: `02-Apr`, `Apr-02`, `02/04/2026`, `1.00023E+11`. */
const SPOILT = /^(?:\d{1,2}-[A-Z][a-z]{2}|[A-Z][a-z]{2}-\d{1,2}|\d{2}\/\d{2}\/\d{4}|\d(?:\.\d+)?E\+\d+)$/

/** Whether a spreadsheet has changed a cell, a score to `83%` included. */
const isSpoilt = (field: OutputField, cell: string) =>
  SPOILT.test(cell) ||
  (SCORES.has(field) && cell !== '' && !/^[01]\.\d\d$/.test(cell)) ||
  (DIGITS.has(field) && !/^\d*$/.test(cell)) ||
  (NUMBERS.has(field) && cell !== '' && !Number.isFinite(Number(cell)))

/** Fields where a comma can only be a decimal point. */
const DECIMALS = new Set<OutputField>([...SCORES, 'longitude', 'latitude'])

/** A cell as we wrote it: a spreadsheet turns `0.90` into `0.9`, or into `0,9` in other countries. */
function restored(field: OutputField, cell: string): string {
  const raw = unescapedFormula(cell)
  const text = DECIMALS.has(field) ? raw.replace(/^(\s*-?\d+),(?=\d+\s*$)/, '$1.') : raw
  return SCORES.has(field) && /^\s*[01](?:\.\d+)?\s*$/.test(text) ? Number(text).toFixed(2) : text
}

/** Reads a row of a download. The sandbox's answers count only in the sandbox (`takesMadeUp`). */
export function readRow(values: string[], columns: DownloadColumns, takesMadeUp: boolean): EarlierRow {
  const { outputs, isShared } = columns
  const valueOf = (column: number) => values[column] ?? ''
  const read = outputs.map((column, output) => restored(OUTPUT_FIELDS[output]!, valueOf(column)))
  const levels = LEVEL_FIELDS.map((level) => read[at(level)]!)
  const isMatched = levels.some((level) => level !== '' && level !== 'NO_MATCH')
  const isNotFound = !isMatched && levels.includes('NO_MATCH')
  // A column that is also the customer's, most often the postcode, proves nothing.
  const tells = (output: number) => isAddressColumn(output) && !isShared[output] && output !== at('postcode')
  const hasAddress = !isNotFound && read.some((cell, output) => cell !== '' && tells(output))
  const cells = hasAddress ? read : read.map((cell, output) => (isAddressColumn(output) ? '' : cell))
  const said = decisionOf(valueOf(columns.decision).trim())
  const isKept = columns.decision < 0 ? !hasAddress && isMatched : said === 'originalKept'
  const written = unescapedFormula(valueOf(columns.addressWritten))
  const sent = [
    ...addressSentTexts(unescapedFormula(valueOf(columns.addressSent))),
    ...(written === '' ? [] : [written]),
  ]
  const isOther = said === undefined && saysJudgedOther(valueOf(columns.reasons))
  const row = {
    values,
    cells,
    decision: isKept ? ('originalKept' as const) : said,
    sent,
    ...(isOther && { isJudgedOther: true as const }),
  }

  if (cells[at('message')] === SANDBOX_MESSAGE && !takesMadeUp) return { ...row, kind: 'madeUp' }
  const isBlank = cells.every((cell, output) => cell === '' || !isNeeded(output))
  if (isBlank && !isKept) return { kind: 'none', values, cells: [], sent }
  if (cells.some((cell, output) => isNeeded(output) && isSpoilt(OUTPUT_FIELDS[output]!, cell)))
    return { ...row, kind: 'spoilt' }
  if (hasAddress) return { ...row, kind: 'found' }
  return { ...row, kind: isKept ? 'kept' : 'notFound' }
}

const decisionOf = (text: string) => DECISIONS.find((decision) => DECISION_VALUES[decision] === text)

/** Whether a row of a download has an answer to take. */
export const hasAnswer = ({ kind }: EarlierRow) => kind === 'found' || kind === 'kept' || kind === 'notFound'

/** What a list's chosen columns make of a download's rows. */
export interface OwnColumns {
  /** Gives the text of a row of the download; null if it lacks the list's columns in `missing`. */
  textOf: ((values: string[]) => string) | null
  missing: string[]
}

interface Download {
  headers: string[]
  rows: readonly Pick<EarlierRow, 'values'>[]
}

/** The columns of a file that have a name or a value: a workbook omits the others. */
function columnsIn(headers: string[], rows: readonly (readonly string[])[]) {
  const isBlank = (cell = '') => cell.trim() === ''
  return [...headers.keys()].filter(
    (column) => !isBlank(headers[column]) || rows.some((row) => !isBlank(row[column])),
  )
}

/** Finds a list's chosen columns in a download, by name; repeated names match in their order. */
export function ownColumns(
  { headers, rows }: Download,
  list: { headers: string[]; rows: string[][] },
  mapping: Mapping,
): OwnColumns {
  const own = columnsIn(list.headers, list.rows)
  const values = rows.map((row) => row.values)
  const theirs = columnsIn(headers, values)
  const placeOf = (column: number) => {
    const name = list.headers[column]!.trim()
    const nth = own.filter((each) => list.headers[each]!.trim() === name).indexOf(column)
    return theirs.filter((place) => headers[place]!.trim() === name)[nth]
  }
  const places = queryColumns(mapping).map((column) => [column, placeOf(column)] as const)
  const missing = places.flatMap(([column, place]) =>
    place === undefined && list.headers[column]!.trim() !== '' ? [list.headers[column]!] : [],
  )
  const textOf = (theirRow: string[]) => {
    // The row as the list would have it.
    const row: string[] = []
    for (const [column, place] of places) row[column] = theirRow[place ?? -1] ?? ''
    return buildQuery(row, mapping)
  }
  return { textOf: missing.length > 0 ? null : textOf, missing }
}
