import { Button } from 'antd'
import { useId, type ReactNode } from 'react'
import { FileName } from '../../components/texts'
import { formatTime } from '../../base/format'
import { useAppSelector } from '../../base/store/hooks'
import type { Download } from '../../domain/cleanse/downloads'
import { downloadMessages as messages } from './downloadMessages'
import { selectRowCounts } from '../results/resultsSelectors'
import { selectSavedFiles } from './unsavedSelectors'
import type { FileLines } from './usePurposeDialog'

interface FileProps {
  name: string
  lines: FileLines
  /** The downloads that count as this file once saved. */
  choices?: readonly Download[]
  /** Chooses its rows, beside its name. */
  rows?: ReactNode
  /** The words on its button, and what screen readers call it: by its file first. */
  button: string
  buttonName: string
  isFilled?: boolean
  onPress: (button: HTMLElement) => void
}

const NONE: readonly Download[] = []

/** One file, with two lines below its name from the start; once saved, the second says when and under which name. */
export function FileLine(props: FileProps) {
  const { name, lines, choices = NONE, rows, button, buttonName, isFilled, onPress } = props
  const id = useId()
  const saved = useAppSelector((state) =>
    selectSavedFiles(state).findLast(({ choice }) => choices.includes(choice)),
  )
  return (
    <li aria-labelledby={id}>
      <div className="fileName">
        <h3 id={id}>{name}</h3>
        {rows}
      </div>
      <p className="quiet fileMeans">{lines.first}</p>
      <Button
        type={isFilled && !lines.isOff ? 'primary' : 'default'}
        disabled={lines.isOff}
        aria-label={buttonName}
        onClick={({ currentTarget }) => onPress(currentTarget)}
      >
        {button}
      </Button>
      {saved && !lines.isOff ? (
        <SavedLine className="fileSecond" file={saved} />
      ) : (
        <div className="quiet fileSecond">{lines.second}</div>
      )}
    </li>
  )
}

interface SavedLineProps {
  className: string
  file: ReturnType<typeof selectSavedFiles>[number]
  /** What follows, instead of what the page knows about the file. */
  more?: string | undefined
}

/** When and under which name a file was saved, and what follows. The title has the whole name. */
export function SavedLine({ className, file, more }: SavedLineProps) {
  const undecided = useAppSelector((state) => selectRowCounts(state).piles.toReview)
  const when = `✓ ${formatTime(file.at)}`
  const follows = more ?? messages.follows(file, undecided)
  return (
    <p className={`savedLine ${className}`} title={`${when} · ${file.name}${follows}`}>
      {when} · <FileName name={file.name} />
      <span>{follows}</span>
    </p>
  )
}
