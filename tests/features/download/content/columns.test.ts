import { describe, expect, test } from 'vitest'
import { downloadColumns, fileColumns } from '../../../../src/features/download/content/columns'
import { ROW_COLUMNS, type RowColumn } from '../../../../src/domain/cleanse/downloadFormat'
import { ADDED_HEADERS } from '../../../support/addedHeaders'

interface Choices {
  extras?: RowColumn[]
  areAsTheyCame?: boolean
}

const columnsOf = (headers: string[], { extras = [], areAsTheyCame }: Choices = {}, rows: string[][] = []) =>
  downloadColumns(fileColumns(headers, rows), extras, areAsTheyCame)
const headersOf = (headers: string[], choices?: Choices) =>
  columnsOf(headers, choices).map(({ header }) => header)
const takingOf = (headers: string[]) =>
  columnsOf(headers).flatMap(({ from, header }) => (from === 'taken' ? [header] : []))
const addedBut = (...left: string[]) => ADDED_HEADERS.filter((header) => !left.includes(header))

describe('the headers of a download', () => {
  test.each<[string, string[], Choices, string[]]>([
    ['are the original ones, then the added ones', ['id', 'line'], {}, ['id', 'line', ...ADDED_HEADERS]],
    ['tell names in other case apart', ['postcode'], {}, ['postcode', ...ADDED_HEADERS]],
    ['keep duplicate names', ['a', 'a', '', ''], {}, ['a', 'a', '', '', ...ADDED_HEADERS]],
    ['keep __proto__', ['__proto__'], {}, ['__proto__', ...ADDED_HEADERS]],
    ['stay when a download is cleansed again', ['id', ...ADDED_HEADERS], {}, ['id', ...ADDED_HEADERS]],
    [
      'have an added name once, in the customer’s place',
      ['County', 'id', 'Postcode'],
      {},
      ['County', 'id', 'Postcode', ...addedBut('County', 'Postcode')],
    ],
    [
      'have the cleansed columns at their places in the added list if one of the customer’s finds the door',
      ['Postcode', 'Street Name', 'id'],
      {},
      [
        'Postcode',
        'Street Name',
        'id',
        ...ADDED_HEADERS.map((each) =>
          ['Postcode', 'Street Name'].includes(each) ? `${each} (cleansed)` : each,
        ),
      ],
    ],
    [
      'end with the extra ones in their order, the error last',
      ['id'],
      { extras: ROW_COLUMNS.toReversed() },
      [
        'id',
        ...ADDED_HEADERS,
        'Outcome',
        'Reasons',
        'Decision',
        'Duplicate group',
        'Address sent',
        'Address written',
        'Error',
      ],
    ],
  ])('%s', (_, headers, choice, expected) => {
    expect(headersOf(headers, choice)).toEqual(expected)
  })

  test.each([
    ['the cleansed column', ['Street Name', 'Street Name (cleansed)'], 'Street Name (cleansed) 2'],
    ['the errors', ['Error', 'Error 2'], 'Error 3'],
    ['the outcome', ['Outcome'], 'Outcome 2'],
  ])('number a new name that the file has: %s', (_, headers, expected) => {
    const all = headersOf(headers, { extras: ['outcome', 'error'] })
    expect(all).toContain(expected)
    expect(new Set(all).size).toBe(all.length)
  })
})

describe('a column of the customer with the name of an added one', () => {
  const postcode = ADDED_HEADERS.indexOf('Postcode')

  test('takes the cleansed value', () => {
    const taken = { header: 'Postcode', from: 'taken', output: postcode, customerColumn: 1 }
    expect(columnsOf(['id', 'Postcode'])[1]).toEqual(taken)
  })

  test('keeps its value if it is the second of its name', () => {
    expect(columnsOf(['Postcode', 'Postcode'])[1]).toEqual({
      header: 'Postcode',
      from: 'customer',
      customerColumn: 1,
    })
  })

  test('stays, with the added one beside it, if it is not of a postal address; if it is blank in every row, it is filled', () => {
    const headers = ['UPRN', 'Message', 'Country', 'Postcode']
    const rows = [['', 'call before 9', ' ', 'sy8 1ab']]
    const columns = columnsOf(headers, {}, rows)
    expect(columns.slice(0, 4)).toMatchObject([
      { from: 'output', output: ADDED_HEADERS.indexOf('UPRN') },
      { from: 'customer' },
      { from: 'output', output: ADDED_HEADERS.indexOf('Country') },
      { from: 'taken' },
    ])
    const added = columns.slice(4).map(({ header }) => header)
    expect(added.filter((header) => header.includes('(cleansed)'))).toEqual(['Message (cleansed)'])
    expect(added).not.toContain('UPRN')
    const asTheyCame = columnsOf(headers, { areAsTheyCame: true }, rows).slice(0, 4)
    expect(asTheyCame.every(({ from }) => from === 'customer')).toBe(true)
  })

  test('that is blank in every row is filled whatever its capitals', () => {
    const columns = columnsOf(['id', 'uprn'], {}, [['7', '']])
    expect(columns[1]).toMatchObject({ header: 'uprn', from: 'output' })
    expect(columns.slice(2).map(({ header }) => header)).not.toContain('UPRN')
  })

  test.each([
    ['in the order of the file', ['County', 'id', 'Postcode'], ['County', 'Postcode']],
    ['once if it repeats', ['Postcode', 'Postcode'], ['Postcode']],
    ['unless it does not belong to a postal address', ['UPRN', 'Message'], []],
    ['only in the same case', ['postcode', 'COUNTY'], []],
    ['unless there is none', ['__proto__', ''], []],
  ])('takes the value %s', (_, headers, expected) => {
    expect(takingOf(headers)).toEqual(expected)
  })
})

