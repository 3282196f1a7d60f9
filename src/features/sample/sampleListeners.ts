import type { UnknownAction } from '@reduxjs/toolkit'
import type { RootState, StartListening } from '../../base/store/types'
import { answersTaken } from '../earlier/earlierSlice'
import { deliver } from '../download/deliver'
import { decisionsRemoved, rowsDecided } from '../review/decisionsSlice'
import { isSessionReplaced } from '../run/runSlice'
import { afterChanges } from './changes'
import { drawSample, judgedTexts } from './judge'
import { withSeen } from './sample'
import { sampleContents } from './sampleContents'
import { sampleChanged } from './sampleSlice'
import { sampleAsked, sampleOpened } from './sampleEvents'
import { selectSample } from './sampleSelectors'

/** The rows that a person looked at with an action: opened, decided alone, or decided in an earlier cleanse. */
function seenBy(action: UnknownAction, { view }: RootState, before: RootState): number[] {
  if (answersTaken.match(action))
    return action.payload.rows.filter(({ decision }) => decision).map(({ index }) => index)
  const rows = rowsDecided.match(action)
    ? action.payload.rows
    : decisionsRemoved.match(action)
      ? action.payload
      : []
  const isNowOpen = view.isRowOpen && (!before.view.isRowOpen || view.currentRow !== before.view.currentRow)
  const opened = isNowOpen && view.currentRow !== null ? [view.currentRow] : []
  return rows.length === 1 ? [...rows, ...opened] : opened
}

/** Keeps which rows were looked at and what becomes of a sample, draws one when it is asked for, and writes its file. */
export function addSampleListeners(startListening: StartListening) {
  startListening({
    predicate: (action, now, before) => !isSessionReplaced(action) && seenBy(action, now, before).length > 0,
    effect: (action, api) => {
      const kept = selectSample(api.getState())
      const next = withSeen(kept, seenBy(action, api.getState(), api.getOriginalState()))
      if (next !== kept) api.dispatch(sampleChanged(next))
    },
  })

  startListening({
    predicate: (action, now, before) =>
      !isSessionReplaced(action) &&
      selectSample(now).draw !== null &&
      (now.run.results !== before.run.results || now.decisions.present !== before.decisions.present),
    effect: (_, api) => {
      const [before, now] = [api.getOriginalState(), api.getState()]
      const rowsIn = ({ run, decisions }: RootState) => ({
        results: run.results,
        decisions: decisions.present,
      })
      const kept = selectSample(now)
      const next = afterChanges(kept, rowsIn(before), rowsIn(now), (row) => ({
        row,
        at: api.extra.now(),
        ...judgedTexts(now, row),
      }))
      if (next !== kept) api.dispatch(sampleChanged(next))
    },
  })

  startListening({
    actionCreator: sampleOpened,
    effect: (_, api) => {
      if (selectSample(api.getState()).draw === null) api.dispatch(drawSample())
    },
  })

  startListening({
    actionCreator: sampleAsked,
    effect: async (_, api) => {
      await deliver(api, 'sample', sampleContents)
    },
  })
}
