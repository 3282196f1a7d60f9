import { CloseOutlined } from '@ant-design/icons'
import type { KeyboardEvent, ReactNode } from 'react'
import { focusIds } from '../../../base/focusIds'
import { useAppSelector } from '../../../base/store/hooks'
import { IconButton } from '../../../components/IconButton'
import { Toolbar } from '../../../components/oneStop'
import { resultsMessages as messages } from '../resultsMessages'
import { selectCustomer } from '../../results/customerSelectors'
import './RowPanel.css'

interface RowSectionProps {
  row: number
  title: string
  /** Before the button that closes it. */
  buttons?: ReactNode
  onClose: () => void
  /** Any key but Escape. */
  onKey?: (event: KeyboardEvent) => void
  children: ReactNode
}

/** The place of an open row, or of the form that corrects it; it takes the focus, and keys: Escape closes it. */
export function RowSection({ row, title, buttons, onClose, onKey, children }: RowSectionProps) {
  const customer = useAppSelector((state) => selectCustomer(state, row))
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented) return
    if (event.key !== 'Escape') return onKey?.(event)
    // A drawer around it stays open.
    event.preventDefault()
    event.stopPropagation()
    onClose()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- each of the keys has a button
    <section
      id={focusIds.rowPanel}
      className="card rowPanel"
      aria-label={title}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <div className="rowHeading">
        <h3>{title}</h3>
        <span className="quiet rowName" title={customer}>
          {customer}
        </span>
        <Toolbar isLine className="rowTools" aria-label={messages.rowTools}>
          {buttons}
          <IconButton
            tabIndex={-1}
            name={messages.close}
            icon={<CloseOutlined aria-hidden />}
            onClick={onClose}
          />
        </Toolbar>
      </div>
      {children}
    </section>
  )
}
