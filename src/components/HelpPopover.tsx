import { Button, Popover } from 'antd'
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react'
import { onlyFirstPress } from './samePress'
import './HelpPopover.css'

interface HelpPopoverProps {
  label: string
  /** Shown in place of the label. */
  sign?: string
  children: ReactNode
}

/** A quiet button that opens an explanation beside it. Escape closes it. */
export function HelpPopover({ label, sign, children }: HelpPopoverProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    event.stopPropagation()
    setIsOpen(false)
  }
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      open={isOpen}
      onOpenChange={setIsOpen}
      content={
        <div id={id} role="group" aria-label={label} className="helpText">
          {children}
        </div>
      }
    >
      <Button
        type={sign ? 'default' : 'link'}
        shape={sign ? 'circle' : undefined}
        size="small"
        aria-label={label}
        title={sign && label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onKeyDown={onKeyDown}
        onClickCapture={onlyFirstPress}
      >
        {sign ?? label}
      </Button>
    </Popover>
  )
}
