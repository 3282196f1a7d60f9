import { Button } from 'antd'
import { useRef } from 'react'
import { useAppDispatch, useAppSelector } from '../../base/store/hooks'
import { selectFile } from '../file/fileSelectors'
import { giveWorkbook } from './programListeners'
import { programMessages } from './programMessages'

const messages = programMessages.workbook

/** What does not come back of a text file, and of one that is neither that nor a workbook. */
export function TextNote() {
  const file = useAppSelector(selectFile)
  if (!file || file.workbook || file.layout?.isExact) return null
  return <p className="quiet">{file.layout ? programMessages.notExact : programMessages.asCsv}</p>
}

/** What comes of the customer's workbook, and where to choose it if it is not at hand. */
export function WorkbookNote() {
  const dispatch = useAppDispatch()
  const chooser = useRef<HTMLInputElement>(null)
  const file = useAppSelector(selectFile)
  const seen = useAppSelector((state) => state.program.workbook)
  if (!file?.workbook || seen.kind === 'unknown') return null
  const { inPlace, hasFormulas } = file.workbook
  if (seen.kind === 'atHand')
    return (
      <p className="quiet">
        {inPlace ? messages.inPlace : messages.asNew} {inPlace && hasFormulas && messages.formulas}
      </p>
    )
  return (
    <p role="alert">
      {seen.kind === 'missing' ? messages.missing(file.name) : messages.differs(seen.row)}{' '}
      <Button size="small" onClick={() => chooser.current?.click()}>
        {messages.choose}
      </Button>
      <input
        ref={chooser}
        type="file"
        hidden
        aria-label={messages.choose}
        accept=".xlsx,.xlsm,.xlsb,.xls,.ods"
        onChange={({ target }) => {
          const [chosen] = target.files ?? []
          if (chosen) dispatch(giveWorkbook(chosen))
          target.value = ''
        }}
      />
    </p>
  )
}
