import { Button } from 'antd'
import { useAppDispatch, useAppSelector } from '../../base/store/hooks'
import { HelpPopover } from '../../components/HelpPopover'
import { selectDecisionCounts } from '../review/resultsSelectors'
import { downloadMessages as messages } from './downloadMessages'
import { selectBlankAddressCount, selectFormat, selectLacksAnswers } from './downloadSelectors'
import { downloadAsked } from './downloadSlice'
import './DownloadLine.css'

/** Beside the downloads: what was written, how many rows to review are undecided, and help about the file. */
export function DownloadLine() {
  const { undecided } = useAppSelector(selectDecisionCounts)
  const blank = useAppSelector(selectBlankAddressCount)
  const format = useAppSelector(selectFormat)
  const lacksAnswers = useAppSelector(selectLacksAnswers)
  const dispatch = useAppDispatch()
  const { written, writing, begun } = useAppSelector((state) => state.download)
  return (
    <div className="downloadLine quiet">
      <p>
        <span role="status">
          {writing === 'none' && written ? messages.written(written) : messages.writing[writing]}
        </span>{' '}
        {writing === 'tooLarge' && begun?.choice === 'everything' && (
          <Button size="small" onClick={() => dispatch(downloadAsked('everything', 'csv'))}>
            {messages.download}
          </Button>
        )}
        {lacksAnswers && (
          <Button size="small" onClick={() => dispatch(downloadAsked('nextMonth', format))}>
            {messages.saveAnswers}
          </Button>
        )}{' '}
        {undecided > 0 && <span>{messages.undecided(undecided)}</span>}
      </p>
      <HelpPopover label={messages.about}>
        <p>{messages.undecidedMeans}</p>
        {blank > 0 && <p>{messages.blankAddresses(blank)}</p>}
        <p>{messages.sectionsMean}</p>
        <p>{messages.firstColumnMeans}</p>
        <p>{messages.excelWhy}</p>
        <ol>
          {messages.excelSteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </HelpPopover>
    </div>
  )
}
