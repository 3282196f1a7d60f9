import { Button } from 'antd'
import { useMemo, useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../base/store/hooks'
import type { RootState } from '../../base/store/types'
import { ChoiceButtons, LabelledSelect } from '../../components/controls'
import { Dialog } from '../../components/Dialog'
import { usePortions } from '../../components/usePortions'
import { OFFERED_KINDS, type OfferedKind } from '../../domain/address/columns/kinds'
import { downloadAsked } from '../download/downloadSlice'
import type { PurposeDialogProps } from '../download/usePurposeDialog'
import { selectFile, selectLabels, selectRows } from '../file/fileSlice'
import { selectColumns, selectMappedColumns, kindsChosen } from '../mapping/mappingSlice'
import { selectWrittenColumns } from '../download/writtenSelectors'
import { selectSlots } from '../mapping/mappingSelectors'
import { ChangesList, SaveList } from './ChangesList'
import { correctedMessages as messages } from './correctedMessages'
import { selectNothingWritten, selectStayBlank, selectUnwrittenAddresses } from './correctedSelectors'
import { capitalsChosen, isAsked } from './correctedSlice'
import { FileNote } from './FileNote'
import { correctedName } from './ownContents'
import './corrected.css'

/** The name of the file to write; empty until the page knows how it will come. */
function selectFileWritten(state: RootState): string {
  const file = selectFile(state)
  const { comes } = state.corrected
  if (!file || comes.kind === 'unknown' || isAsked(comes)) return ''
  return correctedName(file, comes.kind === 'inPlace' ? comes.ending : undefined)
}

/** The dialog of the customer's own file. */
export function CorrectedDialog({ shell, close }: PurposeDialogProps) {
  const dispatch = useAppDispatch()
  const { fates, inCapitals, changesCapitals } = useAppSelector((state) => state.corrected)
  const rows = useAppSelector((state) => selectRows(state).length)
  const nothing = useAppSelector(selectNothingWritten)
  const name = useAppSelector(selectFileWritten)
  const { unknown } = useAppSelector(selectSlots)
  const isReady = fates !== null && unknown.length === 0 && nothing === null
  const download = () => {
    dispatch(downloadAsked('program'))
    close()
  }
  return (
    <Dialog
      {...shell}
      title={messages.title}
      width={1120}
      footer={
        <div className="buttonRow correctedFooter">
          <SaveList />
          <span id="corrected-file" className="quiet">
            {nothing ? messages.nothing[nothing] : name}
          </span>
          <Button onClick={close}>{messages.cancel}</Button>
          <Button
            type="primary"
            aria-describedby="corrected-file"
            disabled={!isReady || name === ''}
            onClick={download}
          >
            {messages.download(rows)}
          </Button>
        </div>
      }
    >
      <p className="quiet">{messages.means}</p>
      {inCapitals > 0 && (
        <div className="buttonRow">
          <span aria-hidden>{messages.capitals}:</span>
          <ChoiceButtons
            label={messages.capitals}
            choices={CAPITALS}
            names={messages.capitalsAre}
            value={changesCapitals ? 'post' : 'own'}
            onChoose={(chosen) => dispatch(capitalsChosen(chosen === 'post'))}
          />
        </div>
      )}
      <FileNote isReady={isReady} onTake={download} />
      <div className="corrected">
        <Choices />
        <ChangesList />
      </div>
    </Dialog>
  )
}

const CAPITALS = ['own', 'post'] as const

/** How many columns outside the address to show at once. */
const OTHERS_AT_ONCE = 50

/** What each column takes: columns of the address, then others with blank cells. */
function Choices() {
  const dispatch = useAppDispatch()
  const labels = useAppSelector(selectLabels)
  const rows = useAppSelector(selectRows)
  const { slots, beside, unknown } = useAppSelector(selectWrittenColumns)
  const unwritten = useAppSelector(selectUnwrittenAddresses)
  const sent = useAppSelector(selectMappedColumns)
  const chosen = useAppSelector(selectColumns.kinds)
  const ofOther = useAppSelector(selectColumns.others)
  const stayBlank = useAppSelector(selectStayBlank)
  const copiesStay = useAppSelector((state) => state.corrected.copiesStay)
  const uprns = useMemo(() => beside.filter(({ kind }) => kind === 'uprn'), [beside])
  const kindOf = new Map<number, OfferedKind>([
    ...slots.map(
      ({ column, kind, stays, isCopy }) => [column, stays ? 'stays' : isCopy ? 'copy' : kind] as const,
    ),
    ...uprns.map(({ column, stays }) => [column, stays ? 'stays' : 'uprn'] as const),
  ])
  const blankOf = useMemo(
    () =>
      new Map(uprns.map(({ column }) => [column, rows.filter((row) => row[column]?.trim() === '').length])),
    [uprns, rows],
  )
  const isOwn = (column: number) => !ofOther.includes(column)
  const shown = new Set([
    ...slots.map(({ column }) => column),
    ...uprns.map(({ column }) => column).filter((column) => blankOf.get(column)! > 0),
    ...unknown,
    ...sent,
    ...Object.keys(chosen).map(Number).filter(isOwn),
  ])
  const others = usePortions(
    [...labels.keys()].filter((column) => isOwn(column) && !shown.has(column)),
    OTHERS_AT_ONCE,
    0,
  )
  const columns = [...shown, ...others.shown].toSorted((a, b) => a - b)
  const [wasAsked] = useState(unknown.length > 0)
  const taking = slots.filter(({ stays }) => !stays)
  const filled = uprns.filter(({ column, stays }) => !stays && blankOf.get(column)! > 0)
  return (
    <details className="correctedChoices" open={wasAsked}>
      <summary>
        {messages.takesFolded(
          taking.length,
          filled.map(({ column }) => labels[column]!),
        )}{' '}
        · <span className="linkWord">{messages.change}</span>
      </summary>
      <fieldset>
        <legend className="visuallyHidden">{messages.takes}</legend>
        {columns.map((column) => (
          <div key={column} className="correctedColumn">
            <LabelledSelect<OfferedKind | null>
              label={
                <>
                  {labels[column]}{' '}
                  {blankOf.has(column) && (
                    <span className="quiet">({messages.blank(blankOf.get(column)!)})</span>
                  )}
                </>
              }
              size="small"
              value={unknown.includes(column) ? null : (kindOf.get(column) ?? 'stays')}
              status={unknown.includes(column) ? 'error' : undefined}
              placeholder={messages.choose}
              options={KIND_OPTIONS}
              onChange={(kind) => dispatch(kindsChosen({ [column]: kind! }))}
            />
          </div>
        ))}
        {unknown.length > 0 && (
          <p role="alert" className="isBad">
            {messages.asks(unknown.map((column) => labels[column]!))}
          </p>
        )}
        {stayBlank.length > 0 && <p className="quiet">{messages.stayBlank(stayBlank)}</p>}
        {copiesStay.length > 0 && <p className="quiet">{messages.copiesStay(copiesStay)}</p>}
        {unwritten.map((names) => (
          <p key={names.join()} className="quiet">
            {messages.unwritten(names)}
          </p>
        ))}
        {others.next > 0 && (
          <Button type="link" size="small" onClick={others.showNext}>
            {others.shown.length === 0 ? messages.otherColumns : messages.moreColumns(others.next)}
          </Button>
        )}
      </fieldset>
    </details>
  )
}

const KIND_OPTIONS = OFFERED_KINDS.map((value) => ({ value, label: messages.kinds[value] }))
