import type { ReactNode } from 'react'

/** A text with a link behind it: a line breaks before the last word, never at the dot between them. */
export function EndsInLink({ text, children }: { text: string; children: ReactNode }) {
  const last = text.lastIndexOf(' ') + 1
  return (
    <>
      {text.slice(0, last)}
      <span className="unbroken">
        {text.slice(last)} · {children}
      </span>
    </>
  )
}
