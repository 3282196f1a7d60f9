import { expect, test } from './support/cleanSheet'

test.beforeEach(async ({ sheet }) => sheet.open())

test('a file is refused in words', async ({ sheet, page }) => {
  const tooMany = ['address,postcode', ...Array<string>(1101).fill('1 High Street,B12 0XY')].join('\n')
  const limit = 'Maximum allowed is 1,100 rows. Please reduce your file size and try again.'
  for (const [what, name, content, words] of [
    ['that is no CSV', 'photo.png', 'x', 'Please select a CSV file'],
    ['with 1,101 rows', 'big.csv', tooMany, `File contains 1,101 rows. ${limit}`],
    ['that is empty', 'empty.csv', '', 'The file is empty.'],
    [
      'with a header alone',
      'header.csv',
      'address,postcode\n',
      'The file has a header row but no data rows.',
    ],
    [
      'with too many values in a row',
      'wide.csv',
      'a,b\n1,2\n1,2,3\n',
      'expected 2 fields but parsed 3 (line 3)',
    ],
    [
      'with a quote that is never closed',
      'quote.csv',
      'a,b\n1,"2\n3,4\n',
      'Quoted field unterminated (line 2)',
    ],
    ['that is not text', 'sheet.csv', 'PK\u0003\u0004\u0000\u0000', 'This file is not text.'],
  ] as const) {
    await test.step(what, async () => {
      await page.locator('input[type=file]').setInputFiles({
        name,
        mimeType: name.endsWith('.png') ? 'image/png' : 'text/csv',
        buffer: Buffer.from(content),
      })
      await expect(page.getByRole('alert').getByText(words)).toBeVisible()
      await expect(page.getByText(name, { exact: true })).toBeHidden()
      await expect(sheet.button('Start Cleanse')).toBeDisabled()
    })
  }
})

test('a refused file leaves the one that was there as it is', async ({ sheet, page }) => {
  await sheet.load('good.csv', 'address,postcode\n1 High Street,B12 0XY\n')
  await expect(page.getByRole('cell', { name: '1 High Street' })).toBeVisible()
  await sheet.load('bad.csv', '')
  await expect(page.getByText('The file is empty.')).toBeVisible()
  await expect(page.getByRole('cell', { name: '1 High Street' })).toBeVisible()
})

test('a Windows file with a euro sign and curly quotes is read as it was meant, and comes out unchanged', async ({
  sheet,
  page,
}) => {
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
})

