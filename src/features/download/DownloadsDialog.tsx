import { Button } from 'antd'
import { useId, useState, type ReactNode } from 'react'
import { useAppDispatch, useAppSelector } from '../../base/store/hooks'
import { ChoiceButtons } from '../../components/ChoiceButtons'
import { Dialog } from '../../components/Dialog'
import { LabelledSelect } from '../../components/LabelledSelect'
import { FORMATS } from '../../domain/cleanse/downloads'
import { selectIsNarrowed } from '../review/shownSelectors'
import { ROW_CHOICES, type DownloadChoice, type RowChoice } from './content/rows'
import { downloadMessages as messages } from './downloadMessages'
import { selectDownloadCounts, selectFormat } from './downloadSelectors'
import { downloadAsked, formatChosen, summaryAsked } from './downloadSlice'
import type { Purpose, PurposeDialogProps } from './usePurposeDialog'
import './DownloadsDialog.css'

interface DownloadsDialogProps extends PurposeDialogProps {
  purposes: Purpose[]
  check: Purpose | null
  onPurpose: (purpose: Purpose) => void
}

/** One line a file: its name, what it is for, its rows and its button. It closes with each. */
export function DownloadsDialog({ shell, close, ...files }: DownloadsDialogProps) {
  return (
    <Dialog
      {...shell}
      // Its button is below.
      closable={false}
      destroyOnHidden
      title={messages.moreTitle}
      footer={<Button onClick={close}>{messages.close}</Button>}
      width={760}
    >
      <Head />
      <Lines close={close} {...files} />
    </Dialog>
  )
}

/** Above the files, once: what rows to review hold in each that nobody has decided, and the format. */
function Head() {
  const dispatch = useAppDispatch()
  const { undecided } = useAppSelector(selectDownloadCounts).everything
  return (
    <div className="downloadsHead">
      {undecided > 0 && <p className="needsYou">{messages.undecidedHold(undecided)}</p>}
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

function Lines({ close, purposes, check, onPurpose }: Omit<DownloadsDialogProps, 'shell'>) {
  const dispatch = useAppDispatch()
  const { rows } = useAppSelector(selectDownloadCounts).everything
  const download = (choice: DownloadChoice) => {
    dispatch(downloadAsked(choice))
    close()
  }
  return (
    <ul className="plainList downloadLines">
      {purposes.map((purpose) => (
        <PurposeLine key={purpose.key} purpose={purpose} onOpen={() => onPurpose(purpose)} />
      ))}
      <Line name={messages.choices.nextMonth} means={messages.nextMonthMeans}>
        <FileButton
          file={messages.choices.nextMonth}
          says={messages.downloadRows(rows)}
          onClick={() => download('nextMonth')}
        />
      </Line>
      <Everything onDownload={download} />
      <Line name={messages.summary} means={messages.summaryMeans}>
        {check && <Button onClick={() => onPurpose(check)}>{check.button}</Button>}
        <FileButton
          file={messages.summary}
          says={messages.print}
          onClick={() => {
            close()
            dispatch(summaryAsked())
          }}
        />
      </Line>
    </ul>
  )
}

function PurposeLine({ purpose, onOpen }: { purpose: Purpose; onOpen: () => void }) {
  const { Means } = purpose
  return (
    <Line name={purpose.label} means={<Means />}>
      <Button
        type={purpose.isFirst ? 'primary' : 'default'}
        aria-label={`${purpose.label}…`}
        onClick={onOpen}
      >
        {purpose.button}
      </Button>
    </Line>
  )
}

/** The file of the desk's own button, of all rows or of some. */
function Everything({ onDownload }: { onDownload: (choice: RowChoice) => void }) {
  const counts = useAppSelector(selectDownloadCounts)
  const isNarrowed = useAppSelector(selectIsNarrowed)
  const [chosen, setChosen] = useState<RowChoice>('everything')
  const offered = ROW_CHOICES.filter((each) => counts[each].rows > 0 && (each !== 'shown' || isNarrowed))
  const name = messages.choices.everything
  return (
    <Line
      name={name}
      beside={
        <LabelledSelect
          label={<span className="visuallyHidden">{messages.rowsOf(name)}</span>}
          size="small"
          popupMatchSelectWidth={false}
          value={chosen}
          options={offered.map((value) => ({ value, label: messages.choice(value, counts[value].rows) }))}
          onChange={setChosen}
        />
      }
      means={messages.everythingMeans}
    >
      <FileButton
        file={name}
        says={messages.downloadRows(counts[chosen].rows)}
        onClick={() => onDownload(chosen)}
      />
    </Line>
  )
}

interface LineProps {
  name: string
  /** Beside the name. */
  beside?: ReactNode
  means: ReactNode
  /** Its buttons. */
  children: ReactNode
}

function Line({ name, beside, means, children }: LineProps) {
  const id = useId()
  return (
    <li aria-labelledby={id}>
      <div className="downloadName">
        <h3 id={id}>{name}</h3>
        {beside}
      </div>
      <p className="quiet">{means}</p>
      <div className="downloadPress">{children}</div>
    </li>
  )
}

/** It is called by its file first. */
const FileButton = ({ file, says, onClick }: { file: string; says: string; onClick: () => void }) => (
  <Button aria-label={`${file}: ${says}`} onClick={onClick}>
    {says}
  </Button>
)
