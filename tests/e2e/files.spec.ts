import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { addresses, expect, test } from './support/cleanSheet'

const CUSTOMERS = 'Ref,Address,Town,Post code\n1,1 High Street,Leeds,LS1 4AB\n2,2 High Street,Leeds,LS1 4AB\n'

const ROWS = 110_000
const ROWS_A_WRITE = 10_000

/** The border colour of a select, as red, green and blue. */
async function borderOf(page: Page, combobox: Locator) {
  const colour = await page
    .locator('.ant-select', { has: combobox })
    .evaluate((element) => getComputedStyle(element).borderTopColor)
  return colour.match(/\d+/g)!.slice(0, 3).map(Number)
}
const isRed = ([red = 0, green = 0, blue = 0]: number[]) => red > 150 && green < 100 && blue < 100
const isGreen = ([red = 0, green = 0, blue = 0]: number[]) => green > 100 && red < 80 && blue < green

test('columns are chosen by typing; a file is read as it is, refused in words, and read again with another header line', async ({
  sheet,
  page,
}) => {
  await sheet.open()

  await test.step('a select is red when empty, green when not; the preview highlights the chosen columns', async () => {
    await expect(sheet.combobox('Address Column')).toBeDisabled()
    const long = 'The Old Rectory Coach House 14 Upper Wickersley Cottages'
    await sheet.load(
      'odd.csv',
      `where the customer is,town,delivery line,postcode\n${long},B,C House,B12 0XY\n`,
    )
    const address = sheet.combobox('Address Column')
    await expect(address).toBeEnabled()
    await expect.poll(async () => isRed(await borderOf(page, address))).toBe(true)
    await expect.poll(async () => isGreen(await borderOf(page, sheet.combobox('Postcode Column')))).toBe(true)

    // What a run will take has its place before anything is known of it.
    const table = page.getByRole('table', { name: 'Preview' })
    const previewWidth = async () => (await table.boundingBox())!.width
    const width = await previewWidth()

    await address.focus()
    await page.keyboard.press('ArrowDown')
    await expect(address).toHaveAttribute('aria-expanded', 'true')
    const option = page.getByTitle('where the customer is', { exact: true })
    await expect(option.getByText(long)).toBeVisible()
    // The name is not cut off for the value beside it.
    const name = option.getByText('where the customer is', { exact: true })
    await expect.poll(() => name.evaluate((shown) => shown.scrollWidth <= shown.clientWidth)).toBe(true)
    await page.keyboard.press('Escape')
    await expect(address).toHaveAttribute('aria-expanded', 'false')
    await sheet.typeOption(address, 'deliv')
    await expect(sheet.text('C House, B12 0XY')).toBeVisible()
    await sheet.typeOption(sheet.combobox('More address columns'), 'town')
    await expect(sheet.text('B, C House, B12 0XY').first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'What it will take' })).toBeVisible()
    expect(await previewWidth()).toBe(width)
    await sheet.key.focus()
    await expect.poll(async () => isGreen(await borderOf(page, address))).toBe(true)

    // The preview highlights the mapped columns and says how much it shows.
    await sheet.load('ten.csv', addresses(10))
    const background = (text: string, role: 'cell' | 'columnheader') =>
      table
        .getByRole(role, { name: text, exact: true })
        .first()
        .evaluate((cell) => getComputedStyle(cell).backgroundColor)
    await expect(async () => {
      const plain = await background('0001', 'cell')
      expect(await background('1 High Street', 'cell')).not.toBe(plain)
      expect(await background('B12 0XY', 'cell')).not.toBe(plain)
      expect(await background('address', 'columnheader')).not.toBe(await background('id', 'columnheader'))
    }).toPass({ timeout: 30_000 })
    await expect(table.getByRole('row')).toHaveCount(6)
    await expect(page.getByText(/^Showing first/)).toHaveCount(0)

    await sheet.load('limit.csv', addresses(1100))
    await expect(page.getByText('Showing first 5 rows of 1,100 total rows')).toBeVisible()
    await expect(table.getByRole('row')).toHaveCount(6)

    // Addresses of many lines stand one below the other.
    const lines = (flat: number) => `"Flat ${flat}\nRose Court\n1 High Street\nBalsall Heath",B12 0XY`
    await sheet.load('lines.csv', ['address,postcode', lines(1), lines(2)].join('\n'))
    const queries = page.locator('.firstQueries li')
    await expect(queries).toHaveText([/^Flat 1/, /^Flat 2/])
    const [first, second] = await queries.evaluateAll((all) =>
      all.map((each) => each.getBoundingClientRect()),
    )
    expect(first!.bottom).toBeLessThanOrEqual(second!.top)
  })

  await test.step('a file a hundred times too long is refused with its row count, and the page itself only copies it', async () => {
    const path = test.info().outputPath('big.csv')
    const file = openSync(path, 'w')
    writeSync(file, 'id,address,post_code,note\n')
    // With a quoted line break in each row the file has twice as many lines as rows.
    const rows = '0001,"12 High Street\nBalsall Heath",B12 0XY,a note\n\n'.repeat(ROWS_A_WRITE)
    for (let at = 0; at < ROWS; at += ROWS_A_WRITE) writeSync(file, rows)
    closeSync(file)

    // How the page itself reads a file: it copies the bytes in pieces, and all else is the worker's.
    await page.evaluate(() => {
      let reads = 0
      const counting = (prototype: object, name: string) => {
        const read = Reflect.get(prototype, name) as (...args: unknown[]) => unknown
        Reflect.set(prototype, name, function counted(this: unknown, ...args: unknown[]) {
          reads += 1
          document.documentElement.dataset['reads'] = String(reads)
          return read.apply(this, args)
        })
      }
      for (const name of ['bytes', 'stream', 'text'])
        if (name in Blob.prototype) counting(Blob.prototype, name)
      for (const name of ['readAsArrayBuffer', 'readAsText']) counting(FileReader.prototype, name)
    })
    const chooser = page.locator('input[type=file]')
    await chooser.setInputFiles(path)
    // Another file chosen meanwhile replaces it.
    await sheet.load('small.csv', 'address,post_code\n9 Low Road,B1 1AA\n')
    await expect(page.getByRole('cell', { name: '9 Low Road' })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)

    await chooser.setInputFiles(path)
    const words =
      'File contains 110,000 rows. Maximum allowed is 1,100 rows. Please reduce your file size and try again.'
    await expect(page.getByRole('alert')).toContainText(words)
    expect(await page.locator('html').getAttribute('data-reads')).toBeNull()
    rmSync(path)
  })

  await test.step('a Windows file comes out unchanged; a file that is refused replaces nothing', async () => {
    const text = 'id;note;address;postcode\r\n007;"a\r\nb ""c""";O\x92Dea House \x805;B12 0XY\r\n'
    await sheet.load('windows.csv', Buffer.from(text, 'latin1'))
    await expect(page.getByText('1 row · Windows-1252 · semicolon-delimited')).toBeVisible()
    await expect(page.getByRole('cell', { name: 'O’Dea House €5' })).toBeVisible()
    await sheet.enterKey()
    await sheet.start()
    const { rows } = await sheet.download('Download CSV')
    expect(rows[0]!.slice(0, 4)).toEqual(['007', 'a\r\nb "c"', 'O’Dea House €5', 'B12 0XY'])

    await sheet.load('empty.csv', '')
    await expect(page.getByRole('alert').getByText('The file is empty.')).toBeVisible()
    await expect(sheet.dialog).toHaveCount(0)
    await expect(page.getByText('Error occurred')).toBeVisible()
    await sheet.button('Dismiss').click()
    await sheet.completed()
    await expect(page.getByText('windows.csv ·')).toBeVisible()
  })

  await test.step('another header line can be chosen, or none; results are asked about', async () => {
    const headerLine = sheet.combobox('Header line')
    const chosen = page.locator('.ant-select', { has: headerLine })
    const choose = async (line: RegExp) => {
      await headerLine.click()
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
    await expect(headerLine).toBeFocused()

    await sheet.start()
    const { headers } = await sheet.download('Download CSV')
    expect(headers.slice(0, 5)).toEqual([
      'Column 1',
      'Column 2',
      'Column 3',
      'Column 4',
      'CleanSheet Results',
    ])
    await sheet.button('Change').click()
    await choose(/^Line 1:/)
    await expect(sheet.dialog).toHaveAccessibleName('Read the file again?')
    await sheet.button('Cancel').click()
    await expect(chosen).toContainText('None: the first line is data')
    await sheet.completed()
  })
})
