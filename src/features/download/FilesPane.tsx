import { Button } from 'antd'
import { useId, useRef, useState, type ReactNode } from 'react'
import { formatTime } from '../../base/format'
import { useAppDispatch, useAppSelector } from '../../base/store/hooks'
import { ChoiceButtons } from '../../components/ChoiceButtons'
import { LabelledSelect } from '../../components/LabelledSelect'
import { FORMATS, type Download } from '../../domain/cleanse/downloads'
import { NextStep } from '../review/next/NextStep'
import { selectNext } from '../review/next/nextSelectors'
import { selectIsNarrowed } from '../review/shownSelectors'
import { ROW_CHOICES, type RowChoice } from './content/rows'
import { downloadMessages as messages } from './downloadMessages'
import { selectDownloadCounts, selectFormat } from './downloadSelectors'
import { downloadAsked, formatChosen, summaryAsked } from './downloadSlice'
import { selectSavedFiles } from './unsavedSelectors'
import { usePurposeDialog, type Purpose } from './usePurposeDialog'
import './FilesPane.css'

interface FilesPaneProps {
  /** The files with a dialog of their own, which later features make; the last one is quieter. */
  purposes: readonly [corrected: Purpose, letters: Purpose, changes: Purpose]
  /** What checks the results, beside their summary. */
  check: Purpose | null
}

/** What comes next, and the files: each with what it is for, and once it was saved with when and as what. */
export function FilesPane({ purposes, check }: FilesPaneProps) {
  const dispatch = useAppDispatch()
  const opener = useRef<HTMLElement>(null)
  const { openPurpose, dialog } = usePurposeDialog(opener)
  const [corrected, letters, changes] = purposes
  const { rows } = useAppSelector(selectDownloadCounts).everything
  const isEnd = useAppSelector((state) => selectNext(state) === 'files')
  const open = (purpose: Purpose, button: HTMLElement) => {
    opener.current = button
    openPurpose(purpose)
  }
  const ofPurpose = (purpose: Purpose) => {
    const { Means } = purpose
    return (
      <File
        name={purpose.label}
        choice={purpose.choice}
        means={<Means />}
        button={
          <Button
            type={isEnd && purpose.isFirst ? 'primary' : 'default'}
            aria-label={`${purpose.label}…`}
            onClick={({ currentTarget }) => open(purpose, currentTarget)}
          >
            {purpose.button}
          </Button>
        }
      />
    )
  }
  return (
    <>
      <NextStep />
      <ul className="plainList fileLines">
        {ofPurpose(corrected)}
        {ofPurpose(letters)}
        <File
          name={messages.choices.nextMonth}
          choice="nextMonth"
          means={messages.nextMonthMeans}
          button={
            <FileButton
              file={messages.choices.nextMonth}
              says={messages.downloadRows(rows)}
              onClick={() => dispatch(downloadAsked('nextMonth'))}
            />
          }
        />
      </ul>
      <FormatChoice />
      <ul className="plainList fileLines isQuiet">
        {ofPurpose(changes)}
        <File
          name={messages.summary}
          means={
            <>
              {messages.summaryMeans}
              {check && (
                <>
                  {' · '}
                  <Button
                    type="link"
                    size="small"
                    onClick={({ currentTarget }) => open(check, currentTarget)}
                  >
                    {check.button}
                  </Button>
                </>
              )}
            </>
          }
          button={
            <FileButton
              file={messages.summary}
              says={messages.print}
              onClick={() => dispatch(summaryAsked())}
            />
          }
        />
        <Everything />
      </ul>
      {dialog}
    </>
  )
}

function FormatChoice() {
  const dispatch = useAppDispatch()
  return (
    <div className="fileFormat">
      <span className="quiet" aria-hidden>
        {messages.format}
      </span>
      <ChoiceButtons
        isSmall
        label={messages.format}
        choices={FORMATS}
        names={messages.formats}
        value={useAppSelector(selectFormat)}
        onChoose={(format) => dispatch(formatChosen(format))}
      />
    </div>
  )
}

/** The file of the desk's own button, of all rows or of some. */
function Everything() {
  const dispatch = useAppDispatch()
  const counts = useAppSelector(selectDownloadCounts)
  const isNarrowed = useAppSelector(selectIsNarrowed)
  const [chosen, setChosen] = useState<RowChoice>('everything')
  const offered = ROW_CHOICES.filter((each) => counts[each].rows > 0 && (each !== 'shown' || isNarrowed))
  const choice = offered.includes(chosen) ? chosen : 'everything'
  const name = messages.choices.everything
  return (
    <File
      name={name}
      choice="everything"
      means={
        <>
          {messages.everythingMeans}{' '}
          <LabelledSelect
            label={<span className="visuallyHidden">{messages.rowsOf(name)}</span>}
            size="small"
            variant="borderless"
            popupMatchSelectWidth={false}
            value={choice}
            options={offered.map((value) => ({ value, label: messages.choice(value, counts[value].rows) }))}
            onChange={setChosen}
          />
        </>
      }
      button={
        <FileButton
          file={name}
          says={messages.downloadRows(counts[choice].rows)}
          onClick={() => dispatch(downloadAsked(choice))}
        />
      }
    />
  )
}

interface FileProps {
  name: string
  /** Under which it is known as saved. */
  choice?: Download
  means: ReactNode
  button: ReactNode
}

/** One file: two lines below its name from the start, the second of which says when and as what it was saved. */
function File({ name, choice, means, button }: FileProps) {
  const id = useId()
  const saved = useAppSelector((state) => selectSavedFiles(state).findLast((file) => file.choice === choice))
  const undecided = useAppSelector((state) => selectDownloadCounts(state).everything.undecided)
  return (
    <li aria-labelledby={id}>
      <div>
        <h3 id={id}>{name}</h3>
        <div className="quiet fileMeans">{means}</div>
        <p className="quiet fileSaved">{saved && messages.saved(saved, formatTime(saved.at), undecided)}</p>
      </div>
      {button}
    </li>
  )
}

/** It is called by its file first. */
const FileButton = ({ file, says, onClick }: { file: string; says: string; onClick: () => void }) => (
  <Button aria-label={`${file}: ${says}`} onClick={onClick}>
    {says}
  </Button>
)
