import type { AddressWord } from './addressWords'

/** The parts of an address that a person compares, in the order of an envelope. */
export const PART_NAMES = [
  'organisation',
  'building',
  'number',
  'street',
  'locality',
  'town',
  'postcode',
] as const

export type PartName = (typeof PART_NAMES)[number]

/** What stands for each part; empty where nothing does. */
export type AddressParts = Record<PartName, string>

/** A word and the part that it belongs to; null while nothing says so. */
export interface PlacedWord extends AddressWord {
  part: PartName | null
}
