import { OUTPUT_FIELDS, type OutputField } from '../../domain/cleanse/outputColumns'
import { answerKey, type AnsweredRow, type Decision, type TakenFrom } from '../../domain/cleanse/rowResult'
import { addressKey } from '../../domain/address/addressKey'
import { buildQuery, type Mapping } from '../../domain/cleanse/query'
import type { OwnColumns } from './ownColumns'
import { hasAnswer, type DownloadColumns, type EarlierRow } from './readDownload'

/** An earlier download whose answers are used. */
export interface EarlierSource extends TakenFrom {
  headers: string[]
  columns: DownloadColumns
  /** Its rows; of the list itself, in the list's order. Frozen. */
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

/** The answers of a download by the keys of their texts; null where rows of one text have different ones. */
export type EarlierIndex = Map<string, EarlierRow | null>

const IDENTIFYING = ['line_1', 'line_2', 'line_3', 'post_town', 'postcode'] as const

/** Equal for two answers with the same address: by UPRN and UMPRN, or else by its words. */
function identityOf({ kind, cells }: EarlierRow): string {
  const cell = (field: OutputField) => cells[OUTPUT_FIELDS.indexOf(field)] ?? ''
  if (kind !== 'found') return kind
  if (cell('uprn') !== '') return `${cell('uprn')} ${cell('umprn')}`
  return addressKey(IDENTIFYING.map(cell).join(', '))
}

/**
 * The row whose answer a text has that two rows have; null if their answers or decisions differ. Of one that nobody had to
 * decide and one that was accepted, the first; of two undecided, the one that was judged another address.
 */
function agreed(a: EarlierRow, b: EarlierRow): EarlierRow | null {
  if (identityOf(a) !== identityOf(b)) return null
  if (a.decision === b.decision) return b.isJudgedOther ? b : a
  const isOpen = ({ decision }: EarlierRow) => decision === undefined || decision === 'accepted'
  if (!isOpen(a) || !isOpen(b)) return null
  return a.decision === undefined ? a : b
}

/** Adds a row of a download to an index: by the texts that it says, and by that of its own columns. */
export function addToIndex(index: EarlierIndex, row: EarlierRow, own: OwnColumns) {
  if (!hasAnswer(row)) return
  const texts = [...row.sent, own.textOf?.(row.values) ?? '']
  for (const key of new Set(texts.map(addressKey))) {
    if (key === '') continue
    const before = index.get(key)
    index.set(key, before === undefined ? row : before && agreed(before, row))
  }
}

/** What the rows of a list are matched with. */
interface MatchInput {
  rows: string[][]
  mapping: Mapping
  /** With the index of each, and its own columns; the last that knows a text wins. */
  sources: { source: EarlierSource; index: EarlierIndex; own: OwnColumns }[]
}

/** The answer that a row of the list can take; null if there is none. */
export function matchRow(row: number, { rows, mapping, sources }: MatchInput): EarlierMatch | null {
  const query = buildQuery(rows[row]!, mapping)
  const key = addressKey(query)
  if (key === '') return null
  const knownIn = ({ index, own }: MatchInput['sources'][number]) => {
    const found = index.get(key)
    if (found !== undefined || own.mapping === mapping) return found
    return index.get(addressKey(buildQuery(rows[row]!, own.mapping)))
  }
  const matchOf = (
    { name, savedAt, isList }: EarlierSource,
    { kind, cells, decision, isJudgedOther }: EarlierRow,
  ) => {
    const result: AnsweredRow = { kind: 'answered', query, cells, takenFrom: { name, savedAt } }
    if (decision === 'chosen' || decision === 'typed') result.origin = decision
    if (isJudgedOther) result.isJudgedOther = true
    // Made row by row: the forecast asks for all keys at once.
    answerKey(result)
    return { result, decision, isUnfound: kind === 'notFound', isOwn: isList }
  }
  for (const each of sources.toReversed()) {
    const { source } = each
    if (source.isList) {
      const own = source.rows[row]!
      const texts = own.sent.length > 0 ? own.sent : [query]
      if (hasAnswer(own) && texts.some((text) => addressKey(text) === key)) return matchOf(source, own)
      continue
    }
    const found = knownIn(each)
    if (found === null) return null
    if (found) return matchOf(source, found)
  }
  return null
}
