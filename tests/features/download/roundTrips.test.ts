import Papa from 'papaparse'
import { describe, expect, test, vi } from 'vitest'
import { ROLES, usualChoices } from '../../../src/features/download/downloadChoices'
import { selectRoles } from '../../../src/features/download/downloadSelectors'
import {
  columnsChosen,
  customerColumnsChosen,
  downloadAsked,
} from '../../../src/features/download/downloadSlice'
import { fileLoaded } from '../../../src/features/file/fileSlice'
import { readFile } from '../../../src/features/file/reader/readFile'
import { batchSettled } from '../../../src/features/run/runSlice'
import { answered, failed } from '../../support/builders'
import { programExports } from '../../support/programExports'
import { openTestPage } from '../../support/testStore'

const found = answered({
  'Address Line 1': 'Flat 3',
  'Address Line 2': '12 High Street',
  'Post Town': 'LEEDS',
  Postcode: 'LS1 4AB',
  County: 'West Yorkshire',
})
const cleansed = ['Flat 3', '12 High Street', 'LEEDS', 'West Yorkshire', 'LS1 4AB']

const table = (csv: string) => Papa.parse<string[]>(csv.trim()).data

/** A page with an export whose first row has an address, and the others an error. */
async function pageWith(csv: string) {
  const page = openTestPage()
  const outcome = await readFile(new File([csv], 'export.csv'), { header: 'found' })
  if (outcome.kind === 'refused') throw new Error(outcome.message)
  page.store.dispatch(fileLoaded(outcome.file))
  page.store.dispatch(customerColumnsChosen('correct'))
  page.store.dispatch(columnsChosen({ ...usualChoices, extras: ['outcome'], onlyMine: true }))
  const results = outcome.file.rows.map((_, index) => ({
    index,
    result: index === 0 ? found : failed('Busy'),
  }))
  page.store.dispatch(batchSettled({ results, at: 1 }))
  return page
}

describe.each(programExports)('an export of $program', ({ csv, roles }) => {
  const [headers, first, ...others] = table(csv) as [string[], string[], ...string[][]]

  test('has its address columns known by their names', async () => {
    const { store } = await pageWith(csv)
    const known = selectRoles(store.getState())
    const named = headers.flatMap((header, column) => {
      const role = ROLES.find((each) => known[each] === column)
      return role ? [`${header}: ${role}`] : []
    })
    expect(named.join(', ')).toBe(roles)
  })

  test('comes back with the same columns, and only its address cells changed', async () => {
    const { store, world } = await pageWith(csv)
    store.dispatch(downloadAsked('everything', 'csv'))
    await vi.dynamicImportSettled()
    const [headersAgain, firstAgain, ...othersAgain] = table(world.downloads[0]!.text)
    expect(headersAgain).toEqual(headers)
    expect(othersAgain).toEqual(others)
    const addresses = new Set(Object.values(selectRoles(store.getState())))
    const rest = (row: string[]) => row.map((cell, column) => (addresses.has(column) ? '' : cell))
    expect(rest(firstAgain!)).toEqual(rest(first))
    const written = firstAgain!.filter((cell, column) => addresses.has(column) && cell !== '').join(', ')
    const expected = cleansed.filter((text) => text !== 'West Yorkshire' || roles.includes('county'))
    expect(written).toBe(expected.join(', '))
  })
})

test('a workbook of only the customer’s columns has no others either', async () => {
  const { store, world } = await pageWith(programExports[0]!.csv)
  store.dispatch(downloadAsked('everything', 'xlsx'))
  await vi.waitFor(() => expect(world.workbooks).toHaveLength(1))
  const [{ file }] = world.workbooks as [(typeof world.workbooks)[number]]
  const outcome = await readFile(new File([file], 'x.xlsx'), {
    header: 'found',

    table: 'Addresses',
  })
  if (outcome.kind === 'refused') throw new Error(outcome.message)
  expect(outcome.file.headers).toEqual(table(programExports[0]!.csv)[0])
})

test('columns that take nothing cleansed are never downloaded alone', async () => {
  const { store, world } = await pageWith(programExports[0]!.csv)
  store.dispatch(customerColumnsChosen('keep'))
  store.dispatch(downloadAsked('everything', 'csv'))
  await vi.dynamicImportSettled()
  expect(table(world.downloads[0]!.text)[0]).toContain('UPRN')
})
