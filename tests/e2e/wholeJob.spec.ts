import { OUTPUT_HEADERS } from '../../src/features/answers/outputColumns'
import { addresses, expect, queryOf, test } from './support/cleanSheet'
import { createGate } from './support/provider'

test('a file is uploaded, mapped by itself, cleansed and downloaded with 44 columns added', async ({
  sheet,
  provider,
  page,
}) => {
  await sheet.open()
  await expect(sheet.button('Start Cleanse')).toBeDisabled()
  await sheet.load('customers.csv', addresses(12))
  await expect(page.getByText('Showing first 5 rows of 12 total rows')).toBeVisible()
  await expect(page.getByText(`“${queryOf(1)}”`).or(page.getByText(queryOf(1)))).toBeVisible()
  await sheet.enterKey()
  await sheet.start()
  await expect(page.getByText('Completed')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Data Preview' })).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveCount(1)
  await expect(page.getByText('12 / 12')).toBeVisible()
  await expect(page.getByText('100.0%')).toBeVisible()
  expect(provider.queries.toSorted()).toEqual(
    Array.from({ length: 12 }, (_, at) => queryOf(at + 1)).toSorted(),
  )

  const download = await sheet.download('Download CSV')
  expect(download.name).toBe('customers_cleansed.csv')
  expect(download.headers).toEqual(['id', 'address', 'post_code', ...OUTPUT_HEADERS])
  expect(download.rows.map(([id]) => id)).toEqual(
    Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(4, '0')),
  )
  expect(download.rows.every((row) => row[download.headers.indexOf('Street Name')] === 'High Street')).toBe(
    true,
  )
  expect(download.text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
})

test('Stop keeps what there is, and Start goes on with the rest', async ({ sheet, provider, page }) => {
  await sheet.getReady(12)
  const gate = createGate()
  provider.respond = async () => {
    if (provider.queries.length > 5) await gate.opened
    return undefined
  }
  await sheet.start()
  await expect(page.getByRole('heading', { name: 'Cleansing in Progress' })).toBeVisible()
  await expect(page.getByText('5 / 12')).toBeVisible()
  await sheet.press('Stop')
  await expect(page.getByText('Stopping…')).toBeVisible()
  gate.open()
  const partial = await sheet.download('Download Partial Results (10/12)')
  expect(partial.name).toBe('customers_partial_cleansed.csv')
  expect(partial.rows).toHaveLength(10)
  await sheet.start()
  await expect(page.getByText('Completed')).toBeVisible()
  expect(provider.queries).toHaveLength(12)
  expect(new Set(provider.queries).size).toBe(12)
})

test('a reload in the middle loses no answered row', async ({ sheet, provider, page }) => {
  page.on('dialog', (dialog) => void dialog.accept())
  await sheet.getReady(12)
  provider.respond = (query) => (Number(query.split(' ')[0]) > 5 ? 'never' : undefined)
  await sheet.start()
  await expect(page.getByText('5 / 12')).toBeVisible()
  await page.reload()

  await expect(page.getByText('Previous session found')).toBeVisible()
  await sheet.button('Resume Cleanse').click()
  await expect(page.getByText('5 / 12')).toBeVisible()
  provider.respond = () => undefined
  provider.queries.length = 0
  await sheet.enterKey()
  await sheet.start()
  await expect(page.getByText('Completed')).toBeVisible()
  expect(provider.queries.toSorted()).toEqual([6, 7, 8, 9, 10, 11, 12].map(queryOf).toSorted())
  expect((await sheet.download('Download CSV')).rows.map(([id]) => Number(id))).toEqual(
    Array.from({ length: 12 }, (_, at) => at + 1),
  )
  expect(await page.evaluate(() => localStorage.getItem('cleansheet:recovery'))).toBeNull()
})

test('ten rows are tried, and one button goes on with the rest', async ({ page, sheet, provider }) => {
  await sheet.getReady(14)
  await sheet.button('Try 10 rows first').click()
  const verdict = page.getByRole('status').filter({ hasText: '10 rows tried: ' })
  await expect(verdict).toContainText(/\d+ good, \d+ to review, \d+ not found/)
  await expect(page.getByText('10 / 14')).toBeVisible()
  expect(provider.queries).toHaveLength(10)
  await sheet.press('Cleanse the remaining 4 rows')
  await expect(page.getByText('Completed')).toBeVisible()
  await expect(verdict).toBeHidden()
  expect(provider.queries.toSorted()).toEqual(
    Array.from({ length: 14 }, (_, at) => queryOf(at + 1)).toSorted(),
  )
})
