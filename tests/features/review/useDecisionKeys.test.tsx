import { act, fireEvent, screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { RowResult } from '../../../src/domain/cleanse/rowResult'
import { ResultCards } from '../../../src/features/review/ResultCards'
import { useDecisionKeys, usePageKeys } from '../../../src/features/review/useDecisionKeys'
import { rowOpened, rowsListed } from '../../../src/features/review/viewSlice'
import { answered, failed, decisionsOf } from '../../support/builders'
import { renderPart } from '../../support/renderPart'
import { pageWith } from './pageWith'

function Keys({ row, onGuide }: { row: number | null; onGuide: () => void }) {
  usePageKeys()
  return (
    <>
      <input id="result-search" data-testid="search" aria-label="Search" />
      <button data-testid="elsewhere">Elsewhere</button>
      <button id="guide" onClick={onGuide}>
        Guide
      </button>
      <div role="grid" tabIndex={-1} onKeyDown={useDecisionKeys(row)}>
        <input data-testid="field" aria-label="Field" />
        <button data-testid="button">Button</button>
      </div>
    </>
  )
}

/** A grid whose keys decide a row: of two matched rows and a failed one the first, unless told otherwise. */
function place(row: number | null = 0) {
  const matched = answered({ 'Post Town': 'LEEDS' })
  const { store } = pageWith([matched, matched, failed('Failed')])
  const onGuide = vi.fn<() => void>()
  renderPart(store, <Keys row={row} onGuide={onGuide} />)
  /** Whether the key did something. */
  const press = (key: string, init: KeyboardEventInit = {}, on = 'button') =>
    !fireEvent.keyDown(screen.getByTestId(on), { key, ...init })
  return { store, press, onGuide, decisions: () => decisionsOf(store.getState()) }
}

function add(html: string) {
  document.body.insertAdjacentHTML('beforeend', `<div id="over">${html}</div>`)
  onTestFinished(() => document.getElementById('over')!.remove())
}

test('within the grid A accepts, K keeps and U undoes, capitals or not', () => {
  const { press, decisions } = place()
  expect(press('a')).toBe(true)
  expect(decisions()).toEqual({ 0: 'accepted' })
  press('K', { shiftKey: true })
  expect(decisions()).toEqual({ 0: 'originalKept' })
  press('u')
  expect(decisions()).toEqual({})
})

test.each<[string, number | null, string, KeyboardEventInit, string]>([
  ['elsewhere', 0, 'a', {}, 'elsewhere'],
  ['in a field', 0, 'a', {}, 'field'],
  ['held down', 0, 'a', { repeat: true }, 'button'],
  ['with Ctrl', 0, 'a', { ctrlKey: true }, 'button'],
  ['with Alt', 0, 'k', { altKey: true }, 'button'],
  ['on a row that was not matched', 2, 'a', {}, 'button'],
  ['without a row', null, 'k', {}, 'button'],
])('a letter does nothing %s', (_, row, key, init, on) => {
  const { press, decisions } = place(row)
  expect(press(key, init, on)).toBe(false)
  expect(decisions()).toEqual({})
})

test.each(['elsewhere', 'button'])('anywhere, such as %s, the keys of the page work', (on) => {
  const { press, decisions, onGuide } = place()
  press('a')
  expect(press('z', { ctrlKey: true }, on)).toBe(true)
  expect(decisions()).toEqual({})
  press('Z', { metaKey: true, shiftKey: true }, on)
  expect(decisions()).toEqual({ 0: 'accepted' })
  press('?', { shiftKey: true }, on)
  expect(onGuide).toHaveBeenCalledOnce()
  press('/', {}, on)
  expect(document.activeElement).toBe(screen.getByTestId('search'))
})

test.each([
  ['in a field', 'field', ''],
  ['under a dialog', 'elsewhere', '<div role="dialog"></div>'],
])('but not %s', (_, on, dialog) => {
  const { press, decisions, onGuide } = place()
  press('a')
  add(dialog)
  expect([press('z', { ctrlKey: true }, on), press('/', {}, on), press('?', {}, on)]).not.toContain(true)
  expect(decisions()).toEqual({ 0: 'accepted' })
  expect(onGuide).not.toHaveBeenCalled()
})

test('a closed dialog that stays in the page does not stop them', () => {
  const { press, decisions } = place()
  press('a')
  add('<div style="display: none"><div role="dialog"></div></div>')
  press('z', { ctrlKey: true }, 'elsewhere')
  expect(decisions()).toEqual({})
})

test('Escape leaves the row for the files when nothing has the focus, and a group wherever it is', () => {
  const { store, press } = place()
  const view = () => store.getState().view
  act(() => void store.dispatch(rowOpened(0)))
  press('Escape', {}, 'elsewhere')
  expect(view().pane).toBe('row')
  act(() => void store.dispatch(rowsListed({ by: 'group', label: 'x', rows: [0], from: view().listed })))
  press('Escape', {}, 'elsewhere')
  expect(view()).toMatchObject({ listed: { by: 'all' }, pane: 'row' })
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(view().pane).toBe('files')
})

test('F6 goes from piles to rows to the pane, and with Shift back', () => {
  const { press } = place()
  const parts = `<div id="result-filters" tabindex="-1"></div><div id="result-rows" tabindex="-1"></div>
    <div id="pane"><button id="in-pane"></button><section id="row-panel" tabindex="-1"></section></div>`
  add(parts)
  const at = (shiftKey = false) => {
    press('F6', { shiftKey }, 'elsewhere')
    return document.activeElement?.id
  }
  expect([at(), at(), at(), at()]).toEqual(['result-filters', 'result-rows', 'row-panel', 'result-filters'])
  expect([at(true), at(true)]).toEqual(['row-panel', 'result-rows'])
  document.getElementById('in-pane')!.focus()
  expect(at()).toBe('result-filters')
  // On a phone the pane of a row that was left takes no focus.
  document.getElementById('row-panel')!.removeAttribute('tabindex')
  expect([at(), at(), at(true)]).toEqual(['result-rows', 'result-filters', 'result-rows'])
})

test('from the card of a row further on, a key goes back to the first', () => {
  renderPart(pageWith(Array<RowResult>(25).fill(failed('x'))).store, <ResultCards />)
  const [first] = screen.getAllByRole('row')
  act(() => first!.focus())
  for (const key of ['End', 'Home']) fireEvent.keyDown(document.activeElement!, { key })
  expect(document.activeElement).toBe(first)
})
