import { expect, test } from 'vitest'
import { appearanceChosen } from '../../../src/features/appearance/appearanceSlice'
import { createTestWorld, openTestPage } from '../../support/testStore'

const appearanceOf = (...page: Parameters<typeof openTestPage>) =>
  openTestPage(...page).store.getState().appearance

test('without a choice the page has the system’s colours', () => {
  expect(appearanceOf()).toBe('system')
})

test('a choice is there in the next visit', () => {
  const { store, world } = openTestPage()
  store.dispatch(appearanceChosen('dark'))
  expect(store.getState().appearance).toBe('dark')
  expect(appearanceOf(world)).toBe('dark')
})

test('a stored choice without a meaning is ignored', () => {
  const world = createTestWorld()
  world.storage.setItem('cleansheet:appearance', 'purple')
  expect(appearanceOf(world)).toBe('system')
})

test('where storage is forbidden, a choice lasts as long as the page', () => {
  const refuse = () => {
    throw new DOMException('Forbidden', 'SecurityError')
  }
  const storage = { getItem: refuse, setItem: refuse, removeItem: refuse }
  const { store } = openTestPage(undefined, { storage })
  store.dispatch(appearanceChosen('light'))
  expect(store.getState().appearance).toBe('light')
})
