import { expect, test, describe } from 'vitest'
import { storedName, createTabLock } from '../../src/app/browserDeps'
import { createGate } from '../support/waiting'

test('the sandbox stores things under its own names', () => {
  expect(storedName('cleansheet:session', false)).toBe('cleansheet:session')
  expect(storedName('cleansheet:session', true)).toBe('cleansheet:session (sandbox)')
})

type Granted = (lock: Lock | null) => unknown

/** A browser's locks, as far as one lock with `ifAvailable` goes; requests wait for `gate` where there is one. */
function createLocks(gate?: Promise<void>) {
  let isTaken = false
  const request = async (_name: string, _options: object, granted: Granted) => {
    await gate
    if (isTaken) return granted(null)
    isTaken = true
    try {
      return await granted({ name: 'x', mode: 'exclusive' })
    } finally {
      isTaken = false
    }
  }
  return { request } as unknown as LockManager
}

describe('one of two tabs has the lock', () => {
  test('until it is released', async () => {
    const locks = createLocks()
    const [first, second] = [createTabLock(locks, 'x'), createTabLock(locks, 'x')]
    expect(await first.acquire()).toBe(true)
    expect(await second.acquire()).toBe(false)
    expect([await first.isHeld(), await second.isHeld()]).toEqual([true, false])
    first.release()
    await Promise.resolve()
    expect(await second.acquire()).toBe(true)
  })

  test('and acquires it as often as it likes', async () => {
    const tab = createTabLock(createLocks(), 'x')
    expect([await tab.acquire(), await tab.acquire()]).toEqual([true, true])
    tab.release()
    expect(await tab.isHeld()).toBe(false)
    expect(await tab.acquire()).toBe(true)
  })

  test('unless it finds that it may not keep it', async () => {
    const locks = createLocks()
    const [first, second] = [createTabLock(locks, 'x'), createTabLock(locks, 'x')]
    expect(await first.acquire(() => false)).toBe(false)
    expect(await second.acquire()).toBe(true)
  })
})

test('a lock released while it is being requested is free again, for this tab and for others', async () => {
  const gate = createGate()
  const locks = createLocks(gate.opened)
  const [first, second] = [createTabLock(locks, 'x'), createTabLock(locks, 'x')]
  void first.acquire()
  await Promise.resolve()
  first.release()
  const again = first.acquire()
  gate.open()
  expect(await again).toBe(true)
  expect(await first.isHeld()).toBe(true)
  first.release()
  await Promise.resolve()
  expect(await second.acquire()).toBe(true)
})

test('every tab has the lock if the browser has no locks, or refuses them', async () => {
  expect(await createTabLock(undefined, 'x').acquire()).toBe(true)
  const refusing = { request: () => Promise.reject(new DOMException('No', 'SecurityError')) }
  expect(await createTabLock(refusing as unknown as LockManager, 'x').acquire()).toBe(true)
})
