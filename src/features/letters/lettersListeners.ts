import { isAnyOf } from '@reduxjs/toolkit'
import type { StartListening } from '../../base/store/types'
import { countValues, ticksOf } from '../../domain/cleanse/columnValues'
import { isTicked, roomBeside, type Ticks } from '../../domain/cleanse/ticks'
import { whenAsked } from '../download/deliver'
import { downloadFailed } from '../download/downloadSlice'
import { selectRows } from '../file/fileSlice'
import { namesChosen, valuesTicked } from '../mapping/mappingSlice'
import { selectLeftOutTicks, selectNoLetter } from '../mapping/mappingSelectors'
import { choicesChanged, lettersOpened, lettersPreviewed, nobodyElseChosen } from './lettersSlice'

const loadLetters = () => import('./lettersOf')

const isOfLetters = (action: unknown): action is ReturnType<typeof valuesTicked> =>
  valuesTicked.match(action) && action.payload.part === 'noLetter'

/** Prepares the letters when the dialog opens and after each choice, and writes them on demand. */
export function addLettersListeners(startListening: StartListening) {
  whenAsked(startListening, 'letters', async (source) =>
    (await loadLetters()).lettersContents(source.state.letters.choices!)(source),
  )

  startListening({
    actionCreator: nobodyElseChosen,
    effect: async ({ payload: asked }, api) => {
      const rows = selectRows(api.getState())
      const answers: Record<number, Ticks> = {}
      for (const { column, isOfNames } of asked) {
        const values = await countValues(rows, column, isOfNames, () => api.pause(api.extra.nextTask()))
        const [before, leftOut] = [selectNoLetter(api.getState()), selectLeftOutTicks(api.getState())]
        const others = [...Object.values({ ...before, ...answers }), ...Object.values(leftOut)]
        const { [column]: ticks } = before
        const ticked = values.flatMap(({ key }) => (ticks && isTicked(ticks, key) ? [key] : []))
        const answer = ticksOf(values, new Set(ticked), isOfNames, roomBeside(others))
        if (answer) answers[column] = answer
      }
      if (selectRows(api.getState()) === rows)
        api.dispatch(valuesTicked({ part: 'noLetter', ticks: answers }))
    },
  })

  startListening({
    matcher: isAnyOf(lettersOpened, choicesChanged, namesChosen, isOfLetters),
    effect: async (action, api) => {
      api.cancelActiveListeners()
      const rest = () => api.pause(api.extra.nextTask())
      try {
        const { choicesNow, previewOfLetters } = await api.pause(loadLetters())
        const choices = choicesNow(api, choicesChanged.match(action))
        api.dispatch(lettersPreviewed(await previewOfLetters(api.getState(), choices, rest)))
      } catch {
        if (!api.signal.aborted) api.dispatch(downloadFailed('failed'))
      }
    },
  })
}
