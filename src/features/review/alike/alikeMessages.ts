import { formatCount, formatNumber } from '../../../base/format'
import type { Question } from '../../../domain/cleanse/alike'

const listed = (texts: string[]) => [...new Set(texts)].join(', ')

export const alikeMessages = {
  alike: (rows: number) => `${formatNumber(rows)} alike`,
  /** `8 more rows`, before what they have in common. */
  moreRows: (more: number) => formatCount(more, 'more row'),
  haveTheSame: ({ difference }: Question, more: number) => {
    if (!difference)
      return more === 1 ? 'is the same, with the same answer.' : 'are the same, with the same answer.'
    const { sent, found, street } = difference
    const sides = [
      ...(sent.length > 0 ? [`yours ${listed(sent)}`] : []),
      `cleansed ${listed(found)}`,
      ...(found.includes(street) || street === '' ? [] : [street]),
    ]
    return `${more === 1 ? 'has' : 'have'} the same difference: ${sides.join(', ')}.`
  },
  /** `Back Lane, Mandela Road`. */
  difference: ({ difference }: Question) =>
    difference ? listed([...difference.sent, ...difference.found]) : 'The same row',
  acceptAll: (rows: number) => `Accept all ${formatNumber(rows)}`,
  keepAll: (rows: number) => `Keep mine in all ${formatNumber(rows)}`,
  show: 'Show',
  label: 'Rows that are alike',
}
