/** The part of an address that a column holds and that we can write back into it; several columns may share a kind. */
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

/** What accompanies an address: we never ask about, compare or write it, except a UPRN into blank cells. */
export const BESIDE_KINDS = ['uprn', 'udprn', 'latitude', 'longitude', 'ward', 'district', 'country'] as const

export type BesideKind = (typeof BESIDE_KINDS)[number]

export const isBeside = (kind: ColumnKind): kind is BesideKind => BESIDE_KINDS.some((each) => each === kind)

/** What a person can have a column take: `copy` for what it repeats from the others, `stays` for nothing. */
export const OFFERED_KINDS = [...KINDS, 'uprn', 'copy', 'stays'] as const

export type OfferedKind = (typeof OFFERED_KINDS)[number]

/** Choices that storage may hold: earlier versions offered everything that accompanies an address. */
export const COLUMN_KINDS = [...KINDS, ...BESIDE_KINDS, 'copy', 'stays'] as const

export type ColumnKind = (typeof COLUMN_KINDS)[number]

/** What a person chose, by column. */
export type ChosenKinds = Readonly<Record<number, ColumnKind>>

/** Whether a kind is half a postcode. */
export const isHalf = (kind: Kind | Meaning): boolean => kind === 'outwardCode' || kind === 'inwardCode'

/** Kinds that hold a postcode, or half of one. */
export const POSTCODES = new Set<Kind>(['postcode', 'outwardCode', 'inwardCode', 'townAndPostcode'])

/** What a column holds according to its name: a kind that we can write, or something that is a kind only beside other columns. */
export type Meaning =
  | Exclude<Kind, 'street' | 'town'>
  /** With or without its number. */
  | 'street'
  /** A building's name or number. */
  | 'house'
  /** The letter of a house's or flat's number, or the end of its range, in a column beside it. */
  | 'numberPart'
  | 'flatPart'
  | 'box'
  | 'town'
  | 'postTown'
  | 'district'
  | 'region'
  | 'country'

/** Whether a part tells a building from the others in its street. */
export const isPremise = (meaning: Meaning | undefined): boolean =>
  ['flat', 'building', 'number', 'house'].some((each) => each === meaning)

/** Whether a part is a line of the address, such as its street. */
export const isLine = (meaning: Meaning | undefined): boolean => meaning === 'line' || meaning === 'street'

/** Signs that part the lines in a column's cells, if most cells have one between words. */
export type LineSign = '/' | '-'

interface HowRead {
  /** The column of the number that it continues, with a letter or the end of a range. */
  partOf?: number
  partedBy?: LineSign
  /** The word for a bare number in it, `Flat`; a house's number has none. */
  word?: string
  /** Whether its numbers come without that word. */
  isBare?: boolean
  /** The column of its house, which follows it on an envelope, whatever the file's order. */
  before?: number
}

export interface ColumnName extends Pick<HowRead, 'partOf' | 'word'> {
  meaning: Meaning
  /** Which line of the address; 0 for one that may be all of it, and for other meanings. */
  nth: number
  /** The words before the part: `billing` for “Billing Street”; empty if there are none. */
  family: string
  /** Whether it says so only among other columns of an address: alone, `Region` may be a sales team’s. */
  isWeak: boolean
}

export interface AddressPart extends ColumnName, HowRead {
  /** Which of several addresses under the same names it belongs to, from 0. */
  block: number
  /** Whether it is the address of the place that the row is about, or one where the customer is not. */
  where: 'place' | 'elsewhere' | null
}

/** Whether two parts belong to one address. */
export const areOfOne = (one: AddressPart | null, other: AddressPart | null): boolean =>
  one !== null && one.family === other?.family && one.block === other.block

/** A column, as an index in the file, and what it holds of the address. */
export interface Slot extends HowRead {
  column: number
  kind: Kind
  /** It was not sent, so the answer says nothing about its contents. */
  isUnsent?: boolean
  /** We read it as part of the customer's address, and never write it. */
  stays?: boolean
  /** It repeats other columns of the row, and follows them; one that stays must be true. */
  isCopy?: boolean
  /** A line that takes a PO box and nothing else. */
  isForBox?: boolean
  /** Its values that a person said are no address, in lower case. */
  nothing?: readonly string[]
  /** In a download of ours, how many columns are the customer's. */
  ownColumns?: number
}

/** The customer's values of a row: in a download of ours, those before ours, which say nothing about the row. */
export const ownValues = (row: readonly string[], [first]: readonly Slot[]): readonly string[] =>
  first?.ownColumns === undefined ? row : row.slice(0, first.ownColumns)

/** Whether one of the columns takes the town. */
export const hasTown = (slots: readonly Slot[]): boolean =>
  slots.some(({ kind }) => kind === 'town' || kind === 'townAndPostcode')

/** How to read columns, sent or not. */
export type ReadAs = Readonly<Record<number, HowRead & Pick<Slot, 'nothing'> & { isRowNumber?: true }>>

/** A column, as an index in the file, that holds what accompanies an address. */
export interface Beside {
  column: number
  kind: BesideKind
  /** Its blank cells stay blank. */
  stays?: boolean
}
