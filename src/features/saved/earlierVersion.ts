// What the version before stored in IndexedDB: lists in parts, each part a record as text. Its results are offered as a
// download, so that an update loses nothing that was paid for.

import * as v from 'valibot'
import type { ListenerApi, StartListening } from '../../base/store/types'
import { downloadProgressed } from '../download/downloadSlice'
import { pageOpened } from '../session/sessionEvents'
import { ofCleanse, type Connection } from './databaseConnection'
import { decodeRecord } from './recordText'
import { earlierAsked, earlierFound } from './recoverySlice'
import { isExpired, type SessionRecord } from '../../domain/cleanse/savedCleanse'

const listSchema = v.object({ fileName: v.string(), savedAt: v.number() })

/** The parts of a list, joined into one record; null if none can be read. */
function joined(fileName: string, texts: string[]): SessionRecord | null {
  const records = texts.flatMap((text) => decodeRecord(text) ?? [])
  const [first] = records
  if (!first) return null
  return {
    ...first,
    fileName,
    originalRows: records.flatMap(({ originalRows }) => originalRows),
    sheetRows: records.flatMap(({ sheetRows }) => sheetRows),
    resultRows: records.flatMap(({ resultRows }) => resultRows),
    decisions: records.flatMap(({ decisions }) => decisions),
  }
}

const removeList = (withDatabase: Connection, id: string) =>
  withDatabase(async (database) => {
    const transaction = database.transaction(['lists', 'parts', 'files'], 'readwrite')
    await Promise.all([
      transaction.objectStore('lists').delete(id),
      transaction.objectStore('files').delete(id),
      transaction.objectStore('parts').delete(ofCleanse(id)),
      transaction.done,
    ])
  })

/** The first list that is not too old, as a record; what is too old or damaged goes. */
const earlierList = (withDatabase: Connection, now: number): Promise<SessionRecord | null> =>
  withDatabase(async (database) => {
    if (!database.objectStoreNames.contains('lists')) return null
    for (const id of await database.getAllKeys('lists')) {
      const list = v.safeParse(listSchema, await database.get('lists', id))
      const texts = await database.getAll('parts', ofCleanse(id))
      const record =
        list.success && !isExpired(list.output.savedAt, now) ? joined(list.output.fileName, texts) : null
      if (record) return { ...record, id }
      await removeList(withDatabase, id)
    }
    return null
  }).catch(() => null)

/** Offers what the version before stored, once. */
export function addEarlierListeners(startListening: StartListening, withDatabase: Connection) {
  const look = async (api: ListenerApi) => {
    const record = await earlierList(withDatabase, api.extra.now())
    const found = record && { fileName: record.fileName, rows: record.originalRows.length }
    if (found || api.getState().recovery.earlier) api.dispatch(earlierFound(found))
  }

  startListening({ actionCreator: pageOpened, effect: (_, api) => look(api) })

  startListening({
    actionCreator: earlierAsked,
    effect: async ({ payload }, api) => {
      const record = await earlierList(withDatabase, api.extra.now())
      if (!record) return look(api)
      try {
        if (payload === 'download') {
          const { downloadRecord } = await import('./openedRecord')
          await downloadRecord(api, record)
        }
        await removeList(withDatabase, record.id)
        await look(api)
      } catch {
        api.dispatch(downloadProgressed('failed'))
      }
    },
  })
}
