import { createElement, Fragment, type ReactNode } from 'react'

/** A word of this length may need more room than there is. */
const LONG_WORD = /\S{16}/

/** A text whose long words may break after `@`, `.` and `/`, as an e-mail address must in a narrow place. */
export function breakable(text: string): ReactNode {
  if (!LONG_WORD.test(text)) return text
  const parts = text.split(/(?<=[@./])/)
  return createElement(Fragment, null, ...parts.flatMap((part) => [part, createElement('wbr')]))
}
