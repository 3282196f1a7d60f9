import { test, type Page } from '@playwright/test'
import { CleanSheet, expect } from '../e2e/support/cleanSheet'
import { customersCsv, ROWS } from './customers'
import { callsReceived, heap, inPage, run, setLatency } from './page'
import { report } from './tableReporter'

const PARTS = 10

/** The heap at the start of each part after the first. */
async function heapsOfParts(page: Page): Promise<number[]> {
  const heaps: number[] = []
  for (let part = 2; part <= PARTS; part++) {
    await expect(page.getByText(`Part ${part} of ${PARTS}`)).toBeVisible({ timeout: 120_000 })
    heaps.push(await heap(page))
  }
  return heaps
}

/** The longest wait between two parts: from the last answer of one to the first call of the next, in ms. */
async function longestGap(): Promise<number> {
  const calls = await callsReceived()
  const gaps = Array.from({ length: PARTS - 1 }, (_, at) => {
    const first = (at + 1) * ROWS
    return calls[first]!.from - Math.max(...calls.slice(first - 5, first).map(({ to }) => to!))
  })
  return Math.max(...gaps)
}

/** Downloads the whole list; ms until the page says that it is written, and the longest task over 50 ms meanwhile. */
const download = (page: Page) =>
  page.evaluate(async () => {
    const isWritten = () =>
      document.querySelector('.downloadLine')?.textContent.includes('11,000 rows') === true
    await window.probe.rest()
    window.probe.longTasks()
    const from = performance.now()
    window.probe.find('button', 'Download CSV').click()
    await window.probe.until(isWritten)
    const ms = performance.now() - from
    await window.probe.rest()
    return { ms, longestTask: Math.max(0, ...window.probe.longTasks()) }
  })

test('a list of ten parts', async ({ browser }) => {
  await setLatency(0)
  await inPage(browser, '/', async (page) => {
    const sheet = new CleanSheet(page)
    await sheet.load('customers.csv', customersCsv(PARTS * ROWS))
    await sheet.button('Cleanse all 11,000 rows').click()
    await sheet.enterKey()
    await expect(sheet.button('Start Cleanse')).toBeEnabled()
    await page.waitForLoadState('networkidle')
    const [heaps] = await Promise.all([heapsOfParts(page), run(page)])
    const [third, tenth] = [heaps[1]!, heaps[8]!]
    const { ms, longestTask } = await download(page)
    await page.waitForLoadState('networkidle')
    const atEnd = await heap(page)
    await report('11,000 rows: heap at the end', { unit: 'MB', measured: atEnd, goal: 80 })
    await report('… of the tenth part, beside the third', {
      unit: 'MB',
      measured: tenth,
      beside: third,
      goal: 1.1,
    })
    await report('… longest wait between two parts', { unit: 'ms', measured: await longestGap(), goal: 300 })
    await report('… 11,000 × 56 downloaded', { unit: 's', measured: ms / 1000, goal: 3 })
    await report('… longest task meanwhile', { unit: 'ms', measured: longestTask, goal: 100 })
  })
})