test('columns that would be overwritten are named, and can be kept', async ({ sheet, page }) => {
  await sheet.load('clash.csv', 'address,Postcode,County\n1 High Street,b120xy,Mine\n')
  await expect(page.getByText('Your file already has “Postcode” and “County”.')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Update my columns' })).toBeChecked()
  await expect(page.getByText('“address” does not change.')).toBeVisible()
  await page.getByRole('radio', { name: 'Keep my columns' }).check()
  await expect(page.getByText('such as “Postcode (cleansed)”')).toBeVisible()
  await sheet.enterKey()
  await sheet.start()
  const { headers, rows } = await sheet.download('Download CSV')
  expect(rows[0]!.slice(0, 3)).toEqual(['1 High Street', 'b120xy', 'Mine'])
  expect(rows[0]![headers.indexOf('Postcode (cleansed)')]).toBe('B12 0XY')
})

test('a short row is padded and named by its line', async ({ sheet, page }) => {
  await sheet.load('short.csv', 'address,postcode,town\n1 High Street,B12 0XY\n')
  await expect(page.getByText('Line 2 has 2 of 3 values. The missing ones are left blank.')).toBeVisible()
})

test('a workbook is refused with the way to save it, and the file that is loaded is still named', async ({
  sheet,
  page,
}) => {
  await sheet.load('customers.csv', 'address,postcode\n1 High Street,B12 0XY\n')
  await expect(page.getByText('1 row · UTF-8 · comma-delimited')).toBeVisible()
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  const workbook = { name: 'customers.xlsx', mimeType, buffer: Buffer.from('PK') }
  await page.locator('input[type=file]').setInputFiles(workbook)
  const refusal = page.getByRole('alert')
  await expect(refusal).toContainText('Please select a CSV file')
  await expect(refusal).toContainText('CSV UTF-8 (Comma delimited)')
  await expect(page.getByRole('button', { name: /^customers\.csv/ })).toBeVisible()
  await expect(page.getByText('1 row · UTF-8 · comma-delimited')).toBeVisible()
})

const CUSTOMERS = 'Ref,Address,Town,Post code\n1,1 High Street,Leeds,LS1 4AB\n2,2 High Street,Leeds,LS1 4AB\n'

test('a header below a title is found, another line can be chosen, and none', async ({ sheet, page }) => {
  const chosen = page.locator('.ant-select', { has: page.getByRole('combobox', { name: 'Header line' }) })
  const choose = async (line: RegExp) => {
    await page.getByRole('combobox', { name: 'Header line' }).click()
    await page.locator('.ant-select-item-option').getByText(line).click()
  }

  await sheet.load('council.csv', `Rates 2026,,,\n\n${CUSTOMERS}`)
  await expect(page.getByText('2 rows · UTF-8')).toBeVisible()
  await expect(page.getByText('Line 3 has the column names.')).toBeVisible()
  await expect(chosen).toContainText('Line 3: Ref, Address, Town, Post code')
  await expect(page.getByRole('columnheader', { name: 'Post code' })).toHaveClass(/isHighlighted/)

  await choose(/^Line 4:/)
  await expect(page.getByText('1 row · UTF-8')).toBeVisible()
  await expect(page.getByRole('columnheader', { name: '1 High Street' })).toBeVisible()

  await sheet.load('plain.csv', CUSTOMERS.replace('Ref,Address,Town,Post code\n', ''))
  await expect(page.getByText('The first line looks like a customer')).toBeVisible()
  await sheet.button('The first line is data').click()
  await expect(page.getByText('2 rows · UTF-8')).toBeVisible()
  await expect(chosen).toContainText('None: the first line is data')
  await expect(page.getByRole('combobox', { name: 'Header line' })).toBeFocused()
  await expect(page.getByText('1 High Street, LS1 4AB', { exact: true })).toBeVisible()

  // Results are asked about: they would go.
  await sheet.enterKey()
  await sheet.start()
  const { headers } = await sheet.download('Download CSV')
  expect(headers.slice(0, 5)).toEqual(['Column 1', 'Column 2', 'Column 3', 'Column 4', 'CleanSheet Results'])
  await choose(/^Line 1:/)
  await expect(page.getByRole('dialog', { name: 'Read the file again?' })).toBeVisible()
  await sheet.button('Cancel').click()
  await expect(chosen).toContainText('None: the first line is data')
  await expect(page.getByText('Completed')).toBeVisible()
})

test('a file with too many rows is taken in parts', async ({ sheet, page }) => {
  const rows = Array.from({ length: 1101 }, (_, at) => `${at + 1} High Street,Leeds,LS1 4AB`)
  await sheet.load('list.csv', ['Address,Town,Post code', ...rows].join('\n'))
  await expect(page.getByRole('alert')).toContainText('File contains 1,101 rows.')
  await sheet.button('Rows 1–1,100').click()
  await expect(page.getByText('list_1-1100.csv')).toBeVisible()
  await expect(sheet.button('Rows 1–1,100')).toBeFocused()
  await expect(page.getByRole('alert')).toBeHidden()
  await sheet.button('Send them too').click()
  await sheet.button('Rows 1,101–1,101').click()
  await expect(page.getByText('1 row · UTF-8')).toBeVisible()
  await expect(page.getByText('1101 High Street, Leeds, LS1 4AB', { exact: true })).toBeVisible()
  await sheet.enterKey()
  await sheet.start()
  const { name } = await sheet.download('Download CSV')
  expect(name).toBe('list_1101-1101_cleansed.csv')
  await expect(sheet.button('Rows 1,101–1,101')).toHaveAccessibleDescription('cleansed')
})
