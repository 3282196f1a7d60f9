import { describe, expect, test } from 'vitest'
import {
  conflictingHeaders,
  downloadColumns,
  fileColumns,
  type ColumnChoices,
} from '../../../../src/features/download/content/columns'
import { usualChoices } from '../../../../src/features/download/downloadChoices'
import { ADDED_HEADERS } from '../../../support/addedHeaders'

const plain: ColumnChoices = { ...usualChoices, ownColumns: 'update', roles: {}, hasFailures: false }
const columnsOf = (headers: string[], choice = plain, rows: string[][] = []) =>
  downloadColumns(fileColumns(headers, rows), choice)
const headersOf = (headers: string[], choice = plain, rows: string[][] = []) =>
  columnsOf(headers, choice, rows).map(({ header }) => header)
const conflictsOf = (headers: string[]) => conflictingHeaders(fileColumns(headers, []))
const added = (...left: string[]) => ADDED_HEADERS.filter((header) => !left.includes(header))

describe('the headers of a download', () => {
  test.each([
    ['are the original ones, then the added ones', ['id', 'line'], plain, ['id', 'line', ...ADDED_HEADERS]],
    [
      'keep the place of a name that is added',
      ['Postcode', 'id'],
      plain,
      ['Postcode', 'id', ...added('Postcode')],
    ],
    [
      'show every name that is added once',
      ['County', 'id', 'Postcode'],
      plain,
      ['County', 'id', 'Postcode', ...added('County', 'Postcode')],
    ],
    ['tell names in other case apart', ['postcode'], plain, ['postcode', ...ADDED_HEADERS]],
    ['keep duplicate names', ['a', 'a', '', ''], plain, ['a', 'a', '', '', ...ADDED_HEADERS]],
    ['keep __proto__', ['__proto__'], plain, ['__proto__', ...ADDED_HEADERS]],
    [
      'end with the error when a row failed',
      ['id'],
      { ...plain, hasFailures: true },
      ['id', ...ADDED_HEADERS, 'Error'],
    ],
    [
      'leave out what the customer leaves out, but never their own',
      ['Postcode', 'id'],
      { ...plain, leftOut: ['UPRN', 'Postcode'] },
      ['Postcode', 'id', ...added('UPRN', 'Postcode')],
    ],
    [
      'have the columns of our own that were chosen, before the error',
      ['id'],
      { ...plain, extras: ['decision', 'outcome', 'reasons'], hasFailures: true },
      ['id', ...ADDED_HEADERS, 'Outcome', 'Reasons', 'Decision', 'Error'],
    ],
    [
      'have the address to use before the outcome',
      ['id'],
      { ...plain, extras: ['outcome', 'addressToUse'] },
      [
        'id',
        ...ADDED_HEADERS,
        'Use Line 1',
        'Use Line 2',
        'Use Line 3',
        'Use Town',
        'Use Postcode',
        'Outcome',
      ],
    ],
    [
      'show a corrected column once, though it has an added name',
      ['POLine1', 'Postcode'],
      { ...plain, ownColumns: 'correct', roles: { line1: 0, postcode: 1 } },
      ['POLine1', 'Postcode', ...added('Postcode')],
    ],
    [
      'have the cleansed column at its place in the added list when own ones are kept',
      ['Postcode', 'id'],
      { ...plain, ownColumns: 'keep' },
      [
        'Postcode',
        'id',
        ...ADDED_HEADERS.map((each) => (each === 'Postcode' ? 'Postcode (cleansed)' : each)),
      ],
    ],
    [
      'are not changed by keeping own ones that do not clash',
      ['id'],
      { ...plain, ownColumns: 'keep' },
      ['id', ...ADDED_HEADERS],
    ],
  ] as [string, string[], ColumnChoices, string[]][])('%s', (_, headers, choice, expected) => {
    expect(headersOf(headers, choice)).toEqual(expected)
  })

  test('hold every name once when a downloaded file is cleansed again', () => {
    expect(headersOf(['id', ...ADDED_HEADERS])).toEqual(['id', ...ADDED_HEADERS])
  })
})

describe('a column of the customer with the name of an added one', () => {
  const postcode = ADDED_HEADERS.indexOf('Postcode')

  test('takes the cleansed value, and knows its own', () => {
    expect(columnsOf(['id', 'Postcode'], plain)[1]).toEqual({
      header: 'Postcode',
      from: 'output',
      output: postcode,
      own: 1,
    })
  })

  test('keeps its own value when the customer wants it', () => {
    const columns = columnsOf(['id', 'Postcode'], { ...plain, ownColumns: 'keep' })
    expect(columns[1]).toEqual({ header: 'Postcode', from: 'own', own: 1 })
    expect(columns[2 + postcode]).toEqual({
      header: 'Postcode (cleansed)',
      from: 'output',
      output: postcode,
      own: null,
    })
  })

  test('is corrected by its role, or else updated, where own columns are corrected', () => {
    const columns = columnsOf(['Postcode', 'County', 'Town'], {
      ...plain,
      ownColumns: 'correct',
      roles: { postcode: 0, town: 2 },
    })
    expect(columns.slice(0, 3)).toMatchObject([
      { from: 'corrected', role: 'postcode', own: 0 },
      { from: 'output', own: 1 },
      { from: 'corrected', role: 'town', own: 2 },
    ])
  })

  test('keeps the value of a second one of its name', () => {
    expect(columnsOf(['Postcode', 'Postcode'], plain)[1]).toEqual({
      header: 'Postcode',
      from: 'own',
      own: 1,
    })
  })
})

