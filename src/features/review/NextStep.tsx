import { Button } from 'antd'
import type { ReactNode } from 'react'
import type { AppThunk } from '../../base/store/types'
import { focusIds } from '../../base/focusIds'
import { useAppDispatch, useAppSelector } from '../../base/store/hooks'
import { selectIsComplete } from '../run/runSelectors'
import { resultsMessages as messages } from './resultsMessages'
import { selectDecisionCounts, selectRowCounts } from './resultsSelectors'
import { selectShownRows } from './shownSelectors'
import { filtersChanged, noFilters, rowOpened } from './viewSlice'
import './NextStep.css'

/** Shows the rows to review that nobody has decided, and opens the first. */
const reviewUndecided = (): AppThunk => (dispatch, getState, deps) => {
  dispatch(filtersChanged({ ...noFilters, undecided: true }))
  const [first] = selectShownRows(getState())
  if (first === undefined) return
  dispatch(rowOpened(first))
  deps.moveFocus([focusIds.rowPanel], 'anywhere')
}

/** What comes next when a cleanse is complete: how many rows are ready, how many need the user, and the way to those. */
export function NextStep({ decided }: { decided: ReactNode }) {
  const dispatch = useAppDispatch()
  const isComplete = useAppSelector(selectIsComplete)
  const { good, toReview } = useAppSelector(selectRowCounts).outcomes
  const { undecided } = useAppSelector(selectDecisionCounts)
  // An open row says itself what comes next; the button keeps its place.
  const isRowOpen = useAppSelector((state) => state.view.isRowOpen)
  if (!isComplete) return null
  const ready = good + toReview - undecided
  return (
    <div className="nextStep">
      {undecided > 0 && (
        <>
          <strong>{messages.readyAndNeedYou(ready, undecided)}</strong>
          <Button
            id={focusIds.review}
            className={isRowOpen ? 'isAway' : undefined}
            type="primary"
            onClick={() => dispatch(reviewUndecided())}
          >
            {messages.review(undecided)}
          </Button>
        </>
      )}
      {decided}
    </div>
  )
}
