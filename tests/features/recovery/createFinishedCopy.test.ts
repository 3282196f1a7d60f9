import { describe, expect, test } from 'vitest'
import { FINISHED_KEY } from '../../../src/app/base/constants'
import { createFinishedCopy } from '../../../src/features/recovery/createFinishedCopy'
import { encodeRecord } from '../../../src/features/recovery/encodeRecord'
import { finishedRecord, sessionRecord } from '../../support/builders'
import { createTestWorld, testDeps } from '../../support/testStore'

const SAVED = finishedRecord().timestamp
const DAY = 24 * 60 * 60 * 1000

/** Two tabs that look at the same storage, a moment after the record was saved. */
function twoTabs(stored?: string) {
  const world = createTestWorld()
  world.clock.now = SAVED + 1
  if (stored !== undefined) world.storage.texts.set(FINISHED_KEY, stored)
  const tab = () => createFinishedCopy(testDeps(world))
  return { world, first: tab(), second: tab(), stored: () => world.storage.texts.get(FINISHED_KEY) }
}

const decided = finishedRecord({ decisions: { 0: 'originalKept' } })
const others = finishedRecord({ fileName: 'others.csv' })

describe('the copy of a finished session', () => {
  test('is found by another tab', () => {
    const { first, second } = twoTabs()
    expect(first.write(finishedRecord())).toBe('kept')
    expect(second.find()).toEqual(finishedRecord())
  })

  test('is left by whoever tidies up', () => {
    const { first, second, stored } = twoTabs()
    first.write(finishedRecord())
    second.tidy()
    expect(stored()).toBe(encodeRecord(finishedRecord()))
  })

  test('is written again with what was decided since, and removed', () => {
    const { first, stored } = twoTabs()
    first.write(finishedRecord())
    expect(first.write(decided)).toBe('kept')
    expect(stored()).toBe(encodeRecord(decided))
    first.remove()
    expect(stored()).toBeUndefined()
  })

  test.each([
    ['empty', ''],
    ['broken', encodeRecord(finishedRecord()).slice(0, -9)],
    ['foreign', '{"user":"someone"}'],
    ['of a session with rows left', encodeRecord(sessionRecord())],
    ['24 hours old', encodeRecord(finishedRecord({ timestamp: SAVED + 1 - DAY }))],
    ['from more than a day ahead', encodeRecord(finishedRecord({ timestamp: SAVED + 2 + DAY }))],
  ])('is none and removed when the text is %s, and written over', (_, text) => {
    const { world, first, second, stored } = twoTabs(text)
    expect(first.find()).toBeNull()
    first.tidy()
    expect(stored()).toBeUndefined()
    world.storage.texts.set(FINISHED_KEY, text)
    expect(second.write(finishedRecord())).toBe('kept')
  })

  test('is written no more, and removed, once it is 24 hours old', () => {
    const { world, first, stored } = twoTabs()
    first.write(finishedRecord())
    world.clock.now = SAVED + DAY
    expect(first.write(decided)).toBe('notKept')
    expect(stored()).toBeUndefined()
  })
})

describe('a tab', () => {
  test('never writes over a copy that it has neither made nor shown, nor removes it', () => {
    const { first, second, stored } = twoTabs()
    first.write(others)
    expect(second.write(finishedRecord())).toBe('notKept')
    second.remove()
    expect(stored()).toBe(encodeRecord(others))
  })

  test('writes over one that it has shown, and the other tab no more', () => {
    const { first, second, stored } = twoTabs()
    first.write(finishedRecord())
    second.find()
    expect(second.write(decided)).toBe('kept')
    expect(first.write(others)).toBe('notKept')
    first.remove()
    expect(stored()).toBe(encodeRecord(decided))
  })

  test('does not bring back a copy that another one has removed', () => {
    const { first, second, stored } = twoTabs()
    first.write(finishedRecord())
    second.find()
    second.remove()
    expect(first.write(decided)).toBe('notKept')
    expect(stored()).toBeUndefined()
  })
})

test('storage that refuses, or that is forbidden, breaks nothing', () => {
  const { world, first } = twoTabs()
  world.storage.refuses = true
  expect(first.write(finishedRecord())).toBe('refused')
  world.storage.refuses = false
  expect(first.write(finishedRecord())).toBe('kept')
  world.storage.getItem = () => {
    throw new DOMException('Forbidden', 'SecurityError')
  }
  expect(first.find()).toBeNull()
  expect(() => first.tidy()).not.toThrow()
  expect(first.write(decided)).toBe('refused')
  expect(() => first.remove()).not.toThrow()
})
