import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { rowsListed, searched, type Listed } from '../../../src/features/review/viewSlice'
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
  cleanup()
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
  renderPart(store, filesPane())
  const review = () => fireEvent.click(screen.getByRole('button', { name: 'Review' }))
  const decide = (rows: number[]) => act(() => store.dispatch(decideRows(rows, 'accepted')))
  const list = (listed: Listed) => act(() => void store.dispatch(rowsListed(listed)))
  const search = (text: string) => act(() => void store.dispatch(searched(text)))
  /** The choice of the rows shown of *Everything*, if there is one. */
  const shownRows = async () => {
    fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Everything: which rows' }))
    await screen.findByRole('option', { name: /^All / })
    return screen.queryByTitle(/^The rows shown/)?.textContent ?? null
  }
  /** Opens the dialog: which rows it offers, the chosen ones in brackets, and its button. */
  const letters = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Letters…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Letters' }))
    const button = await dialog.findByRole('button', { name: /^Download letters \(/ })
    const group = within(dialog.getByRole('group', { name: 'Rows' }))
    const offered = () =>
      group.getAllByRole<HTMLInputElement>('radio').map((radio) => {
        const label = radio.closest('label')!.textContent
        return radio.checked ? `[${label}]` : label
      })
    const close = async () => {
      fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
    return { dialog, button: button as HTMLButtonElement, offered, close }
  }
  return { store, review, decide, list, search, shownRows, letters }
}

test('the filter of Review does not limit a file: letters go to all that are ready, from the first decision to the last', async () => {
  const { review, decide, letters, shownRows } = finishedPage()
  review()
  for (const [decided, ready] of [
    [[], 2],
    [[2], 3],
    [[3], 4],
  ] as const) {
    decide([...decided])
    const { dialog, offered, button, close } = await letters()
    expect(offered()).toEqual([`[Ready to use (${ready})]`, 'All with an address (4)'])
    expect(button.textContent).toBe(`Download letters (${ready})`)
    // The file has no column of names.
    fireEvent.click(dialog.getByRole('radio', { name: 'The Occupier' }))
    expect(button.disabled).toBe(false)
    await close()
  }
  expect(await shownRows()).toBeNull()
})

test('a pile, a reason, a group or a search of a person’s own is offered and not chosen', async () => {
  const { review, list, search, letters, shownRows } = finishedPage()
  for (const own of [
    { by: 'pile', pile: 'ready' },
    { by: 'reason', reason: 'streetDiffers' },
    { by: 'group', label: 'change', rows: [0, 2], from: { by: 'all' } },
  ] satisfies Listed[]) {
    list(own)
    const { offered, close } = await letters()
    expect(offered()).toEqual(['[Ready to use (2)]', 'All with an address (4)', 'The rows shown (2)'])
    await close()
  }
  expect(await shownRows()).toBe('The rows shown (2)')
  // On top of the filter of Review.
  list({ by: 'all' })
  review()
  search('york')
  const { offered } = await letters()
  expect(offered()).toEqual(['[Ready to use (2)]', 'All with an address (4)', 'The rows shown (1)'])
})

test('the choice of rows shown holds once: the next time other rows may be shown', async () => {
  const { store, review, search, letters } = finishedPage()
  search('york')
  const { dialog, offered, close } = await letters()
  fireEvent.click(dialog.getByRole('radio', { name: 'The rows shown (2)' }))
  await act(() => until(store, (state) => state.letters.preview?.letters.length === 2))
  expect(offered().at(-1)).toBe('[The rows shown (2)]')
  await close()
  act(() => void store.dispatch(rowsListed({ by: 'all' })))
  review()
  expect((await letters()).offered()).toEqual(['[Ready to use (2)]', 'All with an address (4)'])
})

test('all with an address stays chosen in this file, whatever is shown', async () => {
  const { store, review, letters } = finishedPage()
  const { dialog, close } = await letters()
  fireEvent.click(dialog.getByRole('radio', { name: 'All with an address (4)' }))
  await act(() => until(store, (state) => state.letters.preview?.letters.length === 4))
  await close()
  review()
  expect((await letters()).offered()).toEqual(['Ready to use (2)', '[All with an address (4)]'])
})
