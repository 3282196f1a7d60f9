import { createElement, Fragment, type ComponentProps, type ReactNode } from 'react'
import './texts.css'

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

/** A file's name. On a line that is too short its middle is cut, to its ending at worst: date and ending tell files apart. */
export function FileName({ name }: { name: string }) {
  const [, begin, end] = /^(.*?)(.{0,20})$/su.exec(name)!
  return (
    <span className="cutName">
      <span>{begin}</span>
      <span dir="rtl">
        <bdi dir="ltr">{end}</bdi>
      </span>
    </span>
  )
}

/** A word of this length may need more room than there is. */
const LONG_WORD = /\S{16}/

/** A text whose long words may break after `@`, `.` and `/`, as an e-mail address must in a narrow place. */
export function breakable(text: string): ReactNode {
  if (!LONG_WORD.test(text)) return text
  const parts = text.split(/(?<=[@./])/)
  return createElement(Fragment, null, ...parts.flatMap((part) => [part, createElement('wbr')]))
}
