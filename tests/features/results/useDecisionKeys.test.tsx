// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { useDecisionKeys } from '../../../src/features/results/useDecisionKeys'
import { batchSettled } from '../../../src/features/run/runSlice'
import { fileLoaded } from '../../../src/features/file/fileSlice'
import { answered, failed } from '../../support/builders'
import { fileOf } from '../../support/runs'
import { openTestPage } from '../../support/testStore'

afterEach(cleanup)

function Keys({ row, onHelp }: { row: number | null; onHelp?: () => void }) {
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
      <Keys row={row} onHelp={onHelp} />
    </Provider>,
  )
  const press = (key: string, init: KeyboardEventInit = {}, on = 'button') =>
    !fireEvent.keyDown(screen.getByTestId(on), { key, ...init })
  return { press, onHelp, decisions: () => store.getState().decisions.present }
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

  test('Ctrl+Z and Ctrl+Shift+Z go through the history, with Command too', () => {
    const { press, decisions } = place()
    press('a')
    press('z', { ctrlKey: true })
    expect(decisions()).toEqual({})
    press('Z', { metaKey: true, shiftKey: true })
    expect(decisions()).toEqual({ 0: 'accepted' })
  })

  test('/ leads to the search, ? to what helps', () => {
    const { press, onHelp } = place()
    expect(press('?', { shiftKey: true })).toBe(true)
    expect(onHelp).toHaveBeenCalledOnce()
    press('/')
    expect(document.activeElement).toBe(screen.getByTestId('search'))
  })

  test.each<[string, number | null, string, KeyboardEventInit, string]>([
    ['in a field', 0, 'a', {}, 'field'],
    ['held down', 0, 'a', { repeat: true }, 'button'],
    ['with Ctrl', 0, 'a', { ctrlKey: true }, 'button'],
    ['with Alt', 0, 'k', { altKey: true }, 'button'],
    ['on a row that was not matched', 2, 'a', {}, 'button'],
    ['without a row', null, 'k', {}, 'button'],
    ['U on an undecided row', 0, 'u', {}, 'button'],
    ['Ctrl+Z in a field', 0, 'z', { ctrlKey: true }, 'field'],
  ])('a key does nothing %s', (_, row, key, init, on) => {
    const { press, decisions } = place(row)
    expect(press(key, init, on)).toBe(false)
    expect(decisions()).toEqual({})
  })
})
