import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { answerQuery } from '../../src/features/sandbox/answerQuery'
import { officeWorkbook, SHEET_PART } from '../support/officeWorkbook'
import { otherFormat } from '../support/otherFormat'
import { unzipped } from '../support/zips'
import { expectNoViolations } from './support/checks'
import { addresses, type CleanSheet, expect, test } from './support/cleanSheet'

const workbook = (name: string) => ({
  name,
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  buffer: readFileSync(`tests/fixtures/workbooks/${name}`),
})

const EACH = { status: 200, body: answerQuery('12 high st, leeds, ls1 4ab') }

/** Loads a workbook with these bytes, and presses the button of its sheet. */
const loadSheet = async (sheet: CleanSheet, name: string, bytes: Uint8Array, button: string) => {
  const file = { ...workbook('cells.xlsx'), name, buffer: Buffer.from(bytes) }
  await sheet.page.locator('input[type=file]').setInputFiles(file)
  await sheet.button(button).click()
}

/** The name and the bytes of the file that a button downloads. */
const bytesOf = async ({ page }: CleanSheet, button: Locator) => {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}

/** Removes the copy of the file, as if the browser had had no room for it; how many there were. */
const removeFile = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let removed = 0
        indexedDB.open('cleansheet').addEventListener('success', ({ target }) => {
          const database = (target as IDBOpenDBRequest).result
          const transaction = database.transaction('rows', 'readwrite')
          transaction
            .objectStore('rows')
            .openCursor()
            .addEventListener('success', (event) => {
              const cursor = (event.target as IDBRequest<IDBCursorWithValue | null>).result
              if (!cursor) return
              if ((cursor.key as unknown[])[1] === 'file') {
                cursor.delete()
                removed += 1
              }
              cursor.continue()
            })
          transaction.addEventListener('complete', () => {
            database.close()
            resolve(removed)
          })
        })
      }),
  )

