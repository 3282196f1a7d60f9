import { test, type Page } from '@playwright/test'
import { BATCH_SIZE } from '../../src/features/run/loop/pacing'
import { CleanSheet, expect } from '../e2e/support/cleanSheet'
import { customersCsv, ROWS } from './customers'
import { act, heap, inPage, processorTime, run, setLatency } from './page'
import { median, report } from './tableReporter'

const LONG = 20_000

/** Loads customers and enters the key: Start is next. */
async function getReady(page: Page, rows: number) {
  const sheet = new CleanSheet(page)
  await sheet.load('customers.csv', customersCsv(rows))
  if (rows > ROWS) await sheet.button(/^Cleanse all/).click()
  await sheet.enterKey()
  await expect(sheet.button('Start Cleanse')).toBeEnabled()
  await page.waitForLoadState('networkidle')
}

/** Runs a list to its end: what a batch costs the main thread in ms, and the longest task while rows are sent. */
async function costOfBatch(page: Page, rows: number) {
  await page.evaluate(() => window.probe.longTasks())
  const seconds = await processorTime(page, 'TaskDuration', () => run(page))
  const longest = await page.evaluate(() => Math.max(0, ...window.probe.longTasks()))
  return { ms: (seconds * 1000) / (rows / BATCH_SIZE), longest }
}

/** Presses a download; ms until the page says that it is written, and the longest task in between. */
const download = (page: Page, name: string) =>
  page.evaluate(
    async ([label]) => {
      const line = () => [...document.querySelectorAll('.savedLine')].map((each) => each.textContent).join()
      await window.probe.rest()
      window.probe.longTasks()
      const before = line()
      const from = performance.now()
      window.probe.find('button', label!).click()
      await window.probe.until(() => line() !== before && line().includes('.csv'))
      const ms = performance.now() - from
      await window.probe.rest()
      return { ms, longest: Math.max(0, ...window.probe.longTasks()) }
    },
    [name],
  )

/** Opens *My file, corrected* and downloads it; ms until the dialog is painted, until it counts its rows, and until the file is written. */
const correctedFile = (page: Page) =>
  page.evaluate(async () => {
    const { probe } = window
    const line = () => [...document.querySelectorAll('.savedLine')].map((each) => each.textContent).join()
    const entry = () => document.querySelector<HTMLElement>('[aria-label="My file, corrected…"]')
    const counts = () => document.querySelector('[role=dialog] [role=toolbar]')
    await probe.rest()
    probe.longTasks()
    const asked = performance.now()
    probe.find('.downloads button', 'Files').click()
    await probe.until(() => entry() !== null)
    const listed = (await probe.painted()) - asked
    await probe.rest()
    const longestListing = Math.max(0, ...probe.longTasks())
    const from = performance.now()
    entry()!.click()
    await probe.until(() => document.querySelector('.correctedChoices') !== null)
    const opened = (await probe.painted()) - from
    await probe.until(() => counts() !== null)
    const counted = (await probe.painted()) - from
    await probe.rest()
    const longest = Math.max(0, ...probe.longTasks())
    const before = line()
    const pressed = performance.now()
    await probe.until(
      () => document.querySelector('.correctedFooter button.ant-btn-primary:enabled') !== null,
    )
    probe.find('.correctedFooter button', 'Download my file (').click()
    await probe.until(() => line() !== before && line().includes('_corrected'))
    const written = performance.now() - pressed
    await probe.rest()
    return {
      listed,
      longestListing,
      opened,
      counted,
      longest,
      written,
      longestWriting: Math.max(0, ...probe.longTasks()),
    }
  })

/** Types into the search; ms until the rows are painted. */
const search = (page: Page, text: string) =>
  page.evaluate(
    async ([typed]) => {
      const field = document.querySelector<HTMLInputElement>('#result-search')!
      const grid = () => document.querySelector('[role=grid][aria-label=Results]')?.ariaRowCount
      const before = grid()
      const from = performance.now()
      // As typing does, past React's own record of the value.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, typed)
      field.dispatchEvent(new Event('input', { bubbles: true }))
      await window.probe.until(() => grid() !== before)
      return (await window.probe.painted()) - from
    },
    [text],
  )

test('a long list beside a usual file', async ({ browser }) => {
  test.setTimeout(1_200_000)
  await setLatency(0)
  const usual = await inPage(browser, '/', async (page) => {
    await getReady(page, ROWS)
    return costOfBatch(page, ROWS)
  })
  await inPage(browser, '/', async (page) => {
    const from = Date.now()
    await getReady(page, LONG)
    await report('20,000 rows: loaded, key entered', { unit: 's', measured: (Date.now() - from) / 1000 })
    const { ms, longest } = await costOfBatch(page, LONG)
    await report('… main thread a batch', { unit: 'ms', measured: ms, beside: usual.ms, goal: 1.5 })
    await report('… longest task while rows are sent', { unit: 'ms', measured: longest, goal: 100 })
    await report('… heap', { unit: 'MB', measured: await heap(page), goal: 200 })
    await expect(page.getByRole('grid', { name: 'Results' })).toBeVisible()
    for (const what of ['filter', 'sort', 'open row'] as const) {
      const painted: number[] = []
      for (let at = 0; at < 4; at++) painted.push(await act(page, what))
      await report(`… ${what}`, { unit: 'ms', measured: median(painted), goal: 300 })
    }
    await report('… search', { unit: 'ms', measured: await search(page, '19999 '), goal: 300 })
    await report('… search again', { unit: 'ms', measured: await search(page, '1999'), goal: 300 })
    const csv = await download(page, 'Download CSV')
    await report('… CSV downloaded', { unit: 's', measured: csv.ms / 1000, goal: 2 })
    await report('… longest task meanwhile', { unit: 'ms', measured: csv.longest, goal: 200 })

    const corrected = await correctedFile(page)
    await report('… Files opened', { unit: 'ms', measured: corrected.listed, goal: 200 })
    await report('… longest task meanwhile', { unit: 'ms', measured: corrected.longestListing, goal: 100 })
    await report('… My file, corrected opened', { unit: 'ms', measured: corrected.opened, goal: 300 })
    await report('… its rows counted', { unit: 's', measured: corrected.counted / 1000 })
    await report('… longest task meanwhile', { unit: 'ms', measured: corrected.longest, goal: 100 })
    await report('… its file written', { unit: 's', measured: corrected.written / 1000, goal: 2 })
    await report('… longest task meanwhile', { unit: 'ms', measured: corrected.longestWriting, goal: 100 })

    await page.reload()
    const show = page.getByRole('button', { name: 'Show Results' })
    const opened = await page.evaluate(async () => {
      const isThere = () => document.body.textContent.includes('Finished cleanse found')
      await window.probe.until(isThere)
      return performance.now()
    })
    await report('… banner after a reload', { unit: 'ms', measured: opened, goal: 500 })
    const pressed = Date.now()
    await show.click()
    await page.locator('[role=grid][aria-label=Results] [data-row-key]').first().waitFor()
    await report('… resumed', { unit: 's', measured: (Date.now() - pressed) / 1000, goal: 2 })
  })
})
