import { isAnyOf } from '@reduxjs/toolkit'
import type { StartListening } from '../../base/store/types'
import { deliver, preparing } from '../download/deliver'
import { kindsChosen } from '../mapping/mappingSlice'
import { changesContents, previewOfProgram, programContents } from './programOf'
import { programAsked, programOpened, programPreviewed } from './programSlice'

/** Prepares the dialog when it opens and with each choice, and writes its files when they are asked for. */
export function addProgramListeners(startListening: StartListening) {
  startListening({
    matcher: isAnyOf(programOpened, kindsChosen),
    effect: preparing(async (_, api, rest) => {
      if (!api.getState().program.isOpened) return
      api.dispatch(programPreviewed(await previewOfProgram(api.getState(), rest)))
    }),
  })

  startListening({
    actionCreator: programAsked,
    effect: async ({ payload: choice }, api) => {
      await deliver(api, choice, choice === 'program' ? programContents : changesContents)
    },
  })
}
