import type { Locator, Page } from '@playwright/test'
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

test('a chosen appearance is there from the first paint of the next visit', async ({ sheet, page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await sheet.open()
  await expect(page.getByRole('radio', { name: 'System' })).toBeChecked()
  await expectBackground(page, 'dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await expectBackground(page, 'light')

  await page.getByTitle('Light').click()
  await page.getByRole('radio', { name: 'Light' }).press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
  await expectBackground(page, 'dark')
  // Without the page's own script: the colours come before it.
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.reload()
  await expectBackground(page, 'dark')
  await page.unroute('**/assets/*.js')
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
})

test('a contrast theme still shows the choice and the progress of a run', async ({ sheet, page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await sheet.complete(5)
  const colourOf = (element: Locator) => element.evaluate((each) => getComputedStyle(each).backgroundColor)
  const expectDifferent = async (one: Locator, other: Locator) =>
    expect.poll(async () => (await colourOf(one)) !== (await colourOf(other))).toBe(true)
  await expectDifferent(sheet.button('5 All'), sheet.button('0 Failed'))
  const bar = page.getByRole('progressbar')
  await expectDifferent(bar.locator('div'), bar)
  const appearances = page.getByRole('radiogroup', { name: 'Appearance' }).locator('label')
  await expectDifferent(appearances.nth(0), appearances.nth(1))
})
