import { useId } from 'react'
import { useAppDispatch, useAppSelector } from '../../../base/store/hooks'
import {
  selectCanStart,
  selectLookupsAgain,
  selectLookupsOfLeftOut,
  selectNotSent,
} from '../../run/forecastSelectors'
import { pressLookUpLeftOut, pressSendAgain } from '../../run/pressRunButton'
import { runMessages } from '../../run/runMessages'
import { SendButton } from '../../run/SendButton'
import { selectRowCounts } from '../../results/resultsSelectors'
import { resultsMessages } from '../resultsMessages'
import { nextMessages as messages } from './nextMessages'

/** Sends the failed rows again, and says what that may use; nothing without any. A toolbar is one stop for Tab. */
export function RetryFailed({ isInToolbar = false }) {
  const dispatch = useAppDispatch()
  const canStart = useAppSelector(selectCanStart)
  const { failed } = useAppSelector(selectRowCounts).piles
  const lookups = useAppSelector((state) => selectLookupsAgain(state))
  const costsId = useId()
  if (failed === 0) return null
  return (
    <>
      <SendButton
        tabIndex={isInToolbar ? -1 : undefined}
        disabled={!canStart}
        aria-describedby={costsId}
        onClick={() => dispatch(pressSendAgain())}
      >
        {runMessages.retryFailed(failed)}
      </SendButton>
      <span id={costsId} className="quiet unbroken">
        {messages.uses(lookups)}
      </span>
    </>
  )
}

/** Asks whether the rows that were left out are looked up after all; nothing without any. */
export function LookUpLeftOut() {
  const dispatch = useAppDispatch()
  const canStart = useAppSelector(selectCanStart)
  const leftOut = useAppSelector((state) => selectNotSent(state).length)
  const lookups = useAppSelector(selectLookupsOfLeftOut)
  const { notLookedUp } = useAppSelector(selectRowCounts).piles
  if (leftOut === 0) return null
  return (
    <>
      <SendButton tabIndex={-1} disabled={!canStart} onClick={() => dispatch(pressLookUpLeftOut())}>
        {runMessages.lookUpLeftOut(leftOut, lookups)}
      </SendButton>
      <span className="quiet">{resultsMessages.notLookedUpWhy(notLookedUp, leftOut)}</span>
    </>
  )
}
