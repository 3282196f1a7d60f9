import { Button } from 'antd'
import { focusIds } from '../../../app/base/focusIds'
import { useAppDispatch, useAppSelector } from '../../../app/base/hooks'
import { columnLabel } from '../../file/columnLabel'
import { selectHeaders, selectRows } from '../../file/fileSelectors'
import { resultsMessages as messages } from '../resultsMessages'
import { selectCustomerColumn } from '../resultsSelectors'
import { rowClosed, rowReached } from '../viewSlice'
import { selectShownRows } from '../shownSelectors'

/** Which row it is, the way to its neighbours among those shown, and out of the panel. */
export function RowHeading({ row }: { row: number }) {
  const dispatch = useAppDispatch()
  const shown = useAppSelector(selectShownRows)
  const headers = useAppSelector(selectHeaders)
  const column = useAppSelector(selectCustomerColumn)
  const values = useAppSelector((state) => selectRows(state)[row])
  const at = shown.indexOf(row)

  const goTo = (place: number, panel: HTMLElement | null) => {
    const target = shown[place]
    if (target === undefined) return
    // The button that was pressed is disabled at the end, and would take the focus with it.
    if (place === 0 || place === shown.length - 1) panel?.focus()
    dispatch(rowReached(target))
  }
  const step = (name: string, arrow: string, place: number) => (
    <Button
      aria-label={name}
      title={name}
      disabled={shown[place] === undefined}
      onClick={({ currentTarget }) =>
        goTo(place, currentTarget.closest<HTMLElement>(`#${focusIds.rowPanel}`))
      }
    >
      {arrow}
    </Button>
  )

  return (
    <div className="rowHeading">
      <h3>{messages.panel(row + 1)}</h3>
      {column !== null && (
        <span className="quiet rowName" title={columnLabel(headers, column)}>
          {values?.[column]}
        </span>
      )}
      <div className="rowSteps">
        {step(messages.previous, '↑', at - 1)}
        {step(messages.next, '↓', at + 1)}
        <Button
          type="text"
          aria-label={messages.close}
          title={messages.close}
          onClick={() => dispatch(rowClosed())}
        >
          ✕
        </Button>
      </div>
    </div>
  )
}
