import type { Page } from '@playwright/test'
import Papa from 'papaparse'
import type { CleanseAnswer } from '../../../src/api/schemas'
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

/**
 * Sends the same batches from a bare loop, with `fetch` or what the page has in its place, until the last answer is read.
 *
 * @param isSaved whether the page writes what has come after each batch, as the product must; only one that can
 */
export const runBare = (page: Page, isSaved = false): Promise<TimedRun> =>
  page.evaluate(
    async ({ url, queries, rows, size }) => {
      const headers = { 'content-type': 'application/json' }
      const fetched = async (body: string) =>
        (await fetch(url, { method: 'POST', headers, body })).json() as Promise<CleanseAnswer>
      const send = (query: string) => {
        const body = JSON.stringify({ query, country: 'GB' })
        return window.send?.(url, body) ?? fetched(body)
      }
      const from = performance.now()
      for (let at = 0; at < queries.length; at += size) {
        const batch = queries.slice(at, at + size)
        const answers = await Promise.all(batch.map(send))
        if (rows !== null) window.save!(rows, batch, answers)
      }
      return { from, to: performance.now() }
    },
    {
      url: `${providerUrl()}/v1/cleanse/addresses?api_key=ak_test_key_1&tags=cleansheet-browser`,
      queries: queriesOfRun(),
      rows: isSaved ? JSON.stringify(customerRows().rows) : null,
      size: BATCH_SIZE,
    },
  )

function customerRows() {
  const [headers, ...rows] = Papa.parse<string[]>(customersCsv(), { skipEmptyLines: true }).data
  return { headers: headers!, rows }
}

/** What the product sends for the customer file, in its order. */
function queriesOfRun(): string[] {
  const { headers, rows } = customerRows()
  const mapping = { ...detectColumns(headers, rows), moreAddressColumns: [] }
  return rows.map((row) => buildQuery(row, mapping))
}
