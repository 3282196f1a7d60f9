import type { KeyboardEvent, ReactNode } from 'react'
import { focusIds } from '../../../base/focusIds'
import { formatRows } from '../../../base/format'
import { useAppSelector } from '../../../base/store/hooks'
import { selectSheetRows } from '../../file/fileSlice'
import { selectCustomer } from '../../results/customerSelectors'
import { alikeMessages } from '../reasonMessages'
import { selectQuestion } from '../rowSteps'
import { resultsMessages as messages } from '../resultsMessages'
import { selectLineRows } from '../shownSelectors'
import './RowPanel.css'

interface RowSectionProps {
  row: number
  title: string
  /** At the end of the heading. */
  buttons?: ReactNode
  onClose: () => void
  /** Called on any key but Escape. */
  onKey?: (event: KeyboardEvent) => void
  children: ReactNode
}

/** The place of the selected row, or of the form that corrects it. It takes the focus, and keys: Escape leaves it. */
export function RowSection({ row, title, buttons, onClose, onKey, children }: RowSectionProps) {
  const customer = useAppSelector((state) => selectCustomer(state, row))
  const sheetRow = useAppSelector((state) => selectSheetRows(state)[row])
  const rows = useAppSelector((state) => selectLineRows(state, row))
  const question = useAppSelector((state) => (selectLineRows(state, row) ? selectQuestion(state, row) : null))
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented) return
    if (event.key !== 'Escape') return onKey?.(event)
    event.preventDefault()
    event.stopPropagation()
    onClose()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- each of the keys has a button
    <section
      id={focusIds.rowPanel}
      className="rowPanel"
      aria-label={title}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <div className="rowHeading">
        <div>
          <h3>{rows ? formatRows(rows.length) : customer || title}</h3>
          <p className="quiet">
            {question ? alikeMessages.difference(question) : messages.inFile(row + 1, sheetRow)}
          </p>
        </div>
        {buttons}
      </div>
      {children}
    </section>
  )
}
