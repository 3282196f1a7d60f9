import { FIRST_ADDED_COLUMN } from '../../app/base/constants'
import type { CleanseAnswer, CleanseResult } from '../../api/schemas'

type Match = NonNullable<CleanseResult['match']>

/** Where a column's value comes from in an answer. */
type Source =
  | { from: 'nothing' }
  | { from: 'message' }
  | { from: 'score'; field: 'fit' | 'confidence' }
  | { from: 'level'; field: MatchLevelField }
  | { from: 'match'; field: keyof Match }

export type MatchLevelField =
  | 'organisation_match'
  | 'premise_match'
  | 'thoroughfare_match'
  | 'locality_match'
  | 'post_town_match'
  | 'postcode_match'

export interface OutputColumn {
  header: string
  source: Source
}

const level = (header: string, field: MatchLevelField): OutputColumn => ({
  header,
  source: { from: 'level', field },
})
const match = (header: string, field: keyof Match): OutputColumn => ({
  header,
  source: { from: 'match', field },
})

/** The 44 columns added to every row, in their order, and the field each is filled from. */
export const OUTPUT_COLUMNS: readonly OutputColumn[] = [
  { header: FIRST_ADDED_COLUMN, source: { from: 'nothing' } },
  { header: 'Message', source: { from: 'message' } },
  { header: 'Fit Score', source: { from: 'score', field: 'fit' } },
  { header: 'Confidence Score', source: { from: 'score', field: 'confidence' } },
  level('Organisation Match', 'organisation_match'),
  level('Premise Match', 'premise_match'),
  level('Street Match', 'thoroughfare_match'),
  level('Locality Match', 'locality_match'),
  level('Post Town Match', 'post_town_match'),
  level('Postcode Match', 'postcode_match'),
  match('Address Line 1', 'line_1'),
  match('Address Line 2', 'line_2'),
  match('Address Line 3', 'line_3'),
  match('Post Town', 'post_town'),
  match('Postcode', 'postcode'),
  match('UPRN', 'uprn'),
  match('UDPRN', 'udprn'),
  match('Longitude', 'longitude'),
  match('Latitude', 'latitude'),
  match('Eastings', 'eastings'),
  match('Northings', 'northings'),
  match('Organisation Name', 'organisation_name'),
  match('Building Number', 'building_number'),
  match('Building Name', 'building_name'),
  match('Sub Building Name', 'sub_building_name'),
  match('Dependant Locality', 'dependant_locality'),
  match('Double Dependant Locality', 'double_dependant_locality'),
  match('Street Name', 'thoroughfare'),
  match('Dependant Street', 'dependant_thoroughfare'),
  match('Traditional County', 'traditional_county'),
  match('Administrative County', 'administrative_county'),
  match('Postal County', 'postal_county'),
  match('District', 'district'),
  match('Ward', 'ward'),
  match('County', 'county'),
  match('Country', 'country'),
  match('Postcode Inward', 'postcode_inward'),
  match('Postcode Outward', 'postcode_outward'),
  match('PO Box', 'po_box'),
  match('Department Name', 'department_name'),
  match('Postcode Type', 'postcode_type'),
  match('SU Organisation Indicator', 'su_organisation_indicator'),
  match('Delivery Point Suffix', 'delivery_point_suffix'),
  match('UMPRN', 'umprn'),
]

/** The added headers alone, in order. */
export const OUTPUT_HEADERS: readonly string[] = OUTPUT_COLUMNS.map((column) => column.header)

/** A missing score stays blank; any other is written with two decimals. */
const scoreText = (score: number | null | undefined) => (score == null ? '' : score.toFixed(2))

/**
 * The values of the 44 added columns for an answer, in their order. Numbers are written as JavaScript writes them,
 * missing values as an empty string, `confidence` is read from `result`, else from the top level. With `match: null`
 * the address columns are blank.
 */
export function outputCells(answer: CleanseAnswer): string[] {
  const { result } = answer
  return OUTPUT_COLUMNS.map(({ source }) => {
    switch (source.from) {
      case 'nothing':
        return ''
      case 'message':
        return answer.message ?? ''
      case 'score':
        return scoreText(source.field === 'fit' ? result.fit : (result.confidence ?? answer.confidence))
      case 'level':
        return result[source.field] ?? ''
      case 'match':
        return String(result.match?.[source.field] ?? '')
    }
  })
}
