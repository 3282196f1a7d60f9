import { Button, Popover } from 'antd'
import type { ReactNode } from 'react'
import './HelpPopover.css'

/** A quiet button that opens an explanation over the page, where it takes no room of its own. */
export function HelpPopover({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      arrow={false}
      classNames={{ root: 'helpPopover' }}
      content={<div className="helpText">{children}</div>}
    >
      <Button type="link" size="small" className="helpButton">
        {label}
      </Button>
    </Popover>
  )
}
