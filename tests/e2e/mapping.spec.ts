import type { Locator, Page } from '@playwright/test'
import { addresses, expect, test } from './support/cleanSheet'

const select = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })

/** The colour of the border that a person sees around a select, as red, green and blue. */
async function borderOf(page: Page, combobox: Locator) {
  const colour = await page
    .locator('.ant-select', { has: combobox })
    .evaluate((element) => getComputedStyle(element).borderTopColor)
  return colour.match(/\d+/g)!.slice(0, 3).map(Number)
}
const isRed = ([red = 0, green = 0, blue = 0]: number[]) => red > 150 && green < 100 && blue < 100
const isGreen = ([red = 0, green = 0, blue = 0]: number[]) => green > 100 && red < 80 && blue < green

test('columns are chosen by keyboard alone, by typing a name; an empty select is red and a chosen one green', async ({
  sheet,
  page,
}) => {
  await sheet.open()
  await expect(select(page, 'Address Column')).toBeDisabled()
  await sheet.load('odd.csv', 'where,town,delivery line,postcode\nThe Cottage,B,C House,B12 0XY\n')
  const address = select(page, 'Address Column')
  await expect(address).toBeEnabled()
  await expect.poll(async () => isRed(await borderOf(page, address))).toBe(true)
  await expect.poll(async () => isGreen(await borderOf(page, select(page, 'Postcode Column')))).toBe(true)

  await address.focus()
  await page.keyboard.press('ArrowDown')
  await expect(address).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expect(address).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.type('deliv')
  await page.keyboard.press('Enter')
  await expect(page.getByText('C House, B12 0XY', { exact: true })).toBeVisible()
  await select(page, 'More address columns').focus()
  await page.keyboard.type('town')
  await page.keyboard.press('Enter')
  await expect(page.getByText('C House, B, B12 0XY', { exact: true }).first()).toBeVisible()
  await page.getByRole('textbox', { name: 'API Key' }).focus()
  await expect.poll(async () => isGreen(await borderOf(page, address))).toBe(true)
})

test('in the list a name is read whole, however long the value beside it', async ({ sheet, page }) => {
  await sheet.open()
  const value = 'The Old Rectory Coach House 14 Upper Wickersley Cottages'
  await sheet.load('long.csv', `address,CleanSheet Results,postcode\n${value},${value},B12 0XY\n`)
  await select(page, 'Address Column').click()
  const option = page.getByTitle('CleanSheet Results', { exact: true })
  await expect(option.getByText(value)).toBeVisible()
  const name = option.getByText('CleanSheet Results', { exact: true })
  expect(await name.evaluate((shown) => shown.scrollWidth <= shown.clientWidth)).toBe(true)
})

test('the preview highlights the mapped columns, and says how many rows there are when there are more than ten', async ({
  sheet,
  page,
}) => {
  await sheet.open()
  await sheet.load('ten.csv', addresses(10))
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
  await expect(table.getByRole('row')).toHaveCount(6)
  await expect(page.getByText(/^Showing first/)).toHaveCount(0)

  await sheet.load('limit.csv', addresses(1100))
  await expect(page.getByText('Showing first 5 rows of 1,100 total rows')).toBeVisible()
  await expect(table.getByRole('row')).toHaveCount(6)
})
