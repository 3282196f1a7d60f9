import { expectNoViolations } from './support/checks'
import { expect, queryOf, test } from './support/cleanSheet'
import { providerError } from './support/provider'

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
  await expect(page.getByRole('grid', { name: 'Results', exact: true })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Preview', exact: true })).toBeVisible()
  await page.getByRole('slider', { name: 'Threshold', exact: true }).fill('1')
  await expect(page.getByRole('group', { name: 'Why to review', exact: true })).toBeVisible()
  await expect(page.getByRole('searchbox', { name: 'Find in results', exact: true })).toBeVisible()
  for (const name of ['5 All results', '0 Good', '5 To review', '0 No match', '0 Failed', '1 Not run'])
    await expect(sheet.button(name)).toHaveAttribute('aria-pressed', String(name === '5 All results'))
  for (const name of ['Review', 'All columns'])
    await expect(page.getByRole('radio', { name, exact: true })).toBeEnabled()
  for (const name of ['Accept all shown (5)', 'Keep mine for all shown (5)'])
    await expect(sheet.button(name)).toBeEnabled()
  await sheet.button('What the scores mean').click()
  await expect(page.getByRole('link', { name: 'Learn what your results mean' })).toBeVisible()
})

test('every link out of the page opens beside it and tells the other site nothing', async ({
  sheet,
  page,
}) => {
  await sheet.getReady(1)
  await sheet.start()
  await expect(page.getByText('Completed')).toBeVisible()
  await sheet.button('What the scores mean').click()
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
  await expectNoViolations(page)
})

test('Stop can be read with the pointer over it', async ({ sheet, provider, page }) => {
  await sheet.getReady(6)
  provider.respond = () => 'never'
  await sheet.start()
  await sheet.button('Stop').hover()
  await expectNoViolations(page)
})
