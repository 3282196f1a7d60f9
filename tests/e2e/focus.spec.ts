import type { Page } from '@playwright/test'
import { addresses, expect, queryOf, test } from './support/cleanSheet'
import { createGate, providerError } from './support/provider'

const key = (page: Page) => page.getByRole('textbox', { name: 'API Key' })
const dropZone = (page: Page) => page.getByRole('button', { name: /CSV/ })
const downloads = (page: Page) => page.getByRole('group', { name: 'Your results' })

/** Presses a button as a keyboard does. */
async function press(page: Page, name: string | RegExp) {
  await page.getByRole('button', { name, exact: true }).focus()
  await page.keyboard.press('Enter')
}

test.beforeEach(async ({ sheet, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await sheet.getReady(6)
})

// SCREEN-10
test('a finished run takes the focus from its button to the downloads', async ({ sheet, page }) => {
  await press(page, 'Start Cleanse')
  await expect(downloads(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(sheet.button('Start New Cleanse')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(sheet.button('Download CSV')).toBeFocused()
})

// SCREEN-10
test('a finished run leaves the focus to a person who is elsewhere', async ({ provider, page }) => {
  const gate = createGate()
  provider.respond = async () => {
    await gate.opened
    return undefined
  }
  await press(page, 'Start Cleanse')
  await page.getByRole('link', { name: 'Get a key' }).focus()
  gate.open()
  await expect(page.getByText('Completed')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Get a key' })).toBeFocused()
})

// SCREEN-10
test('a finished run leaves the page where it is for a person who reads it', async ({ provider, page }) => {
  await page.setViewportSize({ width: 390, height: 700 })
  const gate = createGate()
  provider.respond = async () => {
    await gate.opened
    return undefined
  }
  await press(page, 'Start Cleanse')
  await page.getByText('6 rows · UTF-8').click()
  await page.evaluate(() => scrollTo(0, 0))
  gate.open()
  await expect(page.getByText('Completed')).toBeVisible()
  await expect(page).toHaveTitle('Done · CleanSheet')
  // The focus would move with the next frame.
  await page.evaluate(() => new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame))))
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await expect(page.locator('body')).toBeFocused()
})

// SCREEN-9
test('the buttons of a run hand the focus on to the one that takes their place', async ({
  sheet,
  provider,
  page,
}) => {
  provider.respond = (query) => {
    if (query === queryOf(2)) return providerError(500, 5000, 'Broken')
    return query === queryOf(6) ? providerError(402, 4020, 'Spent') : undefined
  }
  await press(page, 'Start Cleanse')
  await expect(sheet.button('Resume')).toBeFocused()
  provider.respond = () => 'never'
  await page.keyboard.press('Enter')
  await expect(sheet.button('Stop')).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(sheet.button('Start Cleanse')).toBeFocused()
  provider.respond = (query) => (query === queryOf(6) ? providerError(402, 4020, 'Spent') : undefined)
  await page.keyboard.press('Enter')
  await expect(sheet.button('Resume')).toBeFocused()
  await press(page, 'Stop')
  await expect(sheet.button('Start Cleanse')).toBeFocused()
  provider.respond = () => undefined
  await page.keyboard.press('Enter')
  await expect(page.getByText('Completed')).toBeVisible()
  provider.respond = () => 'never'
  await press(page, 'Retry failed rows (1)')
  await expect(sheet.button('Stop')).toBeFocused()
})

// SCREEN-9
test('Resume Cleanse leads to the key, Start Fresh to the file', async ({ sheet, provider, page }) => {
  page.on('dialog', (dialog) => void dialog.accept())
  provider.respond = (query) => (query === queryOf(6) ? providerError(402, 4020, 'Spent') : undefined)
  await sheet.start()
  await expect(sheet.button('Resume')).toBeVisible()
  await page.reload()
  await press(page, 'Resume Cleanse')
  await expect(key(page)).toBeFocused()
  await page.reload()
  await press(page, 'Start Fresh')
  await expect(dropZone(page)).toBeFocused()
})

test('Yes, Start New leads to the file', async ({ sheet, page }) => {
  await press(page, 'Start Cleanse')
  await press(page, 'Start New Cleanse')
  await expect(page.getByRole('dialog')).toBeVisible()
  await press(page, 'Yes, Start New')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(dropZone(page)).toBeFocused()
  expect(await sheet.page.getByRole('table').count()).toBe(0)
})

test('Check again leads back to the key, which is marked as wrong', async ({ provider, page }) => {
  provider.key = providerError(500, 5000, 'Out of order')
  await key(page).fill('other')
  await expect(key(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(key(page)).toHaveAccessibleDescription(/Invalid or unavailable API key.*Out of order/)
  await press(page, 'Check again')
  await expect(key(page)).toBeFocused()
})

test('a refused file is told at once, and the focus stays on the drop zone', async ({ sheet, page }) => {
  await dropZone(page).focus()
  await sheet.load('long.csv', addresses(1101))
  await expect(page.getByRole('alert')).toContainText('Maximum allowed is 1,100 rows')
  await expect(dropZone(page)).toBeFocused()
})

// SCREEN-9
test('decisions about all rows shown lead to the filters', async ({ page }) => {
  await press(page, 'Start Cleanse')
  await page.getByRole('slider', { name: 'Threshold' }).fill('1')
  await press(page, /^Accept all shown/)
  const filters = page.getByRole('group', { name: 'Rows to show' })
  await expect(filters).toBeFocused()
  await press(page, /^Undo all shown/)
  await expect(filters).toBeFocused()
})
