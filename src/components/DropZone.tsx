import type { ReactNode } from 'react'
import { useFileChooser } from './useFileChooser'
import './DropZone.css'

interface DropZoneProps {
  id: string
  accept: string
  isDisabled: boolean
  /** Whether a press is refused for a moment: the focus stays. */
  isRefused: boolean
  onFile: (file: File) => void
  children: ReactNode
}

/** A button that opens the file chooser. Ant Design's Upload ignores Space. The page itself takes dropped files. */
export function DropZone({ id, accept, isDisabled, isRefused, onFile, children }: DropZoneProps) {
  const { openChooser, chooser } = useFileChooser({ accept, disabled: isDisabled, onFile })
  return (
    <>
      <button
        type="button"
        id={id}
        className="dropZone"
        disabled={isDisabled}
        aria-disabled={isRefused || undefined}
        onClick={() => isRefused || openChooser()}
      >
        {children}
      </button>
      {chooser}
    </>
  )
}
