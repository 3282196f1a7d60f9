import type { Locator, Page } from '@playwright/test'
import { addresses, expect, test } from './support/cleanSheet'

/** The border colour of a select, as red, green and blue. */
async function borderOf(page: Page, combobox: Locator) {
  const colour = await page
    .locator('.ant-select', { has: combobox })
    .evaluate((element) => getComputedStyle(element).borderTopColor)
  return colour.match(/\d+/g)!.slice(0, 3).map(Number)
}
const isRed = ([red = 0, green = 0, blue = 0]: number[]) => red > 150 && green < 100 && blue < 100
const isGreen = ([red = 0, green = 0, blue = 0]: number[]) => green > 100 && red < 80 && blue < green

test('columns are chosen by typing; a select is red when empty, green when not; the preview highlights them', async ({
  sheet,
  page,
}) => {
  await sheet.open()
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
  const [first, second] = await queries.evaluateAll((all) => all.map((each) => each.getBoundingClientRect()))
  expect(first!.bottom).toBeLessThanOrEqual(second!.top)
})
