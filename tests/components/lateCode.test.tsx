// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useCode } from '../../src/components/lateCode'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** A part of the page whose code comes, or fails to, when the test says so. */
function partOnItsWay() {
  const loads: { come: () => void; fail: () => void }[] = []
  const load = () =>
    new Promise<{ word: string }>((resolve, reject) =>
      loads.push({ come: () => resolve({ word: 'here' }), fail: () => reject(new Error('no network')) }),
    )
  function Part({ isNeeded }: { isNeeded: boolean }) {
    const code = useCode(load, isNeeded)
    return <p>{code === 'missing' ? 'missing' : (code?.word ?? 'coming')}</p>
  }
  return { Part, loads }
}

test('code is asked for when the browser is idle, and is there when it is needed', async () => {
  vi.useFakeTimers()
  const { Part, loads } = partOnItsWay()
  const { rerender } = render(<Part isNeeded={false} />)
  expect(loads).toHaveLength(0)
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(loads).toHaveLength(1)
  await act(async () => loads[0]!.come())
  rerender(<Part isNeeded />)
  expect(screen.getByText('here')).toBeTruthy()
  expect(loads).toHaveLength(1)
})

test('code that failed to come ahead is asked for again once it is needed', async () => {
  vi.useFakeTimers()
  const { Part, loads } = partOnItsWay()
  const { rerender } = render(<Part isNeeded={false} />)
  await act(() => vi.advanceTimersByTimeAsync(1000))
  await act(async () => loads[0]!.fail())
  expect(screen.getByText('coming')).toBeTruthy()
  rerender(<Part isNeeded />)
  await act(async () => loads[1]!.come())
  expect(screen.getByText('here')).toBeTruthy()
})

test('code that is needed and does not come is missing', async () => {
  const { Part, loads } = partOnItsWay()
  render(<Part isNeeded />)
  await act(async () => loads[0]!.fail())
  expect(screen.getByText('missing')).toBeTruthy()
})
