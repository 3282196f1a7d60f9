import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { choicesChanged, lettersOpened } from '../../../src/features/letters/lettersSlice'
import { selectIsNarrowed } from '../../../src/features/review/shownSelectors'
import { reviewBegan, rowsListed, searched, type Listed } from '../../../src/features/review/viewSlice'
import { sessionResumed } from '../../../src/features/session/sessionEvents'
import { answered, finishedRecord } from '../../support/builders'
import { filesPane } from '../../support/filesPane'
import { renderPart } from '../../support/renderPart'
import { lettersRoom } from '../../support/rooms/letters'
import { pagesIn } from '../../support/testPage'
import { until } from '../../support/waiting'
import { decideRows } from '../../../src/features/run/rows/changeRows'

const { openTestPage } = pagesIn(lettersRoom)

const answer = (town: string, streetMatch = '') =>
  answered({
    'Address Line 1': '1 High Street',
    'Post Town': town,
    Postcode: 'LS1 4AB',
    'Street Match': streetMatch,
  })

/** A finished cleanse with two good rows and two to review. */
function finishedPage() {
  const { store } = openTestPage()
  const resultRows = [
    answer('LEEDS'),
    answer('YORK'),
    answer('LEEDS', 'INCORRECT'),
    answer('YORK', 'INCORRECT'),
  ]
  store.dispatch(
    sessionResumed(
      finishedRecord({
        originalRows: resultRows.map(() => ['1 High Street, Leeds', 'LS1 4AB']),
        sheetRows: [2, 3, 4, 5],
        decisions: resultRows.map(() => undefined),
        resultRows,
      }),
    ),
  )
  /** Opens the dialog: the rows that are chosen, how many letters there are, and whether *the rows shown* are others than all. */
  const opened = async () => {
    store.dispatch(lettersOpened())
    const { letters } = await until(store, (state) => state.letters.preview !== null)
    return [letters.choices!.rows, letters.preview!.letters.length, selectIsNarrowed(store.getState())]
  }
  return { store, opened }
}

test('the filter of Review does not limit a file: letters go to all that are ready, from the first decision to the last', async () => {
  const { store, opened } = finishedPage()
  store.dispatch(reviewBegan())
  expect(await opened()).toEqual(['ready', 2, false])
  store.dispatch(decideRows([2], 'accepted'))
  expect(await opened()).toEqual(['ready', 3, false])
  store.dispatch(decideRows([3], 'accepted'))
  expect(await opened()).toEqual(['ready', 4, false])
})

test('a pile, a reason, a group or a search of a person’s own is offered and not chosen', async () => {
  const { store, opened } = finishedPage()
  for (const own of [
    { by: 'pile', pile: 'ready' },
    { by: 'reason', reason: 'streetDiffers' },
    { by: 'group', label: 'change', rows: [0, 2], from: { by: 'all' } },
  ] satisfies Listed[]) {
    store.dispatch(rowsListed(own))
    expect(await opened()).toEqual(['ready', 2, true])
  }
  // On top of the filter of Review.
  store.dispatch(rowsListed({ by: 'all' }))
  store.dispatch(reviewBegan())
  store.dispatch(searched('york'))
  expect(await opened()).toEqual(['ready', 2, true])
})

test('all with an address stays chosen in this file, whatever is shown', async () => {
  const { store, opened } = finishedPage()
  await opened()
  store.dispatch(choicesChanged({ rows: 'all' }))
  store.dispatch(reviewBegan())
  expect(await opened()).toEqual(['all', 4, false])
})

test('the choice of rows shown holds once: the next time other rows may be shown', async () => {
  const { store } = finishedPage()
  store.dispatch(searched('york'))
  renderPart(store, filesPane())
  const dialog = () => within(screen.getByRole('dialog', { name: 'Letters' }))
  /** Opens the dialog: which rows it offers, the chosen ones in brackets. */
  const offered = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Letters…' }))
    await screen.findByRole('button', { name: /^Download letters \(/ })
    const rows = within(dialog().getByRole('group', { name: 'Rows' }))
    return rows.getAllByRole<HTMLInputElement>('radio').map((radio) => {
      const label = radio.closest('label')!.textContent
      return radio.checked ? `[${label}]` : label
    })
  }
  expect(await offered()).toEqual(['[Ready to use (2)]', 'All with an address (4)', 'The rows shown (2)'])
  const shown = dialog().getByRole<HTMLInputElement>('radio', { name: 'The rows shown (2)' })
  fireEvent.click(shown)
  await act(() => until(store, ({ letters }) => letters.choices!.rows === 'shown'))
  expect(shown.checked).toBe(true)
  fireEvent.click(dialog().getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  act(() => void store.dispatch(rowsListed({ by: 'all' })))
  act(() => void store.dispatch(reviewBegan()))
  expect(await offered()).toEqual(['[Ready to use (2)]', 'All with an address (4)'])
})
