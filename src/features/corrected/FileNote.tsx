import { Button } from 'antd'
import { useEffect, useRef } from 'react'
import type { CsvFile } from '../../base/csvFile'
import { useAppDispatch, useAppSelector } from '../../base/store/hooks'
import { useFileChooser } from '../../components/DropZone'
import { ACCEPTED_FILES } from '../file/fileNames'
import { selectFile } from '../file/fileSlice'
import { giveFile } from './correctedListeners'
import { correctedMessages } from './correctedMessages'
import { fileShown, isAsked, type Comes } from './correctedSlice'
import { ownName } from './ownContents'

const messages = correctedMessages.comes

interface FileNoteProps {
  /** Whether there is something to download. */
  isReady: boolean
  onTake: () => void
}

/** Says how the customer's file will come, and asks for it if the page does not have it. */
export function FileNote({ isReady, onTake }: FileNoteProps) {
  const dispatch = useAppDispatch()
  const note = useRef<HTMLDivElement>(null)
  const file = useAppSelector(selectFile)
  const { comes, fates } = useAppSelector((state) => state.corrected)
  useEffect(() => {
    if (fates) dispatch(fileShown())
  }, [fates, dispatch])
  const { openChooser, chooser } = useFileChooser({
    accept: ACCEPTED_FILES,
    'aria-label': file ? messages.choose(file) : undefined,
    onFile: (chosen) => {
      dispatch(giveFile(chosen))
      note.current?.focus()
    },
  })
  if (!file) return null
  const asks = isAsked(comes)
  return (
    // The focus stays here when the button for choosing a file goes.
    <div ref={note} tabIndex={-1} role={asks ? 'alert' : 'status'} className={asks ? '' : 'quiet'}>
      {wordsOf(comes, file)}{' '}
      {asks && (
        <>
          <Button size="small" onClick={openChooser}>
            {messages.choose(file)}
          </Button>
          {chooser}{' '}
          <Button size="small" disabled={!isReady} onClick={onTake}>
            {messages.takeNew}
          </Button>
        </>
      )}
    </div>
  )
}

function wordsOf(comes: Comes, file: CsvFile): string {
  switch (comes.kind) {
    case 'unknown':
      return messages.seeing
    case 'inPlace': {
      const more = comes.inUtf8
        ? messages.inUtf8(comes.inUtf8)
        : file.workbook?.hasFormulas && messages.formulas
      return [messages.inPlace, more].filter(Boolean).join(' ')
    }
    case 'newCsv': {
      const more = comes.inUtf8 ? messages.inUtf8(comes.inUtf8) : file.workbook && messages.thisSheet
      return [messages.newCsv[comes.why], more].filter(Boolean).join(' ')
    }
    case 'missing':
      return messages.missing(file, ownName(file))
    case 'isAnother':
      return messages.isAnother(file)
    case 'differs':
      return messages.differs(file, comes.row)
    case 'codeMissing':
      return messages.codeMissing(ownName(file))
  }
}
