import { isAnyOf } from '@reduxjs/toolkit'
import type { ListenerApi, StartListening } from '../../app/base/listeners'
import { attemptDismissed, fileLoaded, fileRefused } from '../file/fileSlice'
import { recordOfSession } from '../recovery/recoverySelectors'
import { hasFewMatches } from '../run/partSummary'
import { selectIsRunning } from '../run/runSelectors'
import { dedupeChanged, type SettledRow } from '../run/runSlice'
import { rowsSentAgain, runCompleted, runStarted, sessionResumed } from '../sessionEvents'
import { answersReused, listFileAdopted, listHalted, listEnded, partAsked } from './listSlice'
import { isList, nextPart, savedAt, reuseAnswers, type PartSource } from './partSource'

/**
 * Brings the next part of a list when one is completed, and any part that is to be shown.
 *
 * @param storePart keeps the part on the page, before another takes its place
 */
export function addPartListeners(
  startListening: StartListening,
  source: PartSource,
  storePart: (api: ListenerApi) => Promise<void>,
) {
  startListening({
    actionCreator: fileLoaded,
    effect: (_, api) => {
      if (isList(api.getState())) void source.fileOf(api)
    },
  })

  startListening({
    matcher: isAnyOf(runStarted, rowsSentAgain),
    effect: (_, api) => {
      if (isList(api.getState())) source.readAhead(api)
    },
  })

  startListening({
    actionCreator: runCompleted,
    effect: async (_, api) => {
      // Stop and Start may have been pressed since.
      api.cancelActiveListeners()
      const isMovingOn = () => !api.signal.aborted && api.getState().list.isMovingOn
      if (!isMovingOn()) return
      await storePart(api)
      const { list } = api.getState()
      const part = list.parts[list.at]
      if (part && !part.isChecked && hasFewMatches(part)) {
        if (isMovingOn()) api.dispatch(listHalted('fewMatches'))
        return
      }
      const at = nextPart(api.getState())
      const record = at < 0 ? null : await source.recordOf(api, at)
      const known = record && (await source.answersFor(list, record))
      if (!isMovingOn()) return
      if (at < 0) api.dispatch(listEnded())
      else if (!known) api.dispatch(listHalted('fileMissing'))
      else {
        api.dispatch(sessionResumed(record, true))
        reuseAnswers(api, known)
        api.dispatch(runStarted({ isNextPart: true }))
      }
    },
  })

  startListening({
    actionCreator: dedupeChanged,
    effect: async (_, api) => {
      const state = api.getState()
      const page = recordOfSession(state, savedAt(api))
      if (!state.list.isReusingAnswers || !page) return
      try {
        const known = await source.answersFor(state.list, page)
        const { list, run } = api.getState()
        const isSame = list.id === state.list.id && list.at === state.list.at && run.dedupe
        const isOpen = ({ index }: SettledRow) => run.results[index]?.kind !== 'answered'
        if (isSame) reuseAnswers(api, known.filter(isOpen))
      } finally {
        api.dispatch(answersReused())
      }
    },
  })

  // The missing file is recognised by its number of rows, and by those of the part on the page.
  startListening({
    actionCreator: fileRefused,
    effect: async ({ payload: { refusal, request } }, api) => {
      const { list, file: page } = api.getState()
      const rows = list.parts.reduce((sum, part) => sum + part.rows, 0)
      const file = request && api.extra.fileInbox.get(request.id)
      if (list.halt !== 'fileMissing' || !list.read || !file || refusal.tooMany !== rows) return
      const outcome = await api.extra
        .readFile(file, { ...list.read, part: list.at }, api.signal)
        .catch(() => null)
      const isSame =
        outcome?.kind === 'read' && JSON.stringify(outcome.file.rows) === JSON.stringify(page.loaded?.rows)
      if (!isSame || api.getState().list.id !== list.id) return
      void source.adopt(list.id, file)
      api.dispatch(attemptDismissed())
      api.dispatch(listFileAdopted())
    },
  })

  startListening({
    actionCreator: partAsked,
    effect: async ({ payload: at }, api) => {
      api.cancelActiveListeners()
      const state = api.getState()
      if (!isList(state) || selectIsRunning(state) || at === state.list.at) return
      await storePart(api)
      const record = await source.recordOf(api, at)
      // The summary of the part that was left counts its answers now.
      const known = record && (await source.answersFor(api.getState().list, record))
      const now = api.getState()
      const isWanted = !api.signal.aborted && now.list.id === state.list.id && !selectIsRunning(now)
      if (!known || !isWanted) return
      api.dispatch(sessionResumed(record, true))
      reuseAnswers(api, known)
    },
  })
}
