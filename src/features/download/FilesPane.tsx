import { Button } from 'antd'
import { useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../base/store/hooks'
import { ChoiceButtons, LabelledSelect } from '../../components/controls'
import { FORMATS } from '../../domain/cleanse/downloads'
import { NextStep } from '../review/next/NextStep'
import { selectNext } from '../review/next/nextSelectors'
import { selectIsNarrowed } from '../review/shownSelectors'
import { ROW_CHOICES, type RowChoice } from './content/rows'
import { downloadMessages as messages } from './downloadMessages'
import { selectAddedCount, selectDownloadCounts, selectFormat } from './downloadSelectors'
import { downloadAsked, formatChosen, summaryAsked } from './downloadSlice'
import { FileLine } from './FileLine'
import { usePurposeDialog, type FilePurpose, type Purpose } from './usePurposeDialog'
import './FilesPane.css'

interface FilesPaneProps {
  /** The files with their own dialogs, from later features: the first is what people come for, the last is quieter. */
  purposes: readonly [corrected: FilePurpose, letters: FilePurpose, changes: FilePurpose]
  /** What checks the results, beside their summary. */
  check: Purpose | null
}

/** What comes next, and the files: each with its purpose and, once saved, when and under which name. */
export function FilesPane({ purposes, check }: FilesPaneProps) {
  const dispatch = useAppDispatch()
  const { openPurpose: open, dialog } = usePurposeDialog()
  const [corrected, letters, changes] = purposes
  const isEnd = useAppSelector((state) => selectNext(state) === 'end')
  const isFirstOff = useAppSelector((state) => corrected.selectLines(state).isOff === true)
  const names = [corrected.label, letters.label, messages.choices.nextMonth, changes.label, messages.summary]
  return (
    <>
      <NextStep files={[...names, messages.choices.everything]} />
      <ul className="plainList fileLines">
        <PurposeFile purpose={corrected} isFilled={isEnd} onOpen={open} />
        <PurposeFile purpose={letters} onOpen={open} />
        <NextMonth />
      </ul>
      <FormatChoice />
      <ul className="plainList fileLines isQuiet">
        <PurposeFile purpose={changes} onOpen={open} />
        <FileLine
          name={messages.summary}
          lines={{
            first: messages.summaryMeans,
            second: check ? (
              <Button type="link" size="small" onClick={({ currentTarget }) => open(check, currentTarget)}>
                {check.button}
              </Button>
            ) : (
              messages.summaryMore
            ),
          }}
          button={messages.print}
          buttonName={messages.of(messages.summary, messages.print)}
          onPress={() => dispatch(summaryAsked())}
        />
        <Everything isFilled={isEnd && isFirstOff} />
      </ul>
      <WrittenNotes />
      {dialog}
    </>
  )
}

interface PurposeFileProps {
  purpose: FilePurpose
  isFilled?: boolean
  onOpen: (purpose: Purpose, button: HTMLElement) => void
}

function PurposeFile({ purpose, isFilled, onOpen }: PurposeFileProps) {
  return (
    <FileLine
      name={purpose.label}
      choices={[purpose.choice]}
      lines={useAppSelector(purpose.selectLines)}
      button={purpose.button}
      buttonName={`${purpose.label}…`}
      isFilled={isFilled}
      onPress={(button) => onOpen(purpose, button)}
    />
  )
}

/** The answers and decisions; until it is saved, it says that without it they must be paid for again. */
function NextMonth() {
  const dispatch = useAppDispatch()
  const name = messages.choices.nextMonth
  const { nextMonth: rows } = useAppSelector(selectDownloadCounts)
  const hasPaid = useAppSelector(({ run }) => run.lookups > 0)
  const lines = {
    first: messages.nextMonthMeans,
    second: hasPaid ? messages.nextMonthWhy : messages.nextMonthMore,
  }
  return (
    <FileLine
      name={name}
      choices={['nextMonth']}
      lines={lines}
      button={messages.downloadFile}
      buttonName={messages.of(name, messages.downloadRows(rows))}
      onPress={() => dispatch(downloadAsked('nextMonth'))}
    />
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
        label={messages.format}
        choices={FORMATS}
        names={messages.formats}
        value={useAppSelector(selectFormat)}
        onChoose={(format) => dispatch(formatChosen(format))}
      />
    </div>
  )
}

/** The file of the desk's own button, with all rows or some. */
function Everything({ isFilled }: { isFilled: boolean }) {
  const dispatch = useAppDispatch()
  const counts = useAppSelector(selectDownloadCounts)
  const isNarrowed = useAppSelector(selectIsNarrowed)
  const added = useAppSelector(selectAddedCount)
  const format = useAppSelector(selectFormat)
  const [chosen, setChosen] = useState<RowChoice>('everything')
  const offered = ROW_CHOICES.filter((each) => counts[each] > 0 && (each !== 'shown' || isNarrowed))
  const choice = offered.includes(chosen) ? chosen : 'everything'
  const name = messages.choices.everything
  return (
    <FileLine
      name={name}
      choices={ROW_CHOICES}
      lines={{ first: messages.everythingMeans(added), second: messages.everythingMore(format) }}
      rows={
        <LabelledSelect
          label={<span className="visuallyHidden">{messages.rowsOf(name)}</span>}
          size="small"
          variant="borderless"
          popupMatchSelectWidth={false}
          value={choice}
          options={offered.map((value) => ({ value, label: messages.choice(value, counts[value]) }))}
          onChange={setChosen}
        />
      }
      button={messages.downloadFile}
      buttonName={messages.of(name, messages.downloadRows(counts[choice]))}
      isFilled={isFilled}
      onPress={() => dispatch(downloadAsked(choice))}
    />
  )
}

/** What else the user must know about the last written file: below all files, so that none of them moves. */
function WrittenNotes() {
  const written = useAppSelector((state) => state.download.written)
  const notes = written ? messages.notes(written) : []
  if (written === null || notes.length === 0) return null
  return (
    <p className="fileNotes">
      <strong>{written.name}</strong> {notes.join(' ')}
    </p>
  )
}
