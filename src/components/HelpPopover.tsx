import { Button } from 'antd'
import { useId, useRef, type ReactNode, type ToggleEvent } from 'react'
import './HelpPopover.css'

/**
 * A quiet button that opens an explanation over the page, where it takes no room of its own. The browser's own
 * popover: it comes next for Tab, Escape closes it, and the button says whether it is open.
 */
export function HelpPopover({ label, children }: { label: string; children: ReactNode }) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const place = ({ currentTarget: { style } }: ToggleEvent<HTMLElement>) => {
    const { bottom, right } = button.current!.getBoundingClientRect()
    style.setProperty('--help-top', `${bottom}px`)
    style.setProperty('--help-end', `${right}px`)
  }
  return (
    <>
      <Button
        ref={button}
        type="link"
        size="small"
        className="helpButton"
        aria-label={label}
        popoverTarget={id}
      >
        {label}
      </Button>
      <div id={id} popover="auto" role="group" aria-label={label} className="helpText" onBeforeToggle={place}>
        {children}
      </div>
    </>
  )
}
