import { Button } from 'antd'
import { useAppDispatch, useAppSelector } from '../../base/store/hooks'
import { undecidedRows } from '../review/resultsMessages'
import { selectDecisionCounts } from '../review/resultsSelectors'
import { downloadMessages as messages } from './downloadMessages'
import { selectLacksAnswers } from './downloadSelectors'
import { downloadAsked } from './downloadSlice'
import './DownloadLine.css'

/** Beside the downloads: what was written; before that, how many rows to review are undecided. */
export function DownloadLine() {
  const { undecided } = useAppSelector(selectDecisionCounts)
  const lacksAnswers = useAppSelector(selectLacksAnswers)
  const dispatch = useAppDispatch()
  const { written, whole, writing, begun } = useAppSelector((state) => state.download)
  const lacksNextMonth = !lacksAnswers && whole?.choice !== 'nextMonth'
  const said =
    writing === 'none' && written ? messages.written(written, lacksNextMonth) : messages.writing[writing]
  return (
    <>
      {/* A warning about cells that were cut has as many lines as it needs. */}
      <p className={`downloadLine quiet ${written && written.cut.length > 0 ? 'isWhole' : ''}`}>
        <span role="status" title={said}>
          {said}
        </span>
        {said === '' && undecided > 0 && <span>{undecidedRows(undecided)}</span>}
      </p>
      {writing === 'tooLarge' && begun?.choice === 'everything' && (
        <Button onClick={() => dispatch(downloadAsked('everything', 'csv'))}>{messages.download}</Button>
      )}
      {lacksAnswers && (
        <Button size="small" onClick={() => dispatch(downloadAsked('nextMonth'))}>
          {messages.saveAnswers}
        </Button>
      )}
    </>
  )
}
