import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DataPreview } from '../../../src/features/file/DataPreview'
import { FileDetails } from '../../../src/features/file/FileDetails'
import { requestFile } from '../../../src/features/file/fileListeners'
import { fileLoaded } from '../../../src/features/file/fileSlice'
import { csvFile } from '../../support/builders'
import { renderPart } from '../../support/renderPart'
import { openTestPage } from '../../support/testStore'
import { until } from '../../support/waiting'

test('the preview marks house numbers that a spreadsheet turned into dates, in the columns to send', () => {
  const { store } = openTestPage()
  const rows = [
    ['02-Apr', 'High Street', '02-Apr'],
    ['2-4', '02/04/2026', ''],
  ]
  store.dispatch(fileLoaded(csvFile({ headers: ['No', 'Street', 'Since'], rows })))
  renderPart(store, <DataPreview sent={[0, 1]} />)
  const marked = screen.getAllByTitle('A date: a spreadsheet may have made it from a house number')
  expect(marked.map(({ textContent }) => textContent)).toEqual(['02-Apr', '02/04/2026'])
})

test('the columns to send come first, in sending order', () => {
  const { store } = openTestPage()
  store.dispatch(
    fileLoaded(csvFile({ headers: ['Id', 'Postcode', 'Street'], rows: [['1', 'LS1 4AB', '1 High Street']] })),
  )
  renderPart(store, <DataPreview sent={[2, 1]} />)
  const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  expect(headers).toEqual(['Row', 'Street', 'Postcode', 'Id'])
})

test('of a cell or a name of many pages the preview draws the beginning: the browser would lay out all of it', () => {
  const { store } = openTestPage()
  const [name, cell] = ['n'.repeat(5000), 'c'.repeat(5000)]
  store.dispatch(fileLoaded(csvFile({ headers: [name, 'Street'], rows: [[cell, '1 High Street']] })))
  renderPart(store, <DataPreview sent={[1]} />)
  expect(screen.getByText(/^n+…$/).textContent).toHaveLength(1001)
  expect(screen.getByText(/^c+…$/).textContent).toHaveLength(1001)
})

test('the page asks about a doubtful header line, and about any other on demand', async () => {
  const { store, world } = openTestPage()
  renderPart(
    store,
    <>
      <FileDetails isLocked={false} isFolded={false} isRefused={false} />
      <DataPreview sent={[]} />
    </>,
  )
  const load = async (text: string) => {
    act(() => void store.dispatch(requestFile(new File([text], 'list.csv', { type: 'text/csv' }))))
    await act(() => until(store, ({ file }) => file.attempt.status === 'none' && file.loaded !== null))
  }
  const choice = () => screen.queryByRole('combobox', { name: 'Header line' })
  const ask = () => screen.queryByRole('button', { name: 'Choose another header line' })
  await load('address,postcode\n1 High Street,LS1 4AB\n')
  expect([choice(), ask()]).toEqual([null, expect.anything()])
  fireEvent.click(ask()!)
  expect(choice()).not.toBeNull()
  expect(ask()).toBeNull()
  expect(world.focusMoves.at(-1)).toBe('header-line')
  for (const doubted of [
    'Rates 2026,\n\naddress,postcode\n1 High Street,LS1 4AB\n',
    '1 High Street,LS1 4AB\n2 High Street,LS1 4AB\n',
  ]) {
    await load(doubted)
    expect([choice(), ask()]).toEqual([expect.anything(), null])
  }
  await load('address,postcode\n2 High Street,LS1 4AB\n')
  expect(choice()).toBeNull()
})
