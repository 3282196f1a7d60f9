import { Alert } from 'antd'
import { useAppSelector } from '../../../app/base/hooks'
import { FileParts } from './FileParts'
import { selectAttempt, selectFile } from '../fileSelectors'
import { fileMessages as messages } from '../fileMessages'
import { HeaderLineSelect } from './HeaderLineSelect'

/**
 * What else is to be said of the file that was chosen last, and chosen about it: files that were not taken with it, its
 * header line, its parts, its rows that were too short.
 *
 * @param props.isFolded whether the step shows no more than what needs an answer
 */
export function FileDetails({ isLocked, isFolded }: { isLocked: boolean; isFolded: boolean }) {
  const attempt = useAppSelector(selectAttempt)
  const loaded = useAppSelector(selectFile)
  const source = useAppSelector((state) => state.file.source)
  const latest = attempt.status === 'none' ? source : attempt.request
  // A file that was refused can be read in another way.
  const refused = 'refusal' in attempt && attempt.refusal?.headerLine ? attempt : null
  const request = refused ? refused.request : source
  const headerLine = refused ? refused.refusal?.headerLine : loaded?.headerLine
  const rows = refused ? refused.refusal?.tooMany : loaded?.part?.of

  return (
    <>
      {latest && latest.ignored.length > 0 && (
        <Alert type="info" showIcon title={messages.ignored(latest.ignored)} />
      )}
      {request && rows !== undefined && <FileParts request={request} rows={rows} isLocked={isLocked} />}
      {request && headerLine && (
        <HeaderLineSelect
          request={request}
          headerLine={headerLine}
          isRefused={refused !== null}
          isLocked={isLocked}
          isFolded={isFolded}
        />
      )}
      {!refused && loaded && loaded.warnings.length > 0 && <ShortRows warnings={loaded.warnings} />}
    </>
  )
}

const SHOWN_WARNINGS = 3

function ShortRows({ warnings }: { warnings: string[] }) {
  const hidden = warnings.length - SHOWN_WARNINGS
  return (
    <Alert
      type="warning"
      showIcon
      title={messages.warnings(warnings.length)}
      description={
        <ul className="plainList">
          {warnings.slice(0, SHOWN_WARNINGS).map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
          {hidden > 0 && <li>{messages.moreWarnings(hidden)}</li>}
        </ul>
      }
    />
  )
}
