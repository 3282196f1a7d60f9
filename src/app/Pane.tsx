import { Button } from 'antd'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { focusIds } from '../base/focusIds'
import { useAppDispatch, useAppSelector } from '../base/store/hooks'
import { ChoiceButtons } from '../components/controls'
import { useBackLeaves } from '../components/useBackLeaves'
import { ABOVE, useMedia } from '../components/useSpace'
import { CorrectForm, CorrectNotice, OwnDoorButton } from '../features/correct/CorrectForm'
import { formClosed } from '../features/correct/correctSlice'
import { RowPanel } from '../features/review/panel/RowPanel'
import { resultsMessages } from '../features/review/resultsMessages'
import { selectCurrentShownRow, selectLines, selectOpenLine } from '../features/review/shownSelectors'
import { filesShown, paneLeft, rowOpened, type ViewState } from '../features/review/viewSlice'
import './Pane.css'

const PANES = ['row', 'files'] as const

/**
 * Beside the rows: the selected row, or the form that corrects it, or the files, with a switch between row and files. Without
 * room beside the rows it covers them until the user leaves it.
 */
export function Pane({ files }: { files: ReactNode }) {
  const dispatch = useAppDispatch()
  const row = useAppSelector(selectOpenLine)
  const isUp = useAppSelector((state) => state.view.isPaneUp)
  const isOneColumn = useMedia(ABOVE)
  const leave = () => dispatch(paneLeft())
  useBackLeaves(isUp && isOneColumn, leave)
  const isCorrected = useAppSelector(({ correct }) => row !== null && correct.form?.row === row)
  useBackLeaves(isUp && isOneColumn && isCorrected, () => dispatch(formClosed()))
  const selected = useAppSelector((state) => state.view.currentRow)
  const first = useAppSelector((state) => selectCurrentShownRow(state) ?? selectLines(state)[0])
  const choose = (pane: ViewState['pane']) => {
    const next = selected ?? first
    if (pane === 'files') dispatch(filesShown())
    else if (next !== undefined) dispatch(rowOpened(next))
  }
  const names = {
    row: resultsMessages.panel((selected ?? first ?? 0) + 1),
    files: messages.files,
  }
  // The form that corrects a row closes first, as does an open list; a dialog is not part of the pane, though React passes its
  // keys on.
  const onEscape = (event: KeyboardEvent) => {
    const { key, target, currentTarget } = event
    if (key !== 'Escape' || !isUp || !isOneColumn || isCorrected) return
    if (!(target instanceof Element && currentTarget.contains(target)) || target.ariaExpanded === 'true')
      return
    event.stopPropagation()
    leave()
  }
  // Another zoom draws the rows differently: what had the focus may be gone.
  const wasOneColumn = useRef(isOneColumn)
  useEffect(() => {
    if (wasOneColumn.current !== isOneColumn)
      dispatch((_, __, deps) => deps.moveFocus([focusIds.resultRows, focusIds.rowPanel]))
    wasOneColumn.current = isOneColumn
  }, [isOneColumn, dispatch])
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the key has a button
    <div
      id={focusIds.pane}
      className={isUp ? 'pane card isUp' : 'pane card'}
      tabIndex={-1}
      onKeyDownCapture={onEscape}
    >
      <div className="paneHead">
        {isOneColumn && <Button onClick={leave}>{messages.toRows}</Button>}
        <ChoiceButtons
          label={messages.label}
          choices={PANES}
          names={names}
          value={row === null ? 'files' : 'row'}
          onChoose={choose}
        />
      </div>
      {row === null ? (
        <section className="paneFiles" aria-label={messages.files} tabIndex={-1}>
          {files}
        </section>
      ) : isCorrected ? (
        <CorrectForm key={row} row={row} />
      ) : (
        <RowPanel row={row} notice={<CorrectNotice />} correction={<OwnDoorButton row={row} />} />
      )}
    </div>
  )
}

const messages = { label: 'Beside the rows', files: 'Files', toRows: '‹ Rows' }
