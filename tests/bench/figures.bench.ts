import { test, type Page } from '@playwright/test'
import { utils, write } from '@e965/xlsx'
import Papa from 'papaparse'
import { CleanSheet, expect } from '../e2e/support/cleanSheet'
import { customersCsv } from './customers'
import { median, report } from './figure'
import {
  act,
  answered,
  dropFile,
  dropWorkbook,
  getReady,
  heap,
  inPage,
  processorTime,
  run,
  runBare,
  seeResults,
  setLatency,
  type Act,
  writeWorkbook,
} from './product'

/** The provider's limit of 30 calls a second: batches of five, each of 1/6 s. */
const PROVIDER_PACE_MS = 167

test.beforeAll('the provider has made its answers', async ({ browser }) => {
  await setLatency(0)
  await inPage(browser, '/bare.html', runBare)
})

test('a run beside the bare loop', async ({ browser }) => {
  const product: number[] = []
  const bare: number[] = []
  const longTasks: number[] = []
  for (let time = 0; time < 3; time++) {
    await setLatency(50)
    bare.push(await inPage(browser, '/bare.html', runBare))
    await inPage(browser, '/', async (page) => {
      await getReady(page)
      await page.evaluate(() => window.probe.longTasks())
      product.push(await run(page))
      longTasks.push(...(await page.evaluate(() => window.probe.longTasks())))
    })
  }
  const [measured, floor] = [median(product), median(bare)]
  await report({ name: '1,100 rows at 50 ms a call', unit: 'ms', measured, floor, goal: 1.05, isRatio: true })
  await report({ name: '… tasks over 50 ms, three runs', unit: 'tasks', measured: longTasks.length, goal: 0 })
})

test('the processor during a run at 30 calls a second', async ({ browser }) => {
  const measured = await inPage(browser, '/', async (page) => {
    const csv = customersCsv().split('\r\n').slice(0, 301).join('\r\n')
    await setLatency(0)
    await getReady(page, csv)
    await setLatency(PROVIDER_PACE_MS)
    let ms = 0
    const timedRun = async () => {
      ms = await run(page)
    }
    const seconds = await processorTime(page, timedRun, 'TaskDuration')
    return seconds / (ms / 1000)
  })
  await report({ name: 'One core, at 30 calls a second', unit: '%', measured: measured * 100, goal: 10 })
})

test('a file dropped', async ({ browser }) => {
  const first: number[] = []
  const second: number[] = []
  await setLatency(0)
  for (let time = 0; time < 5; time++) {
    await inPage(browser, '/', async (page) => {
      // As a person does, who has the file at hand.
      await page.waitForTimeout(1000)
      first.push(await dropFile(page, customersCsv(), 'C000001'))
      await page.waitForLoadState('networkidle')
      second.push(await dropFile(page, customersCsv().replace('C000001', 'D000001'), 'D000001'))
    })
  }
  const name = '1,100 × 12 dropped → preview'
  await report({ name: `${name}, 1 s after the page opened`, unit: 'ms', measured: median(first), goal: 150 })
  await report({ name: `${name}, the next file`, unit: 'ms', measured: median(second), goal: 150 })
})

test('a workbook dropped', async ({ browser }) => {
  const workbookOf = (csv: string) => {
    const workbook = utils.book_new()
    utils.book_append_sheet(workbook, utils.aoa_to_sheet(Papa.parse<string[]>(csv).data), 'Customers')
    return write(workbook, { type: 'buffer', bookType: 'xlsx', compression: true }) as Buffer
  }
  const books = [
    workbookOf(customersCsv()),
    workbookOf(customersCsv().replace('C000001', 'D000001')),
  ] as const
  const first: number[] = []
  const second: number[] = []
  const longTasks: number[] = []
  for (let time = 0; time < 3; time++) {
    await inPage(browser, '/', async (page) => {
      await page.waitForLoadState('networkidle')
      await page.evaluate(() => window.probe.longTasks())
      first.push(await dropWorkbook(page, books[0], 'C000001'))
      second.push(await dropWorkbook(page, books[1], 'D000001'))
      longTasks.push(...(await page.evaluate(() => window.probe.longTasks())))
    })
  }
  const name = '1,100 × 12 workbook dropped → preview'
  await report({ name: `${name}, its code not yet there`, unit: 'ms', measured: median(first), goal: 600 })
  await report({ name: `${name}, the next one`, unit: 'ms', measured: median(second), goal: 250 })
  await report({ name: '… longest task', unit: 'ms', measured: Math.max(0, ...longTasks), goal: 50 })
})