describe('the customer’s columns with names of added ones', () => {
  const places = 'Post Town|Postcode|Traditional County|Administrative County|Postal County|County'.split('|')
  const doors = (
    'Address Line 1|Address Line 2|Address Line 3|Building Number|Building Name|Sub Building Name|' +
    'Street Name|Dependant Street|Dependant Locality|Double Dependant Locality'
  ).split('|')

  test.each<[string, string[], string[]]>([
    ['take the cleansed value where they are a place', places, places],
    ...places.map((place): [string, string[], string[]] => [
      `take it where it is ${place} alone`,
      ['id', place],
      [place],
    ]),
    ...doors.map((door): [string, string[], string[]] => [
      `keep theirs where ${door} finds the door`,
      ['Postcode', door],
      [],
    ]),
    ['take it where the door’s is of another case', ['address line 1', 'Postcode'], ['Postcode']],
    [
      'take it in a download of ours, whose other columns are its own',
      ['Postcode', ...ADDED_HEADERS],
      ['Postcode'],
    ],
  ])('%s', (_, headers, expected) => {
    expect(takingOf(headers)).toEqual(expected)
  })
})

describe('an earlier download that is cleansed again', () => {
  const everything: Choices = { extras: ['outcome', 'error'] }

  test.each<[string, string[], Choices]>([
    ['as usual', ['id'], everything],
    ['with a column beside the customer’s', ['Street Name', 'id'], everything],
    ['with one that takes the cleansed value', ['Postcode', 'id'], everything],
    ['with the customer’s errors', ['Error', 'id'], everything],
  ])('has the same columns again: %s', (_, headers, choice) => {
    const once = headersOf(headers, choice)
    expect(headersOf(once, choice)).toEqual(once)
  })

  test('has its added columns written again, and none of the customer’s', () => {
    const again = columnsOf(headersOf(['Street Name', 'Error'], everything))
    const customers = again.filter(({ from }) => from === 'customer').map(({ header }) => header)
    expect(customers).toEqual(['Street Name', 'Error'])
    expect(again.find(({ header }) => header === 'Error 2')).toEqual({ header: 'Error 2', from: 'error' })
    expect(again.filter(({ from }) => from === 'taken')).toEqual([])
  })

  test('leaves alone what the customer has added after its columns', () => {
    const further = ['Checked', 'County', 'Decision']
    const again = columnsOf([...headersOf(['id']), ...further])
    expect(again.slice(-3)).toMatchObject(further.map((header) => ({ header, from: 'customer' })))
    expect(takingOf(['CleanSheet Results', 'Name', 'Postcode'])).toEqual(['Postcode'])
    expect(columnsOf(['id', ...ADDED_HEADERS, 'County']).at(-1)).toMatchObject({ from: 'customer' })
  })

  test('lets only the customer’s columns take', () => {
    expect(takingOf(headersOf(['id']))).toEqual([])
    expect(takingOf(headersOf(['Postcode']))).toEqual(['Postcode'])
    // A file for next month compares its own columns with the texts that it names.
    expect(takingOf(headersOf(['Postcode'], { areAsTheyCame: true, extras: ['addressSent'] }))).toEqual([])
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
    ['Address written', ['1 High St', ''], 'addressWritten'],
    ['Error', ['Out of order', ''], 'error'],
  ])('has a column %s with %j, whose values tell that it is from: %s', (header, values, from) => {
    const rows = values.map((value) => rowWith({ [header]: value }, header))
    expect(columnsOf(headersWith(header), {}, rows).at(-1)).toMatchObject({ header, from })
  })

  test('has the customer’s Error column if an answered row has a value in it', () => {
    const rows = [rowWith({ Message: 'Success', Error: 'Wrong size delivered' }, 'Error')]
    const columns = columnsOf(headersWith('Error'), { extras: ['error'] }, rows)
    expect(columns.slice(-2)).toMatchObject([
      { header: 'Error', from: 'customer' },
      { header: 'Error 2', from: 'error' },
    ])
  })
})
