import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useAppSelector } from '../../../src/base/store/hooks'
import { addWorkListeners } from '../../../src/app/workListeners'
import { ConfirmDialog } from '../../../src/features/confirm/ConfirmDialog'
import { fileLoaded } from '../../../src/features/file/fileSlice'
import { mappingChanged } from '../../../src/features/mapping/mappingSlice'
import { ResultCards } from '../../../src/features/review/ResultCards'
import { decideAlike, selectAlike } from '../../../src/features/review/rowSteps'
import { RowPanel } from '../../../src/features/review/panel/RowPanel'
import { DeskStatus } from '../../../src/features/review/DeskStatus'
import { selectLines, selectOpenLine } from '../../../src/features/review/shownSelectors'
import { rowOpened, rowsListed, searched } from '../../../src/features/review/viewSlice'
import { answered, csvFile, range } from '../../support/builders'
import { renderPart } from '../../support/renderPart'
import { openTestPage } from '../../support/testStore'
import { until } from '../../support/waiting'
import { decideRows, giveAnswers, settleRows, undoStep } from '../../../src/features/run/rows/changeRows'

/** A row that was sent with a street, and the street and number of its answer. */
type Row = [sent: string, number: string, street: string]

/** A page of answered rows, once it is known which are alike. */
async function pageOf(...rows: Row[]) {
  const opened = openTestPage()
  const { store } = opened
  store.dispatch(addWorkListeners())
  store.dispatch(
    fileLoaded(
      csvFile({
        headers: ['Address', 'Town', 'Postcode'],
        rows: rows.map(([sent]) => [sent, 'Leeds', 'LS6 1AB']),
      }),
    ),
  )
  store.dispatch(mappingChanged({ addressColumn: 0, postcodeColumn: 2, moreAddressColumns: [1] }))
  const results = rows.map(([sent, number, street], index) => {
    const found = {
      'Address Line 1': `${number} ${street}`,
      'Building Number': number,
      'Street Name': street,
      'Post Town': 'LEEDS',
      Postcode: 'LS6 1AB',
    }
    return { row: index, result: answered(found, `${sent}, Leeds, LS6 1AB`) }
  })
  store.dispatch(settleRows(results))
  await until(store, ({ alike }) => alike.keys.length === rows.length)
  return store
}

const renamed = (number: number): Row => [`${number} Back Lane`, String(number), 'Mandela Road']
const good = (number: number): Row => [`${number} High Street`, String(number), 'High Street']
const other = (number: number): Row => [`${number} Mill Lane`, String(number), 'Harbour Road']

const decisions = (store: Awaited<ReturnType<typeof pageOf>>) =>
  store.getState().decisions.present.map((each) => each ?? '')

/** The pane of the selected row, with a list that shows and says why a key did nothing. */
function Desk() {
  const row = useAppSelector(selectOpenLine)
  return (
    <>
      <DeskStatus />
      {row !== null && <RowPanel row={row} />}
    </>
  )
}

function openRow(store: Awaited<ReturnType<typeof pageOf>>, row: number) {
  store.dispatch(rowOpened(row))
  renderPart(store, <Desk />)
  return screen.getByRole('region', { name: /^Row / })
}

const button = (name: string) => screen.getByRole('button', { name })

