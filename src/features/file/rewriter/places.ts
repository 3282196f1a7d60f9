/** A place in a sheet: row and column from 0. */
export interface Place {
  row: number
  column: number
}

/** A rectangle of cells, its edges included. */
export interface Area {
  from: Place
  to: Place
}

/** A column's letters, by its place from 0. */
export function columnLetters(column: number): string {
  let letters = ''
  for (let left = column + 1; left > 0; left = Math.floor((left - 1) / 26))
    letters = String.fromCharCode(65 + ((left - 1) % 26)) + letters
  return letters
}

const CELL = /^\$?([A-Za-z]{1,3})\$?(\d{1,7})$/

/** The place that a reference such as `B5` names; null if it is none. */
export function placeOf(reference: string): Place | null {
  const [, letters, row] = CELL.exec(reference) ?? []
  if (letters === undefined || Number(row) === 0) return null
  const column = Array.from(letters.toUpperCase()).reduce(
    (sum, letter) => sum * 26 + letter.charCodeAt(0) - 64,
    0,
  )
  return { row: Number(row) - 1, column: column - 1 }
}

/** The area that a reference such as `A1:B5` or `A1` names; null if it is none. */
export function areaOf(reference: string): Area | null {
  const [first = '', last = first, ...more] = reference.split(':')
  const [from, to] = [placeOf(first), placeOf(last)]
  return from && to && more.length === 0 ? { from, to } : null
}
