import { resolve } from 'node:path'
import { expect, test } from '../e2e/support/cleanSheet'
import { JOURNEYS } from '../e2e/support/states'
import { SAMPLE_FILE_NAME, sampleCsv } from '../support/sampleCsv'

const ROOT = resolve(import.meta.dirname, '../..')
// A phone, where the whole page is taken, and two laptops.
const WINDOWS = [
  { width: 390, height: 844, fullPage: true },
  { width: 1440, height: 900 },
  { width: 1366, height: 768 },
]
const SCHEMES = ['light', 'dark'] as const

for (const [journey, states] of Object.entries(JOURNEYS)) {
  test(journey, async ({ sheet, provider, context, page }) => {
    await page.setViewportSize({ width: 1366, height: 768 })
    for (const [name, reach] of Object.entries(states)) {
      await reach({ sheet, page, provider, context })
      for (const { width, height, fullPage } of WINDOWS)
        for (const colorScheme of SCHEMES) {
          await page.setViewportSize({ width, height })
          await page.emulateMedia({ colorScheme })
          const picture = `${name}-${width}-${colorScheme}.png`
          await page.screenshot({ path: resolve(ROOT, 'screenshots', picture), fullPage })
        }
    }
  })
}

test('what the README shows', async ({ sheet, provider, page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await sheet.getReady(sampleCsv, SAMPLE_FILE_NAME)
  const goOn = provider.holdAfter(35)
  await sheet.start()
  await expect(page.getByText(/^3\d \//)).toBeVisible()
  await page.screenshot({ path: resolve(ROOT, 'docs/running.png') })
  goOn()
  await sheet.completed()
  await page.emulateMedia({ colorScheme: 'light' })
  await sheet.button('Review').click()
  for (const [row, key] of [
    [4, 'a'],
    [7, 'k'],
    [8, 'a'],
  ] as const) {
    await expect(sheet.row(row)).toBeFocused()
    await page.keyboard.press(key)
  }
  await expect(sheet.panel(9)).toBeVisible()
  await page.screenshot({ path: resolve(ROOT, 'docs/completed.png') })
})
