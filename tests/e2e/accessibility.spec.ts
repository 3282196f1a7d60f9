import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { addresses, expect, queryOf, test } from './support/cleanSheet'
import { providerError } from './support/provider'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

async function expectNoViolations(page: Page, disabledRules: string[] = []) {
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).disableRules(disabledRules).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([])
}

// Colours that are still fading would be measured half-way.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

test('the names that screen readers say are those of the contract', async ({ sheet, provider, page }) => {
  await sheet.getReady(6)
  await expect(page.getByRole('complementary')).toHaveCount(1)
  await expect(page.getByRole('main')).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.getByRole('heading', { name: 'Column Mapping' })).toBeVisible()
  await expect(page.getByRole('button', { name: /CSV/ })).toHaveCount(1)
  for (const name of ['Address Column', 'Postcode Column'])
    await expect(page.getByRole('combobox', { name, exact: true })).toBeEnabled()
  await expect(page.getByRole('textbox', { name: 'API Key', exact: true })).toBeEnabled()
  provider.respond = (query) => (query === queryOf(6) ? providerError(402, 4020, 'Spent') : undefined)
  await sheet.start()
  await expect(sheet.button('Resume')).toBeVisible()
  await expect(sheet.button('Stop')).toBeVisible()
  const bar = page.getByRole('progressbar')
  await expect(bar).toHaveCount(1)
  expect(Number(await bar.getAttribute('aria-valuenow'))).toBeCloseTo(83.3, 0)
  await expect(page.getByRole('status').getByText('Error occurred')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Learn what your results mean' })).toBeVisible()
})

test('every link out of the page opens beside it and tells the other site nothing', async ({
  sheet,
  page,
}) => {
  await sheet.getReady(1)
  await sheet.start()
  await expect(page.getByText('Completed')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Learn what your results mean' })).toBeVisible()
  for (const name of ['CleanSheet', 'Get a key', 'Top up'])
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
  for (const link of await page.getByRole('link').all()) {
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('href', /^https:\/\//)
  }
})

test('a key that is turned down and an open list of columns have no violation', async ({
  sheet,
  provider,
  page,
}) => {
  await sheet.open()
  await sheet.load('short.csv', 'street,postcode\n1 High Street\n')
  provider.key = providerError(500, 5000, 'Out of order')
  await page.getByRole('textbox', { name: 'API Key' }).fill('ak')
  await expect(page.getByText('Out of order')).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('combobox', { name: 'Address Column', exact: true }).click()
  await expect(page.getByRole('option', { name: 'street' })).toBeVisible()
  // An open list lies beside the landmarks, as every pop-up of Ant Design does.
  await expectNoViolations(page, ['region'])
})

test('the previous-session banner and the failed rows have no violation', async ({
  sheet,
  provider,
  page,
}) => {
  page.on('dialog', (dialog) => void dialog.accept())
  await sheet.getReady(7)
  provider.respond = (query) => {
    if (query === queryOf(2)) return providerError(500, 5000, 'Broken row')
    return query === queryOf(7) ? providerError(402, 4020, 'Spent') : undefined
  }
  await sheet.start()
  await expect(sheet.button('Resume')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Previous session found')).toBeVisible()
  await expectNoViolations(page)
  await sheet.button('Resume Cleanse').click()
  provider.respond = () => undefined
  await sheet.enterKey()
  await sheet.start()
  await expect(sheet.button('Retry failed rows (1)')).toBeVisible()
  await expectNoViolations(page)
})

test('Stop can be read with the pointer over it', async ({ sheet, provider, page }) => {
  await sheet.getReady(6)
  provider.respond = () => 'never'
  await sheet.start()
  await sheet.button('Stop').hover()
  await expectNoViolations(page)
})

test('the notices of an offline run and of storage that refuses have no violation', async ({
  sheet,
  page,
  context,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError')
    }
  })
  await sheet.getReady(6)
  await context.setOffline(true)
  await sheet.start()
  await expect(page.getByText('You are offline.')).toBeVisible()
  await page.getByRole('heading', { level: 1 }).hover()
  await expectNoViolations(page)
  await context.setOffline(false)
  await expect(page.getByText('Progress is not being saved')).toBeVisible()
  await expect(page.getByText('Completed')).toBeVisible()
  await expectNoViolations(page)
})

test('on a phone the completed page has no violation', async ({ sheet, page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await sheet.open()
  await sheet.load('customers.csv', addresses(12))
  await sheet.enterKey()
  await sheet.start()
  await expect(page.getByText('Completed')).toBeVisible()
  await expectNoViolations(page)
})
