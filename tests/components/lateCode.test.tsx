import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useCode } from '../../src/components/lateCode'

afterEach(cleanup)

/** A part of the page whose code comes, or fails to, when the test says so. */
function partOnItsWay() {
  const loads: { come: () => void; fail: () => void }[] = []
  const load = () =>
    new Promise<{ word: string }>((resolve, reject) =>
      loads.push({ come: () => resolve({ word: 'here' }), fail: () => reject(new Error('no network')) }),
    )
  function Part() {
    const code = useCode(load)
    return <p>{code === 'missing' ? 'missing' : (code?.word ?? 'coming')}</p>
  }
  return { Part, loads }
}

test('code is requested once, and is there once it has loaded', async () => {
  const { Part, loads } = partOnItsWay()
  const { rerender } = render(<Part />)
  expect(screen.getByText('coming')).toBeTruthy()
  await act(async () => loads[0]!.come())
  rerender(<Part />)
  expect(screen.getByText('here')).toBeTruthy()
  expect(loads).toHaveLength(1)
})

test('code that does not load is missing', async () => {
  const { Part, loads } = partOnItsWay()
  render(<Part />)
  await act(async () => loads[0]!.fail())
  expect(screen.getByText('missing')).toBeTruthy()
})
