import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { addresses, expect, test } from './support/cleanSheet'

const workbook = (name: string) => ({
  name,
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  buffer: readFileSync(`tests/fixtures/workbooks/${name}`),
})

test('a sheet of a workbook is one press away; its code is not loaded for CSV', async ({ sheet, page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await sheet.open()
  await sheet.load('customers.csv', addresses(2))
  await expect(page.getByText('2 rows · UTF-8 · comma-delimited')).toBeVisible()
  expect(fetched.filter((url) => /workbook|xlsx/i.test(url))).toEqual([])

  await page.locator('input[type=file]').setInputFiles(workbook('layout.xlsx'))
  const refusal = page.getByRole('alert').filter({ hasText: 'Please select a CSV file' })
  await expect(refusal).toContainText('Please select a CSV file')
  await expect.poll(() => fetched.filter((url) => /workbook|xlsx/i.test(url))).toHaveLength(2)
  await expect(sheet.button('Use “Customers” (5 rows)')).toBeFocused()
  await expect(sheet.button('Use “Old “list”” (1 row)')).toBeVisible()
  await expect(page.getByText('customers.csv').first()).toBeVisible()

  await page.keyboard.press('Enter')
  await expect(page.getByText('5 rows · workbook')).toBeVisible()
  await expect(refusal).toBeHidden()
  await expect(page.getByText('layout (Customers).xlsx')).toBeVisible()
  await expect(page.getByRole('cell', { name: '0001' })).toBeVisible()
  await expect(page.getByText('1 hidden row is included.')).toBeVisible()

  await page.locator('input[type=file]').setInputFiles(workbook('cutOff.xlsx'))
  await expect(refusal).toContainText('damaged or incomplete')
  await expect(page.getByText('layout (Customers).xlsx')).toBeVisible()
})

test('a workbook comes back as a workbook, and its added columns are known', async ({ sheet, page }) => {
  await sheet.open()
  await page.locator('input[type=file]').setInputFiles(workbook('calculated.xlsx'))
  await sheet.button('Use “Customers” (5 rows)').click()
  await sheet.enterKey()
  await sheet.start()
  await sheet.completed()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    sheet.button('Download Excel').click(),
  ])
  expect(download.suggestedFilename()).toBe('calculated (Customers)_cleansed.xlsx')
  const buffer = await readFile(await download.path())
  await expect(page.getByText(/^calculated \(Customers\)_cleansed\.xlsx: 5 rows/)).toBeVisible()

  // It does not ask, since the results are downloaded.
  await page
    .locator('input[type=file]')
    .setInputFiles({ ...workbook('calculated.xlsx'), name: 'again.xlsx', buffer })
  await sheet.button('Use “Addresses” (5 rows)').click()
  await expect(page.getByText('again.xlsx').first()).toBeVisible()
  await expect(page.getByText(/Line 3 has the column names/)).toBeVisible()
  await expect(page.getByText('Your file already has “Postcode”')).toBeVisible()
})
