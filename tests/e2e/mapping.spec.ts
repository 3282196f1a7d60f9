import type { Locator, Page } from '@playwright/test'
import { addresses, expect, test } from './support/cleanSheet'

const select = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })

/** Until its code has come, a select's place is held by a field that cannot be used. */
const canBeUsed = (page: Page, name: string) => expect(select(page, name)).toBeEnabled()

/** The colour of the border that a person sees around a select, as red, green and blue. */
async function borderOf(page: Page, combobox: Locator) {
  const colour = await page
    .locator('.ant-select', { has: combobox })
    .evaluate((element) => getComputedStyle(element).borderTopColor)
  return colour.match(/\d+/g)!.slice(0, 3).map(Number)
}
const isRed = ([red = 0, green = 0, blue = 0]: number[]) => red > 150 && green < 100 && blue < 100
const isGreen = ([red = 0, green = 0, blue = 0]: number[]) => green > 100 && red < 80 && blue < green

test('a select is red while nothing is chosen and green when a column is', async ({ sheet, page }) => {
  await sheet.open()
  await sheet.load('odd.csv', 'where,postcode\nThe Cottage,B12 0XY\n')
  const address = select(page, 'Address Column')
  await expect(address).toBeEnabled()
  await expect.poll(async () => isRed(await borderOf(page, address))).toBe(true)
  await expect.poll(async () => isGreen(await borderOf(page, select(page, 'Postcode Column')))).toBe(true)
  await expect(page.getByText('Choose the address and postcode columns.')).toBeVisible()
  await address.focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'API Key' }).focus()
  await expect.poll(async () => isGreen(await borderOf(page, address))).toBe(true)
})

test('a column is chosen by keyboard alone, by typing its name', async ({ sheet, page }) => {
  await sheet.open()
  await sheet.load('many.csv', 'address,town,delivery line,postcode\nA,B,C Street,B12 0XY\n')
  await expect(page.getByText('A, B12 0XY')).toBeVisible()
  await canBeUsed(page, 'Address Column')
  await select(page, 'Address Column').focus()
  await page.keyboard.type('deliv')
  await page.keyboard.press('Enter')
  await expect(page.getByText('C Street, B12 0XY')).toBeVisible()
  await select(page, 'More address columns').focus()
  await page.keyboard.type('town')
  await page.keyboard.press('Enter')
  await expect(page.getByText('C Street, B, B12 0XY')).toBeVisible()
})

test('Escape closes the list of columns and leaves the choice as it was', async ({ sheet, page }) => {
  await sheet.open()
  await sheet.load('customers.csv', addresses(1))
  await expect(page.getByText('1 High Street, B12 0XY')).toBeVisible()
  await canBeUsed(page, 'Address Column')
  await select(page, 'Address Column').focus()
  await page.keyboard.press('ArrowDown')
  await expect(select(page, 'Address Column')).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expect(select(page, 'Address Column')).toHaveAttribute('aria-expanded', 'false')
  await expect(page.getByText('1 High Street, B12 0XY')).toBeVisible()
})

test.describe('the tooltip of', () => {
  // A clock stays in its context.
  test.use({ isApart: true })

  for (const name of ['Address Column', 'Postcode Column']) {
    test(`${name} shows after half a second, not before`, async ({ sheet, page }) => {
      await page.clock.install()
      await sheet.open()
      await sheet.load('customers.csv', addresses(1))
      // What comes with the file is there: nothing moves under the pointer any more.
      await expect(page.getByRole('combobox', { name: 'Header line' })).toBeVisible()
      await canBeUsed(page, name)
      await page.clock.pauseAt(Date.now() + 60_000)
      await page.getByText(name, { exact: true }).hover()
      await page.clock.runFor(480)
      await expect(page.getByRole('tooltip')).toHaveCount(0)
      await page.clock.runFor(40)
      await page.clock.resume()
      await expect(page.getByRole('tooltip')).toContainText('The column with')
      await expect(select(page, name)).toHaveAccessibleDescription(/^The column with/)
    })
  }
})

test('two columns of the same name can be told apart', async ({ sheet, page }) => {
  await sheet.open()
  await sheet.load('twice.csv', 'line,line,postcode\nA,B,B12 0XY\n')
  await select(page, 'Address Column').click()
  const names = await page.getByRole('option').allTextContents()
  expect(new Set(names).size).toBe(names.length)
})

test('in the list a name is read whole, however long the value is that stands beside it', async ({
  sheet,
  page,
}) => {
  await sheet.open()
  const value = 'The Old Rectory Coach House 14 Upper Wickersley Cottages'
  await sheet.load('long.csv', `address,CleanSheet Results,postcode\n${value},${value},B12 0XY\n`)
  await select(page, 'Address Column').click()
  const option = page.getByTitle('CleanSheet Results', { exact: true })
  await expect(option.getByText(value)).toBeVisible()
  const name = option.getByText('CleanSheet Results', { exact: true })
  expect(await name.evaluate((shown) => shown.scrollWidth <= shown.clientWidth)).toBe(true)
})

test('the mapped columns of the preview are highlighted, and no other', async ({ sheet, page }) => {
  await sheet.open()
  await sheet.load('customers.csv', addresses(2))
  const table = page.getByRole('table', { name: 'Preview' })
  const background = (name: string, role: 'cell' | 'columnheader') =>
    table
      .getByRole(role, { name, exact: true })
      .first()
      .evaluate((cell) => getComputedStyle(cell).backgroundColor)
  const plain = await background('0001', 'cell')
  expect(await background('1 High Street', 'cell')).not.toBe(plain)
  expect(await background('B12 0XY', 'cell')).not.toBe(plain)
  expect(await background('address', 'columnheader')).not.toBe(await background('id', 'columnheader'))
})

test('with 11 rows the preview says how many there are, with 10 it does not', async ({ sheet, page }) => {
  await sheet.open()
  const table = page.getByRole('table', { name: 'Preview' })
  for (const [rows, isSaid] of [
    [10, false],
    [11, true],
  ] as const) {
    await sheet.load(`${rows}.csv`, addresses(rows))
    await expect(page.getByText(`${rows}.csv`)).toBeVisible()
    await expect(table.getByRole('row')).toHaveCount(6)
    await expect(page.getByText(/^Showing first/)).toHaveText(
      isSaid ? [`Showing first 5 rows of ${rows} total rows`] : [],
    )
  }
})
