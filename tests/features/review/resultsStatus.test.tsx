import { act, fireEvent, screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ResultsRows } from '../../../src/features/review/ResultsRows'
import { Pane } from '../../../src/app/Pane'
import { DeskStatus } from '../../../src/features/review/DeskStatus'
import { DecisionCell } from '../../../src/features/review/table/RowCells'
import { noFilters, rowOpened, rowsListed, searched } from '../../../src/features/review/viewSlice'
import { answered } from '../../support/builders'
import { renderPart } from '../../support/renderPart'
import { pageWith } from './pageWith'
import { decideRows, undoStep } from '../../../src/features/run/rows/changeRows'

const Desk = () => (
  <>
    <DeskStatus />
    <ResultsRows allColumns={[]} />
    <Pane files="The files" />
  </>
)

const doubtful = (town: string) => answered({ 'Post Town': town, 'Premise Match': 'INCORRECT' })

test('a screen reader hears how many rows are shown once the filters rest, and not after a decision', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { store } = pageWith([answered({ 'Post Town': 'LEEDS' }), answered({ 'Post Town': 'YORK' })])
  renderPart(store, <Desk />)
  const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
  const rest = () => act(() => void vi.runAllTimers())
  rest()
  expect(said()).toEqual([''])
  const search = screen.getByRole('searchbox')
  fireEvent.change(search, { target: { value: 'le' } })
  fireEvent.change(search, { target: { value: 'leeds' } })
  expect(said()).toEqual([''])
  rest()
  expect(said()).toEqual(['1 row shown.'])
  act(() => store.dispatch(decideRows([0], 'accepted')))
  rest()
  expect(said()).toEqual(['Row 1: accepted.'])
  act(() => void store.dispatch(searched('nowhere')))
  rest()
  expect(said()).toEqual(['0 rows shown.'])
})

test('each act is announced once, with the next row, and the last decision leads to the files', () => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] })
  onTestFinished(() => void vi.useRealTimers())
  const { store } = pageWith([doubtful('LEEDS'), doubtful('LEEDS')])
  const heard: string[] = []
  const listener = new MutationObserver((changes) => changes.forEach(note))
  const note = ({ target }: MutationRecord) => {
    const status = (target as Element).closest('[role=status]')?.textContent
    if (status) heard.push(status)
  }
  listener.observe(document.body, { subtree: true, childList: true })
  onTestFinished(() => listener.disconnect())
  const next = () => {
    act(() => void vi.advanceTimersToNextFrame())
    listener.takeRecords().forEach(note)
    return heard.splice(0)
  }
  renderPart(store, <Desk />)
  act(() => void store.dispatch(rowsListed({ by: 'pile', pile: 'toReview' })))
  act(() => void store.dispatch(rowOpened(0)))
  expect(next()).toEqual(['1, LEEDS, Building differs, 1 of 2'])
  fireEvent.keyDown(screen.getByRole('region', { name: 'Row 1' }), { key: 'a' })
  expect(next()).toEqual(['Row 1: accepted. 2, LEEDS, Building differs, 2 of 2'])
  fireEvent.keyDown(screen.getByRole('region', { name: 'Row 2' }), { key: 'k' })
  expect(next()).toEqual(['Row 2: kept original.'])
  expect(screen.getByRole('region', { name: 'Files' })).toBeTruthy()
  expect(store.getState().view).toMatchObject(noFilters)
})

test('deciding and undoing a row that the search hides are both announced', () => {
  const { store } = pageWith([doubtful('LEEDS'), doubtful('YORK'), doubtful('YORK')])
  renderPart(store, <Desk />)
  const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
  act(() => void store.dispatch(rowOpened(0)))
  act(() => void store.dispatch(searched('york')))
  act(() => store.dispatch(decideRows([0], 'accepted')))
  expect(store.getState().view.isStepTold).toBe(true)
  act(() => store.dispatch(undoStep()))
  expect(said()).toContain('Undone. Row 1: undecided.')
})

test('a second press on a decided row leads on, and announces no step again', () => {
  const { store } = pageWith([doubtful('LEEDS'), doubtful('LEEDS'), doubtful('LEEDS')])
  act(() => void store.dispatch(rowsListed({ by: 'pile', pile: 'toReview' })))
  for (const row of [0, 1, 0]) {
    store.dispatch(rowOpened(row))
    store.dispatch(decideRows([row], 'accepted'))
  }
  expect(store.getState().view).toMatchObject({ currentRow: 2, isStepTold: false })
})

test('Tab skips the buttons of rows, whose names include the row', () => {
  const { store } = pageWith([doubtful('LEEDS'), doubtful('LEEDS')])
  renderPart(
    store,
    <>
      <DecisionCell row={0} />
      <DecisionCell row={1} />
    </>,
  )
  const stops = () =>
    screen.getAllByRole('button').map(({ ariaLabel, tabIndex }) => `${ariaLabel} ${tabIndex}`)
  expect(stops()).toEqual([
    'Accept (row 1) -1',
    'Keep mine (row 1) -1',
    'Accept (row 2) -1',
    'Keep mine (row 2) -1',
  ])
})
