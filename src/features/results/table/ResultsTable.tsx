import { Button } from 'antd'
import { RESULT_ROWS_SHOWN } from '../../../app/base/constants'
import { useAppDispatch, useAppSelector } from '../../../app/base/hooks'
import { reviewMessages } from '../../review/reviewMessages'
import { allShown } from '../../review/reviewSlice'
import { selectShownRows, selectTableRows } from '../../review/shownSelectors'
import { resultsMessages as messages } from '../resultsMessages'

/** The first 200 of the rows that the filters let through, or all of them. */
export function ResultsTable() {
  const dispatch = useAppDispatch()
  const rows = useAppSelector(selectTableRows)
  const shown = useAppSelector(selectShownRows)
  return (
    <>
      {rows.length < shown.length && (
        <p className="quiet">
          {messages.note(RESULT_ROWS_SHOWN, shown.length)}{' '}
          <Button size="small" onClick={() => dispatch(allShown())}>
            {reviewMessages.showAll(shown.length)}
          </Button>
        </p>
      )}
    </>
  )
}
