import { expect, test } from 'vitest'
import { appearanceChosen } from '../../../src/features/appearance/appearanceSlice'
import { createTestWorld, openTestPage } from '../../support/testStore'

test('without a choice the system decides', () => {
  expect(openTestPage().store.getState().appearance).toBe('system')
})

test('a choice holds for the next visit', () => {
  const { store, world } = openTestPage()
  store.dispatch(appearanceChosen('dark'))
  expect(store.getState().appearance).toBe('dark')
  expect(openTestPage(world).store.getState().appearance).toBe('dark')
})

test('a choice that means nothing is none', () => {
  const world = createTestWorld()
  world.storage.setItem('cleansheet:appearance', 'purple')
  expect(openTestPage(world).store.getState().appearance).toBe('system')
})

test('where storage is forbidden, the choice holds while the page is open', () => {
  const refuse = () => {
    throw new DOMException('Forbidden', 'SecurityError')
  }
  const storage = { getItem: refuse, setItem: refuse, removeItem: refuse }
  const { store } = openTestPage(undefined, { storage })
  store.dispatch(appearanceChosen('light'))
  expect(store.getState().appearance).toBe('light')
})
