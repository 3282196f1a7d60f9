import { test } from '@playwright/test'
import { listed, report } from './support/figure'
import { heapAfterCollection, madeByScripts } from './support/heap'
import { getReady, inProduct } from './support/openPage'
import { setLatency } from './support/provider'
import { seeResults } from './support/results'
import { runProduct } from './support/runs'

const RUNS = 10

test('the heap after runs one after another', async ({ browser }) => {
  await setLatency(0)
  const made: number[] = []
  const heaps = await inProduct(browser, async (sheet, page) => {
    const sizes = [await heapAfterCollection(page)]
    for (let run = 0; run < RUNS; run++) {
      await getReady(sheet)
      await Promise.all([seeResults(page), runProduct(page)])
      await page.waitForLoadState('networkidle')
      sizes.push(await heapAfterCollection(page))
      if (run === 0 || run === RUNS - 1) made.push(await madeByScripts(page))
      await sheet.button('Start New Cleanse').click()
      await sheet.button('Yes, Start New').click()
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
    }
    sizes.push(await heapAfterCollection(page))
    return sizes
  })

  const [before, ...runs] = heaps
  const cleared = runs.pop()!
  const note = `before ${listed([before!])}; with the results of each run ${listed(runs)}; cleared ${listed([cleared])} MB`
  await report({
    name: 'Heap after a run',
    unit: 'MB',
    measured: runs[0]!,
    floor: before!,
    goal: 40,
    judged: 'measured',
    note: `${note}; floor: before a file is loaded`,
  })
  await report({
    name: 'Heap after ten runs, beside that after one',
    unit: 'MB',
    measured: runs.at(-1)!,
    floor: runs[0]!,
    goal: 1.1,
    judged: 'ratio',
    note: 'with what the engine compiles of functions that are called often',
  })
  await report({
    name: '…of it, what scripts made',
    unit: 'MB',
    measured: made.at(-1)!,
    floor: made[0]!,
    goal: 1.1,
    judged: 'ratio',
    note: 'objects, texts and functions by a snapshot of the heap, without compiled code',
  })
})
