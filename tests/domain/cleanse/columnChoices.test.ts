import { describe, expect, test } from 'vitest'
import {
  type Use,
  choicesOf,
  columnsIn,
  columnsMean,
  NO_CHOICES,
  withColumns,
  withPart,
  type ColumnChoices,
} from '../../../src/domain/cleanse/columnChoices'
import type { Mapping } from '../../../src/domain/cleanse/query'

const columns = (
  addressColumn: Mapping['addressColumn'],
  postcodeColumn: Mapping['postcodeColumn'],
  ...moreAddressColumns: number[]
): Mapping => ({ addressColumn, postcodeColumn, moreAddressColumns })

const PROPOSED = choicesOf(columns(0, 3))
const IN_ADDRESS = { postcodeColumn: 'inAddress' } as const

/** Uses of columns, as they are chosen: `0 no, 1 address`. */
const uses = (text: string): ColumnChoices => ({
  ...NO_CHOICES,
  uses: Object.fromEntries(text.split(', ').map((each) => each.split(' ') as [string, Use])),
})

describe('chosen columns over proposed ones', () => {
  test.each<[string, Partial<Mapping>[], Mapping, ColumnChoices]>([
    ['nothing', [], columns(0, 3), NO_CHOICES],
    ['another address', [{ addressColumn: 1 }], columns(1, 3), uses('0 no, 1 address')],
    ['that, and the one before', [{ addressColumn: 1 }, { addressColumn: 0 }], columns(0, 3), NO_CHOICES],
    [
      'one after the other',
      [{ addressColumn: 1 }, { postcodeColumn: 4 }, { moreAddressColumns: [5, 2] }],
      columns(1, 4, 2, 5),
      uses('0 no, 1 address, 2 more, 3 no, 4 postcode, 5 more'),
    ],
    ['halves', [{ postcodeColumn: [4, 5] }], columns(0, [4, 5]), uses('3 no, 4 outward, 5 inward')],
    [
      'the postcode in the address',
      [IN_ADDRESS],
      columns(0, 'inAddress'),
      { ...uses('3 no'), inAddress: true },
    ],
    ['that, and its own column again', [IN_ADDRESS, { postcodeColumn: 3 }], columns(0, 3), NO_CHOICES],
    [
      'one column for both: its postcode is in the address',
      [{ addressColumn: 3 }],
      columns(3, 'inAddress'),
      { ...uses('0 no, 3 address'), inAddress: true },
    ],
    [
      'both changed round',
      [{ addressColumn: 3 }, { postcodeColumn: 0 }],
      columns(3, 0),
      uses('0 postcode, 3 address'),
    ],
    [
      'a further column as the address: it is sent once',
      [{ moreAddressColumns: [1, 2] }, { addressColumn: 1 }],
      columns(1, 3, 2),
      uses('0 no, 1 address, 2 more'),
    ],
    ['no postcode', [{ postcodeColumn: null }], columns(0, null), uses('3 no')],
  ])('%s', (_, chosen, expected, record) => {
    let choices = NO_CHOICES
    for (const each of chosen) choices = withColumns(PROPOSED, choices, each)
    expect(columnsIn(PROPOSED, choices)).toEqual(expected)
    expect(choices).toEqual(record)
  })

  test('a postcode proposed in the address can be chosen elsewhere', () => {
    const proposed = choicesOf(columns(0, 'inAddress'))
    const choices = withColumns(proposed, NO_CHOICES, { postcodeColumn: 1 })
    expect(columnsIn(proposed, choices)).toEqual(columns(0, 1))
    expect(choices).toEqual({ ...uses('1 postcode'), inAddress: false })
  })

  test('other parts of a choice stay', () => {
    const choices = withPart(NO_CHOICES, 'kinds', { 0: 'line', 1: 'town' })
    const next = withColumns(PROPOSED, choices, { addressColumn: 1 })
    expect(next).toEqual({ ...uses('0 no, 1 address'), kinds: { 0: 'line', 1: 'town' } })
  })
})

test('a column of another address is one only while it is not sent, and a part taken back leaves nothing', () => {
  const choices = withPart(NO_CHOICES, 'isOther', { 0: true, 1: true, 2: false })
  expect(columnsMean(PROPOSED, choices)).toMatchObject({
    isOther: { 0: true, 1: true, 2: false },
    others: [1],
  })
  expect(withPart(choices, 'isOther', { 0: null, 1: null, 2: null })).toEqual(NO_CHOICES)
})
