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
