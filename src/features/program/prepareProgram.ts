import * as v from 'valibot'
import type { ListenerApi, RootState } from '../../base/store/types'
import { PROGRAM_KEY } from '../../base/constants'
import { tryOrNull } from '../../base/tryOrNull'
import { KINDS } from '../../domain/address/kinds'
import { selectFile, selectHeaders } from '../file/fileSelectors'
import { kindsChosen } from '../mapping/mappingSlice'
import { digestOf, digestSchema, recallEntry, rememberEntry } from '../mapping/rememberedEntries'
import { FILLS } from './fills'
import { previewOfProgram } from './programOf'
import { fillsChosen, programPreviewed } from './programSlice'

const column = v.pipe(v.string(), v.digits())

/** What was chosen for the columns of a set of headers. */
const entrySchema = v.object({
  headers: digestSchema,
  kinds: v.record(column, v.picklist([...KINDS, 'stays'])),
  fills: v.record(column, v.picklist([...FILLS, 'blank'])),
})

const columnsIn = ({ kinds, fills }: Pick<v.InferOutput<typeof entrySchema>, 'kinds' | 'fills'>) =>
  Object.keys({ ...kinds, ...fills }).map(Number)

const chosenIn = ({ mapping, program }: RootState) => ({ kinds: mapping.kinds, fills: program.fills })

const storedText = ({ extra }: ListenerApi) => tryOrNull(() => extra.storage.getItem(PROGRAM_KEY))

/** The digest under which what is chosen for the columns is remembered; null where nothing is. */
async function digestFor(api: ListenerApi): Promise<string | null> {
  const file = selectFile(api.getState())
  // The headers of a file without a header line would be a customer's name and address.
  return !file || file.isHeaderless ? null : api.pause(digestOf(file.headers).catch(() => null))
}

/** Recalls what the user chose for a file with these columns, unless something is chosen for this one. */
export async function recallProgram(api: ListenerApi) {
  const digest = await digestFor(api)
  const remembered = digest === null ? undefined : recallEntry(entrySchema, storedText(api), digest)
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
  const digest = isChosen ? await digestFor(api) : null
  if (digest !== null) {
    const entry = { headers: digest, ...chosenIn(api.getState()) }
    tryOrNull(() =>
      api.extra.storage.setItem(PROGRAM_KEY, rememberEntry(entrySchema, storedText(api), entry)),
    )
  }
  if (!api.getState().program.isOpened) return
  const preview = await previewOfProgram(api.getState(), () => api.pause(api.extra.nextTask()))
  api.dispatch(programPreviewed(preview))
}
