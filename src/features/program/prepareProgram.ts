import * as v from 'valibot'
import type { ListenerApi } from '../../base/store/types'
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

/** Whether all columns are there. */
const isWithin = (chosen: object, columns: number) =>
  Object.keys(chosen).every((each) => Number(each) < columns)

/**
 * Recalls what the user chose for these columns when the dialog opens, remembers it when something is chosen, and shows the
 * first rows that change.
 *
 * @param isOpened whether the dialog was just opened
 */
export async function prepareProgram(api: ListenerApi, isOpened: boolean) {
  const { storage } = api.extra
  const headers = selectHeaders(api.getState())
  // The headers of a file without a header line would be a customer's name and address.
  const digest = selectFile(api.getState())?.isHeaderless
    ? null
    : await api.pause(digestOf(headers).catch(() => null))
  const text = tryOrNull(() => storage.getItem(PROGRAM_KEY))
  const { mapping, program } = api.getState()
  const chosen = { kinds: mapping.kinds, fills: program.fills }
  const isUntouched = Object.keys({ ...chosen.kinds, ...chosen.fills }).length === 0
  const remembered = digest === null || !isOpened ? undefined : recallEntry(entrySchema, text, digest)
  if (remembered && isUntouched && isWithin({ ...remembered.kinds, ...remembered.fills }, headers.length)) {
    // Each is an event that begins this again.
    if (Object.keys(remembered.fills).length > 0) api.dispatch(fillsChosen(remembered.fills))
    return void api.dispatch(kindsChosen(remembered.kinds))
  }
  if (digest !== null && !isOpened)
    tryOrNull(() =>
      storage.setItem(PROGRAM_KEY, rememberEntry(entrySchema, text, { headers: digest, ...chosen })),
    )
  const preview = await previewOfProgram(api.getState(), () => api.pause(api.extra.nextTask()))
  api.dispatch(programPreviewed(preview))
}
