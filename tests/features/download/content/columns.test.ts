import { describe, expect, test } from 'vitest'
import {
  conflictingHeaders,
  downloadColumns,
  fileColumns,
  updatedHeaders,
  type ColumnChoices,
} from '../../../../src/features/download/content/columns'
import { usualChoices } from '../../../../src/features/download/downloadChoices'
import { ADDED_HEADERS } from '../../../support/addedHeaders'

const plain: ColumnChoices = { ...usualChoices, customerColumns: 'update', roles: {} }
const keeping: ColumnChoices = { ...plain, customerColumns: 'keep' }
const columnsOf = (headers: string[], choice = plain, rows: string[][] = []) =>
  downloadColumns(fileColumns(headers, rows), choice)
const headersOf = (headers: string[], choice = plain) =>
  columnsOf(headers, choice).map(({ header }) => header)
const conflictsOf = (headers: string[]) => conflictingHeaders(fileColumns(headers, []))
const addedBut = (...left: string[]) => ADDED_HEADERS.filter((header) => !left.includes(header))

const USE = ['Use Line 1', 'Use Line 2', 'Use Line 3', 'Use Town', 'Use Postcode']

describe('the headers of a download', () => {
  test.each<[string, string[], ColumnChoices, string[]]>([
    ['are the original ones, then the added ones', ['id', 'line'], plain, ['id', 'line', ...ADDED_HEADERS]],
    ['tell names in other case apart', ['postcode'], plain, ['postcode', ...ADDED_HEADERS]],
    ['keep duplicate names', ['a', 'a', '', ''], plain, ['a', 'a', '', '', ...ADDED_HEADERS]],
    ['keep __proto__', ['__proto__'], plain, ['__proto__', ...ADDED_HEADERS]],
    ['stay when a download is cleansed again', ['id', ...ADDED_HEADERS], plain, ['id', ...ADDED_HEADERS]],
    [
      'have an added name once, in the customer’s place',
      ['County', 'id', 'Postcode'],
      plain,
      ['County', 'id', 'Postcode', ...addedBut('County', 'Postcode')],
    ],
    [
      'have the name of a corrected column once',
      ['POLine1', 'Postcode'],
      { ...plain, customerColumns: 'correct', roles: { line1: 0, postcode: 1 } },
      ['POLine1', 'Postcode', ...addedBut('Postcode')],
    ],
    [
      'have the cleansed column at its place in the added list if the customer’s is kept',
      ['Postcode', 'id'],
      keeping,
      [
        'Postcode',
        'id',
        ...ADDED_HEADERS.map((each) => (each === 'Postcode' ? 'Postcode (cleansed)' : each)),
      ],
    ],
    [
      'do not change if the customer keeps columns that do not clash',
      ['id'],
      keeping,
      ['id', ...ADDED_HEADERS],
    ],
    [
      'leave out what the customer leaves out, but never a customer’s column',
      ['Postcode', 'id'],
      { ...plain, leftOut: ['UPRN', 'Postcode'] },
      ['Postcode', 'id', ...addedBut('UPRN', 'Postcode')],
    ],
    [
      'end with the extra ones in their order, then the error if a row failed',
      ['id'],
      {
        ...plain,
        extras: ['error', 'keep', 'duplicateGroup', 'decision', 'outcome', 'reasons', 'addressToUse'],
      },
      ['id', ...ADDED_HEADERS, ...USE, 'Outcome', 'Reasons', 'Decision', 'Duplicate group', 'Keep', 'Error'],
    ],
    [
      'are the customer’s if only those are wanted, also in an earlier download',
      ['Postcode', 'CleanSheet Results', 'UPRN', 'Checked'],
      { ...plain, onlyMine: true },
      ['Postcode', 'Checked'],
    ],
    [
      'keep the errors beside a corrected column called “error”',
      ['error'],
      { ...plain, customerColumns: 'correct', roles: { line1: 0 }, extras: ['error'] },
      ['error', ...ADDED_HEADERS, 'Error'],
    ],
  ])('%s', (_, headers, choice, expected) => {
    expect(headersOf(headers, choice)).toEqual(expected)
  })

  test.each([
    ['the cleansed column', ['Postcode', 'Postcode (cleansed)'], 'Postcode (cleansed) 2'],
    ['the errors', ['Error', 'Error 2'], 'Error 3'],
    ['the outcome', ['Outcome'], 'Outcome 2'],
  ])('number a new name that the file has: %s', (_, headers, expected) => {
    const all = headersOf(headers, { ...keeping, extras: ['outcome', 'error'] })
    expect(all).toContain(expected)
    expect(new Set(all).size).toBe(all.length)
  })
})

