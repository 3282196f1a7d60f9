import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fileLoaded } from '../../../src/features/file/fileSlice'
import { FurtherColumns } from '../../../src/features/mapping/FirstQueries'
import { selectFirstQueries } from '../../../src/features/mapping/mappingSelectors'
import { csvFile } from '../../support/builders'
import { renderPart } from '../../support/renderPart'
import { openTestPage } from '../../support/testStore'
import { until } from '../../support/waiting'

test('the page asks about a column with an unknown name, shows its first three values, and sends it in its place', async () => {
  const { store } = openTestPage()
  store.dispatch(
    fileLoaded(
      csvFile({
        headers: ['Address', 'Extra', 'Postcode'],
        rows: ['Flat 2', 'Flat 3', '', 'Flat 2', 'Unit 4', 'Unit 5'].map((extra) => [
          '4 Mill Lane',
          extra,
          'BA1 1AB',
        ]),
      }),
    ),
  )
  renderPart(store, <FurtherColumns />)
  const question = within(screen.getByRole('group', { name: 'Extra' }))
  expect(question.getByText(/^Is “Extra”/).textContent).toBe(
    'Is “Extra” part of the address? It holds “Flat 2”, “Flat 3”, “Unit 4”.',
  )
  expect(question.getByText('4 Mill Lane, Flat 2, BA1 1AB')).toBeTruthy()
  const tick = question.getByRole('checkbox', { name: 'Send it too' })
  tick.focus()
  fireEvent.click(tick)
  await until(store, (state) => selectFirstQueries(state)[0] === '4 Mill Lane, Flat 2, BA1 1AB')
  expect(question.getByText('Extra is sent too.')).toBeTruthy()
  expect(document.activeElement).toBe(tick)
  fireEvent.click(tick)
  await until(store, (state) => selectFirstQueries(state)[0] === '4 Mill Lane, BA1 1AB')
})

test.each([
  ['where the addresses have none', 'Mill Lane', '', true],
  ['but not where a part of the address has them', 'Rose Cottage', '4 Mill Lane', false],
])('numbers under an unknown name are asked about %s', (_, address, line2, isAsked) => {
  const { store } = openTestPage()
  const rows = ['12', '4', '4', '9'].map((number) => [address, line2, number, 'BA1 1AB'])
  store.dispatch(fileLoaded(csvFile({ headers: ['Address', 'Address 2', 'Hse', 'Postcode'], rows })))
  renderPart(store, <FurtherColumns />)
  expect(screen.queryByRole('group', { name: 'Hse' }) !== null).toBe(isAsked)
})

test('what further columns would send is shown of an address, not of a line that explains a form', () => {
  const { store } = openTestPage()
  const headers = ['First line of your address', 'Town', 'Postcode']
  const rows = [
    ['Required', 'Optional', 'For example SW1A'],
    ['12 High Street', 'Bath', 'BA1 1AA'],
    ['3 Elm Road', 'Ely', 'CB6 1AB'],
  ]
  store.dispatch(fileLoaded(csvFile({ headers, rows })))
  renderPart(store, <FurtherColumns />)
  expect(screen.getByText('Row 2 would send:').nextElementSibling?.textContent).toBe(
    '12 High Street, Bath, BA1 1AA',
  )
})
