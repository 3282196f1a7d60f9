import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { expect, test } from './support/cleanSheet'

test('a Windows file with a euro sign and curly quotes is read as it was meant, and comes out unchanged', async ({
  sheet,
  page,
}) => {
  await sheet.open()
  const bytes = Buffer.concat([
    Buffer.from('id;note;address;postcode\r\n007;"a\r\nb ""c""";O'),
    Buffer.from([0x92]),
    Buffer.from('Dea House '),
    Buffer.from([0x80]),
    Buffer.from('5;B12 0XY\r\n'),
  ])
  await sheet.load('windows.csv', bytes)
  await expect(page.getByText('1 row · Windows-1252 · semicolon-delimited')).toBeVisible()
  await expect(page.getByRole('cell', { name: 'O’Dea House €5' })).toBeVisible()
  await sheet.enterKey()
  await sheet.start()
  const { text, rows } = await sheet.download('Download CSV')
  expect(rows[0]!.slice(0, 4)).toEqual(['007', 'a\r\nb "c"', 'O’Dea House €5', 'B12 0XY'])
  expect(text.startsWith('\uFEFF')).toBe(true)

  await test.step('a file that cannot be loaded asks nothing and takes nothing away', async () => {
    await sheet.load('empty.csv', '')
    await expect(page.getByRole('alert').getByText('The file is empty.')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByText('Error occurred')).toBeVisible()
    await sheet.button('Dismiss').click()
    await expect(page.getByText('Completed')).toBeVisible()
    await expect(page.getByText('windows.csv').first()).toBeVisible()
  })
})

const CUSTOMERS = 'Ref,Address,Town,Post code\n1,1 High Street,Leeds,LS1 4AB\n2,2 High Street,Leeds,LS1 4AB\n'

test('another header line can be chosen, and none; results are asked about first', async ({
  sheet,
  page,
}) => {
  await sheet.open()
  const chosen = page.locator('.ant-select', { has: page.getByRole('combobox', { name: 'Header line' }) })
  const choose = async (line: RegExp) => {
    await page.getByRole('combobox', { name: 'Header line' }).click()
    await page.locator('.ant-select-item-option').getByText(line).click()
  }

  await sheet.load('council.csv', `Rates 2026,,,\n\n${CUSTOMERS}`)
  await expect(chosen).toContainText('Line 3: Ref, Address, Town, Post code')
  await expect(page.getByRole('columnheader', { name: 'Post code' })).toHaveClass(/isHighlighted/)
  await choose(/^Line 4:/)
  await expect(page.getByText('1 row · UTF-8')).toBeVisible()
  await expect(page.getByRole('columnheader', { name: '1 High Street' })).toBeVisible()

  await sheet.load('plain.csv', CUSTOMERS.replace('Ref,Address,Town,Post code\n', ''))
  await sheet.button('The first line is data').click()
  await expect(chosen).toContainText('None: the first line is data')
  await expect(page.getByRole('combobox', { name: 'Header line' })).toBeFocused()

  await sheet.enterKey()
  await sheet.start()
  const { headers } = await sheet.download('Download CSV')
  expect(headers.slice(0, 5)).toEqual(['Column 1', 'Column 2', 'Column 3', 'Column 4', 'CleanSheet Results'])
  await page.getByRole('region', { name: 'CSV file' }).getByRole('button', { name: 'Change' }).click()
  await choose(/^Line 1:/)
  await expect(page.getByRole('dialog', { name: 'Read the file again?' })).toBeVisible()
  await sheet.button('Cancel').click()
  await expect(chosen).toContainText('None: the first line is data')
  await expect(page.getByText('Completed')).toBeVisible()
})

const ROWS = 1_100_000
const ROWS_A_WRITE = 10_000

test('a file of 57 MB is refused with its row count, one chosen meanwhile replaces it, and the page answers all the while', async ({
  sheet,
  page,
}) => {
  const path = test.info().outputPath('big.csv')
  const file = openSync(path, 'w')
  writeSync(file, 'id,address,post_code,note\n')
  // A quoted line break a row: the lines of the file are twice its rows.
  const piece = '0001,"12 High Street\nBalsall Heath",B12 0XY,a note\n\n'.repeat(ROWS_A_WRITE)
  for (let at = 0; at < ROWS; at += ROWS_A_WRITE) writeSync(file, piece)
  closeSync(file)

  await sheet.open()
  await page.evaluate(() => {
    let last = performance.now()
    let longest = 0
    setInterval(() => {
      longest = Math.max(longest, performance.now() - last)
      last = performance.now()
      document.documentElement.dataset['longestPause'] = String(longest)
    }, 10)
  })
  const chooser = page.locator('input[type=file]')
  await chooser.setInputFiles(path)
  await sheet.load('small.csv', 'address,post_code\n9 Low Road,B1 1AA\n')
  await expect(page.getByRole('cell', { name: '9 Low Road' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)

  await chooser.setInputFiles(path)
  const words =
    'File contains 1,100,000 rows. Maximum allowed is 1,100 rows. Please reduce your file size and try again.'
  await expect(page.getByRole('alert')).toContainText(words)
  const longest = await page.evaluate(() => Number(document.documentElement.dataset['longestPause']))
  // To read it on the main thread takes seconds; a busy machine takes a part of one by itself.
  expect(longest).toBeLessThan(1000)
  rmSync(path)
})
