import { expect, test } from 'vitest'
import { columnsAsked } from '../../../src/domain/cleanse/noLetter'
import type { Ticks } from '../../../src/domain/cleanse/ticks'

const ADDRESS = ['12 High Street', 'Bath', 'BA1 1AA']

/** The names of the columns that are asked about, of files in which each row has one cell of each. */
async function askedOf(
  columns: Record<string, string[]>,
  names: string[] = [],
  answered: Record<string, Ticks> = {},
) {
  const headers = [...Object.keys(columns), 'Address', 'Town', 'Postcode']
  const rows = Object.values(columns)[0]!.map((_, at) => [
    ...Object.values(columns).map((cells) => cells[at]!),
    ...ADDRESS,
  ])
  const ticks = Object.fromEntries(
    Object.entries(answered).map(([name, each]) => [headers.indexOf(name), each]),
  )
  const asked = await columnsAsked(
    headers,
    rows,
    names.map((name) => headers.indexOf(name)),
    ticks,
    () => Promise.resolve(),
  )
  return asked.map(({ column }) => headers[column])
}

const YES_NO = ['Yes', 'No', 'No', '']

test.each<[header: string, cells: string[]]>([
  ['Letter sent', YES_NO],
  ['Thank you letter sent', YES_NO],
  ['National Data Opt-Out', YES_NO],
  ['Voted by post', YES_NO],
  ['Date of Death', ['30/12/1899', '', '', '']],
  ['Deceased', ['', '', 'TRUE', '']],
  ['Member status', ['Lapsed', 'Active', 'Active', 'Gone away']],
  ['Contact preferences', ['Email; post', 'None', 'None', 'Email']],
  ['Do not contact', YES_NO],
  ['GDPR', YES_NO],
  ['Year of death', ['2019', '2020', '', '', '']],
  ['Do not mail', ['1', '0', '']],
  ['MovedOn', ['2024-01-02', '2024-01-03', '2024-01-04', '']],
])('it is asked of %s', async (header, cells) => {
  expect(await askedOf({ [header]: cells })).toEqual([header])
})

test.each<[header: string, cells: string[]]>([
  ['Fire Suppression', YES_NO],
  ['Country of Birth', ['Poland', 'Spain', '', '']],
  ['Deathly quiet', YES_NO],
  ['Contact', ['Ann Lee', 'Bob Ray', 'Cyd Fox', 'Dee Poe']],
  ['Contact Name', ['Ann', 'Bob', 'Cyd', 'Dee']],
  ['Contact details', ['a@b.uk', 'c@d.uk', 'e@f.uk', '']],
  ['Contact no', ['01225 123456', '07700 900123', '', '020 7946 0000']],
  ['Post ref', ['A1001', 'A1002', 'A1003', 'A1004']],
  ['Contact ID', Array.from({ length: 120 }, (_, at) => String(at + 1))],
  ['Post Town', ['Bath', 'Ely', 'York', '']],
  ['Deceased', ['', '', '', 'NULL']],
])('it is not asked of %s', async (header, cells) => {
  expect(await askedOf({ [header]: cells })).toEqual([])
})

test('of several the gravest comes first', async () => {
  expect(
    await askedOf({ 'Letter sent': YES_NO, Status: YES_NO, 'Date died': ['1/2/2024', '', '', ''] }),
  ).toEqual(['Date died', 'Letter sent', 'Status'])
})

test('words beside a name raise the question if one of them says so', async () => {
  const names = ['Ann Lee', 'Bob Ray - DECEASED', 'Cyd Fox RIP', 'Dee Poe (Mrs)']
  expect(await askedOf({ Customer: names }, ['Customer'])).toEqual(['Customer'])
  expect(await askedOf({ Customer: ['Dee Poe (Mrs)'] }, ['Customer'])).toEqual([])
})

test('an answered column asks again once there is another value', async () => {
  const answered = { Status: { values: ['lapsed'], known: ['active'] } }
  expect(await askedOf({ Status: ['Lapsed', 'Active'] }, [], answered)).toEqual([])
  expect(await askedOf({ Status: ['Lapsed', 'Deceased'] }, [], answered)).toEqual(['Status'])
  const filled = { 'Date died': { values: [], isFilled: true } }
  expect(await askedOf({ 'Date died': ['1/2/2024', '3/4/2025'] }, [], filled)).toEqual([])
})
