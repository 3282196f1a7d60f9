import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { selectSlots } from '../../../src/features/mapping/mappingSelectors'
import { sessionResumed } from '../../../src/features/session/sessionEvents'
import { answered, finishedRecord } from '../../support/builders'
import { filesPane } from '../../support/filesPane'
import { renderPart } from '../../support/renderPart'
import { correctedRoom } from '../../support/rooms/corrected'
import { pagesIn } from '../../support/testPage'
import { until } from '../../support/waiting'

const { openTestPage } = pagesIn(correctedRoom)

test('the list is saved as it is shown, also while My file asks what a column takes', async () => {
  const { store, world } = openTestPage()
  store.dispatch(
    sessionResumed(
      finishedRecord({
        fileName: 'crm.csv',
        csvHeaders: ['Name', 'Pupils', 'address', 'postcode'],
        line1Col: 2,
        moreAddressCols: [1],
        postcodeCol: 3,
        originalRows: [['Ann Lee', 'Year 7', '1 hgih st', 'ls14ab']],
        resultRows: [
          answered(
            { 'Address Line 1': '1 High Street', 'Post Town': 'LEEDS', Postcode: 'LS1 4AB' },
            'Year 7, 1 hgih st, ls14ab',
          ),
        ],
        decisions: ['accepted'],
        threshold: 0,
      }),
    ),
  )
  expect(selectSlots(store.getState()).unknown).toEqual([1])
  renderPart(store, filesPane())
  fireEvent.click(await screen.findByRole('button', { name: 'List of changes…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'List of changes' }))
  fireEvent.click(await dialog.findByRole('button', { name: 'Save this list (1)' }))
  await act(() => until(store, ({ download }) => download.written !== null))
  expect(world.downloads.map(({ name }) => name)).toEqual(['crm_changes.csv'])
  expect(dialog.getByText('Saved crm_changes.csv')).toBeTruthy()
})
