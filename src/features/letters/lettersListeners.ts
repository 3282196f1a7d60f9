import { isAnyOf } from '@reduxjs/toolkit'
import type { ListenerApi, StartListening } from '../../base/store/types'
import { countValues, ticksOf } from '../../domain/cleanse/columnValues'
import { isTicked, roomBeside, type Ticks } from '../../domain/cleanse/ticks'
import { deliver, preparing } from '../download/deliver'
import { selectRows } from '../file/fileSlice'
import { namesChosen, valuesTicked } from '../mapping/mappingSlice'
import { selectColumnsFor } from '../mapping/columnSelectors'
import { selectProposedNames } from '../mapping/namesSelectors'
import { rememberedChoices } from '../mapping/rememberedChoices'
import { selectLeftOutTicks, selectNoLetter } from '../mapping/values/ticksSelectors'
import { letterChoicesSchema, NOTHING_CHOSEN, type LetterChoices, type StoredChoices } from './letterChoices'
import { lettersContents, previewOfLetters } from './lettersOf'
import {
  choicesChanged,
  choicesProposed,
  lettersAsked,
  lettersOpened,
  lettersPreviewed,
  nobodyElseChosen,
} from './lettersSlice'

const letterChoices = rememberedChoices(
  'cleansheet:letters',
  letterChoicesSchema,
  ({ nameColumns, alongColumns }) =>
    [...(nameColumns ?? []), ...alongColumns].filter((column) => typeof column === 'number'),
)

/** What letters are made from: what the user has just chosen, or chose for these columns before, or what is proposed. */
function choicesNow(api: ListenerApi, isChosen: boolean): LetterChoices {
  const { choices } = api.getState().letters
  if (isChosen) letterChoices.remember(api, choices)
  if (choices) return choices
  const stored: StoredChoices = letterChoices.recall(api) ?? NOTHING_CHOSEN
  const { nameColumns: names, ...remembered } = stored
  const state = api.getState()
  if (names && selectColumnsFor.letters(state).names === null)
    api.dispatch(namesChosen({ names, proposed: selectProposedNames(state) }))
  const proposed: LetterChoices = { ...remembered, rows: 'ready', nation: null }
  api.dispatch(choicesProposed(proposed))
  return proposed
}

const isOfLetters = (action: unknown): action is ReturnType<typeof valuesTicked> =>
  valuesTicked.match(action) && action.payload.part === 'noLetter'

/** Prepares the letters when the dialog opens and whenever something is chosen, and writes them when they are asked for. */
export function addLettersListeners(startListening: StartListening) {
  startListening({
    actionCreator: lettersAsked,
    effect: async (_, api) => {
      const { choices } = api.getState().letters
      if (choices) await deliver(api, 'letters', lettersContents(choices))
    },
  })

  startListening({
    actionCreator: nobodyElseChosen,
    effect: async ({ payload: asked }, api) => {
      const rows = selectRows(api.getState())
      const answers: Record<number, Ticks> = {}
      const room = () => {
        const state = api.getState()
        const all = { ...selectNoLetter(state), ...answers }
        return roomBeside([...Object.values(all), ...Object.values(selectLeftOutTicks(state))])
      }
      for (const { column, isOfNames } of asked) {
        const values = await countValues(rows, column, isOfNames, () => api.pause(api.extra.nextTask()))
        const before = selectNoLetter(api.getState())[column]
        const ticked = values.filter(({ key }) => before !== undefined && isTicked(before, key))
        const answer = ticksOf(values, new Set(ticked.map(({ key }) => key)), isOfNames, room())
        if (answer) answers[column] = answer
      }
      if (selectRows(api.getState()) === rows)
        api.dispatch(valuesTicked({ part: 'noLetter', ticks: answers }))
    },
  })

  startListening({
    matcher: isAnyOf(lettersOpened, choicesChanged, namesChosen, isOfLetters),
    effect: preparing(async (action, api, rest) => {
      const choices = choicesNow(api, choicesChanged.match(action))
      api.dispatch(lettersPreviewed(await previewOfLetters(api.getState(), choices, rest)))
    }),
  })
}
