/** The part of an address that a column holds and that can be written back into it; several columns may be of one kind. */
export const KINDS = [
  'firm',
  'department',
  'flat',
  'building',
  'number',
  'street',
  'locality',
  'line',
  'town',
  'county',
  'postcode',
  'townAndPostcode',
  'outwardCode',
  'inwardCode',
] as const

export type Kind = (typeof KINDS)[number]

/** A column, as an index in the file, and what it holds of the address. */
export interface Slot {
  column: number
  kind: Kind
  /** It is read as part of the customer's address, and never written. */
  stays?: boolean
  /** It stays, and says again what another column of the address says. */
  isCopy?: boolean
  /** A line that takes a PO box and nothing else. */
  isForBox?: boolean
}