describe('a column of the customer with the name of an added one', () => {
  const postcode = ADDED_HEADERS.indexOf('Postcode')

  test('takes the cleansed value', () => {
    const place = { output: postcode, customerColumn: 1 }
    const updated = { header: 'Postcode', from: 'updated', ...place, all: [place] }
    expect(columnsOf(['id', 'Postcode'])[1]).toEqual(updated)
  })

  test('keeps its value if the customer wants it', () => {
    const columns = columnsOf(['id', 'Postcode'], keeping)
    expect(columns[1]).toEqual({ header: 'Postcode', from: 'customer', customerColumn: 1 })
    expect(columns[2 + postcode]).toMatchObject({
      header: 'Postcode (cleansed)',
      output: postcode,
    })
  })

  test('keeps its value if it is the second of its name', () => {
    expect(columnsOf(['Postcode', 'Postcode'])[1]).toEqual({
      header: 'Postcode',
      from: 'customer',
      customerColumn: 1,
    })
  })

  test('is corrected by its role, or else stays, if the customer’s columns are corrected', () => {
    const roles = { postcode: 0, town: 2 }
    const columns = columnsOf(['Postcode', 'County', 'Town'], { ...plain, customerColumns: 'correct', roles })
    expect(columns.slice(0, 3)).toMatchObject([
      { from: 'corrected', role: 'postcode', customerColumn: 0 },
      { from: 'customer', customerColumn: 1 },
      { from: 'corrected', role: 'town', customerColumn: 2 },
    ])
  })

  test('stays, with the added one beside it, if it is not of a postal address; if it is blank in every row, it is filled', () => {
    const headers = ['UPRN', 'Message', 'Country', 'Postcode']
    const file = fileColumns(headers, [['', 'call before 9', ' ', 'sy8 1ab']])
    const columns = downloadColumns(file, plain)
    expect(columns.slice(0, 4)).toMatchObject([
      { from: 'output', output: ADDED_HEADERS.indexOf('UPRN') },
      { from: 'customer' },
      { from: 'output', output: ADDED_HEADERS.indexOf('Country') },
      { from: 'updated' },
    ])
    const added = columns.slice(4).map(({ header }) => header)
    expect(added.filter((header) => header.includes('(cleansed)'))).toEqual(['Message (cleansed)'])
    expect(added).not.toContain('UPRN')
    expect(updatedHeaders(file)).toEqual(['UPRN', 'Country', 'Postcode'])
    const kept = downloadColumns(file, keeping).slice(0, 4)
    expect(kept.every(({ from }) => from === 'customer')).toBe(true)
  })

  test.each([
    ['in the order of the file', ['County', 'id', 'Postcode'], ['County', 'Postcode']],
    ['once if it repeats', ['Postcode', 'Postcode'], ['Postcode']],
    ['only in the same case', ['postcode', 'COUNTY'], []],
    ['unless there is none', ['__proto__', ''], []],
  ])('is named on the page %s', (_, headers, expected) => {
    expect(conflictsOf(headers)).toEqual(expected)
  })
})

describe('an earlier download that is cleansed again', () => {
  const everything: ColumnChoices = { ...plain, extras: ['addressToUse', 'outcome', 'error'] }
  const cleansedBeside: ColumnChoices = { ...everything, customerColumns: 'keep' }

  test.each<[string, string[], ColumnChoices]>([
    ['as usual', ['id'], everything],
    ['with a column beside the customer’s', ['Postcode', 'id'], cleansedBeside],
    ['with one that was updated', ['Postcode', 'id'], everything],
    ['with the customer’s errors', ['Error', 'id'], everything],
  ])('has the same columns again: %s', (_, headers, choice) => {
    const once = headersOf(headers, choice)
    expect(headersOf(once, choice)).toEqual(once)
  })

  test('has its added columns written again, and none of the customer’s', () => {
    const again = columnsOf(headersOf(['Postcode', 'Error'], cleansedBeside), keeping)
    const customers = again.filter(({ from }) => from === 'customer').map(({ header }) => header)
    expect(customers).toEqual(['Postcode', 'Error'])
    expect(again.find(({ header }) => header === 'Error 2')).toEqual({ header: 'Error 2', from: 'error' })
    expect(again.filter(({ from }) => from === 'updated')).toEqual([])
  })

  test('leaves alone what the customer has added after its columns', () => {
    const further = ['Checked', 'County', 'Decision']
    const again = columnsOf([...headersOf(['id']), ...further])
    expect(again.slice(-3)).toMatchObject(further.map((header) => ({ header, from: 'customer' })))
    expect(conflictsOf(['CleanSheet Results', 'Name', 'Postcode'])).toEqual(['Postcode'])
    expect(columnsOf(['id', ...ADDED_HEADERS, 'County']).at(-1)).toMatchObject({ from: 'customer' })
  })

  test('asks only about the customer’s columns', () => {
    expect(conflictsOf(headersOf(['id']))).toEqual([])
    expect(conflictsOf(headersOf(['Postcode']))).toEqual(['Postcode'])
  })

  const headersWith = (header: string) => ['id', ...ADDED_HEADERS, header]
  const rowWith = (values: Record<string, string>, header: string) =>
    headersWith(header).map((each) => values[each] ?? '')

  test.each([
    ['Outcome', ['Good', 'To review', 'No match', ''], 'outcome'],
    ['Outcome', ['Good', 'Sent to Ann'], 'customer'],
    ['Reasons', ['', 'Building differs', 'Postcode differs; Score below 0.81'], 'reasons'],
    ['Reasons', ['Moved away'], 'customer'],
    ['Decision', ['Accepted', 'Kept original', ''], 'decision'],
    ['Decision', ['Accepted', 'Ask the customer'], 'customer'],
    ['Duplicate group', ['1', '', '12'], 'duplicateGroup'],
    ['Duplicate group', ['A'], 'customer'],
    ['Keep', ['yes', 'no', ''], 'keep'],
    ['Keep', ['until May'], 'customer'],
    ['Error', ['Out of order', ''], 'error'],
  ])('has a column %s with %j, whose values tell that it is from: %s', (header, values, from) => {
    const rows = values.map((value) => rowWith({ [header]: value }, header))
    expect(columnsOf(headersWith(header), plain, rows).at(-1)).toMatchObject({ header, from })
  })

  test('has the customer’s Error column if an answered row has a value in it', () => {
    const rows = [rowWith({ Message: 'Success', Error: 'Wrong size delivered' }, 'Error')]
    const columns = columnsOf(headersWith('Error'), { ...plain, extras: ['error'] }, rows)
    expect(columns.slice(-2)).toMatchObject([
      { header: 'Error', from: 'customer' },
      { header: 'Error 2', from: 'error' },
    ])
  })
})
