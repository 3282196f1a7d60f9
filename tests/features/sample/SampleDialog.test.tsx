import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PrintSummary } from '../../../src/features/charts/summary/PrintSummary'
import { SampleSays } from '../../../src/features/sample/SampleSays'
import { samplePurpose } from '../../../src/app/purposes'
import { selectFigures, selectNextInSample } from '../../../src/features/sample/sampleSelectors'
import { filesPane } from '../../support/filesPane'
import { renderPart } from '../../support/renderPart'
import { drawnRows, finishedPage, judge } from './samplePage'
import { decideRows } from '../../../src/features/run/rows/changeRows'

const press = (key: string, more: KeyboardEventInit = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more })
const button = (name: RegExp | string) => screen.getByRole('button', { name })

function openDialog(goods: number, doubtfuls = 0) {
  const page = finishedPage(goods, doubtfuls)
  renderPart(page.store, filesPane(samplePurpose))
  fireEvent.click(button('Check a sample…'))
  const figures = () => selectFigures(page.store.getState())
  return { ...page, figures, dialog: within(screen.getByRole('dialog')) }
}

test('both addresses of a row are whole and unmarked, and announced', () => {
  const { store, dialog } = openDialog(3)
  const [row] = drawnRows(store)
  const [yours, cleansed] = dialog.getAllByRole('definition')
  expect(yours?.textContent).toBe(`${row! + 1} High Street, B12 0XY`)
  expect(cleansed?.textContent).toBe(`${row! + 1} High Street, B12 0XY`)
  expect(screen.getByRole('dialog').querySelector('mark')).toBeNull()
  expect(dialog.getByRole('status').textContent).toBe(
    `1 of 3. Yours: ${row! + 1} High Street, B12 0XY. Cleansed: ${row! + 1} High Street, B12 0XY.`,
  )
})

test('1, 2 and Backspace judge from anywhere in the dialog, and the sentence has the focus at the end', () => {
  const { store, figures, dialog } = openDialog(3)
  press('1')
  dialog.getByText('2 of 3')
  press('2')
  expect(figures()).toMatchObject({ same: 1, other: 1 })
  press('Backspace')
  // The files stay, and the dialog with them.
  expect(store.getState().view.pane).toBe('files')
  expect(figures()).toMatchObject({ same: 1, other: 0 })
  dialog.getByText('2 of 3')
  press('1')
  press('1')
  expect(document.activeElement?.textContent).toBe('3 of 3 the same: none of the 3 is another address.')
  press('1')
  press('2')
  expect(figures()).toMatchObject({ same: 3, other: 0 })
  press('Backspace')
  dialog.getByText('3 of 3')
})

test('a held key, or one pressed with another, judges nothing', () => {
  const { figures } = openDialog(3)
  press('1', { repeat: true })
  press('2', { ctrlKey: true })
  press('2', { altKey: true })
  press('Backspace')
  expect(figures()).toMatchObject({ same: 0, other: 0 })
})

test('nor does the second click of a double click', () => {
  const { figures } = openDialog(3)
  fireEvent.click(button(/^Same/), { detail: 1 })
  fireEvent.click(button(/^Same/), { detail: 2 })
  expect(figures()).toMatchObject({ same: 1 })
})

test('once closed it judges nothing more, and later goes on where it was', () => {
  const { figures, store } = openDialog(3)
  fireEvent.click(button(/^Not the same/))
  const next = selectNextInSample(store.getState())
  fireEvent.click(button('Done'))
  press('1')
  expect(figures()).toMatchObject({ same: 0, other: 1, open: 2 })
  fireEvent.click(button('Check a sample…'))
  expect(selectNextInSample(store.getState())).toBe(next)
})

test('another sample is offered once there are rows that it does not cover; judgements stay', () => {
  const { store, figures } = openDialog(3, 2)
  act(() => void judge(store, 'sss'))
  expect(screen.queryByRole('button', { name: 'Draw another sample' })).toBeNull()
  act(() => store.dispatch(decideRows([3, 4], 'accepted')))
  fireEvent.click(button('Draw another sample'))
  expect(figures()).toMatchObject({ of: 5, outside: 0 })
  press('1')
  press('1')
  expect(figures()).toMatchObject({ same: 5, open: 0 })
})

test('20 more are drawn on request, and the dialog says how many would bring the share to 5 in 100', () => {
  const { store, figures } = openDialog(500)
  const judgeAll = () => {
    act(() => void judge(store, 's'.repeat(figures()!.open - 1)))
    press('1')
  }
  judgeAll()
  expect(document.activeElement?.textContent).toBe(
    '20 of 20 the same: with 95 % certainty at most 14 in 100 of the 500 are another address. 40 more would bring it to 5 in 100.',
  )
  fireEvent.click(button('20 more'))
  screen.getByText('21 of 40')
  judgeAll()
  fireEvent.click(button('20 more'))
  judgeAll()
  expect(document.activeElement?.textContent).toBe(
    '60 of 60 the same: with 95 % certainty at most 5 in 100 of the 500 are another address.',
  )
})

test('the check of the results is next to the summary, if there is enough to check', () => {
  const { store } = finishedPage(3)
  renderPart(store, filesPane())
  expect(screen.queryByRole('button', { name: 'Check a sample…' })).toBeNull()
})

test('the summary has the sentence once a row is judged', () => {
  const { store } = finishedPage(70)
  renderPart(
    store,
    <PrintSummary sample={<SampleSays />} selectWritten={() => ({ putRight: 0, uprnsFilled: 0 })} />,
  )
  const print = () => act(() => void dispatchEvent(new Event('beforeprint')))
  print()
  expect(screen.queryByText(/nobody decided alone/)).toBeNull()
  act(() => void judge(store, 's'.repeat(60)))
  screen.getByText(/60 of 60 the same: with 95 % certainty at most 5 in 100 of the 70 are/)
})
