import { Button } from 'antd'
import { useMemo, useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../base/store/hooks'
import { Dialog } from '../../components/Dialog'
import { Toolbar } from '../../components/keys'
import { DataTable } from '../../components/table/DataTable'
import { LINE_HEIGHT, type DataColumn } from '../../components/table/tableColumns'
import { useSize } from '../../components/useSpace'
import { formatNumber } from '../../base/format'
import { downloadAsked } from '../download/downloadSlice'
import type { PurposeDialogProps } from '../download/usePurposeDialog'
import { selectRowWriter } from '../download/writtenSelectors'
import { selectLabels, selectRow } from '../file/fileSlice'
import { cellsOf, type Stretch } from './cellChanges'
import { FATES, type Fate, type Fates } from './fates'
import { selectWhyItStays, selectWrittenCount } from './correctedSelectors'
import { correctedMessages as messages } from './correctedMessages'
import { selectCustomer } from '../results/customerSelectors'
import './ChangesList.css'
import './corrected.css'

/** What a file changes of the customer's: all rows, in piles by what becomes of them, before and after, cell by cell. */
export function ChangesList() {
  const fates = useAppSelector((state) => state.corrected.fates)
  return (
    <section className="changesList" aria-label={messages.list}>
      {fates ? (
        <FateRows fates={fates} />
      ) : (
        <p role="status" className="quiet">
          {messages.preparing}
        </p>
      )}
    </section>
  )
}

function FateRows({ fates }: { fates: Fates }) {
  const shown = FATES.filter((fate) => fates[fate].length > 0)
  const [pressed, setPressed] = useState<Fate>('changes')
  const fate = shown.includes(pressed) ? pressed : (shown[0] ?? pressed)
  return (
    <>
      <Toolbar className="buttonRow" aria-label={messages.which}>
        {shown.map((each) => (
          <button
            key={each}
            type="button"
            tabIndex={-1}
            className="fate"
            aria-pressed={each === fate}
            onClick={() => setPressed(each)}
          >
            <strong>{formatNumber(fates[each].length)}</strong> {messages.fates[each](fates[each].length)}
          </button>
        ))}
      </Toolbar>
      {fates.changes.length + fates.loses.length + fates.capitals.length === 0 && <p>{messages.nothingIn}</p>}
      <Rows key={fate} rows={fates[fate]} />
    </>
  )
}

const COLUMNS: DataColumn[] = [
  {
    key: 'change',
    width: 240,
    grows: true,
    title: (
      <span className="changeCell">
        <span />
        <span>{messages.now}</span>
        <span>{messages.inTheFile}</span>
      </span>
    ),
    render: (row) => <Change row={row} />,
  },
]

function Rows({ rows }: { rows: readonly number[] }) {
  const [place, { height }] = useSize<HTMLDivElement>()
  const [current, setCurrent] = useState<number | null>(null)
  return (
    <div ref={place} className="changesRows">
      {height > 0 && (
        <DataTable
          role="grid"
          label={messages.list}
          columns={COLUMNS}
          rows={rows}
          height={Math.max(0, height - LINE_HEIGHT - 2)}
          currentKey={current}
          onCurrentChange={setCurrent}
          selection={rows}
        />
      )}
    </div>
  )
}

function Change({ row }: { row: number }) {
  const labels = useAppSelector(selectLabels)
  const customer = useAppSelector((state) => selectCustomer(state, row))
  const stays = useAppSelector((state) => selectWhyItStays(state, row))
  const own = useAppSelector((state) => selectRow(state, row))
  const written = useAppSelector((state) => selectRowWriter(state)(row))
  const changesCapitals = useAppSelector(({ corrected }) => corrected.changesCapitals)
  const cells = useMemo(() => cellsOf(own, written, changesCapitals), [own, written, changesCapitals])
  return (
    <>
      <p className="changeHead">
        <strong>{messages.row(row)}</strong> <span className="quiet">{customer}</span>
        {stays !== '' && <span className="quiet"> · {stays}</span>}
      </p>
      {cells?.map(({ column, before, after }) => (
        <div key={column} className="changeCell">
          <span className="quiet">{labels[column]}</span>
          <Side stretches={before} label={messages.now} />
          <Side stretches={after} label={messages.inTheFile} isAfter />
        </div>
      ))}
    </>
  )
}

const Side = ({ stretches, label, isAfter }: { stretches: Stretch[]; label: string; isAfter?: boolean }) => (
  <span className="changeSide">
    <span className="visuallyHidden">{label}: </span>
    {stretches.length === 0 && <span className="quiet">{messages.isBlank}</span>}
    {stretches.map(({ at, text, mark }) => {
      if (mark === 'none') return text
      const isGoing = mark === 'goes'
      return (
        <mark key={at} className={isAfter ? 'isCleansed' : isGoing ? 'isGoing' : undefined}>
          {text}
          {isGoing && <span className="goes"> {messages.goes}</span>}
        </mark>
      )
    })}
  </span>
)

/** Saves a line for each written row, whichever pile is pressed. It closes nothing, so it names the file beside it. */
export function SaveList() {
  const dispatch = useAppDispatch()
  const rows = useAppSelector(selectWrittenCount)
  const { written, writing } = useAppSelector((state) => state.download)
  const [isAsked, setIsAsked] = useState(false)
  const saved = isAsked && writing === 'none' && written?.choice === 'changes' ? written.name : ''
  return (
    <>
      <Button
        disabled={!rows}
        onClick={() => {
          dispatch(downloadAsked('changes'))
          setIsAsked(true)
        }}
      >
        {messages.saveList(rows ?? 0)}
      </Button>
      <span role="status" className="quiet">
        {saved !== '' && messages.saved(saved)}
      </span>
    </>
  )
}

/** The dialog with only the list of changes. */
export const ChangesDialog = ({ shell, close }: PurposeDialogProps) => (
  <Dialog
    {...shell}
    title={messages.changes}
    width={860}
    footer={
      <div className="buttonRow correctedFooter">
        <SaveList />
        <Button onClick={close}>{messages.close}</Button>
      </div>
    }
  >
    <div className="changesAlone">
      <ChangesList />
    </div>
  </Dialog>
)
