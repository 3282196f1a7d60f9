import { useMemo } from 'react'
import type { RootState } from '../../base/store/types'
import { useAppDispatch, useAppSelector } from '../../base/store/hooks'
import { selectCanStart, selectLookupsAgain } from '../run/forecastSelectors'
import { pressSendAgain } from '../run/pressRunButton'
import { selectIsBegun } from '../run/comingSelectors'
import { selectIsRunning } from '../run/runSelectors'
import { SendButton } from '../run/SendButton'
import { selectDecisions } from '../run/rows/decisionsSlice'
import { resultsMessages as messages } from './resultsMessages'
import { selectSentOtherwise, selectTakenEarlier } from '../results/resultsSelectors'

/** Rows whose answers may be out of date, each kind on a line with the button that looks them up again. Shown beside the columns. */
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
  select: (state: RootState) => ReadonlySet<number>
  says: (rows: number) => string
}

function Line({ select, says }: LineProps) {
  const dispatch = useAppDispatch()
  const set = useAppSelector(select)
  const rows = useMemo(() => [...set], [set])
  const canStart = useAppSelector(selectCanStart)
  const lookups = useAppSelector((state) => selectLookupsAgain(state, rows))
  const decided = useAppSelector(
    (state) => rows.filter((row) => selectDecisions(state)[row] !== undefined).length,
  )
  if (rows.length === 0) return null
  return (
    <p>
      {says(rows.length)} ·{' '}
      <SendButton size="small" disabled={!canStart} onClick={() => dispatch(pressSendAgain(rows))}>
        {messages.lookUpAgain(lookups)}
      </SendButton>
      {decided > 0 && ` ${messages.removes(decided)}`}
    </p>
  )
}
