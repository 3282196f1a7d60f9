import { describe, expect, test } from 'vitest'
import { columnsBeside } from '../../../../src/domain/address/columns/otherNames'
import { ownUprns, uprnOf, uprnsDiffer } from '../../../../src/domain/address/columns/ownUprns'

const uprnColumn = (headers: string[]) => columnsBeside(headers).indexOf('uprn')

test.each(
  (
    'UPRN|uprn|Property UPRN|UPRN (if known)|PropertyUPRN|If known, provide this property’s UPRN|' +
    'Unique Property Reference Number|Unique Property Ref No|UPRNs'
  ).split('|'),
)('%s is the name of a column of UPRNs', (header) => {
  expect(uprnColumn(['Name', header])).toBe(1)
})

test.each(['UDPRN', 'UPRN source', 'Parent UPRN', 'UPRN match', 'Property reference', ''])(
  '“%s” is not',
  (header) => {
    expect(uprnColumn([header])).toBe(-1)
  },
)

test('a column that an earlier download added is not the customer’s', () => {
  expect(uprnColumn(['Address', 'CleanSheet Results', 'UPRN'])).toBe(-1)
})

test.each([
  ['100023336956', '100023336956'],
  ['00010023336', '10023336'],
  [' 42 ', '42'],
  ['="000042"', '42'],
  ["'100023336956", '100023336956'],
  ['42.0', '42'],
  ['1.00023E+11', null],
  ['N/A', null],
  ['0', null],
  ['1234567890123', null],
  ['12 High Street', null],
  ['', null],
])('the UPRN in “%s” is %s', (text, uprn) => {
  expect(uprnOf(text)).toBe(uprn)
})

test.each([
  ['100', '0100', false],
  ['100', '101', true],
  ['100', '', false],
  [null, '100', false],
])('%s and %s differ: %s', (own, found, differ) => {
  expect(uprnsDiffer(own, found)).toBe(differ)
})

describe('the customer’s own UPRNs', () => {
  const read = (cells: string[]) =>
    ownUprns(
      ['UPRN'],
      cells.map((cell) => [cell]),
    )

  test('count the cells that hold none, except blank ones', () => {
    expect(read(['100', '', ' ', 'N/A', '1.00023E+11', '200'])).toEqual({
      column: 0,
      uprns: ['100', null, null, null, null, '200'],
      unusable: 2,
    })
  })

  test('that are the same in many rows are unusable', () => {
    const list = Array.from({ length: 30 }, (_, at) => String(1000 + at))
    expect(read([...list, ...Array<string>(10).fill('7')])?.unusable).toBe(10)
    expect(read(['7', '7', '7', '8'])).toMatchObject({ uprns: [null, null, null, '8'], unusable: 3 })
  })

  test('that some flats share are compared', () => {
    const list = Array.from({ length: 30 }, (_, at) => String(1000 + at))
    expect(read([...list, ...Array<string>(9).fill('7')])?.unusable).toBe(0)
    expect(read(['7', '7'])?.unusable).toBe(0)
  })

  test('do not exist in a file without a column of that name', () => {
    expect(ownUprns(['Reference'], [['100023336956']])).toBeNull()
  })
})
