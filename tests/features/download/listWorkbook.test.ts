import { expect, test } from 'vitest'
import type { WorkbookContents } from '../../../src/app/base/csvFile'
import type { RootState } from '../../../src/app/base/types'
import { workbookOf } from '../../../src/features/download/downloadOf'
import { fileLoaded } from '../../../src/features/file/fileSlice'
import { batchSettled } from '../../../src/features/run/runSlice'
import { answered, csvFile, failed } from '../../support/builders'
import { openTestPage } from '../../support/testStore'

/** The state with part `at` (from 0) of a list of three on the page, each of two rows, of which one failed. */
function partOnPage(at: number): RootState {
  const { store } = openTestPage()
  const first = at * 2 + 1
  const rows = [first, first + 1].map((row) => [`000${row}`, `${row} High Street`])
  const part = { at, first, last: first + 1, of: 6 }
  store.dispatch(fileLoaded(csvFile({ headers: ['Ref', 'Address'], rows, titleLines: ['Customers,'], part })))
  const results = [
    { index: 0, result: answered({ 'Address Line 1': `${first} HIGH STREET`, 'Post Town': 'LEEDS' }) },
    { index: 1, result: failed('Broken') },
  ]
  store.dispatch(batchSettled({ results, at: 1 }))
  const state = store.getState()
  return { ...state, list: { ...state.list, at, parts: Array(3).fill(state.list.parts[0]!) } }
}

/** What is written of the list while its second part is on the page. */
async function written(
  choice: 'everything' | 'unfound',
  stateOfPart = async (_: RootState, at: number) => partOnPage(at) as RootState | null,
) {
  const books: WorkbookContents[] = []
  const { written: told } = await workbookOf(partOnPage(1), choice, stateOfPart, (contents) => {
    books.push(contents)
    return Promise.resolve(new Blob())
  })
  return { ...books[0]!, told }
}

const column = ({ headers, rows }: WorkbookContents, header: string) =>
  rows.map((row) => row[headers.indexOf(header)])

test('the workbook of a list holds all parts in the order of the file, whichever is on the page', async () => {
  const book = await written('everything')
  expect(column(book, 'Ref')).toEqual(['0001', '0002', '0003', '0004', '0005', '0006'])
  expect(column(book, 'Address Line 1')).toEqual([
    '1 HIGH STREET',
    '',
    '3 HIGH STREET',
    '',
    '5 HIGH STREET',
    '',
  ])
  expect(column(book, 'Error')).toEqual(['', 'Broken', '', 'Broken', '', 'Broken'])
  expect(book.titleLines).toEqual(['Customers,'])
  expect(book.told).toMatchObject({ rows: 6, cleansed: 3 })
})

test('a part without results is left out of it', async () => {
  const book = await written('everything', async (_, at) => (at === 2 ? null : partOnPage(at)))
  expect(column(book, 'Ref')).toEqual(['0001', '0002', '0003', '0004'])
})

test('the workbook of a section is of the part on the page alone', async () => {
  const book = await written('unfound')
  expect(column(book, 'Ref')).toEqual(['0004'])
  expect(book.told.name).toContain('3-4')
})
