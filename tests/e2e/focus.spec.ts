import type { Page } from '@playwright/test'
import { addresses, expect, queryOf, test } from './support/cleanSheet'
import { createGate, providerError } from './support/provider'

const key = (page: Page) => page.getByRole('textbox', { name: 'API Key' })
const dropZone = (page: Page) => page.getByRole('button', { name: /CSV/ })

/** Presses a button as a keyboard does. */
async function press(page: Page, name: string | RegExp) {
  await page.getByRole('button', { name, exact: true }).focus()
  await page.keyboard.press('Enter')
}

test.beforeEach(async ({ sheet }) => {
  await sheet.getReady(6)
})

test('a finished run takes the focus from its button to the download; Yes, Start New leads to the file', async ({
  sheet,
  page,
}) => {
  await press(page, 'Start Cleanse')
  await expect(sheet.button('Download CSV')).toBeFocused()
  await press(page, 'Start New Cleanse')
  await press(page, 'Yes, Start New')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(dropZone(page)).toBeFocused()
})

test('a finished run leaves the focus to a person who is elsewhere', async ({ provider, page }) => {
  const gate = createGate()
  provider.respond = async () => {
    await gate.opened
    return undefined
  }
  await press(page, 'Start Cleanse')
  await page.getByRole('link', { name: 'CleanSheet' }).focus()
  gate.open()
  await expect(page.getByText('Completed')).toBeVisible()
  await expect(page.getByRole('link', { name: 'CleanSheet' })).toBeFocused()
})

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
  const enter = async () => {
    await sheet.later()
    await page.keyboard.press('Enter')
  }
  provider.respond = () => 'never'
  await enter()
  await expect(sheet.button('Stop')).toBeFocused()
  await enter()
  await enter()
  await expect(sheet.button('Start Cleanse')).toBeFocused()
  provider.respond = (query) => (query === queryOf(6) ? providerError(402, 4020, 'Spent') : undefined)
  await enter()
  await expect(sheet.button('Resume')).toBeFocused()
  await sheet.later()
  await press(page, 'Stop')
  await expect(sheet.button('Start Cleanse')).toBeFocused()
  provider.respond = () => undefined
  await enter()
  await expect(page.getByText('Completed')).toBeVisible()
  provider.respond = () => 'never'
  await sheet.later()
  await press(page, 'Retry failed rows (1)')
  await expect(sheet.button('Stop')).toBeFocused()
})

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
  await press(page, 'Yes, Start Fresh')
  await expect(dropZone(page)).toBeFocused()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Data Preview' })).toBeVisible()
  await expect(page.getByText('Previous session found')).toBeHidden()
})

