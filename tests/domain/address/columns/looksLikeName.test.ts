import { expect, test } from 'vitest'
import { columnsLikeNames } from '../../../../src/domain/address/columns/looksLikeName'

const ADDRESS = ['12 High Street', 'Bath', 'BA1 1AA']

const namesIn = (headers: string, cells: string[][]) => {
  const all = [...headers.split(', '), 'Address', 'Town', 'Postcode']
  const rows = cells.map((row) => [...row, ...ADDRESS])
  return columnsLikeNames(all, rows).map((column) => all[column])
}

test.each<[string, string[][], string[]]>([
  ['Pupil', [['Ann Lee'], ['Bob van Ray'], ['Cyd Fox']], ['Pupil']],
  ['Shipping Name', [['Ann O’Dea'], ['Bob Smith-Jones'], ['J. Fox']], ['Shipping Name']],
  [
    'Parent, Score',
    [
      ['Ann Lee (Deceased)', '3'],
      ['Bob Ray - RIP', '4'],
    ],
    ['Parent'],
  ],
  [
    'FNAME, LNAME',
    [
      ['Ann', 'Lee'],
      ['Bob', 'Ray'],
      ['Cyd', 'Null'],
    ],
    ['FNAME', 'LNAME'],
  ],
  [
    'LNAME, FNAME',
    [
      ['Lee', 'Ann'],
      ['Ray', 'Bob'],
      ['Fox', 'Cyd'],
    ],
    ['FNAME', 'LNAME'],
  ],
  [
    'Name (First), Name (Last)',
    [
      ['Ann', 'Lee'],
      ['Bob', 'Ray'],
      ['Cyd', 'Fox'],
    ],
    ['Name (First)', 'Name (Last)'],
  ],
  // A ward, a state and a product say the same in many rows.
  ['Ward', [['Bath Central'], ['Bath Central'], ['Bath Central'], ['Ely North']], []],
  [
    'Tenure, Status',
    [
      ['Owned', 'Active'],
      ['Owned', 'Active'],
      ['Rented', 'Active'],
    ],
    [],
  ],
  ['Ref', [['A 1'], ['A 2']], []],
  ['Comment', [['please call back'], ['Has a dog'], ['']], []],
])('the columns %s: whose cells look like names', (headers, rows, found) => {
  expect(namesIn(headers, rows)).toEqual(found)
})
