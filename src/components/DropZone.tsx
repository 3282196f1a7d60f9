import { useRef, type ReactNode } from 'react'
import './DropZone.css'

interface DropZoneProps {
  id: string
  /** As the `accept` attribute of a file input. */
  accept: string
  isDisabled: boolean
  /** Whether a press is refused for a moment: the focus stays. */
  isRefused: boolean
  onFile: (file: File) => void
  children: ReactNode
}

/** A button that opens the file chooser. Ant Design's Upload ignores Space. The page itself takes dropped files. */
export function DropZone({ id, accept, isDisabled, isRefused, onFile, children }: DropZoneProps) {
  const chooser = useRef<HTMLInputElement>(null)

  return (
    <>
      <button
        type="button"
        id={id}
        className="dropZone"
        disabled={isDisabled}
        aria-disabled={isRefused || undefined}
        onClick={() => isRefused || chooser.current?.click()}
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
          const file = event.target.files?.[0]
          if (file) onFile(file)
          // So that the same file can be chosen again after a change on disk.
          event.target.value = ''
        }}
      />
    </>
  )
}
