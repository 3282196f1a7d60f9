import type { Locator, Page } from '@playwright/test'
import { expect, test } from './support/cleanSheet'

const background = (page: Page) =>
  page.locator('body').evaluate(() => {
    const [red = 0, green = 0, blue = 0] = getComputedStyle(document.documentElement)
      .backgroundColor.match(/\d+/g)!
      .map(Number)
    return (red + green + blue) / 3 > 127 ? 'light' : 'dark'
  })

test('without a choice the page follows the system', async ({ sheet, page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await sheet.open()
  await expect(page.getByRole('radio', { name: 'System' })).toBeChecked()
  expect(await background(page)).toBe('light')
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await background(page)).toBe('dark')
})

test('a choice, by keyboard too, holds against the system, and on the next visit from its first paint', async ({
  sheet,
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await sheet.open()
  await expect(page.getByRole('radiogroup', { name: 'Appearance' })).toBeVisible()
  await page.getByTitle('Light').click()
  await page.getByRole('radio', { name: 'Light' }).press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
  expect(await background(page)).toBe('dark')
  // Without the page's own script: the colours of the choice come before it.
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.reload()
  expect(await background(page)).toBe('dark')
  await page.unroute('**/assets/*.js')
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
})

test('without storage the switch works as long as the page is open', async ({ sheet, page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Forbidden', 'SecurityError')
      },
    }),
  )
  await page.emulateMedia({ colorScheme: 'light' })
  await sheet.open()
  await page.getByTitle('Dark').click()
  expect(await background(page)).toBe('dark')
})

test('with the colours of a contrast theme it is still seen what is chosen and how far a run is', async ({
  sheet,
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await sheet.getReady(5)
  await sheet.start()
  const colourOf = (element: Locator) => element.evaluate((each) => getComputedStyle(each).backgroundColor)
  const chosen = await colourOf(page.getByRole('button', { name: /\d All$/ }))
  expect(chosen).not.toBe(await colourOf(page.getByRole('button', { name: /Failed$/ })))
  const bar = page.getByRole('progressbar')
  expect(await colourOf(bar.locator('div'))).not.toBe(await colourOf(bar))
  const names = page.getByRole('radiogroup', { name: 'Appearance' }).locator('label')
  expect(await colourOf(names.nth(0))).not.toBe(await colourOf(names.nth(1)))
})
