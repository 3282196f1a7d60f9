import { DownOutlined } from '@ant-design/icons'
import { Alert, Button } from 'antd'
import { useState } from 'react'
import type { FileWarning, HeaderChoice, HeaderLine } from '../../base/csvFile'
import { focusIds } from '../../base/focusIds'
import { useAppDispatch, useAppSelector } from '../../base/store/hooks'
import { LabelledSelect } from '../../components/controls'
import { selectIsHeaderDoubted, fileOffered, type FileRequest, selectAttempt, selectFile } from './fileSlice'
import { fileMessages as messages } from './fileMessages'
import './FileDetails.css'

interface FileDetailsProps {
  isLocked: boolean
  isFolded: boolean
  /** Whether the page loads nothing for a moment. */
  isRefused: boolean
}

/** Details of the last chosen file: ignored files, a doubtful header line, and warnings. Folded, only what needs an answer. */
export function FileDetails(props: FileDetailsProps) {
  const attempt = useAppSelector(selectAttempt)
  const loaded = useAppSelector(selectFile)
  const source = useAppSelector((state) => state.file.source)
  const latest = attempt.status === 'none' ? source : attempt.request
  // The user can have a refused file read differently.
  const refused = 'refusal' in attempt && attempt.refusal?.headerLine ? attempt : null
  const request = refused ? refused.request : source
  const headerLine = refused ? refused.refusal?.headerLine : loaded?.headerLine
  const isDoubted = useAppSelector(selectIsHeaderDoubted)

  return (
    <>
      {latest && latest.ignored.length > 0 && (
        <Alert type="info" showIcon title={messages.ignored(latest.ignored)} />
      )}
      {request && headerLine && (refused || isDoubted) && (
        <HeaderLineSelect request={request} headerLine={headerLine} isUnread={refused !== null} {...props} />
      )}
      {!refused && loaded?.warnings.map((warning) => <Warning key={warning.title} {...warning} />)}
    </>
  )
}

interface HeaderLineProps extends FileDetailsProps {
  request: FileRequest
  headerLine: HeaderLine
  /** Whether the page could not use the file as it is. */
  isUnread: boolean
}

function HeaderLineSelect(props: HeaderLineProps) {
  const { request, headerLine, isUnread, isLocked, isFolded, isRefused } = props
  const dispatch = useAppDispatch()
  const { line, isFound, looksLikeData, choices } = headerLine
  const choose = (header: HeaderChoice) =>
    dispatch(fileOffered({ ...request, read: { ...request.read, header } }))
  const options: { value: HeaderChoice; label: string }[] = [
    ...choices.map((choice) => ({
      value: choice.line,
      label: messages.headerChoice(choice.line, choice.text),
    })),
    { value: 'none', label: messages.noHeader },
  ]

  return (
    <>
      {!isUnread && isFound && line !== null && <p>{messages.titleFound(line)}</p>}
      {!isUnread && looksLikeData && (
        <Alert
          type="warning"
          showIcon
          title={messages.looksLikeData}
          description={
            <Button
              size="small"
              disabled={isLocked}
              aria-disabled={isRefused || undefined}
              onClick={() => choose('none')}
            >
              {messages.firstLineIsData}
            </Button>
          }
        />
      )}
      <div className="field headerLine" hidden={isFolded}>
        {isUnread && <p>{messages.headerOf(request.name)}</p>}
        <LabelledSelect
          id={focusIds.headerLine}
          label={messages.headerLine}
          size="small"
          value={line ?? 'none'}
          options={options}
          disabled={isLocked}
          aria-disabled={isRefused || undefined}
          open={isRefused ? false : undefined}
          suffixIcon={<DownOutlined aria-hidden />}
          classNames={{ popup: { root: 'headerLines' } }}
          onChange={choose}
        />
      </div>
    </>
  )
}

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
