import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { answerQuery } from '../../src/features/sandbox/answerQuery'
import { officeWorkbook, SHEET_PART } from '../support/officeWorkbook'
import { otherFormat } from '../support/otherFormat'
import { unzipped } from '../support/zips'
import { expectNoViolations } from './support/checks'
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
  await expect.poll(() => fetched.filter((url) => /workbook|xlsx/i.test(url))).toHaveLength(3)
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

test('a workbook comes back as a workbook, which can be loaded again', async ({ sheet, page }) => {
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
  await expect(page.getByText(/^Saved calculated \(Customers\)_cleansed\.xlsx: 5 rows/)).toBeAttached()

  // It does not ask, since the results are downloaded.
  await page
    .locator('input[type=file]')
    .setInputFiles({ ...workbook('calculated.xlsx'), name: 'again.xlsx', buffer })
  await sheet.button('Use “Addresses” (5 rows)').click()
  await expect(page.getByText('again.xlsx').first()).toBeVisible()
  await expect(page.getByText(/Line 3 has the column names/)).toBeVisible()
})

test('a table in HTML that is named .xls is read as a browser shows it', async ({ sheet, page }) => {
  const html =
    '<html><head><meta http-equiv="Content-Type" content="text/html; charset=windows-1252"></head><body><table>' +
    '<tr><th>Name</th><th>Address</th><th>Postcode</th><th>Fee</th></tr>' +
    '<tr><td>Zo\u00EB</td><td><div>Flat 2</div><div>12 King\u0092s Road</div></td><td>LS18\u00A04AP</td><td>\u00A35</td></tr>' +
    '<tr><td>O&#039;Neil</td><td>12 High&nbsp;Street</td><td>LS1 1AA</td><td>&pound;5</td></tr></table></body></html>'
  await sheet.open()
  await page
    .locator('input[type=file]')
    .setInputFiles({ ...workbook('layout.xls'), name: 'members.xls', buffer: Buffer.from(html, 'latin1') })
  await sheet.button('Use “Sheet1” (2 rows)').click()
  await expect(page.getByText('2 rows · workbook')).toBeVisible()
  for (const name of ['Zoë', 'LS18 4AP', '£5', "O'Neil", '12 High Street', 'Flat 2 12 King’s Road']) {
    await expect(page.getByRole('cell', { name, exact: true }).first()).toBeVisible()
  }
  await expect(page.getByText('Flat 2\n12 King’s Road, LS18\u00A04AP', { exact: true })).toBeVisible()
  await expect(page.getByText('12 High\u00A0Street, LS1 1AA', { exact: true })).toBeVisible()
})

test('a workbook goes back as it is, with only the cells written that change', async ({
  sheet,
  page,
  provider,
}) => {
  provider.respond = () => ({ status: 200, body: answerQuery('12 high st, leeds, ls1 4ab') })
  const before = officeWorkbook()
  await sheet.open()
  await page
    .locator('input[type=file]')
    .setInputFiles({ ...workbook('cells.xlsx'), name: 'tenants.xlsx', buffer: Buffer.from(before) })
  await sheet.button('Use “Tenants” (7 rows)').click()
  await sheet.enterKey()
  await sheet.start()
  await sheet.completed()
  await sheet.more('My file, corrected…')
  await expect(sheet.dialog).toContainText('only the cells that change are written')
  await expect(sheet.dialog).toContainText('tenants_corrected.xlsx')
  await expectNoViolations(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    sheet.dialog.getByRole('button', { name: /^Download my file/ }).click(),
  ])
  expect(download.suggestedFilename()).toBe('tenants_corrected.xlsx')
  const after = new Uint8Array(await readFile(await download.path()))
  const [was, is] = [await unzipped(before), await unzipped(after)]
  expect([...is.keys()]).toEqual([...was.keys()])
  const changed = [...was].filter(([part, contents]) => !contents.equals(is.get(part)!)).map(([part]) => part)
  expect(changed).toEqual(['xl/workbook.xml', SHEET_PART])
})

