import { describe, expect, test, vi } from 'vitest'
import type { Pile } from '../../../src/domain/cleanse/outcomes'
import { writeLetters, type LetterRow, type NamedLetters } from '../../../src/features/letters/letterBook'

const HEADERS = ['First name', 'Last name', 'Company', 'Dear', 'Address', 'Town', 'Postcode']

/** `first last/company/dear/address`, in Leeds; `first` is the first row with its address. */
function rowOf(
  text: string,
  row: number,
  { first = row, pile = 'ready' }: { first?: number; pile?: Pile } = {},
): LetterRow {
  const [person = '', company = '', dear = '', address = ''] = text.split('/')
  const [firstName = '', last = ''] = person.split(' ')
  const isBlank = address === ''
  return {
    row,
    pile,
    isShown: row === 0,
    values: [firstName, last, company, dear, address, 'Leeds', 'LS1 4AB'],
    address: {
      pieces: isBlank ? [] : [{ kind: 'line', text: address }],
      town: isBlank ? '' : 'Leeds',
      county: '',
      postcode: isBlank ? '' : 'LS1 4AB',
      country: '',
    },
    added: [],
    first,
    nation: '',
    gone: [],
  }
}

const choices: NamedLetters = {
  layout: 'word',
  nameColumns: [0, 1, 2],
  alongColumns: [3],
  rows: 'ready',
  noName: 'occupier',
  onePerAddress: false,
  nation: null,
}

const letters = (rows: LetterRow[], chosen: Partial<NamedLetters> = {}) =>
  writeLetters(rows, HEADERS, { ...choices, ...chosen }, () => Promise.resolve())

/** The first two lines of every envelope. */
const tops = async (...call: Parameters<typeof letters>) =>
  (await letters(...call)).letters.map(({ lines }) => lines.slice(0, 2).join(' / '))

test.each([
  ['Ann Lee///1 High St', 'Ann Lee / 1 High St'],
  ['Ann Lee/Lee Ltd//1 High St', 'Ann Lee / Lee Ltd'],
  ['/Lee Ltd//1 High St', 'Lee Ltd / 1 High St'],
  ['/Lee Ltd//The Lee Ltd', 'Lee Ltd / LEEDS'],
  ['///1 High St', 'The Occupier / 1 High St'],
  ['="Ann" ="Lee"///1 High St', 'Ann Lee / 1 High St'],
  ['Ann 👩🏽‍🚒///1 High St', 'Ann 👩🏽‍🚒 / 1 High St'],
  ['/💡//1 High St', '💡 / 1 High St'],
])('the letter to %s begins with %s', async (row, top) => {
  expect(await tops([rowOf(row, 0)])).toEqual([top])
})

test('a missing name is left blank if that is chosen', async () => {
  expect(await tops([rowOf('///1 High St', 0)], { noName: 'nothing' })).toEqual(['1 High St / LEEDS'])
})

describe('one letter per address', () => {
  const rows = [
    rowOf('Ann Lee//Ann/1 High St', 0, { first: 0 }),
    rowOf('Di Lee//Di/1 High Street', 1, { first: 0 }),
    rowOf('Jo Fox//Jo/2 High St', 2),
    rowOf('Jo Fox//Jo/2 HIGH ST', 3, { first: 2 }),
    rowOf('Al May//Al/1 High St', 4),
    rowOf('Cy Lee//Cy/1 High St', 5, { first: 0 }),
    rowOf('Bo Ray//Bo/9 High St', 6),
  ]

  test('joins the names of rows with one address, and what is taken along', async () => {
    const book = await letters(rows, { onePerAddress: true })
    expect(
      book.letters.map(({ name, along, rows: of }) => [name, ...along.map(({ text }) => text), of.join(' ')]),
    ).toEqual([
      ['Ann Lee, Di Lee and Cy Lee', 'Ann, Di and Cy', '0 1 5'],
      ['Jo Fox', 'Jo', '2 3'],
      ['Al May', 'Al', '4'],
      ['Bo Ray', 'Bo', '6'],
    ])
    expect(book.repeats).toBe(3)
  })

  test('says beforehand how many rows it joins', async () => {
    const book = await letters(rows)
    expect([book.letters.length, book.repeats]).toEqual([7, 3])
  })
})

test('letters go to the rows that are ready to use, to all with an address, or to those shown', async () => {
  const rows = [
    rowOf('A A///1 High St', 0),
    rowOf('B B///2 High St', 1, { pile: 'toReview' }),
    rowOf('C C///3 High St', 2, { pile: 'notFound' }),
  ]
  const blank = rowOf('D D', 3, { pile: 'notFound' })
  const { counts } = await letters([...rows, blank])
  expect(counts).toEqual({ ready: 1, all: 3, shown: 1 })
  expect(await tops([...rows, blank])).toEqual(['A A / 1 High St'])
  expect(await tops([...rows, blank], { rows: 'all' })).toHaveLength(3)
  expect(await tops([...rows, blank], { rows: 'shown' })).toEqual(['A A / 1 High St'])
})

