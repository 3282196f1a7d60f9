import { isAnyOf, type Action } from '@reduxjs/toolkit'
import type { InUtf8 } from '../../base/csvFile'
import { inBlocks } from '../../base/inBlocks'
import { isTimeout } from '../../api/awakeTimeout'
import type { AppThunk, ListenerApi, RootState, StartListening } from '../../base/store/types'
import { deliver, escapeFor, preparing, type Source } from '../download/deliver'
import { bytesFound, selectFile } from '../file/fileSlice'
import { whenAtRest } from '../results/atRest'
import { changesContents, fatesOf, correctedContents } from './correctedOf'
import {
  capitalsChosen,
  comesFound,
  correctedAsked,
  correctedOpened,
  fileGiven,
  fileShown,
  isAsked,
  fatesFound,
  type Comes,
} from './correctedSlice'
import { firstBeyondWindows, newContents, ownContents, sentRows, targetOf } from './ownContents'

/** Takes the file that the rows came from, chosen again. */
export const giveFile =
  (file: File): AppThunk =>
  (dispatch, _, { fileInbox }) => {
    dispatch(fileGiven(fileInbox.put(file)))
  }

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

/** The file that was stored with the cleanse is at hand. */
const isFromStore = (action: Action): action is ReturnType<typeof bytesFound> =>
  bytesFound.match(action) && action.payload.isStored

/** How the file comes, from the bytes that were given again, or else from those that the page has. */
async function whatComes(api: ListenerApi, given: number | null): Promise<Comes> {
  const { loaded, bytes: kept } = api.getState().file
  if (loaded?.asNew) return { kind: 'newCsv', why: loaded.asNew }
  const id = given ?? kept
  const bytes = id === null ? null : await api.extra.fileInbox.own(id).catch(() => null)
  return bytes ? seen(api, bytes, given !== null) : { kind: 'missing' }
}

const areFilesShown = ({ view }: RootState) => view.pane === 'files'

/** What the list of changes is worked out from, and whether anybody sees how many there are. */
const writtenFrom = (state: RootState) => [
  state.file.loaded?.rows,
  state.mapping,
  state.run.results,
  state.decisions.present,
  state.threshold,
  areFilesShown(state),
]

/** Prepares the list of changes when it opens and while the files are shown, and writes its files when they are asked for. */
export function addCorrectedListeners(startListening: StartListening) {
  startListening({
    actionCreator: correctedOpened,
    effect: preparing(async (_, api, rest) => {
      api.dispatch(fatesFound(await fatesOf(api.getState(), rest)))
    }),
  })

  // Their number stands among the files.
  whenAtRest(startListening, writtenFrom, async (api, rest) => {
    if (!areFilesShown(api.getState())) return
    const found = await fatesOf(api.getState(), rest)
    api.throwIfCancelled()
    api.dispatch(fatesFound(found))
  })

  startListening({
    matcher: isAnyOf(fileShown, fatesFound, capitalsChosen, fileGiven, isFromStore),
    effect: async (action, api) => {
      api.cancelActiveListeners()
      const { isShown, fates } = api.getState().corrected
      if (!isShown || fates === null) return
      const given = fileGiven.match(action) ? action.payload : null
      const found = await whatComes(api, given)
      const inUtf8 = found.kind === 'newCsv' && (await lacking(sourceIn(api.getState(), api.extra.nextTask)))
      const comes = inUtf8 ? { ...found, inUtf8 } : found
      api.throwIfCancelled()
      if (given !== null) {
        if (isAsked(comes)) api.extra.fileInbox.forget(given)
        else api.dispatch(bytesFound({ bytes: given, isStored: false }))
      }
      api.dispatch(comesFound(comes))
    },
  })

  startListening({
    actionCreator: correctedAsked,
    effect: async ({ payload: choice }, api) => {
      const { file, corrected } = api.getState()
      if (choice === 'changes') return void (await deliver(api, choice, changesContents))
      const bytes = file.bytes === null ? null : api.extra.fileInbox.get(file.bytes)
      const isNew = bytes === null || file.loaded?.asNew || corrected.comes.kind === 'newCsv'
      const format = file.loaded?.workbook && !isNew ? 'xlsx' : 'csv'
      await deliver(api, choice, isNew ? newContents : ownContents(bytes, api.extra), format)
    },
  })
}
