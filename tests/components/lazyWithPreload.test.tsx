// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { ErrorBoundary } from '../../src/components/ErrorBoundary'
import { lazyWithPreload } from '../../src/components/lazyWithPreload'

afterEach(cleanup)

const Told = ({ what }: { what: string }) => <p>{what}</p>
const Coming = () => <p>it comes</p>

/** A part whose code comes, or fails to, when the test says so. */
function partOnItsWay() {
  const loads: { come: () => void; fail: () => void }[] = []
  const load = () =>
    new Promise<typeof Told>((resolve, reject) =>
      loads.push({ come: () => resolve(Told), fail: () => reject(new Error('no network')) }),
    )
  return { ...lazyWithPreload(load, Coming), loads }
}

test('a part whose code was fetched ahead shows at once, also where nothing can be waited for', async () => {
  const { Part, preload, loads } = partOnItsWay()
  preload()
  loads[0]!.come()
  await act(async () => {})
  preload()
  expect(loads).toHaveLength(1)
  expect(renderToString(<Part what="here" />)).toBe('<p>here</p>')
})

test('until its code comes something else holds its place', async () => {
  const { Part, loads } = partOnItsWay()
  render(<Part what="here" />)
  expect(screen.getByText('it comes')).toBeTruthy()
  await act(async () => loads[0]!.come())
  expect(screen.getByText('here')).toBeTruthy()
  expect(screen.queryByText('it comes')).toBeNull()
})

test('what could not be fetched ahead is fetched again when it is shown', async () => {
  const { Part, preload, loads } = partOnItsWay()
  preload()
  loads[0]!.fail()
  render(<Part what="here" />)
  await act(async () => loads[1]!.come())
  expect(screen.getByText('here')).toBeTruthy()
})

test('a part that cannot be loaded leaves the word to what is around it', async () => {
  const silenced = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { Part, loads } = partOnItsWay()
  render(
    <ErrorBoundary failure={<p>it cannot be shown</p>}>
      <Part what="here" />
    </ErrorBoundary>,
  )
  await act(async () => loads[0]!.fail())
  expect(screen.getByText('it cannot be shown')).toBeTruthy()
  silenced.mockRestore()
})
