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
 * A button that takes a file through the file chooser: by click, Enter or Space. A native button, because
 * Ant Design's Upload does not answer to Space. What is dropped on it is the page's to take, like all that is dropped.
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
          // The same file may be chosen again after it was changed on disk.
          event.target.value = ''
        }}
      />
    </>
  )
}
