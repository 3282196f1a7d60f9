import { LETTERS_KEY } from '../../base/constants'
import { tryOrNull } from '../../base/tryOrNull'
import type { ListenerApi, RootState } from '../../base/store/types'
import { selectFile, selectHeaders, selectRows } from '../file/fileSelectors'
import { selectHidesRows } from '../review/shownSelectors'
import { digestOf, recallEntry, rememberEntry } from '../mapping/rememberedEntries'
import { rememberedLetters, type LetterChoices } from './letterChoices'
import { previewOfLetters } from './lettersOf'
import { choicesProposed, lettersPreviewed } from './lettersSlice'
import { proposedNameColumns } from './names'

/** What was chosen for the headers with a digest, if they have its columns; else what the columns propose. */
function choicesFor(state: RootState, text: string | null, digest: string | null): LetterChoices {
  const headers = selectHeaders(state)
  // The filters are of this file: what they show is chosen while they narrow, and never remembered.
  const rows = selectHidesRows(state) ? 'shown' : 'ready'
  const remembered = digest === null ? undefined : recallEntry(rememberedLetters, text, digest)
  if (remembered) {
    const { headers: _, ...choices } = remembered
    const columns = [...choices.nameColumns, ...choices.alongColumns]
    if (columns.every((column) => typeof column === 'string' || column < headers.length))
      return { ...choices, rows }
  }
  return {
    layout: 'word',
    nameColumns: proposedNameColumns(headers, selectRows(state)),
    alongColumns: [],
    rows,
    noName: 'occupier',
    onePerAddress: false,
  }
}

/**
 * Proposes what letters are made from, or remembers what the user chose, for these columns; then shows the first letters.
 *
 * @param isChosen whether the user just chose something
 */
export async function prepareLetters(api: ListenerApi, isChosen: boolean) {
  const { storage } = api.extra
  const state = api.getState()
  // The headers of a file without a header line would be a customer's name and address.
  const digest = selectFile(state)?.isHeaderless
    ? null
    : await api.pause(digestOf(selectHeaders(state)).catch(() => null))
  const text = tryOrNull(() => storage.getItem(LETTERS_KEY))
  const { choices } = state.letters
  if (choices === null) api.dispatch(choicesProposed(choicesFor(state, text, digest)))
  else if (digest !== null && isChosen)
    tryOrNull(() =>
      storage.setItem(LETTERS_KEY, rememberEntry(rememberedLetters, text, { headers: digest, ...choices })),
    )
  const preview = await previewOfLetters(api.getState(), () => api.pause(api.extra.nextTask()))
  api.dispatch(lettersPreviewed(preview))
}
