import * as v from 'valibot'
import type { ListenerApi, RootState } from '../../base/store/types'
import { KINDS } from '../../domain/address/kinds'
import { selectHeaders } from '../file/fileSelectors'
import { kindsChosen } from '../mapping/mappingSlice'
import { rememberedChoices } from '../mapping/rememberedChoices'
import { FILLS } from './fills'
import { previewOfProgram } from './programOf'
import { fillsChosen, programPreviewed } from './programSlice'

const column = v.pipe(v.string(), v.digits())

const choicesSchema = v.object({
  kinds: v.record(column, v.picklist([...KINDS, 'stays'])),
  fills: v.record(column, v.picklist([...FILLS, 'blank'])),
})

type Choices = v.InferOutput<typeof choicesSchema>

const programChoices = rememberedChoices('cleansheet:program', choicesSchema)

const columnsIn = ({ kinds, fills }: Choices) => Object.keys({ ...kinds, ...fills }).map(Number)

const chosenIn = ({ mapping, program }: RootState): Choices => ({
  kinds: mapping.kinds,
  fills: program.fills,
})

/** Recalls what the user chose for a file with these columns, unless something is chosen for this one. */
export async function recallProgram(api: ListenerApi) {
  const remembered = await api.pause(programChoices.recall(api))
  const state = api.getState()
  if (!remembered || columnsIn(chosenIn(state)).length > 0) return
  const { kinds, fills } = remembered
  if (columnsIn(remembered).some((each) => each >= selectHeaders(state).length)) return
  if (Object.keys(fills).length > 0) api.dispatch(fillsChosen(fills))
  if (Object.keys(kinds).length > 0) api.dispatch(kindsChosen(kinds))
}

/**
 * Remembers what is chosen for these columns, and shows in the dialog which rows change.
 *
 * @param isChosen whether something was just chosen
 */
export async function prepareProgram(api: ListenerApi, isChosen: boolean) {
  if (isChosen) await api.pause(programChoices.remember(api, chosenIn))
  if (!api.getState().program.isOpened) return
  const preview = await previewOfProgram(api.getState(), () => api.pause(api.extra.nextTask()))
  api.dispatch(programPreviewed(preview))
}
