import { Button } from 'antd'
import { useRef } from 'react'
import type { CsvFile, InWorkbook } from '../../base/csvFile'
import { useAppDispatch, useAppSelector } from '../../base/store/hooks'
import { selectFile } from '../file/fileSlice'
import { giveWorkbook } from './correctedListeners'
import { correctedMessages } from './correctedMessages'
import type { WorkbookAtHand } from './correctedSlice'
import { workbookName } from './workbookContents'

const messages = correctedMessages.workbook

/** What does not come back of a text file, and of one that is neither that nor a workbook. */
export function TextNote() {
  const file = useAppSelector(selectFile)
  if (!file || file.workbook || file.layout?.isExact) return null
  return <p className="quiet">{file.layout ? correctedMessages.notExact : correctedMessages.asCsv}</p>
}

/** What comes of the customer's workbook, and where to choose it if it is not at hand. */
export function WorkbookNote() {
  const note = useRef<HTMLDivElement>(null)
  const file = useAppSelector(selectFile)
  const { workbook: seen, given } = useAppSelector((state) => state.corrected)
  if (!file?.workbook) return null
  const isAsked = seen.kind !== 'unknown' && seen.kind !== 'atHand'
  return (
    // The focus stays here when the button that chose a workbook goes.
    <div ref={note} tabIndex={-1} role={isAsked ? 'alert' : 'status'} className={isAsked ? '' : 'quiet'}>
      <WorkbookWords file={file} workbook={file.workbook} seen={seen} isGiven={given !== null} />{' '}
      {isAsked && <WorkbookChooser onChosen={() => note.current?.focus()} />}
    </div>
  )
}

interface WorkbookWordsProps {
  file: CsvFile
  workbook: InWorkbook
  seen: WorkbookAtHand
  isGiven: boolean
}

function WorkbookWords({ file, workbook, seen, isGiven }: WorkbookWordsProps) {
  switch (seen.kind) {
    case 'unknown':
      return isGiven && messages.seeing
    case 'atHand':
      return `${seen.inPlace ? messages.inPlace : messages.asNew} ${workbook.hasFormulas ? messages.formulas : ''}`
    case 'missing':
      return messages.missing(workbookName(file, workbook))
    case 'isAnother':
      return messages.isAnother(workbook.sheet)
    case 'differs':
      return messages.differs(seen.row)
  }
}

function WorkbookChooser({ onChosen }: { onChosen: () => void }) {
  const dispatch = useAppDispatch()
  const chooser = useRef<HTMLInputElement>(null)
  return (
    <>
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
          onChosen()
        }}
      />
    </>
  )
}
