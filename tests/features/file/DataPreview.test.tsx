// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DataPreview } from '../../../src/features/file/DataPreview'
import { fileLoaded } from '../../../src/features/file/fileSlice'
import { csvFile } from '../../support/builders'
import { renderPart } from '../../support/renderPart'
import { openTestPage } from '../../support/testStore'

test('the preview marks house numbers that a spreadsheet made dates, in the columns that are sent', () => {
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

test('the columns that are sent come first, in the order in which they are sent', () => {
  const { store } = openTestPage()
  store.dispatch(
    fileLoaded(csvFile({ headers: ['Id', 'Postcode', 'Street'], rows: [['1', 'LS1 4AB', '1 High Street']] })),
  )
  renderPart(store, <DataPreview sent={[2, 1]} />)
  const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  expect(headers).toEqual(['Row', 'Street', 'Postcode', 'Id'])
})
