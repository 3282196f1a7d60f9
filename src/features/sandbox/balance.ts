/** The rows that `ck_sandbox_runs_out` can still pay for. */
export interface Balance {
  left(): number
  use(): void
}

// public/sandbox/top-up.js, which cannot import them, repeats the key and the amount.
export const BALANCE_STORAGE_KEY = 'cleansheet-sandbox:balance'
export const START_BALANCE = 20
export const TOP_UP_BALANCE = 10_000

/** A balance that can also be reset or topped up. */
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

/** A balance that lasts as long as the page. */
export function createMemoryBalance(): SettableBalance {
  let left = START_BALANCE
  return createBalance(
    () => left,
    (value) => {
      left = value
    },
  )
}

/** A balance that the top-up page of another tab can reach. Anything but a number counts as the balance at the start. */
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