test('a sheet of a workbook is chosen, and comes back; a workbook goes back as it is, with only the cells written that change, also into the workbook that is chosen after a reload', async ({
  sheet,
  page,
  provider,
}) => {
  await test.step('a sheet is one press away; the code of workbooks is not loaded for CSV', async () => {
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

  await test.step('a table in HTML that is named .xls is read as a browser shows it', async () => {
    const html =
      '<html><head><meta http-equiv="Content-Type" content="text/html; charset=windows-1252"></head><body><table>' +
      '<tr><th>Name</th><th>Address</th><th>Postcode</th><th>Fee</th></tr>' +
      '<tr><td>Zo\u00EB</td><td><div>Flat 2</div><div>12 King\u0092s Road</div></td><td>LS18\u00A04AP</td><td>\u00A35</td></tr>' +
      '<tr><td>O&#039;Neil</td><td>12 High&nbsp;Street</td><td>LS1 1AA</td><td>&pound;5</td></tr></table></body></html>'
    await loadSheet(sheet, 'members.xls', Buffer.from(html, 'latin1'), 'Use “Sheet1” (2 rows)')
    await expect(page.getByText('2 rows · workbook')).toBeVisible()
    for (const name of ['Zoë', 'LS18 4AP', '£5', "O'Neil", '12 High Street', 'Flat 2 12 King’s Road']) {
      await expect(page.getByRole('cell', { name, exact: true }).first()).toBeVisible()
    }
    await expect(page.getByText('Flat 2\n12 King’s Road, LS18\u00A04AP', { exact: true })).toBeVisible()
    await expect(page.getByText('12 High\u00A0Street, LS1 1AA', { exact: true })).toBeVisible()
  })

  await test.step('a workbook comes back as a workbook, which can be loaded again', async () => {
    // Half a character, as in a text that was cut.
    provider.respond = () => ({ ...EACH, body: { ...EACH.body, message: '\ud83d' } })
    await loadSheet(sheet, 'calculated.xlsx', workbook('calculated.xlsx').buffer, 'Use “Customers” (5 rows)')
    await sheet.enterKey()
    await sheet.start()
    await sheet.completed()
    const { name, bytes } = await bytesOf(sheet, sheet.button('Download Excel'))
    expect(name).toBe('calculated (Customers)_cleansed.xlsx')
    const texts = (await unzipped(bytes)).get('xl/sharedStrings.xml')!.toString()
    const isBroken = (xml: string) =>
      new DOMParser().parseFromString(xml, 'text/xml').querySelector('parsererror') !== null
    expect(await page.evaluate(isBroken, texts)).toBe(false)
    await expect(page.getByText(/^Saved calculated \(Customers\)_cleansed\.xlsx\./)).toBeAttached()

    // It does not ask, since the results are downloaded.
    await loadSheet(sheet, 'again.xlsx', bytes, 'Use “Addresses” (5 rows)')
    await expect(page.getByText('again.xlsx').first()).toBeVisible()
    await expect(page.getByText(/Line 3 has the column names/)).toBeVisible()
  })

  await test.step('of an .xls a new CSV of its sheet comes, which is said before', async () => {
    provider.respond = () => EACH
    await loadSheet(sheet, 'tenants.xls', otherFormat('biff8'), 'Use “Tenants” (7 rows)')
    await expect(page.getByText('7 rows · workbook')).toBeVisible()
    await sheet.start()
    await sheet.completed()
    await sheet.more('My file, corrected…')
    await expect(sheet.dialog.getByRole('status').first()).toHaveText(
      'The cells of your file cannot be changed one by one, so you get a new file: the same columns and rows, as a CSV. It has this sheet only; your workbook stays as it is.',
    )
    await expect(sheet.dialog).toContainText('tenants (Tenants)_corrected.csv')
    const { name, bytes } = await bytesOf(sheet, sheet.button(/^Download my file/))
    expect(name).toBe('tenants (Tenants)_corrected.csv')
    expect(bytes.toString()).toContain('T1,12,High Street,')
  })

  const isInPlace = () =>
    expect(sheet.dialog.getByRole('status').first()).toContainText('only the cells that change are written')
  const download = sheet.dialog.getByRole('button', { name: /^Download my file/ })
  const before = officeWorkbook()
  await loadSheet(sheet, 'tenants.xlsx', before, 'Use “Tenants” (7 rows)')
  await sheet.button('Yes, Load File').click()
  await expect(sheet.grid).toBeHidden()
  await sheet.start()
  await sheet.completed()
  await sheet.more('My file, corrected…')
  await isInPlace()
  await expect(sheet.dialog).toContainText('tenants_corrected.xlsx')
  const { name, bytes: after } = await bytesOf(sheet, download)
  expect(name).toBe('tenants_corrected.xlsx')
  const [was, is] = [await unzipped(before), await unzipped(after)]
  expect([...is.keys()]).toEqual([...was.keys()])
  const changed = [...was].filter(([part, contents]) => !contents.equals(is.get(part)!)).map(([part]) => part)
  expect(changed).toEqual(['xl/workbook.xml', SHEET_PART])

  await test.step('it is kept; if it was not, the page asks for it, checks its rows and writes it', async () => {
    await expect.poll(() => removeFile(page)).toBe(1)
    await page.reload()
    await sheet.button('Show Results').click()
    await sheet.more('My file, corrected…')
    await expect(sheet.dialog.getByRole('alert')).toContainText('Choose “tenants.xlsx” again')
    await expect(download).toBeDisabled()
    await expect(sheet.button('Take a new CSV instead')).toBeEnabled()
    await expectNoViolations(page)

    const choose = (bytes: Uint8Array) =>
      page
        .getByLabel('Choose the workbook')
        .last()
        .setInputFiles({ ...workbook('cells.xlsx'), name: 'tenants.xlsx', buffer: Buffer.from(bytes) })
    await choose(officeWorkbook({ sheet: (xml) => xml.replace('<v>12</v>', '<v>13</v>') }))
    await expect(sheet.dialog.getByRole('alert')).toContainText('Row 4 of that workbook is not what it was')
    await choose(before)
    await isInPlace()
    await expect(sheet.dialog.getByRole('status').first()).toBeFocused()
    const { bytes } = await bytesOf(sheet, download)
    expect((await unzipped(bytes)).get(SHEET_PART)).toEqual(is.get(SHEET_PART))
  })
})
