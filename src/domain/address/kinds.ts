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

/** What is found with an address and stands beside it: a column takes it in its blank cells. */
export const FILL_KINDS = ['uprn', 'udprn', 'latitude', 'longitude', 'ward', 'district', 'country'] as const

export type FillKind = (typeof FILL_KINDS)[number]

export const isFillKind = (kind: ColumnKind): kind is FillKind => FILL_KINDS.some((each) => each === kind)

/** What a column can be told to take: `copy` for what it repeats of the others, `stays` for nothing. */
export const COLUMN_KINDS = [...KINDS, ...FILL_KINDS, 'copy', 'stays'] as const

export type ColumnKind = (typeof COLUMN_KINDS)[number]

/** What a person chose that columns take, by column. */
export type ChosenKinds = Readonly<Record<number, ColumnKind>>

/** A column, as an index in the file, and what it holds of the address. */
export interface Slot {
  column: number
  kind: Kind
  /** It was not sent, so the answer says nothing of what it holds. */
  isUnsent?: boolean
  /** It is read as part of the customer's address, and never written. */
  stays?: boolean
  /** It says again what other columns of the row say, and follows them; one that stays must be true. */
  isCopy?: boolean
  /** A line that takes a PO box and nothing else. */
  isForBox?: boolean
}

/** A column, as an index in the file, that holds what stands beside an address. */
export interface Fill {
  column: number
  kind: FillKind
  /** Its blank cells stay blank. */
  stays?: boolean
}
