import { Alert, Button } from 'antd'
import { useState } from 'react'
import type { FileWarning } from '../../base/csvFile'
import { useAppSelector } from '../../base/store/hooks'
import { selectAttempt, selectFile } from './fileSelectors'
import { fileMessages as messages } from './fileMessages'
import { HeaderLineSelect } from './HeaderLineSelect'
import './FileDetails.css'

/**
 * Details of the file chosen last: ignored files, header line and warnings.
 *
 * @param props.isFolded whether to show only what needs an answer
 */
export function FileDetails({ isLocked, isFolded }: { isLocked: boolean; isFolded: boolean }) {
  const attempt = useAppSelector(selectAttempt)
  const loaded = useAppSelector(selectFile)
  const source = useAppSelector((state) => state.file.source)
  const latest = attempt.status === 'none' ? source : attempt.request
  // A refused file can be read differently.
  const refused = 'refusal' in attempt && attempt.refusal?.headerLine ? attempt : null
  const request = refused ? refused.request : source
  const headerLine = refused ? refused.refusal?.headerLine : loaded?.headerLine

  return (
    <>
      {latest && latest.ignored.length > 0 && (
        <Alert type="info" showIcon title={messages.ignored(latest.ignored)} />
      )}
      {request && headerLine && (
        <HeaderLineSelect
          request={request}
          headerLine={headerLine}
          isRefused={refused !== null}
          isLocked={isLocked}
          isFolded={isFolded}
        />
      )}
      {!refused && loaded?.warnings.map((warning) => <Warning key={warning.title} {...warning} />)}
    </>
  )
}

/** Lines of a warning shown at first. */
const SHOWN_LINES = 3

function Warning({ title, lines }: FileWarning) {
  const [showsAll, setShowsAll] = useState(lines.length <= SHOWN_LINES)
  return (
    <Alert
      type="warning"
      showIcon
      title={title}
      description={
        lines.length > 0 && (
          <>
            <div className="warningLines" role="region" aria-label={title} tabIndex={0}>
              <ul className="plainList">
                {(showsAll ? lines : lines.slice(0, SHOWN_LINES)).map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </div>
            {!showsAll && (
              <Button type="link" size="small" onClick={() => setShowsAll(true)}>
                {messages.allWarnings(lines.length)}
              </Button>
            )}
          </>
        )
      }
    />
  )
}
