import { MAX_ROWS } from '../../src/app/base/constants'

export const ROWS = MAX_ROWS

/** Columns of the customer's own; 44 are added. */
export const OWN_COLUMNS = 12

const HEADERS =
  'id,first_name,last_name,company,email,phone,address,town_or_city,post_code,segment,joined,remarks'

const FIRST = ['Ann', 'Bob', 'Chandra', 'Dilys', 'Ewan', 'Fatima', 'Grace']
const LAST = ['Ashworth', 'Blackwood', 'Campbell', 'Dhillon', "O'Brien", 'Fitzgerald', 'Griffiths', 'Ó Sé']
const STREETS = [
  'High Street',
  'Station Rd',
  'Church Lane',
  'Victoria Avenue',
  'Mill Ln',
  'The Green',
  'Park',
]
const POSTCODES = ['B12 0XY', 'sw1a2aa', 'M1 1AE', 'LS1 4DY', 'EH1 1YZ', 'CF10 1EP', 'G1 1XQ', 'BS1 4ST']

const pick = (from: string[], at: number) => from[at % from.length]!

/** The address and postcode of row `at`: no two are the same, some are misspelt and some mean nothing. */
function addressOf(at: number) {
  if (at % 11 === 10) return { address: `see note ${'abc'.repeat(1 + (at % 3))} ref-${at}`, postcode: '' }
  const flat = at % 5 === 0 ? `"Flat ${1 + (at % 9)}, ` : '"'
  const postcode = at % 7 === 3 ? '' : pick(POSTCODES, at)
  return { address: `${flat}${at + 1} ${pick(STREETS, at)}"`, postcode }
}

/** A customer file as it comes out of a spreadsheet: 1,100 rows unless told otherwise, 12 columns. */
export function customersCsv(count = ROWS): string {
  const rows = Array.from({ length: count }, (_, at) => {
    const [first, last] = [pick(FIRST, at), pick(LAST, at)]
    const { address, postcode } = addressOf(at)
    const email = `${first}.${at}@example.co.uk`.toLowerCase()
    const phone = `0121 496 ${String(at).padStart(4, '0')}`
    const remarks = `"Prefers post, not e-mail (${at % 31})"`
    const joined = `20${String(10 + (at % 15))}-0${1 + (at % 9)}-1${at % 10}`
    const cells = [`C${String(at + 1).padStart(6, '0')}`, first, last, `${last} & Sons Ltd`, email, phone]
    return [...cells, address, '', postcode, pick(['Retail', 'Trade'], at), joined, remarks].join(',')
  })
  return [HEADERS, ...rows, ''].join('\r\n')
}
