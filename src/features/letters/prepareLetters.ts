import type { ListenerApi, RootState } from '../../base/store/types'
import { selectHeaders, selectRows } from '../file/fileSelectors'
import { selectHidesRows } from '../review/shownSelectors'
import { rememberedChoices } from '../mapping/rememberedChoices'
import { letterChoicesSchema, type LetterChoices } from './letterChoices'
import { previewOfLetters } from './lettersOf'
import { choicesProposed, lettersPreviewed } from './lettersSlice'
import { proposedNameColumns } from './names'

const letterChoices = rememberedChoices('cleansheet:letters', letterChoicesSchema)

/** What was chosen for these headers, if the file has its columns; else what the columns propose. */
function choicesFor(state: RootState, remembered: LetterChoices | null): LetterChoices {
  const headers = selectHeaders(state)
  // The filters are of this file: what they show is chosen while they narrow, and never remembered.
  const rows = selectHidesRows(state) ? 'shown' : 'ready'
  if (remembered) {
    const columns = [...remembered.nameColumns, ...remembered.alongColumns]
    if (columns.every((column) => typeof column === 'string' || column < headers.length))
      return { ...remembered, rows }
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
  if (api.getState().letters.choices === null) {
    const remembered = await api.pause(letterChoices.recall(api))
    api.dispatch(choicesProposed(choicesFor(api.getState(), remembered)))
  } else if (isChosen) await api.pause(letterChoices.remember(api, ({ letters }) => letters.choices))
  const preview = await previewOfLetters(api.getState(), () => api.pause(api.extra.nextTask()))
  api.dispatch(lettersPreviewed(preview))
}
