import type { Browser, Page } from '@playwright/test'
import Papa from 'papaparse'
import { BATCH_SIZE } from '../../src/features/run/loop/pacing'
import { buildQuery } from '../../src/domain/cleanse/sentText'
import { detectColumns } from '../../src/domain/address/columns/proposals'
import { CleanSheet, expect } from '../e2e/support/cleanSheet'
import { customersCsv } from './customers'
import type { Call } from './serve'

/** What measures inside a page. */
interface Probe {
  /** Resolves with performance.now() when everything done so far is on the screen. */
  painted(): Promise<number>
  /** Resolves a few frames later. */
  rest(): Promise<void>
  /** Resolves when `isSo` holds, checked after every change of the document. */
  until(isSo: () => boolean): Promise<void>
  /** The first element of a selector with this text. */
  find(selector: string, text: string): HTMLElement
  /** Durations of the tasks of 50 ms or more since the last call. */
  longTasks(): number[]
}

declare global {
  interface Window {
    probe: Probe
  }
}

/** Runs in the page, before its own scripts. */
function installProbe() {
  const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
  let tasks: number[] = []
  const observer = new PerformanceObserver((list) =>
    tasks.push(...list.getEntries().map(({ duration }) => duration)),
  )
  observer.observe({ type: 'longtask' })
  window.probe = {
    painted: async () => {
      await nextFrame()
      await nextFrame()
      return performance.now()
    },
    rest: async () => {
      for (let frame = 0; frame < 6; frame++) await nextFrame()
    },
    until: (isSo) =>
      new Promise((resolve) => {
        if (isSo()) return resolve()
        const changes = new MutationObserver(() => {
          if (!isSo()) return
          changes.disconnect()
          resolve()
        })
        changes.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
      }),
    find: (selector, text) => {
      const found = [...document.querySelectorAll<HTMLElement>(selector)].find((each) =>
        each.textContent.includes(text),
      )
      if (!found) throw new Error(`There is no ${selector} with the text ${text}`)
      return found
    },
    longTasks: () => {
      tasks.push(...observer.takeRecords().map(({ duration }) => duration))
      const taken = tasks
      tasks = []
      return taken
    },
  }
}

const provider = () => process.env['BENCH_PROVIDER']!

/** Sets how long the provider takes for each answer from now on, in ms, and forgets earlier calls. */
export const setLatency = (ms: number) => fetch(`${provider()}/bench?latency=${ms}`)

/** The lookups that the provider has received since, in order. */
export const callsReceived = async () => (await (await fetch(`${provider()}/bench`)).json()) as Call[]

/** Measures in a new page at `path`, with nothing cached. */
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

/** Loads customers and enters the key: Start is next. */
export async function getReady(page: Page, csv = customersCsv()) {
  const sheet = new CleanSheet(page)
  await sheet.load('customers.csv', csv)
  await sheet.enterKey()
  await expect(sheet.button('Start Cleanse')).toBeEnabled()
  await page.waitForLoadState('networkidle')
}

/** Presses Start; ms until *Completed*. */
export const run = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const isCompleted = () =>
      [...document.querySelectorAll('[role=status]')].some((each) => each.textContent.includes('Completed'))
    const from = performance.now()
    window.probe.find('button', 'Start Cleanse').click()
    await window.probe.until(isCompleted)
    return performance.now() - from
  })

/** Presses Start; when the first rows of the results were painted, by Date.now. */
export async function runToResults(page: Page): Promise<number> {
  const seen = page.evaluate(async () => {
    await window.probe.until(
      () => document.querySelector('[role=grid][aria-label=Results] [data-row-key]') !== null,
    )
    return performance.timeOrigin + (await window.probe.painted())
  })
  await run(page)
  await page.waitForLoadState('networkidle')
  return seen
}

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

/** Seconds of processor time that the page's main thread spends on `act`: on all tasks, or on scripts alone. */
export async function processorTime(
  page: Page,
  metric: 'TaskDuration' | 'ScriptDuration',
  act: () => Promise<unknown>,
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

/** The page's JavaScript heap after a garbage collection, in MB. */
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
    async ([text, value]) => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File([text!], 'customers.csv', { type: 'text/csv' }))
      const preview = () => document.querySelector('[role=table][aria-label="Preview"]')
      const from = performance.now()
      window.probe
        .find('button', 'CSV file')
        .dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
      await window.probe.until(() => preview()?.textContent.includes(value!) === true)
      return (await window.probe.painted()) - from
    },
    [csv, firstValue],
  )

export type Act = 'filter' | 'sort' | 'open row'

/** Filters, sorts or opens one of the first rows; ms until the change is painted. */
export const act = (page: Page, what: Act): Promise<number> =>
  page.evaluate(async (kind) => {
    const grid = () => document.querySelector('[role=grid][aria-label=Results]')!
    const rows = () => [...grid().querySelectorAll<HTMLElement>('[data-row-key]')]
    const openRow = () => document.querySelector('section[aria-label^="Row "]')
    const seen = () =>
      [openRow() !== null, grid().ariaRowCount, ...rows().map(({ dataset }) => dataset['rowKey'])].join()
    const pressed = {
      filter: () => {
        const pile = (name: string) => window.probe.find('[aria-label=Rows] [role=radio]', name)
        return pile(pile('To review').ariaChecked === 'true' ? 'All' : 'To review')
      },
      sort: () => window.probe.find('[role=columnheader]', 'Confidence'),
      'open row': () => rows()[2]!.querySelector<HTMLElement>('[role=gridcell]')!,
    }[kind]()
    await window.probe.rest()
    const before = seen()
    const from = performance.now()
    pressed.click()
    await window.probe.until(() => seen() !== before)
    const ms = (await window.probe.painted()) - from
    if (openRow()) window.probe.find('[aria-label="Beside the rows"] label', 'Files').click()
    await window.probe.rest()
    return ms
  }, what)
