import { Alert } from 'antd'
import { focusIds } from '../../app/focusIds'
import { useAppDispatch, useAppSelector } from '../../app/hooks'
import { DropZone } from '../../components/DropZone'
import { StepHeading, type StepState } from '../../components/StepHeading'
import { selectAttempt, selectFile } from './fileSelectors'
import { fileWords as words } from './fileWords'
import { offerFile } from './offerFile'

/** The drop zone, what is known of the loaded file, and why the last one was refused (spec section 2). */
export function FilePanel({ isLocked, step }: { isLocked: boolean; step: StepState }) {
  const dispatch = useAppDispatch()
  const file = useAppSelector(selectFile)
  const attempt = useAppSelector(selectAttempt)
  const shownFile = attempt.status === 'none' ? file : null

  return (
    <section aria-labelledby="file-heading" className="panel">
      <StepHeading id="file-heading" place={1} state={step}>
        {words.heading}
      </StepHeading>
      <DropZone
        id={focusIds.dropZone}
        accept=".csv,text/csv"
        isDisabled={isLocked}
        onFile={(dropped) => dispatch(offerFile(dropped))}
      >
        {shownFile ? (
          <>
            <strong>{shownFile.name}</strong>
            <span className="quiet">{words.another}</span>
          </>
        ) : (
          <>
            <strong>{words.drop}</strong>
            <span className="quiet">{words.choose}</span>
            <span className="quiet">{words.limit}</span>
          </>
        )}
      </DropZone>
      <div role="status" className="quiet">
        {attempt.status === 'reading' && words.reading(attempt.name)}
        {shownFile &&
          [
            words.rows(shownFile.rows.length),
            shownFile.encoding,
            words.delimited(words.delimiters[shownFile.delimiter]),
          ].join(' · ')}
      </div>
      {attempt.status === 'refused' && <Alert type="error" showIcon title={attempt.message} role="alert" />}
      {shownFile && shownFile.warnings.length > 0 && <ShortRows warnings={shownFile.warnings} />}
    </section>
  )
}

const SHOWN_WARNINGS = 3

function ShortRows({ warnings }: { warnings: string[] }) {
  const hidden = warnings.length - SHOWN_WARNINGS
  return (
    <Alert
      type="warning"
      showIcon
      title={words.warnings(warnings.length)}
      description={
        <ul className="plainList">
          {warnings.slice(0, SHOWN_WARNINGS).map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
          {hidden > 0 && <li>{words.moreWarnings(hidden)}</li>}
        </ul>
      }
    />
  )
}