test('a workbook written', async ({ browser }) => {
  const took: number[] = []
  const longTasks: number[] = []
  await setLatency(0)
  for (let time = 0; time < 3; time++) {
    await inPage(browser, '/', async (page) => {
      await getReady(page)
      await Promise.all([seeResults(page), run(page)])
      await page.waitForLoadState('networkidle')
      await page.evaluate(() => window.probe.longTasks())
      took.push(await writeWorkbook(page))
      longTasks.push(...(await page.evaluate(() => window.probe.longTasks())))
    })
  }
  await report({ name: 'Workbook of 1,100 × 56 written', unit: 'ms', measured: median(took), goal: 500 })
  await report({ name: '… longest task', unit: 'ms', measured: Math.max(0, ...longTasks), goal: 50 })
})

/** How often each act is done in a page, and what it is called in the table. */
const ACTS: Record<Act, { name: string; times: number }> = {
  filter: { name: 'Filter by outcome', times: 6 },
  sort: { name: 'Sort by score', times: 6 },
  search: { name: 'Find by text', times: 8 },
  'open row': { name: 'Open a row', times: 8 },
  decide: { name: 'Accept by key, to the next row', times: 10 },
}

test('the results', async ({ browser }) => {
  const shown: number[] = []
  const took = Object.fromEntries(
    Object.keys(ACTS).map((what) => [what, { scripts: [], painted: [] }]),
  ) as unknown as Record<Act, { scripts: number[]; painted: number[] }>
  await setLatency(0)
  for (let time = 0; time < 3; time++) {
    await inPage(browser, '/', async (page) => {
      await getReady(page)
      const [seenAt] = await Promise.all([seeResults(page), run(page)])
      shown.push(seenAt - (await answered()).lastAt)
      await page.waitForLoadState('networkidle')
      for (const [what, { times }] of Object.entries(ACTS) as [Act, { times: number }][]) {
        for (let at = 0; at < times; at++) {
          const timedAct = async () => took[what].painted.push(await act(page, what, at))
          took[what].scripts.push((await processorTime(page, timedAct, 'ScriptDuration')) * 1000)
        }
      }
    })
  }
  await report({
    name: 'Last answer → results on the screen',
    unit: 'ms',
    measured: median(shown),
    goal: 200,
  })
  for (const [what, { scripts, painted }] of Object.entries(took) as [Act, (typeof took)[Act]][]) {
    const { name } = ACTS[what]
    await report({ name: `${name}, scripts`, unit: 'ms', measured: median(scripts), goal: 16 })
    await report({ name: '… until painted', unit: 'ms', measured: median(painted) })
  }
})

test('the heap over ten runs', async ({ browser }) => {
  await setLatency(0)
  const sizes = await inPage(browser, '/', async (page) => {
    const after: number[] = []
    for (let time = 0; time < 10; time++) {
      await getReady(page)
      await Promise.all([seeResults(page), run(page)])
      await page.waitForLoadState('networkidle')
      after.push(await heap(page))
      await startNew(page)
    }
    return after
  })
  await report({ name: 'Heap with the results of one run', unit: 'MB', measured: sizes[0]!, goal: 40 })
  const [measured, floor] = [sizes.at(-1)!, sizes[0]!]
  await report({
    name: '… of the tenth, beside the first',
    unit: 'MB',
    measured,
    floor,
    goal: 1.1,
    isRatio: true,
  })
})

async function startNew(page: Page) {
  const sheet = new CleanSheet(page)
  await sheet.button('Start New Cleanse').click()
  await sheet.button('Yes, Start New').click()
  await expect(page.getByRole('dialog')).toBeHidden()
}

/** Fast 4G and a phone's processor, as Chromium's developer tools define them. */
const FAST_4G = { offline: false, downloadThroughput: 1_012_500, uploadThroughput: 168_750, latency: 165 }

test('the first load', async ({ browser }) => {
  const usable: number[] = []
  const bytes = { js: 0, css: 0 }
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
            (each) => each.textContent.includes('CSV file') && !each.disabled && !each.closest('[inert]'),
          )
        await window.probe.until(canDrop)
        return window.probe.painted()
      })
      usable.push(ms)
    })
  }
  const html = await (await fetch(process.env['BENCH_SITE']!)).text()
  for (const [, path, kind] of html.matchAll(/"\.\/(assets\/[^"]+\.(js|css))"/g)) {
    const response = await fetch(`${process.env['BENCH_SITE']}/${path}`)
    bytes[kind as 'js' | 'css'] += Number(response.headers.get('content-length'))
  }
  await report({ name: 'First load, JavaScript (brotli)', unit: 'KB', measured: bytes.js / 1000, goal: 205 })
  await report({ name: 'First load, styles (brotli)', unit: 'KB', measured: bytes.css / 1000 })
  const measured = median(usable) / 1000
  await report({ name: 'First load usable, Fast 4G, processor 4× slower', unit: 's', measured, goal: 2.5 })
})
