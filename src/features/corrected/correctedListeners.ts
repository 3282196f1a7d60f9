import { isAnyOf, type Action } from '@reduxjs/toolkit'
import type { AppThunk, RootState, StartListening } from '../../base/store/types'
import { whenAsked } from '../download/deliver'
import { bytesFound } from '../file/fileSlice'
import { whenAtRest } from '../results/alikeListeners'
import { comesFound, fileGiven, fileShown, isAsked, fatesFound } from './correctedSlice'

/** Takes the file that the rows came from, chosen again. */
export const giveFile =
  (file: File): AppThunk =>
  (dispatch, _, { fileInbox }) => {
    dispatch(fileGiven(fileInbox.put(file)))
  }

/** The page has the file that was stored with the cleanse. */
const isFromStore = (action: Action): action is ReturnType<typeof bytesFound> =>
  bytesFound.match(action) && action.payload.isStored

const areFilesShown = ({ view }: RootState) => view.pane === 'files'

/** What the list of changes depends on, and whether anybody sees how many there are. */
const writtenFrom = (state: RootState) => [
  state.file.loaded?.rows,
  state.mapping,
  state.run.results,
  state.decisions.present,
  state.threshold,
  state.corrected.changesCapitals,
  areFilesShown(state),
]

/** The inbox number of the file to write into; null for a new CSV. */
const bytesToWrite = ({ file, corrected }: RootState) =>
  file.loaded?.asNew || corrected.comes.kind === 'newCsv' || isAsked(corrected.comes) ? null : file.bytes

/** Prepares the list of changes while the files, which show their number, are shown, and writes its files on demand. */
export function addCorrectedListeners(startListening: StartListening) {
  whenAtRest(startListening, writtenFrom, async (api, rest) => {
    if (!areFilesShown(api.getState())) return
    const { fatesOf } = await api.pause(import('./correctedOf'))
    const found = await fatesOf(api.getState(), rest)
    api.throwIfCancelled()
    api.dispatch(fatesFound(found))
  })

  startListening({
    matcher: isAnyOf(fileShown, fileGiven, isFromStore),
    effect: async (action, api) => {
      api.cancelActiveListeners()
      if (api.getState().corrected.fates === null) return
      const given = fileGiven.match(action) ? action.payload : null
      const { howItComes } = await api.pause(import('./ownContents'))
      const comes = await howItComes(api, given)
      api.throwIfCancelled()
      if (given !== null) {
        if (isAsked(comes)) api.extra.fileInbox.keepOnly(api.getState().file.bytes)
        else api.dispatch(bytesFound({ bytes: given, isStored: false }))
      }
      api.dispatch(comesFound(comes))
    },
  })

  whenAsked(startListening, 'changes', async (source) =>
    (await import('./correctedOf')).changesContents(source),
  )
  whenAsked(
    startListening,
    'program',
    async (source, deps) => {
      const { newContents, ownContents } = await import('./ownContents')
      const bytes = bytesToWrite(source.state)
      return (bytes === null ? newContents : ownContents(deps.fileInbox.get(bytes)!, deps))(source)
    },
    (state) => (state.file.loaded?.workbook && bytesToWrite(state) !== null ? 'xlsx' : 'csv'),
  )
}