test('Check again leads back to the key, which is marked as wrong; a refused file leaves the focus on the drop zone', async ({
  sheet,
  provider,
  page,
}) => {
  provider.key = providerError(500, 5000, 'Out of order')
  await key(page).fill('other')
  await expect(key(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(key(page)).toHaveAccessibleDescription(/Invalid or unavailable API key.*Out of order/)
  await press(page, 'Check again')
  await expect(key(page)).toBeFocused()

  await dropZone(page).focus()
  await sheet.load('long.csv', addresses(1101))
  await expect(page.getByRole('alert')).toContainText('Maximum allowed is 1,100 rows')
  await expect(dropZone(page)).toBeFocused()
})

test('decisions about all rows shown, and cleared filters, lead to the filters', async ({ sheet, page }) => {
  await press(page, 'Start Cleanse')
  const filters = page.getByRole('group', { name: 'Outcomes' })
  const rows = page.getByRole('grid', { name: 'Results' }).getByRole('row')
  for (const [name, decision] of [
    [/^Accept all/, 'Accepted'],
    [/^Keep mine for all/, 'Kept original'],
  ] as const) {
    await press(page, name)
    await expect(rows.nth(6)).toContainText(decision)
    await expect(page.getByRole('button', { name })).toBeDisabled()
    await expect(filters).toBeFocused()
    await rows.nth(1).focus()
    await page.keyboard.press('ControlOrMeta+z')
    await expect(rows.nth(6)).not.toContainText(decision)
    await expect(rows.nth(1)).toBeFocused()
  }
  expect(await sheet.button(/^Accept all/).textContent()).toBe('Accept all (6)')

  await page.getByRole('searchbox', { name: 'Find in results' }).fill('nothing like it')
  await press(page, 'Clear filters')
  await expect(page.getByRole('group', { name: 'Outcomes' })).toBeFocused()
  await page.getByRole('slider', { name: 'Threshold' }).fill('1')
  await press(page, /^Score below 1\.00/)
  await press(page, 'Clear filters')
  await expect(page.getByRole('group', { name: 'Outcomes' })).toBeFocused()
})

test('a decision in the panel of a row keeps the focus in it', async ({ page }) => {
  await press(page, 'Start Cleanse')
  await page.getByRole('grid', { name: 'Results' }).getByRole('row').nth(6).focus()
  await page.keyboard.press('Enter')
  const panel = (row: number) => page.getByRole('region', { name: `Row ${row}`, exact: true })
  await expect(panel(6)).toBeVisible()
  const button = (row: number, name: string) => panel(row).getByRole('button', { name, exact: true })
  await button(6, 'Accept').focus()
  await page.keyboard.press('Enter')
  // It stays where it is pressed for row after row, from the beginning again at the end.
  await expect(button(1, 'Accept')).toBeFocused()
  await button(1, 'Next row').focus()
  await page.keyboard.press('Enter')
  await expect(button(2, 'Next row')).toBeFocused()
  await button(2, 'Previous row').focus()
  await page.keyboard.press('Enter')
  // The button is disabled at the first row, and gives the focus to the panel.
  await expect(button(1, 'Previous row')).toBeDisabled()
  await expect(panel(1)).toBeFocused()
  await page.keyboard.press('k')
  await expect(panel(2)).toBeFocused()
  await button(2, 'Previous row').focus()
  await page.keyboard.press('Enter')
  await button(1, 'Undo').focus()
  await page.keyboard.press('Enter')
  // With the decision goes its button.
  await expect(button(1, 'Undo')).toHaveCount(0)
  await expect(panel(1)).toBeFocused() // The way out of the panel leads to its row.
  await button(1, 'Close').focus()
  await page.keyboard.press('Enter')
  await expect(panel(1)).toHaveCount(0)
  await expect(page.getByRole('grid', { name: 'Results' }).getByRole('row').nth(1)).toBeFocused()
})

test('the menu of downloads gives the focus back to its button, and stays closed', async ({
  sheet,
  page,
}) => {
  await page.evaluate(() => {
    window.print = () => {}
  })
  await press(page, 'Start Cleanse')
  const item = page.getByRole('menuitem', { name: 'Print summary' })
  await sheet.button('More downloads').click()
  await item.click()
  await expect(item).toBeHidden()
  await expect(sheet.button('More downloads')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(item).toBeVisible()
  await page.keyboard.press('End')
  await expect(item).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(item).toBeHidden()
  await expect(sheet.button('More downloads')).toBeFocused()
})

test('a card keeps the focus and its place, and its panel gives the focus back', async ({ page }) => {
  await press(page, 'Start Cleanse')
  await page.setViewportSize({ width: 390, height: 700 })
  const card = page.getByRole('list', { name: 'Results' }).getByRole('listitem').nth(5)
  await card.getByRole('button', { name: 'Accept' }).click()
  await expect(card.getByText('Accepted')).toBeVisible()
  await expect(card).toBeFocused()
  // The filters are more than a window away.
  await expect(card).toBeInViewport()
  await card.getByRole('button', { name: 'Row 6' }).click()
  const panel = page.getByRole('region', { name: 'Row 6', exact: true })
  await expect(panel).toBeFocused()
  await expect(panel.getByRole('heading', { name: 'Row 6' })).toBeInViewport()
  await panel.getByRole('button', { name: 'Close' }).click()
  await expect(card).toBeFocused()
})
