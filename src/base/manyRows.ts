// A list may have 100,000 rows: a sample of them, work on all of them in short tasks, and what was made of each.

/** So many rows are enough to tell what a column holds; `CELLS` limits them in a file with very many columns. */
const MOST_ROWS = 2000
const FEWEST_ROWS = 30

/** The most cells of a sample: in a usual file, all columns of 2,000 rows. */
const CELLS = 500_000

/** How many rows of a table are enough to tell what its columns hold. */
export const enoughRows = ([first = []]: readonly (readonly unknown[])[]): number =>
  Math.max(FEWEST_ROWS, Math.min(MOST_ROWS, Math.floor(CELLS / first.length)))

const samples = new WeakMap<object, unknown[]>()

/** All rows of a usual file; from a long list, enough rows from all over it to tell what its columns hold. */
export function sampleOf<Row extends readonly unknown[]>(rows: Row[]): Row[] {
  const step = Math.ceil(rows.length / enoughRows(rows))
  if (step <= 1) return rows
  const sample = (samples.get(rows) as Row[] | undefined) ?? rows.filter((_, at) => at % step === 0)
  samples.set(rows, sample)
  return sample
}

/** The most rows in a block. */
const BLOCK = 50

/** The shortest time that a task takes, in ms. A block takes a quarter of it: one row may take as long as thousands of others. */
const TASK_MS = 20
const BLOCK_MS = TASK_MS / 4

/** Rows in blocks, a few per task, so that a long list does not hold the page up: `rest` resolves in the next task. */
export async function* inBlocks<Row>(rows: Iterable<Row>, rest: () => Promise<void>): AsyncGenerator<Row[]> {
  let block: Row[] = []
  let size = 1
  let since = performance.now()
  let before = since
  for (const row of rows) {
    block.push(row)
    if (block.length < size) continue
    yield block
    block = []
    const now = performance.now()
    size = now - before > BLOCK_MS ? Math.ceil(size / 2) : Math.min(BLOCK, size * 2)
    before = now
    if (now - since < TASK_MS) continue
    await rest()
    since = before = performance.now()
  }
  yield block
}

/**
 * Remembers what was last made from each row, as long as the row lives, and makes it again once one of the values in `from`,
 * whose order is fixed, has changed.
 */
export function lastOfRow<Made>() {
  // The result, then what it was made from: in one list, since there is one for every row.
  const known = new WeakMap<readonly string[], readonly unknown[]>()
  return (row: readonly string[], from: readonly unknown[], make: () => Made): Made => {
    const last = known.get(row)
    if (last && from.every((value, at) => value === last[at + 1])) return last[0] as Made
    const made = make()
    // A spread would reserve room for more.
    known.set(row, ([made] as unknown[]).concat(from))
    return made
  }
}
