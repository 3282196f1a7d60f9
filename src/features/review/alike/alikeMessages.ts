import { formatNumber, formatRows } from '../../../base/format'
import type { Question } from '../../../domain/cleanse/alike'

const listed = (texts: string[]) => [...new Set(texts)].join(', ')

export const alikeMessages = {
  /** `12 rows · Back Lane → Mandela Road`. */
  group: ({ difference }: Question, rows: number) => {
    if (!difference) return `${formatRows(rows)} · the same row`
    const { sent, found, street } = difference
    const place = found.includes(street) || street === '' ? '' : ` (${street})`
    const sides = [sent, found].filter(({ length }) => length > 0).map(listed)
    return `${formatRows(rows)} · ${sides.join(' → ')}${place}`
  },
  row: (row: number, text: string) => `${formatNumber(row)}. ${text}`,
  acceptAll: (rows: number) => `Accept all ${formatNumber(rows)}`,
  keepAll: (rows: number) => `Keep mine in all ${formatNumber(rows)}`,
  showAll: (rows: number) => `Show all ${formatNumber(rows)}`,
  /** Of a key that decides one row, pressed on a group. */
  withShift: (decision: 'accepted' | 'originalKept', rows: number) =>
    decision === 'accepted'
      ? `Shift+A accepts all ${formatNumber(rows)}.`
      : `Shift+K keeps yours in all ${formatNumber(rows)}.`,
  label: 'Rows that are alike',
}
