import { utils } from '@e965/xlsx'

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

const CELL = /^\$?[A-Z]{1,3}\$?[1-9]\d{0,6}$/i

/** The place that a reference such as `B5` names; null if it is none. */
export function placeOf(reference: string): Place | null {
  if (!CELL.test(reference)) return null
  const { r: row, c: column } = utils.decode_cell(reference.toUpperCase())
  return { row, column }
}

/** The area that a reference such as `A1:B5` or `A1` names; null if it is none. */
export function areaOf(reference: string): Area | null {
  const [first = '', last = first, ...more] = reference.split(':')
  const [from, to] = [placeOf(first), placeOf(last)]
  return from && to && more.length === 0 ? { from, to } : null
}
