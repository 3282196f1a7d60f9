// What a list needs once there is one; its code comes with that of the first file.

import type { CsvFile } from '../../app/base/csvFile'
import type { RootState } from '../../app/base/types'
import { doneCount, type Results, type RowResult } from '../answers/rowResult'
import { csvOf } from '../download/downloadOf'
import { selectRowSource } from '../download/downloadSelectors'
import { downloadSlice } from '../download/downloadSlice'
import { partsOf } from '../file/fileNames'
import { fileSlice } from '../file/fileSlice'
import { buildQuery, type Mapping } from '../mapping/buildQuery'
import { mappingSlice } from '../mapping/mappingSlice'
import { decodeRecord } from '../recovery/recordText'
import { recordOfSession } from '../recovery/recoverySelectors'
import type { SessionRecord } from '../recovery/sessionRecord'
import { decisionsSlice } from '../results/decisionsSlice'
import { viewSlice } from '../results/viewSlice'
import { addressKey } from '../mapping/addressKey'
import { doneIn, emptyPart, isPartDone, type PartSummary } from '../run/partSummary'
import { runSlice, type SettledRow } from '../run/runSlice'
import { sessionResumed } from '../sessionEvents'
import type { StoredList, ListDatabase } from './listDatabase'
import { listSlice } from './listSlice'
import { textOfMapping } from './partSource'

/** What all parts of a list share: a record without these fields. */
function sharedBy({
  part: _part,
  read: _read,
  encoding: _encoding,
  originalRows: _rows,
  sheetRows: _sheetRows,
  resultRows: _results,
  progress: _progress,
  decisions: _decisions,
  lookups: _lookups,
  elapsedMs: _elapsed,
  ...shared
}: SessionRecord) {
  return shared
}

const progressOf = (results: Results) => ({ done: doneCount(results), total: results.length })

/**
 * The record of a part that was read from the file and not sent yet.
 *
 * @param page the record of another part of the list
 * @returns null if the file is not of the same list
 */
export function newPart(page: SessionRecord, file: CsvFile): SessionRecord | null {
  if (!file.part || file.headers.length !== page.csvHeaders.length) return null
  const resultRows = file.rows.map(() => null)
  return {
    ...sharedBy(page),
    part: file.part,
    encoding: file.encoding,
    originalRows: file.rows,
    sheetRows: file.sheetRows,
    resultRows,
    progress: progressOf(resultRows),
    decisions: {},
    lookups: 0,
    elapsedMs: 0,
  }
}

/**
 * The record of a part from its stored text, with the choices of the part on the page; null for any other text.
 *
 * @param summary tells which of its rows are to be sent again
 */
export function storedPart(
  page: SessionRecord,
  text: string,
  { isRetried, nothingToSend }: PartSummary,
): SessionRecord | null {
  const stored = decodeRecord(text)
  if (!stored) return null
  // A change of columns sets their count to 0: they are planned again.
  const isMappedAgain = nothingToSend === 0
  const resultRows = stored.resultRows.map((result) => {
    const isSentAgain =
      result?.kind === 'failed' ? isRetried : result?.kind === 'nothingToSend' && isMappedAgain
    return isSentAgain ? null : result
  })
  return { ...stored, ...sharedBy(page), resultRows, progress: progressOf(resultRows) }
}

const mappingOf = ({ line1Col, postcodeCol, moreAddressCols }: SessionRecord): Mapping => ({
  addressColumn: line1Col,
  postcodeColumn: postcodeCol,
  moreAddressColumns: moreAddressCols,
})

