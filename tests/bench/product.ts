import type { Browser, Page } from '@playwright/test'
import Papa from 'papaparse'
import { BATCH_SIZE } from '../../src/features/run/loop/pacing'
import { buildQuery } from '../../src/features/mapping/buildQuery'
import { detectColumns } from '../../src/features/mapping/proposals'
import { CleanSheet, expect } from '../e2e/support/cleanSheet'
import { customersCsv } from './customers'
import { installProbe } from './probe'
import type { Answered } from './serve'

const provider = () => process.env['BENCH_PROVIDER']!

/** Sets how long the provider takes for each answer from now on, in ms. */
export const setLatency = (ms: number) => fetch(`${provider()}/bench?latency=${ms}`)

/** What the provider has answered since then. */
export const answered = async () => (await (await fetch(`${provider()}/bench`)).json()) as Answered

/** Does `measure` in a fresh page at `path`, as a browser that has never been there. */
export async function inPage<T>(
  browser: Browser,
  path: string,
  measure: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ baseURL: process.env['BENCH_SITE']! })
  await context.addInitScript(installProbe)
  const page = await context.newPage()
  try {
    await page.goto(path)
    return await measure(page)
  } finally {
    await context.close()
  }
}

/** Loads the customers and enters the key: Start is next. */
export async function getReady(page: Page, csv = customersCsv()) {
  const sheet = new CleanSheet(page)
  await sheet.load('customers.csv', csv)
  await sheet.enterKey()
  await expect(sheet.button('Start Cleanse')).toBeEnabled()
  await page.waitForLoadState('networkidle')
}

/** Presses Start and waits for *Completed*; ms between the two. */
export const run = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const isCompleted = () =>
      [...document.querySelectorAll('[role=status]')].some((each) => each.textContent.includes('Completed'))
    const from = performance.now()
    window.probe.find('button', 'Start Cleanse').click()
    await window.probe.until(isCompleted)
    return performance.now() - from
  })

/** Sends the same batches from a bare loop; ms until the last answer is read. */
export function runBare(page: Page): Promise<number> {
  const [headers, ...rows] = Papa.parse<string[]>(customersCsv(), { skipEmptyLines: true }).data
  const mapping = { ...detectColumns(headers!, rows), moreAddressColumns: [] }
  const sent = {
    url: `${provider()}/v1/cleanse/addresses?api_key=ak_test_key_1&tags=cleansheet`,
    bodies: rows.map((row) => JSON.stringify({ query: buildQuery(row, mapping), country: 'GB' })),
    size: BATCH_SIZE,
  }
  return page.evaluate(async ({ url, bodies, size }) => {
    const type = { 'content-type': 'application/json' }
    const from = performance.now()
    for (let at = 0; at < bodies.length; at += size) {
      const calls = bodies
        .slice(at, at + size)
        .map((body) => fetch(url, { method: 'POST', headers: type, body }))
      await Promise.all(calls.map(async (call) => (await call).json()))
    }
    return performance.now() - from
  }, sent)
}

/**
 * Does `act` and counts the seconds of processor time that the page's main thread has for it: all of its tasks, or its
 * scripts alone.
 */
export async function processorTime(
  page: Page,
  act: () => Promise<unknown>,
  metric: 'TaskDuration' | 'ScriptDuration',
): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const spent = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === metric)!.value
  }
  const before = await spent()
  await act()
  const seconds = (await spent()) - before
  await session.detach()
  return seconds
}

/** What the page's scripts hold after a garbage collection, in MB. */
export async function heap(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await session.detach()
  return usedSize / 1024 / 1024
}

/** Drops a file on the page; ms until the preview with `firstValue` is painted. */
export const dropFile = (page: Page, csv: string, firstValue: string): Promise<number> =>
  page.evaluate(
    async ({ text, value }) => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File([text], 'customers.csv', { type: 'text/csv' }))
      const preview = () => document.querySelector('[role=table][aria-label="Preview"]')
      const from = performance.now()
      window.probe
        .find('button', 'CSV file')
        .dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
      await window.probe.until(() => preview()?.textContent.includes(value) === true)
      return (await window.probe.painted()) - from
    },
    { text: csv, value: firstValue },
  )

