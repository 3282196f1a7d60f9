import { useRef, type ReactNode } from 'react'
import './DropZone.css'

interface DropZoneProps {
  id: string
  /** Types the file chooser offers, as in the `accept` attribute. */
  accept: string
  isDisabled: boolean
  onFile: (file: File) => void
  children: ReactNode
}

/**
 * A button that opens the file chooser by click, Enter or Space. A native button: Ant Design's Upload ignores Space.
 * Dropped files are taken by the page, wherever they are dropped.
 */
export function DropZone({ id, accept, isDisabled, onFile, children }: DropZoneProps) {
  const chooser = useRef<HTMLInputElement>(null)

  const take = (files: FileList | null) => {
    const file = files?.[0]
    if (file && !isDisabled) onFile(file)
  }

  return (
    <>
      <button
        type="button"
        id={id}
        className="dropZone"
        disabled={isDisabled}
        onClick={() => chooser.current?.click()}
      >
        {children}
      </button>
      <input
        ref={chooser}
        type="file"
        accept={accept}
        hidden
        disabled={isDisabled}
        onChange={(event) => {
          take(event.target.files)
          // The same file can be chosen again after a change on disk.
          event.target.value = ''
        }}
      />
    </>
  )
}