test('of an .xls a new CSV of its sheet comes, which is said before', async ({ sheet, page, provider }) => {
  provider.respond = () => ({ status: 200, body: answerQuery('12 high st, leeds, ls1 4ab') })
  await sheet.open()
  await page.locator('input[type=file]').setInputFiles({
    ...workbook('cells.xls'),
    name: 'tenants.xls',
    buffer: Buffer.from(otherFormat('biff8')),
  })
  await sheet.button('Use “Tenants” (7 rows)').click()
  await sheet.enterKey()
  await sheet.start()
  await sheet.completed()
  await sheet.more('My file, corrected…')
  await expect(sheet.dialog.getByRole('status').first()).toHaveText(
    'The cells of your file cannot be changed one by one, so you get a new file: the same columns and rows, as a CSV. It has this sheet only; your workbook stays as it is.',
  )
  await expect(sheet.dialog).toContainText('tenants (Tenants)_corrected.csv')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    sheet.dialog.getByRole('button', { name: /^Download my file/ }).click(),
  ])
  expect(download.suggestedFilename()).toBe('tenants (Tenants)_corrected.csv')
  expect(await readFile(await download.path(), 'utf8')).toContain('T1,12,High Street,')
})

/** Removes the copy of the file, as if the browser had had no room for it. */
const withoutFile = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        indexedDB.open('cleansheet').addEventListener('success', ({ target }) => {
          const database = (target as IDBOpenDBRequest).result
          const transaction = database.transaction('rows', 'readwrite')
          transaction
            .objectStore('rows')
            .openCursor()
            .addEventListener('success', (event) => {
              const cursor = (event.target as IDBRequest<IDBCursorWithValue | null>).result
              if (!cursor) return
              if ((cursor.key as unknown[])[1] === 'file') cursor.delete()
              cursor.continue()
            })
          transaction.addEventListener('complete', () => {
            database.close()
            resolve()
          })
        })
      }),
  )

test('after a reload the workbook is still there; if it was not kept, the page asks for it, checks its rows and writes it', async ({
  sheet,
  page,
  provider,
}) => {
  provider.respond = () => ({ status: 200, body: answerQuery('12 high st, leeds, ls1 4ab') })
  const chosen = (bytes: Uint8Array) => ({
    ...workbook('cells.xlsx'),
    name: 'tenants.xlsx',
    buffer: Buffer.from(bytes),
  })
  const isInPlace = () =>
    expect(sheet.dialog.getByRole('status').first()).toContainText('only the cells that change are written')
  await sheet.open()
  await page.locator('input[type=file]').setInputFiles(chosen(officeWorkbook()))
  await sheet.button('Use “Tenants” (7 rows)').click()
  await sheet.enterKey()
  await sheet.start()
  await sheet.completed()
  await page.reload()
  await sheet.button('Show Results').click()
  await sheet.more('My file, corrected…')
  await isInPlace()

  await withoutFile(page)
  await page.reload()
  await sheet.button('Show Results').click()
  await sheet.more('My file, corrected…')
  await expect(sheet.dialog.getByRole('alert')).toContainText('Choose “tenants.xlsx” again')
  await expect(sheet.dialog.getByRole('button', { name: /^Download my file/ })).toBeDisabled()
  await expect(sheet.button('Take a new CSV instead')).toBeEnabled()
  await expectNoViolations(page)

  const other = officeWorkbook({ sheet: (xml) => xml.replace('<v>12</v>', '<v>13</v>') })
  await page.getByLabel('Choose the workbook').last().setInputFiles(chosen(other))
  await expect(sheet.dialog.getByRole('alert')).toContainText('Row 4 of that workbook is not what it was')
  await page.getByLabel('Choose the workbook').last().setInputFiles(chosen(officeWorkbook()))
  await isInPlace()
  await expect(sheet.dialog.getByRole('status').first()).toBeFocused()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    sheet.dialog.getByRole('button', { name: /^Download my file/ }).click(),
  ])
  expect(download.suggestedFilename()).toBe('tenants_corrected.xlsx')
  const after = await unzipped(new Uint8Array(await readFile(await download.path())))
  expect(after.get(SHEET_PART)!.toString()).toContain('<t xml:space="preserve">High Street</t>')
})
