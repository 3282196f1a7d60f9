import { FIRST_ADDED_COLUMN } from '../../app/base/constants'

/**
 * How many of a file's columns are the customer's: all, but for those that begin with our first added one in a file
 * that is itself a download of ours (DOWNLOAD-15).
 */
export function ownColumnCount(headers: string[]): number {
  const first = headers.indexOf(FIRST_ADDED_COLUMN)
  return first < 0 ? headers.length : first
}
