import { describe, expect, test } from 'vitest'
import { detectColumns as detect } from '../../../src/features/mapping/detectColumns'

/** By the names alone. */
const detectColumns = (headers: string[]) => detect(headers, [])

/** The names of MAPPING-2, the preferred first. */
const ADDRESS = [
  'address1',
  'address_1',
  'line1',
  'line_1',
  'addressline1',
  'address_line_1',
  'addr_line1',
  'addr_line_1',
  'address',
]
const POSTCODE = ['postcode', 'postalcode', 'postal_code', 'zip', 'post_code']

describe('known names', () => {
  test.each(ADDRESS)('%s is an address column', (name) => {
    expect(detectColumns(['id', name, 'note'])).toEqual({ addressColumn: 1, postcodeColumn: null })
  })

  test.each(POSTCODE)('%s is a postcode column', (name) => {
    expect(detectColumns(['id', 'note', name])).toEqual({ addressColumn: null, postcodeColumn: 2 })
  })

  test('are preferred in their order, whatever the order of the columns', () => {
    ADDRESS.forEach((name, at) => {
      const headers = ADDRESS.slice(at).toReversed()
      expect(headers[detectColumns(headers).addressColumn!]).toBe(name)
    })
    POSTCODE.forEach((name, at) => {
      const headers = POSTCODE.slice(at).toReversed()
      expect(headers[Number(detectColumns(headers).postcodeColumn)]).toBe(name)
    })
  })
})

describe('headers', () => {
  test.each([
    ['in any case', ['ADDRESS', 'PostCode'], 0, 1],
    ['with space around them', [' address1 ', '\tpostcode'], 0, 1],
    ['with spaces for underscores', ['Address Line 1', 'Postal Code'], 0, 1],
    ['with hyphens for underscores', ['addr-line-1', 'post-code'], 0, 1],
    ['with a number after a space', ['Line 1', 'Post Code'], 0, 1],
    ['that repeat give the first', ['address', 'postcode', 'address', 'postcode'], 0, 1],
    ['of further lines give no address', ['address2', 'line_2', 'Town'], null, null],
    ['that only contain a name give nothing', ['email address', 'postcode area'], null, null],
    ['that are names of object members give nothing', ['__proto__', 'constructor', ''], null, null],
    ['that are none give nothing', [], null, null],
  ])('%s', (_, headers, addressColumn, postcodeColumn) => {
    expect(detectColumns(headers)).toEqual({ addressColumn, postcodeColumn })
  })
})
