import { Alert, Button } from 'antd'
import { useEffect, useRef } from 'react'
import type { CsvFile, ReadOptions, Refusal } from '../../base/csvFile'
import { focusIds } from '../../base/focusIds'
import { useAppDispatch, useAppSelector } from '../../base/store/hooks'
import { DropZone } from '../../components/DropZone'
import { FileName } from '../../components/texts'
import { StepHeading, type StepProps } from '../../components/StepHeading'
import type { FileDetails } from './FileDetails'
import { requestFile } from './fileListeners'
import { ACCEPTED_FILES, isWorkbookName } from './fileNames'
import { fileMessages as messages } from './fileMessages'
import {
  attemptDismissed,
  fileOffered,
  hasWaysOn,
  type FileAttempt,
  selectAttempt,
  selectFile,
} from './fileSlice'

interface FilePanelProps extends StepProps {
  /** The details of a file, whose code loads with that of the rows; null until then. */
  parts: { FileDetails: typeof FileDetails } | null
  /** Whether the page loads nothing for a moment, since it is reading the columns. */
  isRefused: boolean
}

/** The drop zone, facts about the loaded file, and why the last one was refused. */
export function FilePanel({ parts, isRefused, ...props }: FilePanelProps) {
  const { isLocked, step, isFolded } = props
  const dispatch = useAppDispatch()
  const file = useAppSelector(selectFile)
  const attempt = useAppSelector(selectAttempt)
  const section = useRef<HTMLElement>(null)
  // In one column the file may have been dropped far below.
  useEffect(() => {
    if (attempt.status === 'refused') section.current?.scrollIntoView?.({ block: 'nearest' })
  }, [attempt])
  const loadExample = () =>
    dispatch(requestFile(new File([messages.exampleCsv], messages.exampleName, { type: 'text/csv' })))

  return (
    <section
      ref={section}
      aria-labelledby="file-heading"
      className={`panel ${step === 'next' ? 'isNext' : ''}`}
    >
      <StepHeading id="file-heading" place={1} {...props}>
        {messages.heading}
      </StepHeading>
      <div hidden={isFolded}>
        <DropZone
          id={focusIds.dropZone}
          accept={ACCEPTED_FILES}
          isDisabled={isLocked}
          isRefused={isRefused}
          onFile={(dropped) => dispatch(requestFile(dropped))}
        >
          {file ? (
            <>
              <strong>{file.name}</strong>
              <span className="quiet">
                <ForMouse words={messages.another} touch={messages.anotherByTouch} />
              </span>
            </>
          ) : (
            <>
              <strong>
                <ForMouse words={messages.drop} touch={messages.chooseByTouch} />
              </strong>
              <span className="quiet forMouse">{messages.choose}</span>
              <span className="quiet">{messages.limit}</span>
            </>
          )}
        </DropZone>
      </div>
      {file === null && (
        <Button type="link" size="small" className="exampleButton" disabled={isLocked} onClick={loadExample}>
          {messages.example}
        </Button>
      )}
      {/* Not in the status below, since folding is not news. */}
      {isFolded && file && (
        <p className="quiet stepLine fileStep">
          <FileName name={file.name} />
          {` · ${messages.rows(file.rows.length)}`}
        </p>
      )}
      <div role="status" className="quiet" hidden={isFolded && attempt.status !== 'reading'}>
        {attempt.status === 'reading' &&
          messages.reading(attempt.request.name, isWorkbookName(attempt.request.name))}
        {file && factsOf(file)}
      </div>
      {attempt.status === 'refused' && (
        <Alert
          // A refusal with a way on is a question: nothing went wrong.
          type={hasWaysOn(attempt.refusal) ? 'info' : 'error'}
          showIcon
          title={attempt.refusal.message}
          description={
            hasWaysOn(attempt.refusal) ? (
              <WaysOn {...attempt} isLocked={isLocked} isRefused={isRefused} />
            ) : (
              attempt.refusal.next && <WhatToDo {...attempt.refusal} />
            )
          }
          role="alert"
          closable={{ 'aria-label': messages.dismiss, onClose: () => dispatch(attemptDismissed()) }}
        />
      )}
      {parts && (file || attempt.status !== 'none') && (
        <parts.FileDetails isLocked={isLocked} isFolded={isFolded} isRefused={isRefused} />
      )}
    </section>
  )
}

function factsOf({ name, encoding, delimiter, lineEnd, rows }: CsvFile): string {
  const facts =
    isWorkbookName(name) && !lineEnd ? [messages.workbook] : [encoding, messages.delimited(delimiter)]
  return [messages.rows(rows.length), ...facts].join(' · ')
}

/** Words for a mouse, and others for touch, where people cannot drop or paste. */
const ForMouse = ({ words, touch }: { words: string; touch: string }) => (
  <>
    <span className="forMouse">{words}</span>
    <span className="forTouch">{touch}</span>
  </>
)

type Refused = Extract<FileAttempt, { status: 'refused' }> & Pick<FilePanelProps, 'isLocked' | 'isRefused'>

/** What to do about an unusable file, and which lines are at fault. */
const WhatToDo = ({ next, lines }: Refusal) => (
  <>
    {next}
    {lines && (
      <ul className="plainList brokenLines">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    )}
  </>
)

/** Buttons that load a file after all: a sheet of a workbook, delimited text, or every row of a long list. */
function WaysOn({ request, refusal, isLocked, isRefused }: Refused) {
  const dispatch = useAppDispatch()
  const { tables = [], listRows } = refusal
  const isText = (table: string) => table === request.name
  const ways: { label: string; read: Partial<ReadOptions> }[] = tables.map(({ table, rows }) => ({
    label: isText(table) ? messages.offerText(table, rows) : messages.offerSheet(table, rows),
    read: { table },
  }))
  if (listRows !== undefined) ways.push({ label: messages.cleanseAll(listRows), read: {} })
  return (
    <div className="panel tableOffers">
      {isWorkbookName(request.name) && tables.some(({ table }) => !isText(table)) && (
        <p>{messages.whichSheet}</p>
      )}
      {ways.map(({ label, read }, at) => (
        <Button
          key={label}
          title={label}
          id={at === 0 ? focusIds.tableOffer : undefined}
          type={at === 0 ? 'primary' : 'default'}
          disabled={isLocked}
          aria-disabled={isRefused || undefined}
          onClick={() =>
            dispatch(fileOffered({ ...request, read: { ...request.read, ...read, isWholeList: true } }))
          }
        >
          {label}
        </Button>
      ))}
    </div>
  )
}
