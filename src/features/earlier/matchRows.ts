import { OUTPUT_FIELDS, type OutputField } from '../../domain/cleanse/outputColumns'
import { answerKey, type AnsweredRow, type Decision, type TakenFrom } from '../../domain/cleanse/rowResult'
import { addressKey, isSaid } from '../../domain/address/cells/sameWords'
import type { Slot } from '../../domain/address/columns/kinds'
import { comparisonOf } from '../../domain/cleanse/rowReading'
import { joinTheirs, readText, readTheirs } from '../../domain/address/columns/theirs'
import { buildQuery, queryKeyBefore } from '../../domain/cleanse/sentText'
import type { Mapping } from '../../domain/cleanse/query'
import { type OwnColumns, hasAnswer, type DownloadColumns, type EarlierRow } from './readDownload'

/** An earlier download whose answers the page uses. */
export interface EarlierSource extends TakenFrom {
  headers: string[]
  columns: DownloadColumns
  /** Its rows; if it is the list itself, in the list's order. Frozen. */
  rows: readonly EarlierRow[]
  /** Whether it is the loaded list itself. */
  isList: boolean
}

/** The answer that a row can take. */
export interface EarlierMatch {
  result: AnsweredRow
  decision?: Decision
  /** Whether it says that no address was found then. */
  isUnfound: boolean
  /** Whether it is the row's own: the list is a download of ours. */
  isOwn: boolean
}

/** Rows of a download by the keys of their texts; `agreed` is one with the answer of all, or null if they differ. */
export type EarlierIndex = Map<string, { agreed: EarlierRow | null; rows: readonly EarlierRow[] }>

const IDENTIFYING = ['line_1', 'line_2', 'line_3', 'post_town', 'postcode'] as const

/** Equal for two answers with the same address: by UPRN and UMPRN, or else by its words. */
function identityOf({ kind, cells }: EarlierRow): string {
  const cell = (field: OutputField) => cells[OUTPUT_FIELDS.indexOf(field)] ?? ''
  if (kind !== 'found') return kind
  if (cell('uprn') !== '') return `${cell('uprn')} ${cell('umprn')}`
  return addressKey(IDENTIFYING.map(cell).join(', '))
}

/**
 * The row whose answer counts if two have one text; null if they differ. Of an undecided and an accepted one, the first; of two
 * undecided ones, the one judged another address.
 */
function agreed(a: EarlierRow, b: EarlierRow): EarlierRow | null {
  if (identityOf(a) !== identityOf(b)) return null
  if (a.decision === b.decision) return b.isJudgedOther ? b : a
  const isOpen = ({ decision }: EarlierRow) => decision === undefined || decision === 'accepted'
  if (!isOpen(a) || !isOpen(b)) return null
  return a.decision === undefined ? a : b
}

/** The keys of a sent text: as it is, and as we read it today. */
const keysNowAndBefore = (text: string): string[] => [addressKey(text), addressKey(readText(text))]

/** Adds a row of a download to an index: by the texts that it names, and by the text of its own columns. */
export function addToIndex(index: EarlierIndex, row: EarlierRow, own: OwnColumns) {
  if (!hasAnswer(row)) return
  const texts = [...row.sent, own.textOf?.(row.values) ?? '']
  for (const key of new Set(texts.flatMap(keysNowAndBefore))) {
    if (key === '') continue
    const before = index.get(key)
    index.set(
      key,
      before
        ? { agreed: before.agreed && agreed(before.agreed, row), rows: [...before.rows, row] }
        : { agreed: row, rows: [row] },
    )
  }
}

interface MatchInput {
  headers: string[]
  rows: string[][]
  mapping: Mapping
  /** The columns by which we compare rows. */
  columns: readonly Slot[]
  /** The downloads, each with its index and own columns; the last one that knows a text wins. */
  sources: { source: EarlierSource; index: EarlierIndex; own: OwnColumns }[]
}

/** Whether an unsent column contradicts an answer, in words that the row did not have when a person decided about it. */
function isContradictedNow(
  row: number,
  result: AnsweredRow,
  { headers: then, columns: { outputs, isShared } }: EarlierSource,
  earlier: readonly EarlierRow[],
  { headers, rows, columns }: MatchInput,
): boolean {
  const { doubts } = comparisonOf(result, rows[row]!, columns)
  const contradictions = doubts.flatMap(({ unsent = [] }) => unsent)
  if (contradictions.length === 0) return false
  // The file written then may have them in another column.
  const said = earlier.flatMap(({ values }) => values.filter((_, column) => !outputs.includes(column)))
  return contradictions.some(({ column, text }) => {
    const before = then.indexOf(headers[column]!)
    // A customer's column that now has our value tells nothing about then.
    const isOurs = outputs.some((each, output) => each === before && isShared[output])
    const word = columns.find((each) => each.column === column)?.word ?? ''
    return before >= 0 && !isOurs && !said.some((cell) => isSaid(text, cell, word))
  })
}

/** The answer that a row of the list can take; null if there is none. */
export function matchRow(row: number, input: MatchInput): EarlierMatch | null {
  const { rows, mapping, columns, sources } = input
  const query = buildQuery(rows[row]!, mapping)
  const key = addressKey(query)
  if (key === '') return null
  const matchOf = (
    source: EarlierSource,
    { kind, cells, decision: decided, isJudgedOther }: EarlierRow,
    alike: readonly EarlierRow[],
  ) => {
    const { name, savedAt, isList } = source
    const result: AnsweredRow = { kind: 'answered', query, cells, takenFrom: { name, savedAt } }
    const isUndone = decided !== undefined && isContradictedNow(row, result, source, alike, input)
    const decision = isUndone ? undefined : decided
    if (decision === 'chosen' || decision === 'typed') result.origin = decision
    if (isJudgedOther) result.isJudgedOther = true
    // Make keys row by row: the forecast asks for all at once.
    answerKey(result)
    return { result, decision, isUnfound: kind === 'notFound', isOwn: isList }
  }
  for (const { source, index, own } of sources.toReversed()) {
    if (source.isList) {
      const listed = source.rows[row]!
      const texts = listed.sent.length > 0 ? listed.sent : [query]
      const isOwn = (text: string) =>
        keysNowAndBefore(text).some(
          (sent) =>
            sent === key ||
            sent === queryKeyBefore(rows[row]!, mapping) ||
            // A row still says its text when fewer columns are chosen than sent it.
            sent === addressKey(joinTheirs(readTheirs(rows[row]!, columns)).text),
        )
      if (hasAnswer(listed) && texts.some(isOwn)) return matchOf(source, listed, [listed])
      continue
    }
    // What these columns sent then is the row's own text, if the download has all of them.
    const found = index.get(key) ?? (own.textOf ? index.get(queryKeyBefore(rows[row]!, mapping)) : undefined)
    if (found?.agreed === null) return null
    if (found) return matchOf(source, found.agreed, found.rows)
  }
  return null
}
