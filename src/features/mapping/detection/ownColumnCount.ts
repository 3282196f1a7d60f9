import { FIRST_ADDED_COLUMN } from '../../../app/base/constants'

/**
 * How many of a file's columns are surely the customer's, from the left: in a download of ours those before our first
 * added one, else all. What the customer has put among ours or behind them is not counted, unlike by a
 * download, which must not write over it: here one of ours that is taken for theirs would be sent.
 */
export function ownColumnCount(headers: string[]): number {
  const first = headers.indexOf(FIRST_ADDED_COLUMN)
  return first < 0 ? headers.length : first
}