test.each([
  ['in the order of the file', ['County', 'id', 'Postcode'], ['County', 'Postcode']],
  ['once when they repeat', ['Postcode', 'Postcode'], ['Postcode']],
  ['in their own case alone', ['postcode', 'COUNTY'], []],
  ['when there are none', ['__proto__', ''], []],
])('clashing names are told %s', (_, headers, expected) => {
  expect(conflictsOf(headers)).toEqual(expected)
})

test.each([
  ['the cleansed column beside', ['Postcode', 'Postcode (cleansed)'], 'Postcode (cleansed) 2'],
  ['the errors', ['Error', 'Error 2'], 'Error 3'],
  ['the outcome', ['Outcome'], 'Outcome 2'],
])('a name that the file has is given no second time: %s', (_, headers, expected) => {
  const all = headersOf(headers, {
    ...plain,
    extras: ['outcome'],
    ownColumns: 'keep',
    hasFailures: true,
  })
  expect(all).toContain(expected)
  expect(new Set(all).size).toBe(all.length)
})

describe('a download of ours that is cleansed again', () => {
  const everything: ColumnChoices = { ...plain, extras: ['addressToUse', 'outcome'], hasFailures: true }

  test.each([
    ['as usual', ['id'], everything],
    ['with a column of the customer’s beside', ['Postcode', 'id'], { ...everything, ownColumns: 'keep' }],
    ['with one that was updated', ['Postcode', 'id'], everything],
    ['with their own errors', ['Error', 'id'], everything],
  ] as [string, string[], ColumnChoices][])('has the same columns again: %s', (_, headers, choice) => {
    const once = headersOf(headers, choice)
    expect(headersOf(once, choice)).toEqual(once)
  })

  test('has its added columns written again, and none of the customer’s', () => {
    const once = headersOf(['Postcode', 'Error'], { ...everything, ownColumns: 'keep' })
    const again = columnsOf(once, { ...plain, ownColumns: 'keep' })
    expect(again.filter(({ from }) => from === 'own').map(({ header }) => header)).toEqual([
      'Postcode',
      'Error',
    ])
    expect(again.find(({ header }) => header === 'Error 2')).toEqual({ header: 'Error 2', from: 'error' })
    expect(again.filter((each) => each.from === 'output' && each.own !== null)).toEqual([])
  })

  test('leaves what the customer has added behind them alone', () => {
    const again = columnsOf([...headersOf(['id']), 'Checked', 'County', 'Decision'], plain)
    expect(again.slice(-3).map(({ header, from }) => [header, from])).toEqual([
      ['Checked', 'own'],
      ['County', 'own'],
      ['Decision', 'own'],
    ])
    expect(conflictsOf(['CleanSheet Results', 'Name', 'Postcode'])).toEqual(['Postcode'])
  })

  test('asks about the customer’s own columns alone', () => {
    expect(conflictsOf(headersOf(['id']))).toEqual([])
    expect(conflictsOf(headersOf(['Postcode']))).toEqual(['Postcode'])
  })

  const cells = (...values: [string, string][]) => {
    const given = new Map(values)
    return ['id', ...ADDED_HEADERS, given.keys().next().value!].map((header) => given.get(header) ?? '')
  }

  test.each([
    ['Outcome', ['Good', 'To review', 'No match', ''], 'outcome'],
    ['Outcome', ['Good', 'Sent to Ann'], 'own'],
    ['Reasons', ['', 'Building differs', 'Postcode differs; Score below 0.81'], 'reasons'],
    ['Reasons', ['Moved away'], 'own'],
    ['Decision', ['Accepted', 'Kept original', ''], 'decision'],
    ['Decision', ['Accepted', 'Ask the customer'], 'own'],
    ['Error', ['Out of order', ''], 'error'],
  ])('has a %s column of %j: it is told by its values whose it is', (header, values, from) => {
    const headers = ['id', ...ADDED_HEADERS, header]
    const rows = values.map((value) => cells([header, value]))
    expect(columnsOf(headers, plain, rows).at(-1)).toMatchObject({ header, from })
  })

  test('has an Error column of the customer’s where a row with an answer has a value in it', () => {
    const rows = [cells(['Error', 'Wrong size delivered'], ['Message', 'Success'])]
    const columns = columnsOf(['id', ...ADDED_HEADERS, 'Error'], { ...plain, hasFailures: true }, rows)
    expect(columns.slice(-2)).toMatchObject([
      { header: 'Error', from: 'own' },
      { header: 'Error 2', from: 'error' },
    ])
  })

  test('has each added column once: another of its name behind them is the customer’s', () => {
    expect(columnsOf(['id', ...ADDED_HEADERS, 'County']).at(-1)).toMatchObject({
      header: 'County',
      from: 'own',
    })
  })
})
