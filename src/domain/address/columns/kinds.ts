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

/** What goes with an address: never asked about, compared or written, but for a UPRN in its blank cells. */
export const BESIDE_KINDS = ['uprn', 'udprn', 'latitude', 'longitude', 'ward', 'district', 'country'] as const

export type BesideKind = (typeof BESIDE_KINDS)[number]

export const isBeside = (kind: ColumnKind): kind is BesideKind => BESIDE_KINDS.some((each) => each === kind)

/** What a column can be told to take: `copy` for what it repeats of the others, `stays` for nothing. */
export const OFFERED_KINDS = [...KINDS, 'uprn', 'copy', 'stays'] as const

export type OfferedKind = (typeof OFFERED_KINDS)[number]

/** What is stored as chosen: earlier versions offered all that goes with an address. */
export const COLUMN_KINDS = [...KINDS, ...BESIDE_KINDS, 'copy', 'stays'] as const

export type ColumnKind = (typeof COLUMN_KINDS)[number]

/** What a person chose that columns take, by column. */
export type ChosenKinds = Readonly<Record<number, ColumnKind>>

/** Whether a kind is half a postcode. */
export const isHalf = (kind: Kind | Meaning): boolean => kind === 'outwardCode' || kind === 'inwardCode'

/** What a column's name says that it holds: a kind that can be written, or what is a kind only beside other columns. */
export type Meaning =
  | Exclude<Kind, 'street' | 'town'>
  /** With or without its number. */
  | 'street'
  /** A building's name or number. */
  | 'house'
  /** The letter of a number, or where it ends, in a column beside it; the same of a flat's. */
  | 'numberPart'
  | 'flatPart'
  | 'box'
  | 'town'
  | 'postTown'
  | 'district'
  | 'region'
  | 'country'

/** Whether a part tells a building from others in its street. */
export const isPremise = (meaning: Meaning | undefined): boolean =>
  ['flat', 'building', 'number', 'house'].some((each) => each === meaning)

/** Signs that part the lines in the cells of a column, where most of them have one between words. */
export type LineSign = '/' | '-'

/** How the cells of a column are read. */
export interface HowRead {
  /** The column of the number that it goes on with: it holds its letter, or where it ends. */
  partOf?: number
  /** What parts its lines, if that is a sign. */
  partedBy?: LineSign
  /** What a number alone is called in it, `Flat`, and whether its numbers are without; a house's has no word. */
  word?: string
  isBare?: boolean
  /** The column of its house, which comes after it on an envelope, whatever the file's order. */
  before?: number
}

/** What a column's name says. */
export interface ColumnName extends Pick<HowRead, 'partOf' | 'word'> {
  meaning: Meaning
  /** Which line of the address; 0 for one that may be all of it. Of other meanings 0. */
  nth: number
  /** The words before that: `billing` for “Billing Street”; empty if there are none. */
  family: string
  /** Whether it says so only among other columns of an address: alone, `Region` may be a sales team’s. */
  isWeak: boolean
}

/** What a column holds of an address. */
export interface AddressPart extends ColumnName, HowRead {
  /** Which of several addresses under the same names it belongs to, from 0. */
  block: number
  /** Whether it is the address of the place that a row is about, or one where the customer is not. */
  where: 'place' | 'elsewhere' | null
}

/** Whether two parts are of one address. */
export const areOfOne = (one: AddressPart | null, other: AddressPart | null): boolean =>
  one !== null && one.family === other?.family && one.block === other.block

/** A column, as an index in the file, and what it holds of the address. */
export interface Slot extends HowRead {
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
  /** Values of it that a person said are none, in small letters. */
  nothing?: readonly string[]
}

/** Whether one of some columns is for the town. */
export const hasTown = (slots: readonly Slot[]): boolean =>
  slots.some(({ kind }) => kind === 'town' || kind === 'townAndPostcode')

/** How columns are read, whether they are sent or not. */
export type ReadAs = Readonly<Record<number, HowRead & Pick<Slot, 'nothing'> & { isRowNumber?: true }>>

/** A column, as an index in the file, that holds what goes with an address. */
export interface Beside {
  column: number
  kind: BesideKind
  /** Its blank cells stay blank. */
  stays?: boolean
}
