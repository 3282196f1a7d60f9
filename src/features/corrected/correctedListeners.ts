import { isAnyOf } from '@reduxjs/toolkit'
import { inBlocks } from '../../base/inBlocks'
import type { AppThunk, ListenerApi, StartListening } from '../../base/store/types'
import { deliver, preparing } from '../download/deliver'
import { selectFile } from '../file/fileSlice'
import { kindsChosen } from '../mapping/mappingSlice'
import { changesContents, fatesOf, correctedContents } from './correctedOf'
import { correctedAsked, correctedOpened, fatesFound, workbookGiven, workbookSeen } from './correctedSlice'
import { textContents } from './textContents'
import { workbookContents } from './workbookContents'

/** Takes the workbook that the rows came from, chosen again. */
export const giveWorkbook =
  (file: File): AppThunk =>
  (dispatch, _, { fileInbox }) => {
    dispatch(workbookGiven(fileInbox.put(file)))
  }

/** The workbook that the rows came from, as it was chosen first or again. */
function workbookFile({ getState, extra }: Pick<ListenerApi, 'getState' | 'extra'>): File | null {
  const { file, corrected } = getState()
  const id = corrected.given ?? file.source?.id
  return id === undefined ? null : extra.fileInbox.get(id)
}

/** Whether a file can still be read: the browser refuses one that was moved, or saved since. */
async function isReadable(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer()
    return true
  } catch {
    return false
  }
}

/** Sees whether the workbook that was given again is that of the rows. */
async function seeGiven(api: ListenerApi) {
  const loaded = selectFile(api.getState())
  const file = workbookFile(api)
  if (!loaded?.workbook || !file) return
  const { workbook, rows, sheetRows } = loaded
  async function* ownRows() {
    for await (const block of inBlocks(rows.keys(), api.extra.nextTask))
      yield block.map((row) => [String(sheetRows[row])].concat(rows[row]!))
  }
  const seen = await api.extra.seeWorkbook(file, workbook, ownRows()).catch(() => null)
  api.throwIfCancelled()
  switch (seen?.kind) {
    case 'isOf':
      return api.dispatch(workbookSeen({ kind: 'atHand', inPlace: seen.inPlace }))
    case 'differs':
      return api.dispatch(workbookSeen({ kind: 'differs', row: sheetRows[seen.row]! }))
    case 'isAnother':
      return api.dispatch(workbookSeen(seen))
    default:
      return api.dispatch(workbookSeen({ kind: 'missing' }))
  }
}

/** Prepares the list of changes when it opens and with each choice, and writes its files when they are asked for. */
export function addCorrectedListeners(startListening: StartListening) {
  startListening({
    matcher: isAnyOf(correctedOpened, kindsChosen),
    effect: preparing(async (_, api, rest) => {
      if (!api.getState().corrected.isOpened) return
      api.dispatch(fatesFound(await fatesOf(api.getState(), rest)))
    }),
  })

  startListening({
    matcher: isAnyOf(correctedOpened, workbookGiven),
    effect: async (action, api) => {
      api.cancelActiveListeners()
      const workbook = selectFile(api.getState())?.workbook
      if (!workbook) return
      const file = workbookFile(api)
      const isAtHand = file !== null && (await isReadable(file))
      api.throwIfCancelled()
      if (!isAtHand) api.dispatch(workbookSeen({ kind: 'missing' }))
      else if (workbookGiven.match(action)) await seeGiven(api)
      else if (api.getState().corrected.workbook.kind !== 'atHand')
        api.dispatch(workbookSeen({ kind: 'atHand', inPlace: workbook.inPlace }))
    },
  })

  startListening({
    actionCreator: correctedAsked,
    effect: async ({ payload: choice }, api) => {
      if (choice === 'changes') {
        await deliver(api, choice, changesContents)
      } else if (selectFile(api.getState())?.workbook) {
        await deliver(api, choice, workbookContents(workbookFile(api), api.extra), 'xlsx')
      } else {
        const isText = selectFile(api.getState())?.layout !== undefined
        await deliver(api, choice, isText ? textContents : correctedContents, 'csv')
      }
    },
  })
}
