import { OUTPUT_FIELDS, type OutputField } from '../../../domain/cleanse/outputColumns'

const POSTAL: ReadonlySet<OutputField> = new Set<OutputField>([
  'line_1',
  'line_2',
  'line_3',
  'building_number',
  'building_name',
  'sub_building_name',
  'thoroughfare',
  'dependant_thoroughfare',
  'dependant_locality',
  'double_dependant_locality',
  'post_town',
  'postcode',
  'traditional_county',
  'administrative_county',
  'postal_county',
  'county',
])

/** Whether an added column, by its index, is one of a postal address: a customer's column of its name may take its value. */
export const isPostal = (output: number) => POSTAL.has(OUTPUT_FIELDS[output]!)
