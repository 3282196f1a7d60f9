import { describe, expect, test } from 'vitest'
import {
  besideName,
  countValues,
  newValues,
  tickedIn,
  ticksNow,
  ticksOf,
} from '../../../src/domain/cleanse/columnValues'
import { asRemembered, isTicked } from '../../../src/domain/cleanse/ticks'

const rest = () => Promise.resolve()

const rowsOf = (cells: string[]) => cells.map((cell) => [cell])

const valuesOf = (cells: string[], isOfNames = false) => countValues(rowsOf(cells), 0, isOfNames, rest)

/** Values, each with its rows. */
const countsOf = (values: Awaited<ReturnType<typeof valuesOf>>) =>
  values.map(({ text, rows }) => `${text}: ${rows.join()}`)

test('the values of a column are counted, the most frequent first, and blank is one', async () => {
  const values = await valuesOf(['No', 'Yes', 'no ', '', 'NULL', 'NO', 'Moved  away', ' '])
  expect(countsOf(values)).toEqual(['No: 0,2,5', ': 3,4,7', 'Yes: 1', 'Moved away: 6'])
})

test.each([
  ['Ray (Deceased)', ['(Deceased)']],
  ['Mr Ray [RIP] (Bath)', ['(RIP)', '(Bath)']],
  ['Ray - DECEASED', ['(DECEASED)']],
  ['Fox RIP', ['(RIP)']],
  ['Ann Smith-Jones', []],
  ['ANN LEE', []],
  ['McDonald', []],
  ['', []],
])('the words beside a name: %s', (name, words) => {
  expect(besideName(name)).toEqual(words)
})

test('words beside names are counted, and names without any are not', async () => {
  const values = await valuesOf(['Ray (Deceased)', 'Lee', 'Fox - deceased', 'Poe (Mrs)'], true)
  expect(countsOf(values)).toEqual(['(Deceased): 0,2', '(Mrs): 3'])
})

test.each([
  ['one value', ['Yes', 'No', 'No', ''], ['yes'], [0]],
  ['blank', ['Yes', '', 'No'], [''], [1]],
  ['none', ['Yes', 'No'], [], []],
  ['dates, of which two are none', ['01/02/2024', '0001-01-01', '', '31/12/2999'], ['01/02/2024'], [0]],
  ['all dates but one', ['01/02/2024', '0001-01-01', '', '3/4/2025'], ['01/02/2024', '3/4/2025'], [0, 3]],
  [
    'all dates',
    ['01/02/2024', '0001-01-01', '', '3/4/2025'],
    ['01/02/2024', '0001-01-01', '3/4/2025'],
    [0, 1, 3],
  ],
])('a row is ticked if it has a ticked value: %s', async (_, cells, keys, rows) => {
  const ticks = ticksOf(await valuesOf(cells), new Set(keys), false)!
  const is = tickedIn({ 0: ticks })
  expect(rowsOf(cells).flatMap((row, at) => (is(row) ? [at] : []))).toEqual(rows)
  expect(cells.filter((cell) => isTicked(ticks, cell.toLowerCase()))).toEqual(rows.map((row) => cells[row]))
})

test('if all dates are ticked, only *filled* is kept, so that another day counts too', async () => {
  const ticks = ticksOf(
    await valuesOf(['01/02/2024', '3/4/2025', '']),
    new Set(['01/02/2024', '3/4/2025']),
    false,
  )!
  expect(ticks).toEqual({ values: [], isFilled: true })
  expect(tickedIn({ 0: ticks })(['5/6/2026'])).toBe(true)
  expect(newValues(await valuesOf(['5/6/2026']), ticks)).toEqual([])
})

test('the only value that occurs once is ticked as itself', async () => {
  const values = await valuesOf(['Yes', 'Yes', 'No', 'No', 'Deceased'])
  expect(ticksOf(values, new Set(['deceased']), false)).toEqual({
    values: ['deceased'],
    known: ['yes', 'no'],
  })
})

test('a value that was not there when a column was answered is new', async () => {
  const nobody = ticksOf(await valuesOf(['Yes', 'No']), new Set(), false)!
  const later = await valuesOf(['Yes', 'NO', 'Gone', ''])
  expect(newValues(later, nobody).map(({ key }) => key)).toEqual(['gone', ''])
})

test('never more than 200 values are kept', async () => {
  const cells = Array.from({ length: 1000 }, (_, at) => `text ${at}`)
  const values = await valuesOf(cells)
  const first = (count: number) => new Set(values.slice(0, count).map(({ key }) => key))
  expect(ticksOf(values, first(200), false)!.values).toHaveLength(200)
  expect(ticksOf(values, first(201), false)).toBeNull()
  expect(ticksOf(values, first(900), false)).toMatchObject({ isFilled: true, values: { length: 100 } })
  expect(ticksOf(values, first(1000), false)).toEqual({ values: [], isFilled: true })
})

describe('the memory of ticks', () => {
  const headers = ['Status']
  const remembered = async (cells: string[], keys: string[]) =>
    asRemembered({ 0: ticksOf(await valuesOf(cells), new Set(keys), false)! }, headers)

  test('is digests, which find the same values in the next file', async () => {
    const ticks = await remembered(['Gone', 'Active', ''], ['gone'])
    expect(JSON.stringify(ticks)).not.toMatch(/gone|active/i)
    const now = ticksNow(ticks, headers, rowsOf(['GONE', 'Active', 'Dead']))
    expect(now[0]).toMatchObject({ values: ['gone'], known: ['active'], isRecalled: true })
    const later = newValues(await valuesOf(['GONE', 'Active', 'Dead']), now[0]!)
    expect(later.map(({ key }) => key)).toEqual(['dead'])
  })

  test('is only *filled* for dates', async () => {
    const ticks = await remembered(['1/2/2024', '3/4/2025', ''], ['1/2/2024', '3/4/2025'])
    expect(ticks[0]).toMatchObject({ values: [], isFilled: true })
    expect(tickedIn(ticksNow(ticks, headers, rowsOf(['5/6/2026'])))(['5/6/2026'])).toBe(true)
  })

  test('has nothing of a column with more than 20 values', async () => {
    const cells = Array.from({ length: 42 }, (_, at) => `value ${at % 21}`)
    expect(await remembered(cells, ['value 1'])).toEqual({})
  })

  test('has nothing that another column says', async () => {
    const ticks = await remembered(['Gone', 'Active'], ['gone'])
    expect(ticksNow(ticks, ['Other'], rowsOf(['Gone']))[0]).toMatchObject({ values: [] })
  })
})
