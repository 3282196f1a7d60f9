// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { barHeight, Histogram } from '../../src/components/Histogram'

const bins = [3, 0, 1, 0, 8].map((count, at) => ({ from: at / 5, to: (at + 1) / 5, count }))
const [first] = bins

const given = {
  label: 'Scores',
  bins,
  barName: ({ from, count }: { from: number; count: number }) => `from ${from}: ${count}`,
  threshold: 0.4,
  thresholdLabel: 'Line',
}

const names = () => screen.getAllByRole('button').map((bar) => bar.getAttribute('aria-label'))
const bar = (count: number) => screen.getByRole('button', { name: new RegExp(`: ${count}$`) })
/** The bar that Tab leads to. */
const stop = () => {
  act(() => screen.getByRole('toolbar').focus())
  return document.activeElement
}

afterEach(cleanup)

describe('bars that can be pressed', () => {
  test('are named buttons of a named toolbar, apart from empty ones', () => {
    const onChoose = vi.fn<(at: number) => void>()
    render(<Histogram {...given} onChoose={onChoose} />)
    expect(screen.getByRole('toolbar', { name: 'Scores' })).toBeTruthy()
    expect(screen.queryByRole('list')).toBeNull()
    expect(names()).toEqual(['from 0: 3', 'from 0.4: 1', 'from 0.8: 8'])
    fireEvent.click(bar(1))
    expect(onChoose.mock.calls).toEqual([[2]])
  })

  test('are pressed where they are chosen, and there Tab leads', () => {
    render(<Histogram {...given} onChoose={() => {}} chosen={2} />)
    expect(screen.getAllByRole('button', { pressed: true })).toEqual([bar(1)])
    expect(stop()).toBe(bar(1))
  })

  test('are one stop of Tab, and arrow keys, Home and End lead from one to the next', () => {
    render(<Histogram {...given} onChoose={() => {}} />)
    expect(stop()).toBe(bar(first!.count))
    expect(screen.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0)).toEqual([])
    for (const [key, count] of [
      ['ArrowLeft', 3],
      ['ArrowRight', 1],
      ['ArrowRight', 8],
      ['ArrowRight', 8],
      ['ArrowLeft', 1],
      ['Home', 3],
      ['End', 8],
      ['x', 8],
    ] as const) {
      fireEvent.keyDown(document.activeElement!, { key })
      expect(document.activeElement).toBe(bar(count))
    }
  })

  test('let Shift+Tab leave, and can be reached again', () => {
    render(<Histogram {...given} onChoose={() => {}} />)
    const toolbar = screen.getByRole('toolbar')
    fireEvent.keyDown(stop()!, { key: 'Tab', shiftKey: true })
    expect(toolbar.tabIndex).toBe(-1)
    fireEvent.focusOut(stop()!)
    expect(toolbar.tabIndex).toBe(0)
  })
})

test('bars that cannot be pressed are a list for screen readers, and a picture for everybody else', () => {
  render(<Histogram {...given} />)
  const list = screen.getByRole('list', { name: 'Scores' })
  expect(Array.from(list.children, ({ textContent }) => textContent)).toEqual([
    'from 0: 3',
    'from 0.4: 1',
    'from 0.8: 8',
  ])
  expect(screen.queryByRole('button')).toBeNull()
})

test.each([
  [0, 0],
  [0.4, 1],
  [0.5, 1],
  [0.51, 2],
  [1, 3],
])('with the threshold at %d, %i of the bars have the colour of those below', (threshold, count) => {
  const { container } = render(<Histogram {...given} threshold={threshold} />)
  expect(container.querySelectorAll('.isBelow')).toHaveLength(count)
})

test('the line can be moved only when somebody wants to know', () => {
  const onThreshold = vi.fn<(value: number) => void>()
  const { rerender } = render(<Histogram {...given} onThreshold={onThreshold} />)
  fireEvent.change(screen.getByRole('slider', { name: 'Line' }), { target: { value: '0.7' } })
  expect(onThreshold.mock.calls).toEqual([[0.7]])
  rerender(<Histogram {...given} />)
  expect(screen.queryByRole('slider')).toBeNull()
})

test.each([
  ['the largest count', 40, 40, 60, 60],
  ['half of it', 20, 40, 60, 30],
  ['the only count', 1, 1, 60, 60],
  ['a count that would not be seen', 1, 1100, 60, 3],
  ['no count', 0, 40, 60, 0],
  ['no count among none', 0, 0, 60, 0],
])('%s: %i of at most %i, in %i px, is %d px high', (_, count, largest, room, height) => {
  expect(barHeight(count, largest, room)).toBe(height)
})
