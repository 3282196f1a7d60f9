import type { BrowserContext, Page } from '@playwright/test'
import { SAMPLE_FILE_NAME, sampleCsv } from '../../support/sampleCsv'
import { type CleanSheet, expect } from './cleanSheet'
import { type Provider, type Reply } from './provider'

export interface Stage {
  sheet: CleanSheet
  page: Page
  provider: Provider
  context: BrowserContext
}

/** States of the page in the order in which one page goes through them: how to get to each from the one before. */
export type Journey = Record<string, (stage: Stage) => Promise<void>>

// Enough rows to see every part of the page and every kind of row; axe looks at each cell.
export const [headers, ...lines] = sampleCsv.split('\n')
export const customers = [
  headers,
  ...lines.slice(8, 12),
  ...lines.slice(16, 21),
  ...lines.slice(25, 27),
].join('\n')

/** The rows of the first batch: done when a run is looked at half-way. */
export const DONE = 5

/** Answers the first batch as the sandbox does, and every later lookup with `then`. */
export const answerFirstBatch = (provider: Provider, then: Reply) => {
  let seen = 0
  provider.respond = () => ((seen += 1) > DONE ? then : undefined)
}

/** A run of the sample file whose first batch is answered, and every later lookup with `then`. */
export const run = async ({ sheet, provider }: Pick<Stage, 'sheet' | 'provider'>, then: Reply) => {
  await sheet.getReady(customers, SAMPLE_FILE_NAME)
  answerFirstBatch(provider, then)
  await sheet.start()
  await expect(sheet.page.getByText(new RegExp(`^${DONE} /`))).toBeVisible()
}

/** Loads the page again, whatever it asks. */
export const reload = async (page: Page) => {
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
}

export const cancel = async (sheet: CleanSheet) => {
  await sheet.button('Cancel').click()
  await expect(sheet.dialog).toBeHidden()
}
