import { Button } from 'antd'
import { useAppDispatch, useAppSelector } from '../../base/store/hooks'
import { HelpPopover } from '../../components/HelpPopover'
import { selectDecisionCounts } from '../review/resultsSelectors'
import { downloadMessages as messages } from './downloadMessages'
import { selectBlankAddressCount } from './downloadSelectors'
import { columnsChosen, downloadAsked } from './downloadSlice'
import './DownloadLine.css'

/** Beside the downloads: what was written, how many rows to review are undecided, and help about the file. */
export function DownloadLine() {
  const { undecided } = useAppSelector(selectDecisionCounts)
  const dispatch = useAppDispatch()
  const { written, writing, begun } = useAppSelector((state) => state.download)
  return (
    <div className="downloadLine quiet">
      <p>
        <span role="status">
          {writing === 'none' && written ? messages.written(written) : messages.writing[writing]}
        </span>{' '}
        {writing === 'tooLarge' && begun && (
          <Button size="small" onClick={() => dispatch(downloadAsked(begun.choice, 'csv'))}>
            {messages.download}
          </Button>
        )}
        {undecided > 0 && <span>{messages.undecided(undecided)}</span>}
      </p>
      <HelpPopover label={messages.about}>
        <p>{messages.undecidedMeans}</p>
        <BlankAddresses />
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

/** How many rows have blank added address columns, and the offer of columns that are never blank. */
function BlankAddresses() {
  const dispatch = useAppDispatch()
  const count = useAppSelector(selectBlankAddressCount)
  const choices = useAppSelector((state) => state.download.choices)
  if (count === 0) return null
  const add = () => dispatch(columnsChosen({ ...choices, extras: [...choices.extras, 'addressToUse'] }))
  return (
    <p>
      {messages.blankAddresses(count)} {messages.addressToUseMeans}{' '}
      <Button size="small" onClick={add}>
        {messages.addAddressToUse}
      </Button>
    </p>
  )
}
