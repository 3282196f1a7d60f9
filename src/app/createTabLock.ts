import type { TabLock } from './base/deps'

/**
 * A lock over the browser's tabs by the Web Locks API: the browser gives it back when a tab closes or crashes. Where there are no Web Locks (a page that is not served securely) every tab has it.
 */
export function createTabLock(locks: LockManager | undefined, name: string): TabLock {
  let giveBack: (() => void) | null = null
  let taking: Promise<boolean> = Promise.resolve(locks === undefined)

  const request = (from: LockManager, mayKeep: () => boolean) =>
    new Promise<boolean>((resolve, reject) => {
      const held = (lock: Lock | null) => {
        if (!lock || !mayKeep()) return resolve(false)
        return new Promise<void>((release) => {
          giveBack = release
          resolve(true)
        })
      }
      from.request(name, { ifAvailable: true }, held).catch(reject)
    })

  return {
    take: (mayKeep = () => true) => {
      if (locks && !giveBack)
        taking = taking.then((isHeld) => isHeld || request(locks, mayKeep)).catch(() => true)
      return taking
    },
    isHeld: () => taking,
    release: () => {
      if (!locks) return
      giveBack?.()
      giveBack = null
      taking = Promise.resolve(false)
    },
  }
}
