import fc from 'fast-check'
import type { AppStore } from '../../src/app/store'
import type { Mapping } from '../../src/domain/cleanse/query'
import { mappingChanged } from '../../src/features/mapping/mappingSlice'
import { selectIsComplete, selectIsRunning, selectIsUnderWay } from '../../src/features/run/runSelectors'
import { requestsAbandoned, sendingChosen, stopAsked } from '../../src/features/run/runSlice'
import { runResumed, runStarted } from '../../src/features/session/sessionEvents'
import { REPLY_KINDS, type ReplyKind } from './playedProvider'
import { retryFailed } from '../../src/features/run/pressRunButton'

/** How a request in flight ends, by its place among them. */
export interface Reply {
  kind: 'reply'
  reply: ReplyKind
  at: number
}

/** A button of the run, or other columns. */
export type Press =
  | { kind: 'start' | 'tryFirst' | 'stop' | 'stopTwice' | 'resume' | 'dedupe' | 'retry' }
  | { kind: 'startSome' | 'resumeSome'; from: number; to: number }
  | { kind: 'chooseColumns'; columns: Mapping }

/** Any reply; answers weigh so many times as much as all replies together. */
export const drawnReply = (answers: number): fc.Arbitrary<Reply> =>
  fc.record({
    kind: fc.constant('reply' as const),
    reply: fc.oneof(
      { weight: answers, arbitrary: fc.constant('answer' as const) },
      { weight: 1, arbitrary: fc.constantFrom(...REPLY_KINDS) },
    ),
    at: fc.nat(4),
  })

/** Columns that a person may choose of an address, a street and a postcode, the first of them at `first`. */
export const columnsFrom = (first: number): Mapping[] => [
  { addressColumn: first, postcodeColumn: first + 2, moreAddressColumns: [] },
  { addressColumn: first + 1, postcodeColumn: first + 2, moreAddressColumns: [] },
  { addressColumn: first, postcodeColumn: first + 2, moreAddressColumns: [first + 1] },
]

/** Presses a button if the page has it and it is enabled. */
export function press(store: AppStore, step: Press) {
  const state = store.getState()
  switch (step.kind) {
    case 'start':
      if (!selectIsComplete(state)) store.dispatch(runStarted())
      break
    case 'tryFirst':
      if (!selectIsComplete(state)) store.dispatch(runStarted({ range: { from: 0, to: 10 } }))
      break
    case 'startSome':
      if (!selectIsComplete(state)) store.dispatch(runStarted({ range: { from: step.from, to: step.to } }))
      break
    case 'stop':
    case 'stopTwice':
      store.dispatch(stopAsked({ at: 0 }))
      if (step.kind === 'stopTwice') store.dispatch(requestsAbandoned())
      break
    case 'resume':
      store.dispatch(runResumed())
      break
    case 'resumeSome':
      store.dispatch(runResumed({ from: step.from, to: step.to }))
      break
    case 'dedupe':
      if (!selectIsUnderWay(state)) store.dispatch(sendingChosen({ dedupe: !state.run.choices.dedupe }))
      break
    case 'retry':
      if (!selectIsUnderWay(state)) store.dispatch(retryFailed())
      break
    case 'chooseColumns':
      if (!selectIsRunning(state)) store.dispatch(mappingChanged(step.columns))
      break
  }
}
