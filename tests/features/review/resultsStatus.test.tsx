// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ResultsRows } from '../../../src/features/review/ResultsRows'
import { rowsDecided } from '../../../src/features/review/decisionsSlice'
import { filtersChanged } from '../../../src/features/review/viewSlice'
import { answered } from '../../support/builders'
import { renderPart } from '../../support/renderPart'
import { pageWith } from './pageWith'

test('a screen reader hears how many rows are shown once the filters rest, and not after a decision', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { store } = pageWith([answered({ 'Post Town': 'LEEDS' }), answered({ 'Post Town': 'YORK' })])
  renderPart(store, <ResultsRows decided={null} allColumns={[]} chart={null} toCome={null} />)
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
  act(() => void store.dispatch(rowsDecided({ rows: [0], decision: 'accepted' })))
  rest()
  expect(said()).toEqual(['Row 1: accepted.'])
  act(() => void store.dispatch(filtersChanged({ text: 'nowhere' })))
  rest()
  expect(said()).toEqual(['0 rows shown.'])
})
