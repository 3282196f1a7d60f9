import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { keyChecked, keyCheckStarted } from '../../../src/features/apiKey/apiKeySlice'
import { fileLoaded } from '../../../src/features/file/fileSlice'
import { mappingChanged } from '../../../src/features/mapping/mappingSlice'
import { selectDecidedCount } from '../../../src/features/run/rows/decisionsSlice'
import { selectFilteredRows } from '../../../src/features/review/shownSelectors'
import { NextStep } from '../../../src/features/review/next/NextStep'
import { Piles } from '../../../src/features/review/Piles'
import { ResultsToolbar } from '../../../src/features/review/ResultsRows'
import {
  noFilters,
  reviewBegan,
  rowOpened,
  rowReached,
  rowsListed,
  searched,
  selectOpenRow,
} from '../../../src/features/review/viewSlice'
import { AddressesCell } from '../../../src/features/review/table/RowCells'
import { OutOfDate } from '../../../src/features/review/next/SendAgain'
import { runStarted } from '../../../src/features/session/sessionEvents'
import { answered, failed, fileOf, queryOf, range } from '../../support/builders'
import { listeningServer } from '../../support/provider'
import { renderPart } from '../../support/renderPart'
import { confirmRoom } from '../../support/rooms/confirm'
import { resultPages } from '../../support/resultPages'
import { ended, pagesIn } from '../../support/testPage'
import {
  decideRows,
  giveAnswers,
  redoStep,
  settleRows,
  undoStep,
} from '../../../src/features/run/rows/changeRows'

const { openTestPage, pageWith, pageWithUprns } = resultPages(pagesIn(confirmRoom))

const server = listeningServer()
const button = (name: string) => screen.getByRole('button', { name })
const pile = (name: string) => screen.getByRole('radio', { name })

/** All piles and what else narrows, as they are read. */
const piles = () => screen.getAllByRole('radio').map(({ textContent }) => textContent)

test('the piles add up to all rows, and an empty one is hidden', () => {
  const doubtful = answered({ 'Confidence Score': '0.10', 'Post Town': 'LEEDS' })
  const { store } = pageWith([doubtful, doubtful, answered(), null])
  renderPart(store, <Piles />)
  expect(piles()).toEqual(['All 4', 'To review 2', 'Score below 0.50 2', 'Not found 1', 'Not run 1'])
  fireEvent.click(pile('To review 2'))
  act(() => store.dispatch(decideRows([0], 'accepted')))
  expect(piles().slice(0, 4)).toEqual(['All 4', 'Ready to use 1', 'To review 1', 'Score below 0.50 1'])
  // It stays where it is until a pile is pressed.
  expect(selectFilteredRows(store.getState())).toEqual([0, 1])
  fireEvent.click(pile('To review 1'))
  expect(selectFilteredRows(store.getState())).toEqual([1])
})

test('with the last decision all rows are shown, undone it brings back row and pile, and redone the end', () => {
  const doubtful = answered({ 'Confidence Score': '0.10', 'Post Town': 'LEEDS' })
  const { store, world } = pageWith([doubtful, answered()])
  store.dispatch(reviewBegan())
  store.dispatch(rowOpened(0))
  const isAtEnd = () => {
    expect(store.getState().view).toMatchObject({ ...noFilters, pane: 'files', currentRow: 0 })
    expect(world.focusMoves.at(-1)).toBe('next-step')
  }
  store.dispatch(decideRows([0], 'accepted'))
  isAtEnd()
  store.dispatch(undoStep())
  expect(store.getState().view).toMatchObject({
    listed: { by: 'pile', pile: 'toReview' },
    isReviewing: true,
    pane: 'row',
    currentRow: 0,
  })
  store.dispatch(redoStep(true))
  isAtEnd()
})

test('when the listed pile becomes empty, all rows are shown', () => {
  const [good, low] = ['0.60', '0.40'].map((score) =>
    answered({ 'Confidence Score': score, 'Post Town': 'LEEDS' }),
  )
  const { store } = pageWith([good!])
  store.dispatch(rowsListed({ by: 'pile', pile: 'ready' }))
  store.dispatch(settleRows([{ row: 0, result: low! }]))
  expect(store.getState().view.listed).toEqual({ by: 'all' })
})

