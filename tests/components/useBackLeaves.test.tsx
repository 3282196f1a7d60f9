import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useBackLeaves } from '../../src/components/useBackLeaves'
import { until } from '../support/waiting'

function Cover({ name, left }: { name: string; left: string[] }) {
  useBackLeaves(true, () => left.push(name))
  return null
}

const entries = () => (history.state as { covers?: number } | null)?.covers ?? 0

afterEach(async () => {
  cleanup()
  await until(() => entries() === 0)
})

/** Covers on top of each other, the last one above, and those that Back left. */
function page(...names: string[]) {
  const left: string[] = []
  const covers = (shown: string[]) => (
    <>
      {shown.map((name) => (
        <Cover key={name} name={name} left={left} />
      ))}
    </>
  )
  const { rerender } = render(covers(names))
  return { left, show: (...shown: string[]) => rerender(covers(shown)) }
}

const back = async () => {
  const before = entries()
  history.back()
  await until(() => entries() < before)
}

test('Back leaves what is uppermost, and nothing below it', async () => {
  const { left, show } = page('files', 'dialog')
  await until(() => entries() === 2)
  await back()
  expect(left).toEqual(['dialog'])
  show('files')
  await back()
  expect(left).toEqual(['dialog', 'files'])
})

test('what is left another way takes its entry along, however quickly another comes', async () => {
  const { left, show } = page('files', 'dialog')
  await until(() => entries() === 2)
  show('files')
  show('files', 'another')
  show('files')
  await until(() => entries() === 1)
  await back()
  expect(left).toEqual(['files'])
})

test('an entry that a reload left behind goes', async () => {
  history.pushState({ covers: 1 }, '')
  function Nothing() {
    useBackLeaves(false, () => {})
    return null
  }
  render(<Nothing />)
  await until(() => entries() === 0)
  expect(history.state).toBeNull()
})
