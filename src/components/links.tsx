import type { ComponentProps, ReactNode } from 'react'

/** A link to another site: opens in another tab, and tells that site nothing about this page. */
export function ExternalLink({ children, ...props }: ComponentProps<'a'>) {
  return (
    <a {...props} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  )
}

/** A text with a link after it: a line breaks before the last word, never at the dot between them. */
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