test('letters go to one country, or to all; each is counted among the chosen rows, those without one last', async () => {
  const nations = ['Wales', '', 'England', 'England', 'Wales', 'England']
  const rows = nations.map((nation, row) => ({ ...rowOf(`A A///${row + 1} High St`, row), nation }))
  const counted = [
    { nation: 'England', rows: 3 },
    { nation: 'Wales', rows: 2 },
    { nation: '', rows: 1 },
  ]
  const all = await letters(rows)
  expect([all.letters.length, all.nations]).toEqual([6, counted])
  const wales = await letters(rows, { nation: 'Wales' })
  expect([wales.letters.map((letter) => letter.rows), wales.nations]).toEqual([[[0], [4]], counted])
  expect((await letters(rows, { nation: '' })).letters).toHaveLength(1)
})

test('words of theirs missing from the envelope are listed, except counties and what it says anyway', async () => {
  const gone = ['Deliver to side door', 'West Yorkshire', 'High Street']
  const book = await letters([{ ...rowOf('Ann Lee///1 High St', 0), gone }, rowOf('Di Lee///2 High St', 1)])
  expect(book.letters.map(({ lost }) => lost)).toEqual([['Deliver to side door'], []])
})

test('rows that a person chose get no letter, and are counted', async () => {
  const rows = [
    { ...rowOf('Ann Lee///1 High St', 0), getsNone: true },
    rowOf('Di Lee///1 High St', 1, { first: 0 }),
    { ...rowOf('Al May///3 High St', 3, { pile: 'toReview' }), getsNone: true },
  ]
  const book = await letters(rows, { onePerAddress: true })
  expect(book.letters.map(({ name }) => name)).toEqual(['Di Lee'])
  expect(book.leftOut).toEqual([{ why: 'chosen', rows: [0] }])
})

test('the word for nothing is a name with one capital, and otherwise nothing', async () => {
  expect(
    await tops([rowOf('Null///1 High St', 0), rowOf('NULL///2 High St', 1), rowOf('null///3 High St', 2)]),
  ).toEqual(['Null / 1 High St', 'The Occupier / 2 High St', 'The Occupier / 3 High St'])
})

test.each([
  ['Di Ray', 'c/o Di Ray'],
  ['c/o Di Ray', 'c/o Di Ray'],
  ['C/O: Di Ray', 'c/o Di Ray'],
  ['Care of Mrs Coates', 'c/o Mrs Coates'],
  ['Mr Coates', 'c/o Mr Coates'],
  ['Co-op Funeralcare', 'c/o Co-op Funeralcare'],
  ['co Mrs Coates', 'c/o Mrs Coates'],
])('in the care of %s: %s', async (cell, line) => {
  const row = { ...rowOf('Ann Lee//Ann/1 High St', 0), values: ['Ann', 'Lee', cell] }
  const book = await writeLetters([row], ['First name', 'Last name', 'Care of'], choices, () =>
    Promise.resolve(),
  )
  expect(book.letters[0]!.lines.slice(0, 3)).toEqual(['Ann Lee', line, '1 High St'])
})

test.each([
  ['Title|First name|Last name|Company', 'Mrs|Ann|Lee|Acme Ltd', 'Mrs Ann Lee / Acme Ltd'],
  ['FNAME|LNAME', 'Ann|Lee', 'Ann Lee'],
  ['Name|Trading as', 'Ann Lee|Acme Ltd', 'Ann Lee, Acme Ltd'],
  ['First name|Last name|Trading as', 'Ann|Lee|Acme Ltd', 'Ann Lee, Acme Ltd'],
  ['Title|FNAME|LNAME', 'Mrs|Ann|Lee', 'Mrs Ann Lee'],
  ['Company|Organisation', 'Acme Ltd|Bell Ltd', 'Acme Ltd, Bell Ltd'],
])('the parts of one name are joined by a blank, names by a comma: %s', async (header, cells, top) => {
  const names = header.split('|')
  const row = { ...rowOf('///1 High St', 0), values: cells.split('|') }
  const chosen = { ...choices, nameColumns: [...names.keys()], alongColumns: [] }
  const book = await writeLetters([row], names, chosen, () => Promise.resolve())
  expect(book.letters[0]!.lines.join(' / ')).toBe(`${top} / 1 High St / LEEDS / LS1 4AB`)
})

test('rows that break a rule are left out, as are all rows of a joined letter', async () => {
  const rows = [
    rowOf('Ann Lee///@home', 0),
    rowOf('Di Lee///@home', 1, { first: 0 }),
    rowOf('Jo Fox///2 High St', 2),
    rowOf('Al May///No fixed abode', 3),
  ]
  const book = await letters(rows, { layout: 'notify', onePerAddress: true })
  expect(book.letters.map(({ name }) => name)).toEqual(['Jo Fox'])
  expect(book.leftOut).toEqual([
    { why: 'startOfLine', rows: [0, 1] },
    { why: 'noFixedAddress', rows: [3] },
  ])
})

test('other work has its turn after each task of 20 ms', async () => {
  let [now, pauses] = [0, 0]
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 10))
  const rows = Array.from({ length: 100 }, (_, row) => rowOf(`A A///${row} High St`, row))
  await writeLetters(rows, HEADERS, choices, () => {
    pauses += 1
    return Promise.resolve()
  })
  clock.mockRestore()
  // Read and written, each in 10 ms; every second one ends a task.
  expect(pauses).toBe(100)
})
