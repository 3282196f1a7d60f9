import type { Page } from '@playwright/test'
import { expect, test } from './support/cleanSheet'

const expectBackground = (page: Page, expected: 'light' | 'dark') =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const colour = getComputedStyle(document.documentElement).backgroundColor.match(/\d+/g)!.map(Number)
        return colour[0]! + colour[1]! + colour[2]! > 382 ? 'light' : 'dark'
      }),
    )
    .toBe(expected)

test('light or dark is what the system says, from the first paint on', async ({ sheet, page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await sheet.open()
  await expectBackground(page, 'dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await expectBackground(page, 'light')
  await page.emulateMedia({ colorScheme: 'dark' })
  // Without the page's own script: the colours come before it.
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.reload()
  await expectBackground(page, 'dark')
})
