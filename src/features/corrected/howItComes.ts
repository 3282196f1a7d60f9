import { isTimeout } from '../../api/awakeTimeout'
import type { InUtf8 } from '../../base/csvFile'
import { inBlocks } from '../../base/inBlocks'
import type { ListenerApi, RootState } from '../../base/store/types'
import { escapeFor, type Source } from '../download/deliver'
import { selectFile } from '../file/fileSlice'
import { correctedContents } from './correctedOf'
import type { Comes } from './correctedSlice'
import { firstBeyondWindows, sentRows, targetOf } from './ownContents'

/** What the customer's own file is written from. */
function sourceIn(state: RootState, rest: () => Promise<void>): Source {
  const file = selectFile(state)!
  const format = file.workbook ? 'xlsx' : 'csv'
  return { state, file, format, escape: escapeFor(format), rest }
}

/** How the file comes if the rows are written into these bytes. Only bytes that were given again can be those of another file. */
async function seen(api: ListenerApi, bytes: Blob, isGiven: boolean): Promise<Comes> {
  const source = sourceIn(api.getState(), api.extra.nextTask)
  const { file } = source
  const { rows, rowOf } = sentRows(file, await correctedContents(source))
  async function* blocks() {
    for await (const block of inBlocks(rows, source.rest)) yield block.map((row) => rowOf(row)!.cells)
  }
  const is = await api.extra
    .correctFile(bytes, targetOf(file), blocks(), { signal: api.signal })
    .catch((error: unknown) => (isTimeout(error) ? 'tooLong' : 'unwritable'))
  if (typeof is === 'string') return { kind: 'newCsv', why: is }
  switch (is.kind) {
    case 'inPlace':
      return { kind: 'inPlace', ending: is.ending, inUtf8: is.inUtf8 }
    case 'new':
      return { kind: 'newWorkbook' }
    case 'differs':
      if (isGiven) return { kind: 'differs', row: file.sheetRows[is.row]! }
      break
    case 'isAnother':
      if (isGiven) return { kind: 'isAnother' }
  }
  return { kind: 'newCsv', why: 'unwritable' }
}

/** Why a new CSV is in UTF-8, though the file is in Windows-1252: a letter that Windows-1252 lacks. */
async function lacking(source: Source): Promise<InUtf8 | undefined> {
  if (source.file.encoding !== 'Windows-1252') return undefined
  const { rows, rowOf } = await correctedContents(source)
  for await (const block of inBlocks(rows, source.rest)) {
    const letter = firstBeyondWindows(block.flatMap((row) => rowOf(row)!.cells))
    if (letter !== null) return { letter }
  }
  return undefined
}

/** How the file comes, from the bytes that were given again, or else from those that the page has. */
export async function howItComes(api: ListenerApi, given: number | null): Promise<Comes> {
  const found = await whatComes(api, given)
  const inUtf8 = found.kind === 'newCsv' && (await lacking(sourceIn(api.getState(), api.extra.nextTask)))
  return inUtf8 ? { ...found, inUtf8 } : found
}

async function whatComes(api: ListenerApi, given: number | null): Promise<Comes> {
  const { loaded, bytes: kept } = api.getState().file
  if (loaded?.asNew) return { kind: 'newCsv', why: loaded.asNew }
  const id = given ?? kept
  const bytes = id === null ? null : await api.extra.fileInbox.own(id).catch(() => null)
  return bytes ? seen(api, bytes, given !== null) : { kind: 'missing' }
}
