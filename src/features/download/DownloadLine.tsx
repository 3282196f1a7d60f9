import { useAppSelector } from '../../app/base/hooks'
import { HelpPopover } from '../../components/HelpPopover'
import { selectDecidedCounts } from '../results/resultsSelectors'
import { downloadMessages as messages } from './downloadMessages'
import './DownloadLine.css'

/** Beside the download: how many rows to review are undecided, and what to know of the file. */
export function DownloadLine() {
  const { undecided } = useAppSelector(selectDecidedCounts)
  return (
    <div className="downloadLine quiet">
      {undecided > 0 && <span>{messages.undecided(undecided)}</span>}
      <HelpPopover label={messages.about}>
        <p>{messages.undecidedMeans}</p>
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
