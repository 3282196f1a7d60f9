import { type ReactNode, useRef, type ComponentProps } from 'react'
import './DropZone.css'

interface DropZoneProps {
  id: string
  accept: string
  isDisabled: boolean
  /** Whether a press does nothing for a moment; the focus stays. */
  isRefused: boolean
  onFile: (file: File) => void
  children: ReactNode
}

/** A button that opens the file chooser, since Ant Design's Upload ignores Space. The page itself takes dropped files. */
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

interface FileChooserProps extends ComponentProps<'input'> {
  /** As the `accept` attribute of a file input. */
  accept: string
  onFile: (file: File) => void
}

/** Returns a function that opens the browser's file chooser, and the hidden input for it. */
export function useFileChooser({ onFile, ...input }: FileChooserProps) {
  const chooser = useRef<HTMLInputElement>(null)
  return {
    openChooser: () => chooser.current?.click(),
    chooser: (
      <input
        {...input}
        ref={chooser}
        type="file"
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (file) onFile(file)
          // So that the user can choose the same file again after a change on disk.
          target.value = ''
        }}
      />
    ),
  }
}
