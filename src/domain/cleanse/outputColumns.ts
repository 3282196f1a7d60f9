import { FIRST_ADDED_COLUMN } from '../../base/constants'

/** The `Message` of the sandbox's made-up answers; a download keeps it, so that nobody posts to them. */
export const SANDBOX_MESSAGE = 'Made up by the CleanSheet sandbox'

/** The columns with the provider's match levels, each with the field that fills it. */
const LEVEL_COLUMNS = [
  ['Organisation Match', 'organisation_match'],
  ['Premise Match', 'premise_match'],
  ['Street Match', 'thoroughfare_match'],
  ['Locality Match', 'locality_match'],
  ['Post Town Match', 'post_town_match'],
  ['Postcode Match', 'postcode_match'],
] as const

export const LEVEL_FIELDS = LEVEL_COLUMNS.map(([, field]) => field)

/** The columns with the matched address, each with the field that fills it. */
export const ADDRESS_COLUMNS = [
  ['Address Line 1', 'line_1'],
  ['Address Line 2', 'line_2'],
  ['Address Line 3', 'line_3'],
  ['Post Town', 'post_town'],
  ['Postcode', 'postcode'],
  ['UPRN', 'uprn'],
  ['UDPRN', 'udprn'],
  ['Longitude', 'longitude'],
  ['Latitude', 'latitude'],
  ['Eastings', 'eastings'],
  ['Northings', 'northings'],
  ['Organisation Name', 'organisation_name'],
  ['Building Number', 'building_number'],
  ['Building Name', 'building_name'],
  ['Sub Building Name', 'sub_building_name'],
  ['Dependant Locality', 'dependant_locality'],
  ['Double Dependant Locality', 'double_dependant_locality'],
  ['Street Name', 'thoroughfare'],
  ['Dependant Street', 'dependant_thoroughfare'],
  ['Traditional County', 'traditional_county'],
  ['Administrative County', 'administrative_county'],
  ['Postal County', 'postal_county'],
  ['District', 'district'],
  ['Ward', 'ward'],
  ['County', 'county'],
  ['Country', 'country'],
  ['Postcode Inward', 'postcode_inward'],
  ['Postcode Outward', 'postcode_outward'],
  ['PO Box', 'po_box'],
  ['Department Name', 'department_name'],
  ['Postcode Type', 'postcode_type'],
  ['SU Organisation Indicator', 'su_organisation_indicator'],
  ['Delivery Point Suffix', 'delivery_point_suffix'],
  ['UMPRN', 'umprn'],
] as const

export const ADDRESS_FIELDS = ADDRESS_COLUMNS.map(([, field]) => field)

/** What the provider says in some fields; any may be missing. */
type Values<Field extends string> = Partial<Record<Field, string | number | null>>

type AddressValues = Values<(typeof ADDRESS_FIELDS)[number]>

interface Answer extends Values<'message' | 'confidence'> {
  result: Values<'fit' | 'confidence' | (typeof LEVEL_FIELDS)[number]> & { match?: AddressValues | null }
}

/** The columns added to every row, in order: the header of each, and the field that fills it. */
const COLUMNS = [
  [FIRST_ADDED_COLUMN, 'nothing'],
  ['Message', 'message'],
  ['Fit Score', 'fit'],
  ['Confidence Score', 'confidence'],
  ...LEVEL_COLUMNS,
  ...ADDRESS_COLUMNS,
] as const

export type OutputField = (typeof COLUMNS)[number][1]

export const OUTPUT_HEADERS: readonly string[] = COLUMNS.map(([header]) => header)

export const OUTPUT_FIELDS: readonly OutputField[] = COLUMNS.map(([, field]) => field)

/** Whether an added column, by its index, belongs to the matched address. */
export const isAddressColumn = (output: number) => output >= COLUMNS.length - ADDRESS_COLUMNS.length

/** A score from 0 to 1, also as text, with two decimals; blank for anything else. */
function scoreText(score?: string | number | null): string {
  const number = typeof score === 'string' && score.trim() !== '' ? Number(score) : score
  return typeof number === 'number' && number >= 0 && number <= 1 ? number.toFixed(2) : ''
}

/**
 * The values of the added columns for an answer, in order; missing ones are empty strings. `confidence` comes from `result`, else
 * from the top level.
 */
export const outputCells = ({ result, message, confidence }: Answer): string[] => [
  '',
  String(message ?? ''),
  scoreText(result.fit),
  scoreText(result.confidence) || scoreText(confidence),
  ...LEVEL_FIELDS.map((field) => String(result[field] ?? '')),
  ...addressCells(result.match ?? {}),
]

/** The same for an address that a person chose or typed: scores and levels are blank. */
export const cellsOfAddress = (address: AddressValues, message = ''): string[] => [
  '',
  message,
  ...Array<string>(LEVEL_FIELDS.length + 2).fill(''),
  ...addressCells(address),
]

const addressCells = (address: AddressValues) => ADDRESS_FIELDS.map((field) => String(address[field] ?? ''))
