// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { useDecisionKeys, usePageKeys } from '../../../src/features/results/useDecisionKeys'
import { batchSettled } from '../../../src/features/run/runSlice'
import { rowOpened } from '../../../src/features/results/viewSlice'
import { fileLoaded } from '../../../src/features/file/fileSlice'
import { answered, failed } from '../../support/builders'
import { fileOf } from '../../support/runs'
import { openTestPage } from '../../support/testStore'

afterEach(cleanup)

function Keys({ row, onHelp }: { row: number | null; onHelp?: () => void }) {
  usePageKeys()
  return (
    <div role="grid" tabIndex={-1} onKeyDown={useDecisionKeys(row, onHelp)}>
      <input data-testid="field" aria-label="Field" />
      <button data-testid="button">Button</button>
    </div>
  )
}

/** Two matched rows and a failed one; the keys are about the first unless told otherwise. */
function place(row: number | null = 0) {
  const { store } = openTestPage()
  const onHelp = vi.fn<() => void>()
  store.dispatch(fileLoaded(fileOf(3)))
  const results = [answered({ 'Post Town': 'LEEDS' }), answered({ 'Post Town': 'LEEDS' }), failed('Failed')]
  store.dispatch(batchSettled({ results: results.map((result, index) => ({ index, result })), at: 1 }))
  render(
    <Provider store={store}>
      <input id="result-search" data-testid="search" aria-label="Search" />
      <button data-testid="elsewhere">Elsewhere</button>
      <input type="range" data-testid="slider" aria-label="Threshold" />
      <Keys row={row} onHelp={onHelp} />
    </Provider>,
  )
  const press = (key: string, init: KeyboardEventInit = {}, on = 'button') =>
    !fireEvent.keyDown(screen.getByTestId(on), { key, ...init })
  return { store, press, onHelp, decisions: () => store.getState().decisions.present }
}

describe('while the focus is within', () => {
  test('A accepts, K keeps, U undoes, capitals or not', () => {
    const { press, decisions } = place()
    expect(press('a')).toBe(true)
    expect(decisions()).toEqual({ 0: 'accepted' })
    press('K', { shiftKey: true })
    expect(decisions()).toEqual({ 0: 'originalKept' })
    press('u')
    expect(decisions()).toEqual({})
  })

  test('? shows the keys', () => {
    const { press, onHelp } = place()
    expect(press('?', { shiftKey: true })).toBe(true)
    expect(onHelp).toHaveBeenCalledOnce()
  })

  test.each<[string, number | null, string, KeyboardEventInit, string]>([
    ['in a field', 0, 'a', {}, 'field'],
    ['held down', 0, 'a', { repeat: true }, 'button'],
    ['with Ctrl', 0, 'a', { ctrlKey: true }, 'button'],
    ['with Alt', 0, 'k', { altKey: true }, 'button'],
    ['on a row that was not matched', 2, 'a', {}, 'button'],
    ['without a row', null, 'k', {}, 'button'],
    ['U on an undecided row', 0, 'u', {}, 'button'],
  ])('a key does nothing %s', (_, row, key, init, on) => {
    const { press, decisions } = place(row)
    expect(press(key, init, on)).toBe(false)
    expect(decisions()).toEqual({})
  })
})

describe('wherever the focus is', () => {
  test.each(['elsewhere', 'slider', 'button'])(
    'Ctrl+Z undoes and Ctrl+Shift+Z redoes, Command too: %s',
    (on) => {
      const { press, decisions } = place()
      press('a')
      expect(press('z', { ctrlKey: true }, on)).toBe(true)
      expect(decisions()).toEqual({})
      press('Z', { metaKey: true, shiftKey: true }, on)
      expect(decisions()).toEqual({ 0: 'accepted' })
    },
  )

  test('/ goes to the search', () => {
    const { press } = place()
    press('/', {}, 'elsewhere')
    expect(document.activeElement).toBe(screen.getByTestId('search'))
  })

  test.each([
    ['in a field', 'field', ''],
    ['under a dialog', 'elsewhere', '<div role="dialog"></div>'],
  ])('but not %s', (_, on, dialog) => {
    const { press, decisions } = place()
    press('a')
    document.body.insertAdjacentHTML('beforeend', `<div id="over">${dialog}</div>`)
    expect([press('z', { ctrlKey: true }, on), press('/', {}, on)]).toEqual([false, false])
    expect(decisions()).toEqual({ 0: 'accepted' })
    document.getElementById('over')!.remove()
  })

  test.each([
    ['was closed and stays in the page', '<div style="display: none"><div role="dialog"></div></div>'],
    ['is the open row in a narrow window', '<div role="dialog"><section id="row-panel"></section></div>'],
  ])('a dialog that %s does not hinder them', (_, dialog) => {
    const { press, decisions } = place()
    press('a')
    document.body.insertAdjacentHTML('beforeend', `<div id="over">${dialog}</div>`)
    press('z', { ctrlKey: true }, 'elsewhere')
    expect(decisions()).toEqual({})
    document.getElementById('over')!.remove()
  })
})

test('Escape closes the open row also where nothing has the focus', () => {
  const { store, press } = place()
  act(() => void store.dispatch(rowOpened(0)))
  press('Escape', {}, 'elsewhere')
  expect(store.getState().view.isRowOpen).toBe(true)
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(store.getState().view.isRowOpen).toBe(false)
})
