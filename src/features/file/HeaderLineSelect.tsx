import { DownOutlined } from '@ant-design/icons'
import { Alert, Button } from 'antd'
import type { HeaderChoice, HeaderLine } from '../../base/csvFile'
import { focusIds } from '../../base/focusIds'
import { useAppDispatch } from '../../base/store/hooks'
import { LabelledSelect } from '../../components/LabelledSelect'
import { fileOffered, type FileRequest } from './fileSlice'
import { fileMessages as messages } from './fileMessages'

/** Which line of a file is its header, and which others it could be. */
export function HeaderLineSelect({
  request,
  headerLine,
  isRefused,
  isLocked,
  isFolded,
}: {
  request: FileRequest
  headerLine: HeaderLine
  isRefused: boolean
  isLocked: boolean
  isFolded: boolean
}) {
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
      {!isRefused && isFound && line !== null && <p>{messages.titleFound(line)}</p>}
      {!isRefused && looksLikeData && (
        <Alert
          type="warning"
          showIcon
          title={messages.looksLikeData}
          description={
            <Button size="small" disabled={isLocked} onClick={() => choose('none')}>
              {messages.firstLineIsData}
            </Button>
          }
        />
      )}
      <div className="field headerLine" hidden={isFolded}>
        {isRefused && <p>{messages.headerOf(request.name)}</p>}
        <LabelledSelect
          id={focusIds.headerLine}
          label={messages.headerLine}
          size="small"
          value={line ?? 'none'}
          options={options}
          disabled={isLocked}
          suffixIcon={<DownOutlined aria-hidden />}
          classNames={{ popup: { root: 'headerLines' } }}
          onChange={choose}
        />
      </div>
    </>
  )
}