test('rows to review come next, one after the other, and then what is left', async () => {
  const doubtful = answered({ 'Post Town': 'LEEDS', 'Premise Match': 'INCORRECT' })
  const good = answered({ 'Post Town': 'LEEDS', 'Confidence Score': '0.90' })
  const { store, world } = pageWith([good, doubtful, doubtful, answered(), doubtful])
  const decide = (row: number) => act(() => store.dispatch(decideRows([row], 'accepted')))
  store.dispatch(searched('nowhere'))
  renderPart(store, <NextStep files={[]} />)
  expect(screen.getByText('3 to review')).toBeTruthy()
  fireEvent.click(button('Review'))
  expect(selectFilteredRows(store.getState())).toEqual([1, 2, 4])
  expect(selectOpenRow(store.getState())).toBe(1)
  expect(world.focusMoves.slice(-2)).toEqual(['result-rows', 'row-panel'])
  act(() => void store.dispatch(rowReached(2)))
  decide(2)
  expect(selectOpenRow(store.getState())).toBe(4)
  decide(4)
  expect(screen.getByText('1 to review')).toBeTruthy()
  expect(selectOpenRow(store.getState())).toBe(1)
  decide(1)
  const left = screen.getByRole('group', { name: /All reviewed\. 1 was not found: Show$/ })
  fireEvent.click(within(left).getByRole('button', { name: 'Show' }))
  expect(selectFilteredRows(store.getState())).toEqual([3])
})

test('the end is announced even if rows failed, with what to do about them', () => {
  const { store } = pageWith([
    answered({ 'Post Town': 'LEEDS', 'Confidence Score': '0.90' }),
    failed('Broken'),
  ])
  renderPart(store, <NextStep files={[]} />)
  const end = screen.getByRole('group', { name: /Nothing to review\. 1 failed: Show Retry failed rows/ })
  expect(within(end).getByRole('button', { name: 'Retry failed rows (1)' })).toBeTruthy()
})

/** A page whose rows differ in the parts of a list each. */
function pageDiffering(...rows: string[][]) {
  const levels = (parts: string[]) => Object.fromEntries(parts.map((part) => [`${part} Match`, 'INCORRECT']))
  const opened = pageWith(rows.map((parts) => answered({ 'Post Town': 'LEEDS', ...levels(parts) })))
  renderPart(
    opened.store,
    <>
      <ResultsToolbar />
      <Piles />
    </>,
  )
  return { ...opened, shown: () => selectFilteredRows(opened.store.getState()) }
}

test('reasons are listed under their pile and add up to it, each row under its first; a press shows the pile or the reason whole', () => {
  const { store, shown } = pageDiffering(['Premise'], ['Street'], ['Premise', 'Street'], [])
  expect(piles()).toEqual([
    'All 4',
    'Ready to use 1',
    'To review 3',
    'Building differs 2',
    'Street differs 1',
  ])
  fireEvent.click(pile('Building differs 2'))
  expect(shown()).toEqual([0, 2])
  fireEvent.click(pile('Street differs 1'))
  expect(shown()).toEqual([1])
  fireEvent.click(pile('To review 3'))
  expect(shown()).toEqual([0, 1, 2])
  act(() => void store.dispatch(searched('nowhere')))
  expect(shown()).toEqual([])
  fireEvent.click(pile('To review 3'))
  expect(shown()).toEqual([0, 1, 2])
})

test('the piles are one Tab stop, at the listed one; arrows move on, a press lists', () => {
  const { shown } = pageDiffering(['Premise'], ['Street'])
  const place = screen.getByRole('radiogroup', { name: 'Rows' })
  expect(place.tabIndex).toBe(0)
  expect(screen.getAllByRole('radio').every(({ tabIndex }) => tabIndex === -1)).toBe(true)
  fireEvent.click(pile('To review 2'))
  act(() => place.focus())
  expect(document.activeElement).toBe(pile('To review 2'))
  fireEvent.keyDown(document.activeElement!, { key: 'ArrowDown' })
  expect(document.activeElement).toBe(pile('Building differs 1'))
  expect(shown()).toEqual([0, 1])
  fireEvent.click(document.activeElement!)
  expect([pile('To review 2').ariaChecked, pile('Building differs 1').ariaChecked]).toEqual(['false', 'true'])
  expect(shown()).toEqual([0])
})

