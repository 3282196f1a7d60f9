import { isAnyOf } from '@reduxjs/toolkit'
import * as v from 'valibot'
import type { ListenerApi, RootState, StartListening } from '../../base/store/types'
import { KINDS } from '../../domain/address/kinds'
import { deliver, preparing } from '../download/deliver'
import { fileLoaded } from '../file/fileSlice'
import { kindsChosen } from '../mapping/mappingSlice'
import { rememberedChoices } from '../mapping/rememberedChoices'
import { runStarted, sessionResumed } from '../session/sessionEvents'
import { FILLS } from './fills'
import { changesContents, previewOfProgram, programContents } from './programOf'
import { fillsChosen, programAsked, programOpened, programPreviewed } from './programSlice'

const column = v.pipe(v.string(), v.digits())

const choicesSchema = v.object({
  kinds: v.record(column, v.picklist([...KINDS, 'stays'])),
  fills: v.record(column, v.picklist([...FILLS, 'blank'])),
})

type Choices = v.InferOutput<typeof choicesSchema>

const columnsIn = ({ kinds, fills }: Choices) => Object.keys({ ...kinds, ...fills }).map(Number)

const programChoices = rememberedChoices('cleansheet:program', choicesSchema, columnsIn)

const chosenIn = ({ mapping, program }: RootState): Choices => ({
  kinds: mapping.kinds,
  fills: program.fills,
})

/** Recalls what the user chose for a file with these columns, unless something is chosen for this one. */
async function recallProgram(api: ListenerApi) {
  const remembered = await api.pause(programChoices.recall(api))
  if (!remembered || columnsIn(chosenIn(api.getState())).length > 0) return
  const { kinds, fills } = remembered
  if (Object.keys(fills).length > 0) api.dispatch(fillsChosen(fills))
  if (Object.keys(kinds).length > 0) api.dispatch(kindsChosen(kinds))
}

/**
 * Recalls what was chosen for the columns of a file, remembers what is chosen, prepares the dialog when it opens and with
 * each choice, and writes its files when they are asked for.
 */
export function addProgramListeners(startListening: StartListening) {
  startListening({
    // This code may come after the first file.
    matcher: isAnyOf(fileLoaded, sessionResumed, runStarted),
    effect: async (_, api) => {
      api.cancelActiveListeners()
      await recallProgram(api)
    },
  })

  startListening({
    matcher: isAnyOf(programOpened, kindsChosen, fillsChosen),
    effect: preparing(async (action, api, rest) => {
      if (!programOpened.match(action)) await api.pause(programChoices.remember(api, chosenIn))
      if (!api.getState().program.isOpened) return
      api.dispatch(programPreviewed(await previewOfProgram(api.getState(), rest)))
    }),
  })

  startListening({
    actionCreator: programAsked,
    effect: ({ payload: choice }, api) =>
      deliver(api, choice, choice === 'program' ? programContents : changesContents),
  })
}
