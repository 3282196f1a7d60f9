import { formatNumber, formatRows } from '../../../base/format'
import type { Question } from '../../../domain/cleanse/alike'

const listed = (texts: string[]) => [...new Set(texts)].join(', ')

export const alikeMessages = {
  /** What the rows of a group differ by: `Back Lane → Mandela Road`. */
  difference: ({ difference }: Question) => {
    if (!difference) return 'the same row'
    const { sent, found, street } = difference
    const place = found.includes(street) || street === '' ? '' : ` (${street})`
    const sides = [sent, found].filter(({ length }) => length > 0).map(listed)
    return `${sides.join(' → ')}${place}`
  },
  /** `12 rows · Back Lane → Mandela Road`. */
  group: (question: Question, rows: number) => `${formatRows(rows)} · ${alikeMessages.difference(question)}`,
  /** Before the address of each row. */
  row: (row: number, customer: string) => [formatNumber(row + 1), customer].filter(Boolean).join(' · '),
  acceptAll: (rows: number) => `Accept all ${formatNumber(rows)}`,
  keepAll: (rows: number) => `Keep mine in all ${formatNumber(rows)}`,
  showAll: (rows: number) => `Show all ${formatNumber(rows)}`,
  undoAll: (rows: number) => `Undo all ${formatNumber(rows)}`,
  label: 'Rows that are alike',
}