test('decided rows of a reason stay, and the reason with them', () => {
  const { store, shown } = pageDiffering(['Premise'], ['Street'], ['Premise', 'Street'])
  fireEvent.click(pile('Building differs 2'))
  act(() => void store.dispatch(rowOpened(2)))
  fireEvent.click(button('Accept all (2)'))
  expect(shown()).toEqual([0, 2])
  expect(pile('Building differs 0').ariaChecked).toBe('true')
  expect(screen.queryByRole('button', { name: /^Accept all/ })).toBeNull()
})

test('the question before many rows says what else is in doubt', () => {
  const { store } = pageDiffering(
    ...range(0, 22).map((row) => (row < 3 ? ['Premise', 'Street'] : ['Premise'])),
    ['Street'],
  )
  fireEvent.click(pile('Building differs 22'))
  fireEvent.click(button('Accept all (22)'))
  expect(store.getState().confirm).toEqual({
    kind: 'decideMany',
    rows: range(0, 22),
    decision: 'accepted',
    shown: {
      reason: 'buildingDiffers',
      others: [{ reason: 'streetDiffers', rows: 3 }],
      clear: range(3, 22),
    },
  })
})

test('rows whose own UPRN differs from the found one are listed with both numbers', () => {
  const found = answered({ 'Post Town': 'LEEDS', UPRN: '100', 'Confidence Score': '0.90' })
  const noUprn = answered({ 'Post Town': 'LEEDS', 'Confidence Score': '0.90' })
  const own = ['0100', '200', '300', '', 'N/A', '1.00023E+11', '400']
  const { store } = pageWithUprns(own, [found, found, found, found, found, found, noUprn])
  renderPart(store, <Piles />)
  expect(screen.getByText('2 cells of your UPRN column hold no UPRN and are not compared.')).toBeTruthy()
  fireEvent.click(pile('UPRN differs 2'))
  expect(selectFilteredRows(store.getState())).toEqual([1, 2])
  renderPart(store, <AddressesCell row={1} />)
  expect(document.body.textContent).toMatch(/· UPRN 200.*· UPRN 100$/)
})

test('a file without UPRNs, or with the right ones, has no such filter', () => {
  const found = answered({ 'Post Town': 'LEEDS', UPRN: '100' })
  const { store } = pageWithUprns(['100'], [found])
  renderPart(store, <Piles />)
  expect(screen.queryByRole('radio', { name: /UPRN/ })).toBeNull()
  act(() => void store.dispatch(fileLoaded(fileOf(1))))
  expect(screen.queryByText(/UPRN/)).toBeNull()
})

test('rows sent with other columns are counted beside the columns, and sent again with those now chosen', async () => {
  server.answers()
  const { store, world } = openTestPage()
  store.dispatch(keyCheckStarted())
  store.dispatch(keyChecked({ status: 'valid', lacksBritain: false }))
  store.dispatch(fileLoaded(fileOf(3)))
  store.dispatch(runStarted())
  await ended(store)
  const edited = { ...answered({}, '3 Edited Lane'), origin: 'edited' as const }
  store.dispatch(giveAnswers([{ row: 2, decision: null, result: edited }], 1))
  store.dispatch(decideRows([0], 'accepted'))
  world.clock.now += 1000
  renderPart(store, <OutOfDate />)
  expect(screen.queryByText(/sent with other columns/)).toBeNull()

  act(() => void store.dispatch(mappingChanged({ addressColumn: 1, postcodeColumn: 0 })))
  expect(screen.getByText(/^2 rows were sent with other columns ·.*This removes 1 decision\.$/)).toBeTruthy()
  fireEvent.click(button('Look them up again (2 lookups)'))
  await act(() => ended(store))
  expect(server.queries.slice(3)).toEqual(['B12 0XY, 1 High Street', 'B12 0XY, 2 High Street'])
  expect(server.queries).not.toContain(queryOf(3))
  const { run } = store.getState()
  expect(run.results[2]).toMatchObject({ query: '3 Edited Lane' })
  expect(run.lookups).toBe(6)
  expect(selectDecidedCount(store.getState())).toBe(0)
  expect(screen.queryByText(/sent with other columns/)).toBeNull()
})
