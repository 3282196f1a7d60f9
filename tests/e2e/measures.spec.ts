import type { Page } from '@playwright/test'
import { SAMPLE_FILE_NAME, sampleCsv } from '../support/sampleCsv'
import { expect, test, type CleanSheet } from './support/cleanSheet'
import { measure, pressable, tabStops, type Figures } from './support/measures'

const WINDOWS = [
  [1366, 768],
  [1280, 720],
  [1180, 820],
  [820, 1180],
  [683, 384],
  [390, 844],
] as const

/** The states of the page in which it is measured, each after the one before. */
const STATES: Record<string, (sheet: CleanSheet, page: Page) => Promise<void>> = {
  ready: async (sheet) => {
    await sheet.getReady(sampleCsv, SAMPLE_FILE_NAME)
  },
  completed: async (sheet) => {
    await sheet.start()
    await sheet.completed()
  },
  open: async (sheet) => {
    await sheet.button(/^Review the/).click()
  },
  end: async (sheet, page) => {
    await page.keyboard.press('Escape')
    await sheet.button(/^Accept all/).click()
  },
}

test('figures', async ({ sheet, page }) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  const table: Record<string, Figures> = {}
  for (const [state, reach] of Object.entries(STATES)) {
    await page.setViewportSize({ width: 1366, height: 768 })
    await reach(sheet, page)
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({ width, height })
      table[`${state} ${width}×${height}`] = await measure(page)
      if (width === 1366) console.log(state, await pressable(page), await tabStops(page))
      await page.screenshot({ path: test.info().outputPath(`${state}-${width}.png`) })
    }
  }
  console.table(table)
  expect(1).toBe(1)
})
