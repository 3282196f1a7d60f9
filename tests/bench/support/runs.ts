import type { Page } from '@playwright/test'
import Papa from 'papaparse'
import { BATCH_SIZE } from '../../../src/app/base/constants'
import { buildQuery } from '../../../src/features/mapping/buildQuery'
import { detectColumns } from '../../../src/features/mapping/detection/detectColumns'
import { customersCsv } from './customers'
import { providerUrl } from './places'

/** A run as it was timed in the page: times of performance.now in ms. */
export interface TimedRun {
  from: number
  to: number
}

export const wallMs = ({ from, to }: TimedRun) => to - from

/** Runs the product: from just before the click on Start until the page says Completed. */
export const runProduct = (page: Page): Promise<TimedRun> =>
  page.evaluate(async () => {
    const start = [...document.querySelectorAll('button')].find(
      (each) => each.textContent === 'Start Cleanse',
    )
    const isCompleted = () =>
      [...document.querySelectorAll('[role=status]')].some((each) => each.textContent === 'Completed')
    const from = performance.now()
    start!.click()
    await window.probe.until(isCompleted)
    return { from, to: performance.now() }
  })

/** Sends the same batches from a bare loop, with `fetch` or what the page has in its place, until the last answer is read. */
export const runBare = (page: Page): Promise<TimedRun> =>
  page.evaluate(
    async ({ url, bodies, size }) => {
      const headers = { 'content-type': 'application/json' }
      const fetched = async (body: string) =>
        (await fetch(url, { method: 'POST', headers, body })).json() as Promise<unknown>
      const send = (body: string) => window.send?.(url, body) ?? fetched(body)
      const from = performance.now()
      for (let at = 0; at < bodies.length; at += size)
        await Promise.all(bodies.slice(at, at + size).map(send))
      return { from, to: performance.now() }
    },
    {
      url: `${providerUrl()}/v1/cleanse/addresses?api_key=ak_test_key_1&tags=cleansheet-browser`,
      bodies: bodiesOfRun(),
      size: BATCH_SIZE,
    },
  )

/** What the product sends for the customer file, in its order. */
function bodiesOfRun(): string[] {
  const [headers, ...rows] = Papa.parse<string[]>(customersCsv(), { skipEmptyLines: true }).data
  const mapping = { ...detectColumns(headers!, rows), moreAddressColumns: [] }
  return rows.map((row) => JSON.stringify({ query: buildQuery(row, mapping), country: 'GB' }))
}
