import { useRef, type ComponentProps } from 'react'

interface FileChooserProps extends ComponentProps<'input'> {
  /** As the `accept` attribute of a file input. */
  accept: string
  onFile: (file: File) => void
}

/** Opens the browser's chooser of files: what does that, and the input for it, which nobody sees. */
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
          // So that the same file can be chosen again after a change on disk.
          target.value = ''
        }}
      />
    ),
  }
}
