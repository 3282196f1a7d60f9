/** Rows that the key which runs out can still pay for. */
export interface Balance {
  left(): number
  use(): void
}

// pages/top-up.js writes the same key and amount; it is served as it stands and cannot import them.
export const BALANCE_STORAGE_KEY = 'cleansheet-sandbox:balance'
export const START_BALANCE = 20
export const TOP_UP_BALANCE = 10_000

/** A balance that can also be set: back to the start, or to plenty. */
export interface SettableBalance extends Balance {
  reset(): void
  topUp(): void
}

function createBalance(read: () => number, write: (left: number) => void): SettableBalance {
  return {
    left: read,
    use: () => write(Math.max(0, read() - 1)),
    reset: () => write(START_BALANCE),
    topUp: () => write(TOP_UP_BALANCE),
  }
}

/** A balance that is forgotten with the page, full at the start. */
export function createMemoryBalance(): SettableBalance {
  let left = START_BALANCE
  return createBalance(
    () => left,
    (value) => {
      left = value
    },
  )
}

/**
 * A balance in the browser's storage, where the top-up page of another tab can reach it. Nothing stored, or
 * what is no number, counts as the balance at the start.
 */
export function createStoredBalance(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): SettableBalance {
  const read = () => {
    const stored = storage.getItem(BALANCE_STORAGE_KEY)
    return stored !== null && /^\d+$/.test(stored) ? Number(stored) : START_BALANCE
  }
  return {
    ...createBalance(read, (left) => storage.setItem(BALANCE_STORAGE_KEY, String(left))),
    reset: () => storage.removeItem(BALANCE_STORAGE_KEY),
  }
}
