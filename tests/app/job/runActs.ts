import { selectSentOtherwise, selectTakenEarlier } from '../../../src/features/run/comingSelectors'
import {
  selectCanStart,
  selectForecast,
  selectLookupsAgain,
  selectForecastOfRange,
  selectNotSent,
  selectTryRange,
} from '../../../src/features/run/forecastSelectors'
import {
  pressLookUpLeftOut,
  pressSendAgain,
  pressStart,
  pressStop,
} from '../../../src/features/run/pressRunButton'
import { selectCanResume, selectUnfoundAgain } from '../../../src/features/run/comingSelectors'
import { selectIsComplete, selectProgress } from '../../../src/features/run/runSelectors'
import { runResumed, type RowRange } from '../../../src/features/session/sessionEvents'
import type { Desk } from './desk'
import { offer, press, send, type Offer, type Offers, type Pressed } from './offer'
import { selectFailedCount, selectHasResults, selectPhase } from '../../../src/features/run/runSlice'

/** How a run goes: all is answered, a call fails, the credit ends after a call, or Stop is pressed after one. */
const GOES = ['well', 'well', 'failing', 'spent', 'stopped'] as const

/** What starts a run, however it goes. */
const runs = (desk: Desk, act: Offer['act'], says: number, pressed: Pressed): Offer[] =>
  [...new Set(GOES)].map((goes) =>
    offer(
      { ...act, goes },
      () => {
        const stop = () => {
          desk.wait()
          send(desk, pressStop())
        }
        if (goes === 'failing') desk.nextCalls(['broken'])
        else if (goes === 'spent') desk.nextCalls(['answer', 'spent', 'spent', 'spent', 'spent'])
        else desk.nextCalls([], goes === 'stopped' ? stop : null)
        send(desk, pressed)
      },
      says,
    ),
  )

/** Rows that a person names in *Which rows…*. */
const RANGES: RowRange[] = [
  { from: 0, to: 3 },
  { from: 2, to: 8 },
]

/** What starts a run of some rows, or goes on with them. */
const ofRanges = (desk: Desk, ranges: RowRange[], starts: (range: RowRange) => Pressed): Offer[] =>
  ranges.flatMap((range) => {
    const { lookups } = selectForecastOfRange(desk.state(), range)
    const isThere = range.to <= desk.state().run.results.length
    return isThere && lookups > 0 ? runs(desk, { ...range }, lookups, starts(range)) : []
  })

const isIdle = ({ state }: Desk) => ['idle', 'failed'].includes(selectPhase(state()).status)

export const RUN_ACTS: Record<string, Offers> = {
  start(desk) {
    const state = desk.state()
    if (!isIdle(desk) || !selectCanStart(state) || selectIsComplete(state)) return []
    const tried = selectProgress(state).done === 0 ? selectTryRange(state) : null
    // What was not found is looked up with the columns of now.
    const starts =
      (range?: RowRange): Pressed =>
      (dispatch) => {
        const { from = 0, to = Infinity } = range ?? {}
        desk.ledger.sentAgain(selectUnfoundAgain(state).filter((row) => row >= from && row < to))
        dispatch(pressStart(range))
      }
    return [
      ...runs(desk, {}, selectForecast(state)?.lookups ?? 0, starts()),
      ...ofRanges(desk, tried ? [tried, ...RANGES] : RANGES, starts),
    ]
  },

  /** Start, where every row is done: it asks first. */
  startAgain(desk) {
    const canStart = isIdle(desk) && selectCanStart(desk.state()) && selectIsComplete(desk.state())
    return canStart ? [offer({}, () => send(desk, pressStart()))] : []
  },

  resume(desk) {
    const state = desk.state()
    if (selectPhase(state).status !== 'paused') return []
    const stop = offer({ stops: true }, () => send(desk, pressStop()))
    if (!selectCanResume(state)) return [stop]
    return [
      stop,
      ...runs(desk, {}, selectForecast(state)?.lookups ?? 0, runResumed()),
      ...ofRanges(desk, RANGES, pressStart),
    ]
  },

  retry(desk) {
    const state = desk.state()
    const failed = selectFailedCount(state)
    const canRetry = isIdle(desk) && failed > 0 && selectCanStart(state)
    return canRetry ? runs(desk, {}, selectLookupsAgain(state), pressSendAgain()) : []
  },

  /** *Look up the N left out*: it asks first. */
  leftOut(desk) {
    const state = desk.state()
    const canAsk = isIdle(desk) && selectCanStart(state)
    return canAsk && selectNotSent(state).length > 0 ? [press(desk, {}, pressLookUpLeftOut())] : []
  },

  /** *Look them up again*, where the columns are changed. */
  again(desk) {
    const state = desk.state()
    if (!isIdle(desk) || !selectHasResults(state) || !selectCanStart(state)) return []
    const kinds = { sentOtherwise: selectSentOtherwise(state), takenEarlier: selectTakenEarlier(state) }
    return Object.entries(kinds).flatMap(([kind, rows]) => {
      if (rows.length === 0) return []
      return runs(desk, { kind }, selectLookupsAgain(state, rows), (dispatch) => {
        desk.ledger.sentAgain(rows)
        dispatch(pressSendAgain(rows))
      })
    })
  },
}
