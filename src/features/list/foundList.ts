import type { RootState } from '../../app/base/types'
import { csvOf } from '../download/downloadOf'
import { selectRowSource } from '../download/downloadSelectors'
import { partsOf } from '../file/fileNames'
import { decodeRecord } from '../recovery/recordText'
import { recordOfSession } from '../recovery/recoverySelectors'
import type { SessionRecord } from '../recovery/sessionRecord'
import { stateOfRecord } from '../recovery/stateOfRecord'
import { doneIn, emptyPart, isPartDone } from '../run/partSummary'
import { sessionResumed } from '../sessionEvents'
import type { KeptList, ListDatabase } from './listDatabase'
import { listSlice } from './listSlice'
import { keptPart, mappingOf } from './partRecords'
import { textOfMapping } from './partSource'

/** The session with which a list goes on: its first part with rows left, with the choices of the one shown last. */
export async function sessionOf(
  database: ListDatabase,
  { id, at, parts }: KeptList,
): Promise<SessionRecord | null> {
  let shown: SessionRecord | null = null
  for (const place of [at, ...parts.keys()]) shown ??= decodeRecord((await database.part(id, place)) ?? '')
  const left = parts.findIndex((part) => !isPartDone(part))
  const text = left < 0 || !shown ? null : await database.part(id, left)
  return text === null ? shown : keptPart(shown!, text, parts[left]!)
}

/** A list as it goes on with a record: with other columns, rows of the other parts may have something to send. */
export function listWith(list: KeptList, record: SessionRecord): KeptList {
  const mapping = textOfMapping(mappingOf(record))
  if (mapping === list.mapping) return list
  return { ...list, mapping, parts: list.parts.map((part) => ({ ...part, nothingToSend: 0 })) }
}

/** The list of a record that was written before IndexedDB had the list: it is begun, and its file is missing. */
export async function listBegunBy(database: ListDatabase, record: SessionRecord): Promise<KeptList | null> {
  const { id, part, read, fileName, timestamp, isDownloaded } = record
  if (!part || !read) return null
  const list: KeptList = {
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

/**
 * The state with another part of a list on the page: as it is kept, with the choices of the page. Throws where a part is
 * missing that has results: a download does not leave it out in silence.
 *
 * @param rest resolves in a task of its own: what is made of a part would hold the page up
 */
export async function stateOfKeptPart(
  database: ListDatabase,
  rest: () => Promise<void>,
  page: RootState,
  at: number,
): Promise<RootState | null> {
  const text = await database.part(page.list.id, at)
  const ofPage = recordOfSession(page, 0)
  const summary = page.list.parts[at]!
  const record = text !== null && ofPage ? keptPart(ofPage, text, summary) : null
  if (!record && doneIn(summary) > 0) throw new Error(`Part ${at} is missing.`)
  if (!record) return null
  await rest()
  const state = stateOfRecord(page, record)
  // Its reasons are remembered until its rows are written.
  selectRowSource(state)
  await rest()
  return state
}

/** The download of the session that was found, with the other parts of its list. */
export const csvOfFound = (
  page: RootState,
  record: SessionRecord,
  database: ListDatabase,
  rest: () => Promise<void>,
) =>
  csvOf(
    { ...stateOfRecord(page, record), list: listSlice.reducer(page.list, sessionResumed(record)) },
    'everything',
    (state, at) => stateOfKeptPart(database, rest, state, at),
  )
