import { Button } from 'antd'
import { KeyHint, Toolbar } from '../../../components/keys'
import type { ReactNode } from 'react'
import { resultsMessages as messages } from '../resultsMessages'

/** The buttons at the foot of a row, in one place for every row. */
export const Actions = ({ children }: { children: ReactNode }) => (
  <Toolbar isLine className="rowActions" aria-label={messages.rowActions}>
    {children}
  </Toolbar>
)

interface ActionButtonProps {
  name: string
  /** The keys that do the same. */
  keys: string
  /** Where it is not its name. */
  label?: string
  onClick: () => void
}

/** One of them, with its key. */
export const ActionButton = ({ name, keys, label, onClick }: ActionButtonProps) => (
  <Button tabIndex={-1} aria-label={label} onClick={onClick}>
    {name}
    <KeyHint keys={keys} />
  </Button>
)
