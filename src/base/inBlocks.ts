/** Rows that are worked on together. */
const BLOCK = 50

/** How long a task of them takes at least, in ms. */
const TASK_MS = 20

/** Rows in blocks, a few in each task, so that a long list does not hold the page up: `rest` resolves in the next. */
export async function* inBlocks<Row>(rows: Iterable<Row>, rest: () => Promise<void>): AsyncGenerator<Row[]> {
  let block: Row[] = []
  let since = performance.now()
  for (const row of rows) {
    if (block.length === BLOCK) {
      yield block
      block = []
      if (performance.now() - since >= TASK_MS) {
        await rest()
        since = performance.now()
      }
    }
    block.push(row)
  }
  yield block
}
