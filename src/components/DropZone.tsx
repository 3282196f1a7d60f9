import { useRef, useState, type DragEvent, type ReactNode } from 'react'
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
 * A button that takes a file: by click, Enter or Space through the file chooser, or by drag and drop (FILE-1). A native
 * button, because Ant Design's Upload does not answer to Space.
 */
export function DropZone({ id, accept, isDisabled, onFile, children }: DropZoneProps) {
  const chooser = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)

  const take = (files: FileList | null) => {
    const file = files?.[0]
    if (file && !isDisabled) onFile(file)
  }

  const drag = (isNowOver: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setIsOver(isNowOver && !isDisabled)
  }

  return (
    <>
      <button
        type="button"
        id={id}
        className={isOver ? 'dropZone isOver' : 'dropZone'}
        disabled={isDisabled}
        onClick={() => chooser.current?.click()}
        onDragEnter={drag(true)}
        onDragOver={drag(true)}
        onDragLeave={drag(false)}
        onDrop={(event) => {
          drag(false)(event)
          take(event.dataTransfer.files)
        }}
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