/** The results that a record's rows without an answer take from the same addresses in the other parts of its list. */
export async function answersInOtherParts(
  database: ListDatabase,
  { id, parts }: Pick<StoredList, 'id' | 'parts'>,
  record: SessionRecord,
): Promise<SettledRow[]> {
  const mapping = mappingOf(record)
  const keys = new Map<number, string>()
  for (const [row, result] of record.resultRows.entries()) {
    const query = result?.kind === 'answered' ? '' : buildQuery(record.originalRows[row]!, mapping)
    if (query !== '') keys.set(row, addressKey(query))
  }
  const wanted = new Set(keys.values())
  const answers = new Map<string, RowResult>()
  for (const [at, summary] of parts.entries()) {
    if (at === record.part?.at || doneIn(summary) === 0) continue
    const part = decodeRecord((await database.part(id, at)) ?? '')
    for (const result of part?.resultRows ?? []) {
      const key = result?.kind === 'answered' ? addressKey(result.query) : ''
      if (result && wanted.has(key)) answers.set(key, result)
    }
  }
  return [...keys].flatMap(([index, key]) => {
    const result = answers.get(key)
    return result ? [{ index, result }] : []
  })
}

/** The session with which a list goes on: its first unfinished part, with the choices of the part shown last. */
export async function sessionOf(
  database: ListDatabase,
  { id, at, parts }: StoredList,
): Promise<SessionRecord | null> {
  let shown: SessionRecord | null = null
  for (const place of [at, ...parts.keys()]) shown ??= decodeRecord((await database.part(id, place)) ?? '')
  const left = parts.findIndex((part) => !isPartDone(part))
  const text = left < 0 || !shown ? null : await database.part(id, left)
  return text === null ? shown : storedPart(shown!, text, parts[left]!)
}

/** The list with which a record is resumed. With other columns, rows of its parts may now have something to send. */
export function listWith(list: StoredList, record: SessionRecord): StoredList {
  const mapping = textOfMapping(mappingOf(record))
  if (mapping === list.mapping) return list
  return { ...list, mapping, parts: list.parts.map((part) => ({ ...part, nothingToSend: 0 })) }
}

/** Starts a list from a record saved before IndexedDB had the list; its file must be chosen again. */
export async function listBegunBy(database: ListDatabase, record: SessionRecord): Promise<StoredList | null> {
  const { id, part, read, fileName, timestamp, isDownloaded } = record
  if (!part || !read) return null
  const list: StoredList = {
    id,
    fileName,
    savedAt: timestamp,
    isDownloaded,
    at: part.at,
    parts: partsOf(part.of).map(({ first, last }) => emptyPart(last - first + 1)),
    mapping: textOfMapping(mappingOf(record)),
    read,
  }
  await database.put({ id, list }, true)
  return list
}

/** What the state would be with a record's session on the page; the choices of the device are those of `state`. */
function stateOfRecord(state: RootState, record: SessionRecord): RootState {
  const resumed = sessionResumed(record)
  return {
    ...state,
    file: fileSlice.reducer(state.file, resumed),
    mapping: mappingSlice.reducer(state.mapping, resumed),
    run: runSlice.reducer(state.run, resumed),
    decisions: decisionsSlice.reducer(state.decisions, resumed),
    view: viewSlice.reducer(state.view, resumed),
    download: downloadSlice.reducer(state.download, resumed),
  }
}

/**
 * The state with another part of a list on the page, with the choices of the page; null for a part without results.
 * Throws if a part with results is missing, so that no download leaves it out in silence.
 *
 * @param rest resolves in a task of its own, so that a part does not hold the page up
 */
export async function stateOfStoredPart(
  database: ListDatabase,
  rest: () => Promise<void>,
  page: RootState,
  at: number,
): Promise<RootState | null> {
  const text = await database.part(page.list.id, at)
  const ofPage = recordOfSession(page, 0)
  const summary = page.list.parts[at]!
  const record = text !== null && ofPage ? storedPart(ofPage, text, summary) : null
  if (!record && doneIn(summary) > 0) throw new Error(`Part ${at} is missing.`)
  if (!record) return null
  await rest()
  const state = stateOfRecord(page, record)
  // Computes the reasons, which are memoised, in a task before that of the rows.
  selectRowSource(state)
  await rest()
  return state
}

/** The download of a session that was found, with the other parts of its list. */
export const csvOfFound = (
  page: RootState,
  record: SessionRecord,
  database: ListDatabase,
  rest: () => Promise<void>,
) =>
  csvOf(
    { ...stateOfRecord(page, record), list: listSlice.reducer(page.list, sessionResumed(record)) },
    'everything',
    (state, at) => stateOfStoredPart(database, rest, state, at),
  )
