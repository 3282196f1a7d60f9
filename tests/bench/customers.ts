import { MAX_ROWS } from '../../src/base/constants'

export const ROWS = MAX_ROWS

const HEADERS =
  'id,first_name,last_name,company,email,phone,address,town_or_city,post_code,segment,joined,remarks'

const NAMES = ['Ashworth', 'Blackwood', 'Campbell', 'Dhillon', "O'Brien", 'Fitzgerald', 'Griffiths', 'Ó Sé']
const STREETS = [
  'High Street',
  'Station Rd',
  'Church Lane',
  'Victoria Avenue',
  'Mill Ln',
  'The Green',
  'Park',
]
const POSTCODES = ['B12 0XY', 'sw1a2aa', 'M1 1AE', 'LS1 4DY', 'EH1 1YZ', 'CF10 1EP', 'G1 1XQ', '']

const pick = (from: string[], at: number) => from[at % from.length]!

/** A file of `count` customers in 12 columns: no two addresses are the same, some mean nothing or lack a postcode. */
export function customersCsv(count = ROWS): string {
  const rows = Array.from({ length: count }, (_, at) => {
    const name = pick(NAMES, at)
    const isKnown = at % 11 < 10
    const address = isKnown ? `"Flat ${1 + (at % 9)}, ${at + 1} ${pick(STREETS, at)}"` : `see note ref-${at}`
    const person = [name, name, `${name} & Sons Ltd`, `customer.${at}@example.co.uk`, `0121 496 ${at}`]
    const place = [address, '', isKnown ? pick(POSTCODES, at) : '']
    return [`C${String(at + 1).padStart(6, '0')}`, ...person, ...place, 'Retail,2019-03-12,"By post, please"']
  })
  return [HEADERS, ...rows, ''].join('\r\n')
}