test('the pane of a group says what differs in its rows, shows the first five, and accepts all in one step', async () => {
  const store = await pageOf(renamed(1), good(2), other(3), ...range(4, 9).map(renamed))
  store.dispatch(rowsListed({ by: 'pile', pile: 'toReview' }))
  const pane = openRow(store, 5)
  // It is called by its first row, whichever of them was selected.
  expect(pane.ariaLabel).toBe('Row 1')
  expect(within(pane).getByRole('heading').textContent).toBe('6 rows')
  expect(pane.textContent).toContain('Back Lane → Mandela Road')
  const shown = within(within(pane).getByRole('list')).getAllByRole('listitem')
  expect(shown.map(({ textContent }) => /^\d/.exec(textContent)?.[0])).toEqual(['1', '4', '5', '6', '7'])
  expect(screen.queryByRole('button', { name: /^(?:Accept|Keep mine|Correct…) \(/ })).toBeNull()
  fireEvent.click(button('Accept all 6'))
  expect(decisions(store).join()).toBe('accepted,,,accepted,accepted,accepted,accepted,accepted')
  // Another question comes next.
  expect(store.getState().view.currentRow).toBe(2)
})

test('a decided group can be decided differently and undone, in one step each', async () => {
  const store = await pageOf(renamed(1), renamed(2), other(3))
  openRow(store, 0)
  fireEvent.click(button('Keep mine in all 2'))
  act(() => void store.dispatch(rowOpened(0)))
  expect(screen.getByRole('region', { name: 'Row 1' }).textContent).toContain('2 kept original')
  fireEvent.click(button('Accept all 2'))
  expect(decisions(store)).toEqual(['accepted', 'accepted', ''])
  act(() => void store.dispatch(rowOpened(0)))
  fireEvent.click(button('Undo all 2'))
  expect(decisions(store)).toEqual(['', '', ''])
  act(() => store.dispatch(undoStep()))
  expect(decisions(store)).toEqual(['accepted', 'accepted', ''])
})

test('Show all lists only them, each on its own line, and Escape goes back', async () => {
  const store = await pageOf(renamed(1), renamed(2), other(3))
  const listed = { by: 'pile' as const, pile: 'toReview' as const }
  store.dispatch(rowsListed(listed))
  openRow(store, 1)
  fireEvent.click(button('Show all 2'))
  expect(selectLines(store.getState())).toEqual([0, 1])
  fireEvent.click(button('Keep mine (row 2)'))
  expect(decisions(store)).toEqual(['', 'originalKept', ''])
  fireEvent.keyDown(screen.getByRole('region', { name: /^Row / }), { key: 'Escape' })
  expect(store.getState().view.listed).toEqual(listed)
})

test('on a group a key without Shift decides nothing, and says what does', async () => {
  const store = await pageOf(renamed(1), renamed(2), other(3))
  const pane = openRow(store, 0)
  for (const [key, said] of [
    ['a', 'Shift+A accepts all 2.'],
    ['k', 'Shift+K keeps yours in all 2.'],
    ['c', 'To correct one, press “Show all 2” first.'],
    // Caps Lock is on.
    ['K', 'Shift+K keeps yours in all 2.'],
  ] as const) {
    fireEvent.keyDown(pane, { key })
    expect(screen.getAllByRole('status')[0]!.textContent).toBe(said)
    expect(decisions(store)).toEqual(['', '', ''])
    expect(store.getState().correct.form).toBeNull()
  }
})

test('on a group a key with Shift decides all, with Caps Lock too; what is done is told with the row that follows', async () => {
  const store = await pageOf(renamed(1), renamed(2), other(3))
  openRow(store, 0)
  const press = (key: string) => {
    act(() => void store.dispatch(rowOpened(0)))
    fireEvent.keyDown(screen.getByRole('region', { name: 'Row 1' }), { key, shiftKey: true })
    return decisions(store).join()
  }
  expect(press('A')).toBe('accepted,accepted,')
  expect(screen.getAllByRole('status')[0]!.textContent).toBe('')
  expect(press('k')).toBe('originalKept,originalKept,')
  expect(press('a')).toBe('accepted,accepted,')
})

test('U takes a group’s decision back, and a row with its own question is decided by its own key', async () => {
  const store = await pageOf(renamed(1), renamed(2), other(3))
  store.dispatch(decideRows([0, 1], 'accepted'))
  fireEvent.keyDown(openRow(store, 0), { key: 'u' })
  expect(decisions(store)).toEqual(['', '', ''])
  act(() => void store.dispatch(rowOpened(2)))
  fireEvent.keyDown(screen.getByRole('region', { name: 'Row 3' }), { key: 'a' })
  expect(decisions(store)).toEqual(['', '', 'accepted'])
})

test('only rows shown with the same decision are alike', async () => {
  const store = await pageOf(renamed(1), renamed(2), renamed(3), renamed(4))
  store.dispatch(decideRows([1], 'originalKept'))
  store.dispatch(searched(' '))
  expect(selectAlike(store.getState(), 0)).toEqual([0, 2, 3])
  expect(selectAlike(store.getState(), 1)).toEqual([])
  store.dispatch(searched('1 Back'))
  expect(selectAlike(store.getState(), 0)).toEqual([])
})

test('the page asks before it decides more than twenty', async () => {
  const store = await pageOf(...range(1, 23).map(renamed))
  renderPart(store, <ConfirmDialog />)
  act(() => {
    store.dispatch(decideAlike(0, 'accepted'))
  })
  expect(screen.getByRole('dialog').textContent).toContain('Accept 22 rows?')
  expect(decisions(store).every((each) => each === '')).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Yes, Accept 22' }))
  expect(decisions(store).every((each) => each === 'accepted')).toBe(true)
})

test('after the question a row with another difference has the focus, and announces what was done', async () => {
  const store = await pageOf(other(30), ...range(1, 23).map(renamed))
  store.dispatch(rowsListed({ by: 'pile', pile: 'toReview' }))
  renderPart(
    store,
    <>
      <ResultCards />
      <ConfirmDialog />
    </>,
  )
  const [next, group] = screen.getAllByRole('row')
  act(() => group!.focus())
  fireEvent.keyDown(group!, { key: 'A', shiftKey: true })
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Cancel'))
  fireEvent.click(screen.getByRole('button', { name: 'Yes, Accept 22' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement).toBe(next)
  expect(next!.textContent).toMatch(/^22 rows: accepted\. 1, /)
})

/** A row was looked up again with another text, which a person typed. */
const lookedUpAgain = (row: number, number: string, street: string) => {
  const found = { 'Address Line 1': `${number} ${street}`, 'Building Number': number, 'Street Name': street }
  const text = `${number} High Street, Leeds, LS6 1AB`
  const result = { ...answered({ ...found, Postcode: 'LS6 1AB' }, text), origin: 'edited' as const }
  return giveAnswers([{ row, decision: null, result }], 1)
}

test('a row that was answered again is not decided with those that it was alike before', async () => {
  const store = await pageOf(renamed(1), renamed(4), renamed(5))
  store.dispatch(lookedUpAgain(1, '4', 'Harbour Road'))
  store.dispatch(decideAlike(0, 'accepted'))
  expect(decisions(store)).toEqual(['accepted', '', 'accepted'])
})

test('nor one that is answered while the question is open', async () => {
  const store = await pageOf(...range(1, 23).map(renamed))
  renderPart(store, <ConfirmDialog />)
  act(() => {
    store.dispatch(decideAlike(0, 'accepted'))
    store.dispatch(lookedUpAgain(1, '2', 'Harbour Road'))
  })
  expect(screen.getByRole('dialog').textContent).toContain('Accept 21 rows?')
  fireEvent.click(screen.getByRole('button', { name: 'Yes, Accept 21' }))
  expect(decisions(store)).toEqual(['accepted', '', ...Array<string>(20).fill('accepted')])
})

test('a number added to more than two identical rows can only be turned down for all', async () => {
  const same: Row = ['High Street', '14', 'High Street']
  const store = await pageOf(same, same, same)
  const pane = openRow(store, 0)
  expect(pane.textContent).toContain('the same row')
  expect(screen.queryByRole('button', { name: /Accept all/ })).toBeNull()
  act(() => {
    store.dispatch(decideAlike(0, 'accepted'))
  })
  for (const shiftKey of [false, true]) fireEvent.keyDown(pane, { key: 'a', shiftKey })
  expect(screen.getAllByRole('status')[0]!.textContent).toBe('Shift+K keeps yours in all 3.')
  expect(decisions(store)).toEqual(['', '', ''])
  fireEvent.click(button('Keep mine in all 3'))
  expect(decisions(store)).toEqual(['originalKept', 'originalKept', 'originalKept'])
  // Nor does Shift with A accept one of them alone.
  act(() => store.dispatch(undoStep()))
  act(() => void store.dispatch(rowOpened(0)))
  fireEvent.click(button('Show all 3'))
  act(() => void store.dispatch(rowOpened(1)))
  fireEvent.keyDown(screen.getByRole('region', { name: 'Row 2' }), { key: 'A', shiftKey: true })
  expect(decisions(store)).toEqual(['', '', ''])
})
