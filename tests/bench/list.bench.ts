import { test, type Page } from '@playwright/test'
import { CleanSheet, expect } from '../e2e/support/cleanSheet'
import { customersCsv, ROWS } from './customers'
import { report } from './figure'
import { heap, inPage, run, setLatency } from './product'

const PARTS = 10

declare global {
  interface Window {
    /** When each call began and was answered, by performance.now. */
    calls: { from: number; to: number }[]
  }
}

/** Notes when the page's calls begin and end. */
function noteCalls() {
  const fetch = window.fetch.bind(window)
  window.calls = []
  window.fetch = async (...asked) => {
    const call = { from: performance.now(), to: Infinity }
    if (asked[1]?.method === 'POST' || (asked[0] instanceof Request && asked[0].method === 'POST'))
      window.calls.push(call)
    const response = await fetch(...asked)
    call.to = performance.now()
    return response
  }
}

/** What the page's scripts hold at the start of each part after the first. */
async function heapsOfParts(page: Page): Promise<number[]> {
  const heaps: number[] = []
  for (let part = 2; part <= PARTS; part++) {
    await expect(page.getByText(`Part ${part} of ${PARTS}`)).toBeVisible({ timeout: 120_000 })
    heaps.push(await heap(page))
  }
  return heaps
}

/** Downloads the whole list; ms until the page says what was written, and the longest task of those over 50 ms. */
const download = (page: Page, rows: string) =>
  page.evaluate(async (count) => {
    const isWritten = () => document.querySelector('.downloadLine')?.textContent.includes(count) === true
    await window.probe.rest()
    window.probe.longTasks()
    const from = performance.now()
    window.probe.find('button', 'Download CSV').click()
    await window.probe.until(isWritten)
    const ms = performance.now() - from
    await window.probe.rest()
    return { ms, longest: Math.max(0, ...window.probe.longTasks()) }
  }, `${rows} rows`)

test('a list of ten parts', async ({ browser }) => {
  await setLatency(0)
  const { heaps, gaps, written } = await inPage(browser, '/', async (page) => {
    const sheet = new CleanSheet(page)
    await sheet.load('customers.csv', customersCsv(PARTS * ROWS))
    await sheet.button('Cleanse all 11,000 rows').click()
    await sheet.enterKey()
    await expect(sheet.button('Start Cleanse')).toBeEnabled()
    await page.waitForLoadState('networkidle')
    await page.evaluate(noteCalls)
    const [overParts] = await Promise.all([heapsOfParts(page), run(page)])
    const between = await page.evaluate(
      ([parts, size]) =>
        Array.from({ length: parts! - 1 }, (_, at) => {
          const first = (at + 1) * size!
          const lastAnswer = Math.max(...window.calls.slice(first - 5, first).map(({ to }) => to))
          return window.calls[first]!.from - lastAnswer
        }),
      [PARTS, ROWS],
    )
    const handedOver = await download(page, '11,000')
    await page.waitForLoadState('networkidle')
    return { heaps: [...overParts, await heap(page)], gaps: between, written: handedOver }
  })
  await report({ name: '11,000 rows: heap at the end', unit: 'MB', measured: heaps.at(-1)!, goal: 80 })
  await report({
    name: '… of the tenth part, beside the third',
    unit: 'MB',
    measured: heaps[8]!,
    floor: heaps[1]!,
    goal: 1.1,
    isRatio: true,
  })
  await report({
    name: '… last answer of a part → first call of the next, the longest',
    unit: 'ms',
    measured: Math.max(...gaps),
    goal: 300,
  })
  await report({ name: '… 11,000 × 56 downloaded', unit: 's', measured: written.ms / 1000, goal: 3 })
  await report({ name: '… longest task meanwhile', unit: 'ms', measured: written.longest, goal: 100 })
})
