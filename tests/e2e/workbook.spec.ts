import { readFileSync } from 'node:fs'
import { addresses, expect, test } from './support/cleanSheet'

const workbook = (name: string) => ({
  name,
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  buffer: readFileSync(`tests/fixtures/workbooks/${name}`),
})

test('a sheet of a workbook is one press away, and none of its code is fetched for a CSV file', async ({
  sheet,
  page,
}) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await sheet.open()
  await sheet.load('customers.csv', addresses(2))
  await expect(page.getByText('2 rows · UTF-8 · comma-delimited')).toBeVisible()
  expect(fetched.filter((url) => /workbook|xlsx/i.test(url))).toEqual([])

  await page.locator('input[type=file]').setInputFiles(workbook('layout.xlsx'))
  const refusal = page.getByRole('alert').filter({ hasText: 'Please select a CSV file' })
  await expect(refusal).toContainText('Please select a CSV file')
  expect(fetched.filter((url) => /workbook|xlsx/i.test(url))).toHaveLength(2)
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
