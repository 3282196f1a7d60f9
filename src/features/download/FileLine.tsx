import { useId, type ReactNode } from 'react'
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
  /** The downloads as which it is known as saved. */
  choices?: readonly Download[]
  /** Chooses its rows, beside its name. */
  rows?: ReactNode
  /** Its button. */
  children: ReactNode
}

const NONE: readonly Download[] = []

/** One file, with two lines below its name from the start; once it is saved, the second says when and under which name. */
export function FileLine({ name, lines, choices = NONE, rows, children }: FileProps) {
  const id = useId()
  const saved = useAppSelector((state) =>
    selectSavedFiles(state).findLast(({ choice }) => choices.includes(choice)),
  )
  const undecided = useAppSelector((state) => selectRowCounts(state).piles.toReview)
  return (
    <li aria-labelledby={id}>
      <div className="fileName">
        <h3 id={id}>{name}</h3>
        {rows}
      </div>
      <p className="quiet fileMeans">{lines.first}</p>
      {children}
      {saved && !lines.isOff ? (
        <SavedLine className="fileSecond" {...messages.saved(saved, formatTime(saved.at), undecided)} />
      ) : (
        <div className="quiet fileSecond">{lines.second}</div>
      )}
    </li>
  )
}

/** When and as what a file was saved, and what follows. Where there is no room for all the name is cut; the title has it whole. */
export function SavedLine({
  className,
  when,
  name,
  more,
}: { className: string } & ReturnType<typeof messages.saved>) {
  return (
    <p className={`savedLine ${className}`} title={`${when} · ${name}${more}`}>
      {when} · <span className="savedName">{name}</span>
      <span>{more}</span>
    </p>
  )
}
