import { test } from '@playwright/test'
import { listed, report } from './support/figure'
import { heapAfterCollection } from './support/heap'
import { getReady, inProduct } from './support/openPage'
import { setLatency } from './support/provider'
import { seeResults } from './support/results'
import { runProduct } from './support/runs'

const RUNS = 5

/** How much the heap may differ from run to run without having grown, in MB. */
const TOLERANCE_MB = 0.5

test('the heap after runs one after another', async ({ browser }) => {
  await setLatency(0)
  const heaps = await inProduct(browser, async (sheet, page) => {
    const sizes = [await heapAfterCollection(page)]
    for (let run = 0; run < RUNS; run++) {
      await getReady(sheet)
      await Promise.all([seeResults(page), runProduct(page)])
      await page.waitForLoadState('networkidle')
      sizes.push(await heapAfterCollection(page))
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
    name: 'Heap after five runs',
    unit: 'MB',
    measured: runs.at(-1)!,
    goal: 40,
    judged: 'measured',
  })
  await report({
    name: 'Growth of the heap, fifth run over fourth',
    unit: 'MB',
    measured: runs.at(-1)! - runs.at(-2)!,
    goal: TOLERANCE_MB,
    judged: 'measured',
    note: `up to ${TOLERANCE_MB} MB is no growth; the first runs load and compile code, each less than the one before`,
  })
})
