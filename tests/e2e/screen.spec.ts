import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { addresses, expect, queryOf, test } from './support/cleanSheet'
import { createGate, providerError } from './support/provider'

async function expectNoViolations(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([])
}

async function expectNoSidewaysScroll(page: Page) {
  const { scrollWidth, clientWidth } = await page.evaluate(() => ({
    scrollWidth: document.documentElement.scrollWidth,
    clientWidth: document.documentElement.clientWidth,
  }))
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
}

test('no state of the screen has an accessibility violation', async ({ sheet, provider, page }) => {
  test.setTimeout(90_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await sheet.open()
  await expectNoViolations(page)
  await sheet.load('bad.csv', '')
  await expect(page.getByText('The file is empty.')).toBeVisible()
  await expectNoViolations(page)
  await sheet.load('customers.csv', addresses(12))
  await sheet.enterKey()
  await expectNoViolations(page)
  const gate = createGate()
  provider.respond = async (query) => {
    if (query === queryOf(6)) await gate.opened
    return query === queryOf(12) ? providerError(402, 4020, 'Spent') : undefined
  }
  await sheet.start()
  await expect(page.getByText('5 / 12')).toBeVisible()
  await expectNoViolations(page)
  gate.open()
  await expect(sheet.button('Resume')).toBeVisible()
  await expect(page.getByText('Where do good matches end?')).toBeVisible()
  await expectNoViolations(page)
  provider.respond = () => undefined
  await sheet.button('Resume').click()
  await expect(page.getByText('Completed')).toBeVisible()
  await page.getByRole('slider', { name: 'Threshold' }).fill('0.9')
  await sheet.button('Row 1: details').click()
  await expectNoViolations(page)
  await sheet.button('Start New Cleanse').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoViolations(page)
})

for (const width of [390, 360]) {
  test(`at ${width} pixels nothing but a table scrolls sideways`, async ({ sheet, page }) => {
    await page.setViewportSize({ width, height: 800 })
    await sheet.open()
    await expectNoSidewaysScroll(page)
    await sheet.load('customers.csv', addresses(12))
    await sheet.enterKey()
    await expectNoSidewaysScroll(page)
    await sheet.start()
    await expect(page.getByText('Where do good matches end?')).toBeVisible()
    await expectNoSidewaysScroll(page)
  })
}

test('the first 200 of 230 results are shown, and the rest is said', async ({ sheet, page }) => {
  await sheet.getReady(230)
  await expect(page.getByText('Showing first 5 rows of 230 total rows')).toBeVisible()
  await sheet.start()
  await expect(page.getByText('Showing first 200 rows of 230')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('table', { name: 'Results of the cleanse' }).getByRole('row')).toHaveCount(201)
})

test('mapped columns are highlighted, and the selects say by their border whether a column is chosen', async ({
  sheet,
  page,
}) => {
  await sheet.open()
  await sheet.load('odd.csv', 'street,postcode\n1 High Street,B12 0XY\n')
  const address = page.getByRole('combobox', { name: 'Address Column', exact: true })
  await expect(page.locator('.ant-select', { has: address })).toHaveClass(/ant-select-status-error/)
  await expect(page.getByRole('columnheader', { name: 'postcode' })).toHaveClass('isHighlighted')
  await address.focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.locator('.ant-select', { has: address })).toHaveClass(/isChosen/)
  await expect(page.getByRole('columnheader', { name: 'street' })).toHaveClass('isHighlighted')
  await expect(page.getByText('1 High Street, B12 0XY')).toBeVisible()
})

test('a mapping tooltip shows after half a second', async ({ sheet, page }) => {
  await sheet.open()
  await sheet.load('customers.csv', addresses(1))
  await page.getByText('Postcode Column').hover()
  await expect(page.getByRole('tooltip')).toContainText('The column with the postcode')
})

test.describe('the key', () => {
  test.beforeEach(async ({ sheet }) => sheet.open())

  test('that is unknown is told to be invalid', async ({ provider, page }) => {
    provider.key = providerError(404, 4042, 'Key not found')
    await page.getByRole('textbox', { name: 'API Key' }).fill('nonsense')
    await expect(page.getByText('✗ Invalid or unavailable API key')).toBeVisible()
    await expect(page.getByText('Invalid API key', { exact: true })).toBeVisible()
  })

  test('that cannot be checked says so and can be checked again', async ({ provider, page, sheet }) => {
    const good = provider.key
    provider.key = { abort: 'connectionrefused' }
    await page.getByRole('textbox', { name: 'API Key' }).fill('fine')
    await expect(page.getByText('Failed to validate API key')).toBeVisible()
    provider.key = good
    await sheet.button('Check again').click()
    await expect(page.getByText('✓ API key is valid and available')).toBeVisible()
  })

  test('that is taken out of the field is unknown again', async ({ page, sheet }) => {
    await sheet.enterKey()
    await page.getByRole('textbox', { name: 'API Key' }).fill('')
    await expect(page.getByText('✓ API key is valid and available')).toBeHidden()
  })
})
