import { test } from '@playwright/test'
import { CleanSheet, expect } from '../e2e/support/cleanSheet'
import { customersCsv } from './customers'
import {
  act,
  callsReceived,
  dropFile,
  getReady,
  heap,
  inPage,
  processorTime,
  run,
  runBare,
  runToResults,
  setLatency,
  type Act,
} from './page'
import { median, report } from './tableReporter'

/** The provider's limit of 30 calls a second: batches of five, each of 1/6 s. */
const PROVIDER_PACE_MS = 167

test.beforeAll('the provider makes its answers', async ({ browser }) => {
  await setLatency(0)
  await inPage(browser, '/bare.html', runBare)
})

for (const { latency, goal, mainThread: mainThreadGoal } of [
  { latency: 50, goal: 1.05, mainThread: 2.4 },
  // Nothing is waited for: what the product adds is all that is measured.
  { latency: 0, goal: 1.5 },
])
  test(`a run beside the bare loop, at ${latency} ms a call`, async ({ browser }) => {
    const product: number[] = []
    const bare: number[] = []
    const longTasks: number[] = []
    const mainThread: { product: number[]; bare: number[] } = { product: [], bare: [] }
    await setLatency(latency)
    for (let time = 0; time < 3; time++) {
      await inPage(browser, '/bare.html', async (page) => {
        const seconds = await processorTime(page, 'TaskDuration', async () => bare.push(await runBare(page)))
        mainThread.bare.push(seconds)
      })
      await inPage(browser, '/', async (page) => {
        await getReady(page)
        await page.evaluate(() => window.probe.longTasks())
        const seconds = await processorTime(page, 'TaskDuration', async () => product.push(await run(page)))
        mainThread.product.push(seconds)
        longTasks.push(...(await page.evaluate(() => window.probe.longTasks())))
      })
    }
    await report(`1,100 rows at ${latency} ms a call`, {
      unit: 'ms',
      measured: median(product),
      beside: median(bare),
      goal,
    })
    await report('… its main thread', {
      unit: 's',
      measured: median(mainThread.product),
      beside: median(mainThread.bare),
      ...(mainThreadGoal && { goal: mainThreadGoal }),
    })
    await report('… tasks over 50 ms, three runs', { unit: 'tasks', measured: longTasks.length, goal: 0 })
  })

test('the processor during a run', async ({ browser }) => {
  const measured = await inPage(browser, '/', async (page) => {
    await setLatency(0)
    await getReady(page, customersCsv(300))
    await setLatency(PROVIDER_PACE_MS)
    let ms = 0
    const seconds = await processorTime(page, 'TaskDuration', async () => {
      ms = await run(page)
    })
    return seconds / (ms / 1000)
  })
  await report('One core, at 30 calls a second', { unit: '%', measured: measured * 100, goal: 10 })
})

test('a file dropped', async ({ browser }) => {
  const first: number[] = []
  const second: number[] = []
  await setLatency(0)
  for (let time = 0; time < 5; time++) {
    await inPage(browser, '/', async (page) => {
      // The figure is of a file dropped one second after the page opened, by the page's own clock.
      await page.waitForFunction(() => performance.now() >= 1000)
      first.push(await dropFile(page, customersCsv(), 'C000001'))
      await page.waitForLoadState('networkidle')
      second.push(await dropFile(page, customersCsv().replace('C000001', 'D000001'), 'D000001'))
    })
  }
  await report('CSV dropped → preview, 1 s after opening', { unit: 'ms', measured: median(first), goal: 150 })
  await report('… the next file', { unit: 'ms', measured: median(second), goal: 150 })
})

test('the results', async ({ browser }) => {
  const acts: Record<Act, { scripts: number[]; painted: number[] }> = {
    filter: { scripts: [], painted: [] },
    sort: { scripts: [], painted: [] },
    'open row': { scripts: [], painted: [] },
  }
  const shown: number[] = []
  for (let time = 0; time < 3; time++) {
    await inPage(browser, '/', async (page) => {
      await setLatency(0)
      await getReady(page)
      const seenAt = await runToResults(page)
      shown.push(seenAt - Math.max(...(await callsReceived()).map(({ to }) => to!)))
      for (const [what, { scripts, painted }] of Object.entries(acts) as [Act, (typeof acts)[Act]][]) {
        for (let at = 0; at < 6; at++) {
          const seconds = await processorTime(page, 'ScriptDuration', async () =>
            painted.push(await act(page, what)),
          )
          scripts.push(seconds * 1000)
        }
      }
    })
  }
  await report('Last answer → results on the screen', { unit: 'ms', measured: median(shown), goal: 200 })
  for (const [what, { scripts, painted }] of Object.entries(acts)) {
    await report(`Scripts of: ${what}`, { unit: 'ms', measured: median(scripts), goal: 16 })
    await report('… until painted', { unit: 'ms', measured: median(painted) })
  }
})

/** Without these the engine makes no machine code of what runs often: what is left is what the page itself keeps. */
const NO_MACHINE_CODE = '--js-flags=--no-sparkplug --no-maglev --no-opt'

for (const [what, flags] of [
  ['Heap', []],
  ['Heap without machine code', [NO_MACHINE_CODE]],
] as const) {
  test(`${what} over ten runs`, async ({ playwright, launchOptions }) => {
    await setLatency(0)
    const args = [...(launchOptions.args ?? []), ...flags]
    const browser = await playwright.chromium.launch({ ...launchOptions, args })
    const sizes: number[] = []
    await inPage(browser, '/', async (page) => {
      const sheet = new CleanSheet(page)
      for (let time = 0; time < 10; time++) {
        await getReady(page)
        await runToResults(page)
        sizes.push(await heap(page))
        await sheet.button('Start New Cleanse').click()
        await sheet.button('Yes, Start New').click()
        await expect(page.getByRole('dialog')).toBeHidden()
      }
    })
    await browser.close()
    const [first, tenth] = [sizes[0]!, sizes.at(-1)!]
    await report(`${what} with the results of one run`, { unit: 'MB', measured: first, goal: 40 })
    await report('… of the tenth run, beside the first', {
      unit: 'MB',
      measured: tenth,
      beside: first,
      goal: 1.1,
    })
  })
}

/** Fast 4G, as Chromium's developer tools define it. */
const FAST_4G = { offline: false, downloadThroughput: 1_012_500, uploadThroughput: 168_750, latency: 165 }

test('the first load', async ({ browser }) => {
  const usable: number[] = []
  for (let time = 0; time < 5; time++) {
    await inPage(browser, '/bare.html', async (page) => {
      const session = await page.context().newCDPSession(page)
      await session.send('Network.enable')
      await session.send('Network.emulateNetworkConditions', FAST_4G)
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
      await page.goto('/', { waitUntil: 'commit' })
      const ms = await page.evaluate(async () => {
        const canDrop = () =>
          [...document.querySelectorAll('button')].some(
            (each) => each.textContent.includes('CSV file') && !each.disabled && !each.closest('[hidden]'),
          )
        await window.probe.until(canDrop)
        return window.probe.painted()
      })
      usable.push(ms / 1000)
    })
  }
  const measured = median(usable)
  await report('First load usable, Fast 4G, processor 4× slower', { unit: 's', measured, goal: 2.5 })
})
