/** The components of an address that the provider compares, in the order of their columns. */
export type Component = 'organisation' | 'premise' | 'street' | 'locality' | 'postTown' | 'postcode'

/** An address that was found. Missing values are empty strings; lists leave them out. */
export interface MatchedAddress {
  /** The filled address lines above the post town. */
  lines: string[]
  postTown: string
  postcode: string
  county: string
  organisation: string
  department: string
  poBox: string
  premise: { number: string; name: string; subBuilding: string }
  /** The dependent street, if any, and the street. */
  streets: string[]
  /** The smaller places between street and post town: the double dependent locality, the dependent one. */
  localities: string[]
  /** Counties, district, ward and country: they find no door. */
  areas: string[]
  uprn: string
  /** Tells apart the premises of a multiple residence, which share a UPRN; empty for most addresses. */
  umprn: string
}
