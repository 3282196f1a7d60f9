import { customerHeaders } from './customerHeaders'
import { readColumns } from './columnKinds'
import { shownValue } from './shownValue'
import { stopColumn, stopIn, STOPS, type Stop } from './stopNames'

export { STOPS, type Stop } from './stopNames'

/**
 * The rows that must not be written to, by the columns that say so.
 *
 * @returns why, by row index, in the order of the rows; of several reasons the gravest
 */
export function rowsStopped(headers: string[], rows: string[][]): ReadonlyMap<number, Stop> {
  const readings = readColumns(headers, rows)
  const columns = customerHeaders(headers).flatMap((header, column) => {
    const says = readings[column]!.name === null ? stopColumn(header) : null
    return says ? [{ column, says }] : []
  })
  const stopped = new Map<number, Stop>()
  if (columns.length === 0) return stopped
  // A list has few such values and many rows.
  const read = columns.map(({ column, says }) => {
    const known = new Map<string, Stop | null>()
    return (row: string[]) => {
      const cell = row[column] ?? ''
      const stop = known.has(cell) ? known.get(cell)! : stopIn(says, shownValue(cell))
      known.set(cell, stop)
      return stop
    }
  })
  for (const [at, row] of rows.entries()) {
    const found = new Set(read.map((stopOf) => stopOf(row)))
    const stop = STOPS.find((each) => found.has(each))
    if (stop) stopped.set(at, stop)
  }
  return stopped
}
