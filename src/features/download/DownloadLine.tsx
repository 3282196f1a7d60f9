import { Button, Popover } from 'antd'
import { useAppSelector } from '../../app/base/hooks'
import { selectDecidedCounts } from '../review/reviewSelectors'
import { downloadMessages as messages } from './downloadMessages'
import './DownloadLine.css'

/** Beside the download: how many rows to review nobody has decided on, and what to know before it is opened. */
export function DownloadLine() {
  const { undecided } = useAppSelector(selectDecidedCounts)
  return (
    <div className="downloadLine quiet">
      {undecided > 0 && <span>{messages.undecided(undecided)}</span>}
      <Popover trigger="click" placement="bottomRight" content={<AboutDownload />}>
        <Button type="link" size="small">
          {messages.about}
        </Button>
      </Popover>
    </div>
  )
}

function AboutDownload() {
  return (
    <div className="aboutDownload">
      <p>{messages.undecidedMeans}</p>
      <p>{messages.excelWhy}</p>
      <ol>
        {messages.excelSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  )
}
