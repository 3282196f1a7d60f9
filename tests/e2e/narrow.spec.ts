import type { Page } from '@playwright/test'
import { expectNoSidewaysScroll, expectNoViolations } from './support/checks'
import { addresses, expect, queryOf, test } from './support/cleanSheet'
import { providerError } from './support/provider'

const LONG = 'customer_addresses_exported_from_the_old_system_without_a_single_space_2026_final'
const DOCS = `https://docs.ideal-postcodes.co.uk/docs/api/${LONG}`
const rows = Array.from({ length: 12 }, (_, at) => `${at + 1} High Street,B12 0XY,x`)
const CSV = [`address,post_code,${LONG}`, ...rows].join('\n')

const toggle = (page: Page, step: string) =>
  page.getByRole('region', { name: step }).getByRole('button', { name: /^(Change|Close)$/ })

async function unfold(page: Page, step: string) {
  await expect(toggle(page, step)).toHaveAttribute('aria-expanded', 'false')
  await toggle(page, step).click()
}

test('steps fold when they are done, can be unfolded, and give the focus to their button', async ({
  sheet,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await sheet.open()
  await expect(page.getByRole('button', { name: 'Change' })).toHaveCount(0)
  await sheet.load('customers.csv', CSV)
  await expect(page.getByRole('button', { name: /CSV file here/ })).toBeHidden()
  await expect(page.getByText('12 rows · UTF-8', { exact: true })).toBeVisible()
  await expect(page.getByText('customers.csv')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Column Mapping' })).toContainText('address, post_code')
  await page.getByRole('textbox', { name: 'API Key' }).focus()
  await sheet.enterKey()
  await expect(page.getByRole('textbox', { name: 'API Key' })).toBeHidden()
  await expect(toggle(page, 'API Key')).toBeFocused()
  await expect(sheet.button('Start Cleanse')).toBeInViewport()
  await unfold(page, 'API Key')
  await expect(page.getByRole('textbox', { name: 'API Key' })).toHaveValue('ak_test_key_1')
  await sheet.later()
  await toggle(page, 'API Key').click()
  await expect(page.getByRole('textbox', { name: 'API Key' })).toBeHidden()
  await unfold(page, 'CSV file')
  await sheet.load('broken.csv', '')
  await expect(page.getByText('The file is empty.')).toBeVisible()
  await expect(page.getByRole('button', { name: /CSV file here/ })).toBeVisible()
})

/** Expects that what is seen now fits a phone, and the narrowest window that WCAG asks for. */
async function expectFit(page: Page, state: string) {
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoSidewaysScroll(page, `${state}, at ${width} pixels`)
  }
}

test('long names, notices and questions fit', async ({ sheet, provider, page }) => {
  page.on('dialog', (dialog) => void dialog.accept())
  await page.setViewportSize({ width: 320, height: 800 })
  await sheet.open()
  await sheet.load(`${LONG}.csv`, '')
  await expect(page.getByText('The file is empty.')).toBeVisible()
  await expectFit(page, 'a file being refused')
  await sheet.load(`${LONG}.csv`, CSV)
  await expect(page.getByText(queryOf(1))).toBeVisible()
  await unfold(page, 'Column Mapping')
  await page.getByRole('combobox', { name: 'More address columns' }).focus()
  await page.keyboard.type('customer')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(page.getByText('1 High Street, x, B12 0XY')).toBeVisible()
  await expectFit(page, 'a file loaded and mapped')
  provider.key = providerError(403, 4030, `Not allowed, see ${DOCS}`)
  await page.getByRole('textbox', { name: 'API Key' }).fill('ak')
  await expect(page.getByText(`Not allowed, see ${DOCS}`)).toBeVisible()
  await expectFit(page, 'a key turned down')
  provider.key = { status: 200, body: { result: { available: true } } }
  await sheet.enterKey()
  provider.respond = (query) => {
    if (query.startsWith('2 ')) return providerError(500, 5000, LONG)
    return query.startsWith('12 ') ? providerError(402, 4020, `Not allowed, see ${DOCS}`) : undefined
  }
  await sheet.start()
  await expect(sheet.button('Resume')).toBeVisible()
  await expectFit(page, 'a paused run')
  await page.reload()
  await expect(page.getByText('Previous session found')).toBeVisible()
  await expectFit(page, 'a session found')
  await sheet.button('Resume Cleanse').click()
  await expect(page.getByRole('region', { name: 'Column Mapping' })).toContainText('address, ')
  provider.respond = () => undefined
  await sheet.enterKey()
  await sheet.start()
  await expect(page.getByText('Completed')).toBeVisible()
  await expectFit(page, 'a completed run')
  await sheet.load(`${LONG}2.csv`, CSV)
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectFit(page, 'a question')
})

test('on a phone the results are cards to decide on, and a row opens in sight', async ({
  sheet,
  provider,
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  provider.respond = (query) =>
    query.startsWith('3 ') ? providerError(500, 5000, 'Out of order') : undefined
  await sheet.open()
  await sheet.load('customers.csv', CSV)
  await sheet.enterKey()
  await sheet.start()
  await expect(page.getByText('Completed')).toBeVisible()
  await expect(page.getByRole('grid')).toHaveCount(0)
  const cards = page.getByRole('list', { name: 'Results' }).getByRole('listitem')
  await expect(cards).toHaveCount(12)
  await expect(cards.nth(2)).toContainText('Out of order')
  await expect(cards.nth(2).getByRole('button', { name: 'Accept' })).toHaveCount(0)
  for (const name of ['Accept', 'Keep mine'])
    expect((await cards.nth(0).getByRole('button', { name }).boundingBox())!.height).toBeGreaterThanOrEqual(
      40,
    )
  await cards.nth(0).getByRole('button', { name: 'Keep mine' }).click()
  await expect(cards.nth(0)).toContainText('Kept original')
  await cards.nth(0).getByRole('button', { name: 'Undo' }).click()
  await expect(cards.nth(0)).not.toContainText('Kept original')
  const panel = page.getByRole('region', { name: 'Row 2', exact: true })
  await cards.nth(1).getByRole('button', { name: 'Row 2' }).click()
  await expect(panel).toBeInViewport()
  await expect(panel).toBeFocused()
  await expectNoSidewaysScroll(page, 'an open row')
  await panel.getByRole('button', { name: 'Close' }).click()
  await expect(cards.nth(1)).toBeFocused()
  await expect(cards.nth(1)).toBeInViewport()
  await page.getByText('All columns').click()
  await expect(page.getByRole('grid', { name: 'Results' })).toBeVisible()
  await expectNoSidewaysScroll(page, 'all columns')
})

test('a panel that closes on a row beyond the cards that are shown gives the focus to its card', async ({
  sheet,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await sheet.getReady(23)
  await sheet.start()
  const cards = page.getByRole('list', { name: 'Results' }).getByRole('listitem')
  await expect(cards).toHaveCount(20)
  await cards.nth(19).getByRole('button', { name: 'Row 20' }).click()
  await page.getByRole('button', { name: 'Next row' }).click()
  await page
    .getByRole('region', { name: 'Row 21', exact: true })
    .getByRole('button', { name: 'Close' })
    .click()
  await expect(cards).toHaveCount(21)
  await expect(cards.filter({ hasText: 'Row 21' })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Show 3 more' })).toBeVisible()
})

test('a list’s parts, where to find, and what was downloaded can be used by everyone on a phone', async ({
  sheet,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await sheet.open()
  await sheet.load('customers.csv', addresses(1101))
  await sheet.button('Cleanse all 1,101 rows').click()
  await sheet.enterKey()
  await sheet.start()
  await expect(page.getByText(/^[1-9]\d* \/ 1,101$/)).toBeVisible()
  await sheet.press('Stop')
  await expect(page.getByRole('combobox', { name: 'Part' })).toBeVisible()
  await sheet.download(/^Download Partial Results/)
  await expect(page.getByText(/^customers_partial_cleansed\.csv: /)).toBeVisible()
  await sheet.button('Where to find: everywhere').click()
  await expect(page.getByRole('menuitem', { name: 'Post town', exact: true })).toBeVisible()
  for (const forcedColors of ['none', 'active'] as const) {
    await page.emulateMedia({ forcedColors })
    await expectNoViolations(page)
    await expectNoSidewaysScroll(page, `forced colours ${forcedColors}`)
  }
})
