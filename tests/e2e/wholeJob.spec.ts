import { OUTPUT_HEADERS } from '../../src/features/answers/outputColumns'
import { addresses, expect, queryOf, test } from './support/cleanSheet'
import { createGate, providerError } from './support/provider'

const BALANCE_SPENT = providerError(402, 4020, 'Key balance depleted')

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

test('a spent balance pauses the run; after a top-up it resumes where it was', async ({
  sheet,
  provider,
  page,
}) => {
  await sheet.getReady(8)
  let isSpent = false
  provider.respond = (query) => {
    if (query === queryOf(5)) isSpent = true
    return isSpent ? BALANCE_SPENT : undefined
  }
  await sheet.start()
  await expect(
    page.getByText(
      'Insufficient API credits. Please top up your account and click Resume to continue processing.',
    ),
  ).toBeVisible()
  await expect(page.getByText('4 / 8')).toBeVisible()
  const topUp = page.getByRole('link', { name: 'Top up your account →' })
  await expect(topUp).toHaveAttribute('rel', 'noopener noreferrer')
  provider.respond = () => undefined
  await sheet.press('Resume')
  await expect(page.getByText('Completed')).toBeVisible()
  expect(provider.queries.filter((query) => query === queryOf(1))).toHaveLength(1)
  expect((await sheet.download('Download CSV')).rows).toHaveLength(8)
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

test('Start Fresh gives the found session up', async ({ sheet, provider, page }) => {
  page.on('dialog', (dialog) => void dialog.accept())
  await sheet.getReady(6)
  provider.respond = (query) => (query === queryOf(6) ? 'never' : undefined)
  await sheet.start()
  await expect(page.getByText('5 / 6')).toBeVisible()
  await page.reload()
  await sheet.button('Start Fresh').click()
  await sheet.button('Yes, Start Fresh').click()
  await expect(page.getByText('Previous session found')).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Data Preview' })).toBeVisible()
  await expect(page.getByText('Previous session found')).toBeHidden()
})

test('Start New Cleanse asks first, and clears everything but the key', async ({ sheet, page }) => {
  await sheet.getReady(3)
  await sheet.start()
  await sheet.button('Start New Cleanse').click()
  const question = 'Have you downloaded your results? Starting a new cleanse will clear all current data.'
  await expect(page.getByRole('dialog').getByText(question)).toBeVisible()
  await sheet.button('Cancel').click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByText('3 / 3')).toBeVisible()
  await sheet.button('Start New Cleanse').click()
  await sheet.button('Yes, Start New').click()
  await expect(page.getByText('3 / 3')).toBeHidden()
  await expect(page.getByText('customers.csv')).toBeHidden()
  await expect(sheet.button('Start Cleanse')).toBeDisabled()
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
