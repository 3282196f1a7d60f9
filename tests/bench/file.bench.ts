import { test } from '@playwright/test'
import {
  BIG_MB,
  bringBigFile,
  dropBigFile,
  readBigFile,
  removeBigFile,
  writeBigFile,
} from './support/bigFile'
import { customersCsv } from './support/customers'
import { listed, median, report } from './support/figure'
import { watchMemory } from './support/heap'
import { inBarePage, inProduct } from './support/openPage'
import { timePreview, timePreviewBare } from './support/previews'
import { longest, record } from './support/recording'

const TIMES = 7

/** Memory is flat where its last third is no larger than its first but for this, in MB: a piece of the file. */
const FLAT_MB = 8

/** The middle of the first and of the last third of some samples. */
function thirds(samples: number[]) {
  const third = Math.floor(samples.length / 3)
  return { first: median(samples.slice(0, third)), last: median(samples.slice(-third)) }
}

test('a file of 1,100 × 12 dropped', async ({ browser }) => {
  const [first, second, bare]: [number[], number[], number[]] = [[], [], []]
  for (let time = 0; time < TIMES; time++) {
    const { html } = await inProduct(browser, async (_, page) => {
      const previews = [await timePreview(page, customersCsv())]
      await page.waitForLoadState('networkidle')
      previews.push(await timePreview(page, customersCsv().replace('C000001', 'D000001')))
      first.push(previews[0]!.ms)
      second.push(previews[1]!.ms)
      return previews[0]!
    })
    bare.push(await inBarePage(browser, (page) => timePreviewBare(page, customersCsv(), html)))
  }
  const figure = { unit: 'ms', floor: median(bare), judged: 'measured' } as const
  await report({
    ...figure,
    name: '1,100 × 12 dropped, preview painted',
    measured: median(second),
    goal: 70,
    note: `the second file of a page, the table's code is there: ${listed(second)}; bare page ${listed(bare)}`,
  })
  await report({
    ...figure,
    name: '…the first file of a page',
    measured: median(first),
    note: `the table's code comes meanwhile: ${listed(first)}`,
  })
})

test.afterAll(removeBigFile)

test('a file of 500 MB refused', async ({ browser }) => {
  await writeBigFile()
  const bareMs = await inBarePage(browser, async (page) => {
    await bringBigFile(page)
    return readBigFile(page)
  })
  const { tasks, tookMs } = await inProduct(browser, async (_, page) => {
    await bringBigFile(page)
    let ms = 0
    const recording = await record(browser, page, async () => {
      ms = await dropBigFile(page)
    })
    return { tasks: recording.tasks, tookMs: ms }
  })
  const memory = await inProduct(browser, async (_, page) => {
    await bringBigFile(page)
    return watchMemory(page, () => dropBigFile(page))
  })

  await report({
    name: `${BIG_MB} MB refused, longest task`,
    unit: 'ms',
    measured: longest(tasks),
    goal: 50,
    judged: 'measured',
  })
  const { before, meanwhile, after } = memory
  const { first, last } = thirds(meanwhile)
  await report({
    name: `${BIG_MB} MB refused, growth of memory`,
    unit: 'MB',
    measured: last - first,
    goal: FLAT_MB,
    judged: 'measured',
    note: `page and worker, buffers included, ${meanwhile.length} samples: last third ${listed([last])} over first third ${listed([first])}; before ${listed([before])}, most, with garbage ${listed([Math.max(...meanwhile)])}, after ${listed([after])} MB; up to ${FLAT_MB} MB is flat`,
  })
  await report({
    name: `${BIG_MB} MB refused, time`,
    unit: 'ms',
    measured: tookMs,
    floor: bareMs,
    note: 'floor: its bytes read and dropped, with no row counted',
  })
})
