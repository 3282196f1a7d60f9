import type { Page } from '@playwright/test'
import { expectNoSidewaysScroll } from './support/checks'
import { expect, queryOf, test } from './support/cleanSheet'
import { providerError } from './support/provider'

const LONG = 'customer_addresses_exported_from_the_old_system_without_a_single_space_2026_final'
const DOCS = `https://docs.ideal-postcodes.co.uk/docs/api/${LONG}`
const rows = Array.from({ length: 12 }, (_, at) => `${at + 1} High Street,B12 0XY,x`)
const CSV = [`address,post_code,${LONG}`, ...rows].join('\n')

/** Expects that what is seen now fits every narrow window. */
async function expectFit(page: Page, state: string) {
  for (const width of [390, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoSidewaysScroll(page, `${state}, at ${width} pixels`)
  }
}

// SCREEN-5
test('long names, notices and questions fit', async ({ sheet, provider, page }) => {
  // The ring that spreads from a pressed button would stay where the button was in another width.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  page.on('dialog', (dialog) => void dialog.accept())
  await page.setViewportSize({ width: 360, height: 800 })
  await sheet.open()
  await sheet.load(`${LONG}.csv`, '')
  await expect(page.getByText('The file is empty.')).toBeVisible()
  await expectFit(page, 'a file being refused')
  await sheet.load(`${LONG}.csv`, CSV)
  await expect(page.getByText(queryOf(1))).toBeVisible()
  await page.getByRole('combobox', { name: 'More address columns' }).focus()
  await page.keyboard.type('customer')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(page.getByText('1 High Street, x, B12 0XY')).toBeVisible()
  await expectFit(page, 'a file loaded and mapped')
  // SCREEN-4
  const sidebar = await page.getByRole('complementary').boundingBox()
  const main = await page.getByRole('main').boundingBox()
  expect(sidebar!.y + sidebar!.height).toBeLessThanOrEqual(main!.y)
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
  provider.respond = () => undefined
  await sheet.enterKey()
  await sheet.start()
  await expect(page.getByText('Completed')).toBeVisible()
  await expectFit(page, 'a completed run')
  await sheet.load(`${LONG}2.csv`, CSV)
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectFit(page, 'a question')
})
