import { useId } from 'react'
import { useAppSelector } from '../../../base/store/hooks'
import type { RootState } from '../../../base/store/types'
import { selectLookupsAgain, selectLookupsOfLeftOut, selectNotSent } from '../../run/forecastSelectors'
import { pressLookUpLeftOut, pressSendAgain } from '../../run/pressRunButton'
import { runMessages } from '../../run/runMessages'
import { StartButton } from '../../run/SendButton'
import { selectRowCounts } from '../../results/resultsSelectors'
import { selectIsBegun, selectSentOtherwise, selectTakenEarlier } from '../../run/comingSelectors'
import { selectIsRunning } from '../../run/runSelectors'
import { selectDecision } from '../../run/rows/decisionsSlice'
import { resultsMessages as messages } from '../resultsMessages'

/** Sends the failed rows again, and says how many lookups that may use; nothing without any. A toolbar is one Tab stop. */
export function RetryFailed({ isInToolbar = false }) {
  const { failed } = useAppSelector(selectRowCounts).piles
  const lookups = useAppSelector((state) => selectLookupsAgain(state))
  const costsId = useId()
  if (failed === 0) return null
  return (
    <>
      <StartButton tabIndex={isInToolbar ? -1 : undefined} aria-describedby={costsId} press={pressSendAgain}>
        {runMessages.retryFailed(failed)}
      </StartButton>
      <span id={costsId} className="quiet unbroken">
        {runMessages.uses(lookups)}
      </span>
    </>
  )
}

/** Offers to look up the rows left out after all; nothing without any. */
export function LookUpLeftOut() {
  const leftOut = useAppSelector((state) => selectNotSent(state).length)
  const lookups = useAppSelector(selectLookupsOfLeftOut)
  const { notLookedUp } = useAppSelector(selectRowCounts).piles
  if (leftOut === 0) return null
  return (
    <>
      <StartButton tabIndex={-1} press={pressLookUpLeftOut}>
        {runMessages.lookUpLeftOut(leftOut, lookups)}
      </StartButton>
      <span className="quiet">{messages.notLookedUpWhy(notLookedUp, leftOut)}</span>
    </>
  )
}

/** Beside the columns: rows whose answers may be out of date, each kind with a button that looks them up again. */
export function OutOfDate() {
  const isShown = useAppSelector((state) => selectIsBegun(state) && !selectIsRunning(state))
  return (
    isShown && (
      <>
        <Line select={selectSentOtherwise} says={messages.sentOtherwise} />
        <Line select={selectTakenEarlier} says={messages.takenEarlier} />
      </>
    )
  )
}

interface LineProps {
  select: (state: RootState) => readonly number[]
  says: (rows: number) => string
}

function Line({ select, says }: LineProps) {
  const rows = useAppSelector(select)
  const lookups = useAppSelector((state) => selectLookupsAgain(state, rows))
  const decided = useAppSelector(
    (state) => rows.filter((row) => selectDecision(state, row) !== undefined).length,
  )
  if (rows.length === 0) return null
  return (
    <p>
      {says(rows.length)} ·{' '}
      <StartButton size="small" press={() => pressSendAgain(rows)}>
        {messages.lookUpAgain(lookups)}
      </StartButton>
      {decided > 0 && ` ${messages.removes(decided)}`}
    </p>
  )
}
