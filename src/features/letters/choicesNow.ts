import type { ListenerApi } from '../../base/store/types'
import { selectColumns } from '../mapping/columnSelectors'
import { namesChosen } from '../mapping/mappingSlice'
import { selectProposedNames } from '../mapping/namesSelectors'
import { rememberedChoices } from '../mapping/rememberedChoices'
import { letterChoicesSchema, NOTHING_CHOSEN, type LetterChoices, type StoredChoices } from './letterChoices'
import { choicesProposed } from './lettersSlice'

const letterChoices = rememberedChoices(
  'cleansheet:letters',
  letterChoicesSchema,
  ({ nameColumns, alongColumns }) =>
    [...(nameColumns ?? []), ...alongColumns].filter((column) => typeof column === 'number'),
)

/** What letters are made from: what the user has just chosen, or chose for these columns before, or what is proposed. */
export function choicesNow(api: ListenerApi, isChosen: boolean): LetterChoices {
  const { choices } = api.getState().letters
  if (isChosen) letterChoices.remember(api, choices)
  if (choices) return choices
  const stored: StoredChoices = letterChoices.recall(api) ?? NOTHING_CHOSEN
  const { nameColumns: names, ...remembered } = stored
  const state = api.getState()
  if (names && selectColumns.names(state) === null)
    api.dispatch(namesChosen({ names, proposed: selectProposedNames(state) }))
  const proposed: LetterChoices = { ...remembered, rows: 'ready', nation: null }
  api.dispatch(choicesProposed(proposed))
  return proposed
}