/** Drops a workbook and uses its sheet; ms until the preview with `firstValue` is painted. */
export const dropWorkbook = (page: Page, bytes: Buffer, firstValue: string): Promise<number> =>
  page.evaluate(
    async ({ base64, value }) => {
      const content = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File([content], 'customers.xlsx'))
      const sheet = () =>
        [...document.querySelectorAll('button')].find((each) => each.textContent.startsWith('Use “'))
      const preview = () => document.querySelector('[role=table][aria-label="Preview"]')
      const from = performance.now()
      window.probe
        .find('button', 'CSV file')
        .dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
      await window.probe.until(() => sheet() !== undefined)
      sheet()!.click()
      await window.probe.until(() => preview()?.textContent.includes(value) === true)
      return (await window.probe.painted()) - from
    },
    { base64: bytes.toString('base64'), value: firstValue },
  )

/** Asks for the results as a workbook; returns how long until it was handed over, in ms. */
export const writeWorkbook = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const item = () =>
      [...document.querySelectorAll<HTMLElement>('[role=menuitem]')].find((each) =>
        each.textContent.startsWith('Excel workbook'),
      )
    document.querySelector<HTMLElement>('button[aria-label="More downloads"]')!.click()
    await window.probe.until(() => item() !== undefined)
    const from = performance.now()
    item()!.click()
    await window.probe.until(() => document.body.textContent.includes('_cleansed.xlsx: '))
    return performance.now() - from
  })

/** Waits for the first rows of the results; when they were painted, by Date.now. */
export const seeResults = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    await window.probe.until(
      () => document.querySelector('[role=grid][aria-label=Results] [data-row-key]') !== null,
    )
    return performance.timeOrigin + (await window.probe.painted())
  })

export type Act = 'filter' | 'sort' | 'search' | 'open row' | 'decide'

/** Does something with the results for the `time`th time; ms until the page that comes of it is painted. */
export const act = (page: Page, what: Act, time: number): Promise<number> =>
  page.evaluate(
    async ({ kind, times }) => {
      const grid = () => document.querySelector('[role=grid][aria-label=Results]')!
      const rows = () => [...grid().querySelectorAll<HTMLElement>('[data-row-key]')]
      const shown = () => [grid().ariaRowCount, ...rows().map(({ dataset }) => dataset['rowKey'])].join()
      const openRow = () => document.querySelector('section[aria-label^="Row "]')
      const searchBox = () => document.querySelector<HTMLInputElement>('input[aria-label="Find in results"]')!
      const acts: Record<typeof kind, { act: () => void; isDone: () => boolean }> = {
        filter: {
          act: () => window.probe.find('[role=group] button', 'No match').click(),
          isDone: () => shown() !== before,
        },
        sort: {
          act: () => window.probe.find('[role=columnheader]', 'Confidence').click(),
          isDone: () => shown() !== before,
        },
        search: {
          act: () => window.probe.write(searchBox(), ['camp', 'griff', 'dhil', ''][times % 4]!),
          isDone: () => shown() !== before,
        },
        'open row': {
          act: () => rows()[times % 4]!.querySelector<HTMLElement>('[role=gridcell]')!.click(),
          isDone: () => openRow() !== null,
        },
        decide: {
          act: () => {
            const key = new KeyboardEvent('keydown', { key: 'a', bubbles: true, cancelable: true })
            document.activeElement!.dispatchEvent(key)
          },
          isDone: () => document.activeElement !== focused,
        },
      }
      await window.probe.rest()
      if (kind === 'decide' && !grid().contains(document.activeElement)) rows()[0]!.focus()
      const focused = document.activeElement
      const before = shown()
      const from = performance.now()
      acts[kind].act()
      await window.probe.until(acts[kind].isDone)
      const ms = (await window.probe.painted()) - from
      if (kind === 'open row') openRow()!.querySelector<HTMLElement>('[aria-label="Close"]')!.click()
      await window.probe.rest()
      return ms
    },
    { kind: what, times: time },
  )
