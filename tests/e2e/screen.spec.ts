import type { Locator, Page } from '@playwright/test'
import { expect, test } from './support/cleanSheet'
import { providerError } from './support/provider'

test('mapped columns are highlighted, and the selects say by their border whether a column is chosen', async ({
  sheet,
  page,
}) => {
  await sheet.open()
  await sheet.load('odd.csv', 'where,postcode\nThe Cottage,B12 0XY\n')
  const address = page.getByRole('combobox', { name: 'Address Column', exact: true })
  await expect(page.locator('.ant-select', { has: address })).toHaveClass(/ant-select-status-error/)
  await expect(page.getByRole('columnheader', { name: 'postcode' })).toHaveClass(/isHighlighted/)
  await address.focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.locator('.ant-select', { has: address })).toHaveClass(/isChosen/)
  await expect(page.getByRole('columnheader', { name: 'where' })).toHaveClass(/isHighlighted/)
  await expect(page.getByText('The Cottage, B12 0XY')).toBeVisible()
})

test.describe('the key', () => {
  test.beforeEach(async ({ sheet }) => sheet.open())

  test('that is unknown is told to be invalid', async ({ provider, page }) => {
    provider.key = providerError(404, 4042, 'Key not found')
    await page.getByRole('textbox', { name: 'API Key' }).fill('nonsense')
    await expect(page.getByText('✗ Invalid or unavailable API key')).toBeVisible()
    await expect(page.getByText('Invalid API key', { exact: true })).toBeVisible()
  })

  test('that cannot be checked says so and can be checked again', async ({ provider, page, sheet }) => {
    const good = provider.key
    provider.key = { abort: 'connectionrefused' }
    await page.getByRole('textbox', { name: 'API Key' }).fill('fine')
    await expect(page.getByText('Failed to validate API key')).toBeVisible()
    provider.key = good
    await sheet.button('Check again').click()
    await expect(page.getByText('✓ API key is valid and available')).toBeVisible()
  })

  test('that is taken out of the field is unknown again', async ({ page, sheet }) => {
    await sheet.enterKey()
    await page.getByRole('textbox', { name: 'API Key' }).fill('')
    await expect(page.getByText('✓ API key is valid and available')).toBeHidden()
  })
})

test('the first 200 of 230 results are shown, at once when they are sorted, and the rest is said', async ({
  sheet,
  page,
}) => {
  await sheet.getReady(230)
  await expect(page.getByText('Showing first 5 rows of 230 total rows')).toBeVisible()
  await sheet.start()
  const note = page.getByText(
    'Showing first 200 rows of 230 total rows. Download the CSV to see all of them.',
  )
  await expect(note).toBeVisible()
  const grid = page.getByRole('grid', { name: 'Results' })
  await expect(grid).toHaveAttribute('aria-rowcount', '201')
  const first = grid.getByRole('row').nth(1)
  await expect(first.getByRole('rowheader')).toHaveText('1')
  const current = grid.locator('[role=row]:focus').getByRole('rowheader')
  await first.focus()
  await page.keyboard.press('End')
  await expect(current).toHaveText('200')
  // In the low window that this is, too.
  await expect(current).toBeInViewport({ ratio: 1 })
  // A search begins at the top again.
  await page.getByRole('searchbox', { name: 'Find in results' }).fill('2')
  await expect(first.getByRole('rowheader')).toHaveText('1')
  await page.getByRole('searchbox', { name: 'Find in results' }).fill('')
  await expect(first.getByRole('rowheader')).toHaveText('1')
  const number = grid.getByRole('columnheader', { name: 'Row' })
  await number.click()
  await number.click()
  await expect(first.getByRole('rowheader')).toHaveText('230')
  await expect(note).toBeVisible()
  await number.click()
  // The headers stand above the columns that they name.
  await first.focus()
  await page.keyboard.press('End')
  await expect(current).toHaveText('200')
  const header = await grid.getByRole('columnheader').last().boundingBox()
  const cell = await grid.locator('[role=row]:focus').getByRole('cell').last().boundingBox()
  expect(header!.x).toBe(cell!.x)
  expect(header!.width).toBe(cell!.width)
  expect(header!.y).toBeLessThan(cell!.y)
  // What is decided at once is all of them, those beyond the 200 too, and so is what is undone.
  await sheet.button('Keep mine for all shown (230)').click()
  await expect(sheet.button('Accept all shown (0)')).toBeDisabled()
  await first.focus()
  await page.keyboard.press('Control+z')
  await expect(sheet.button('Accept all shown (230)')).toBeVisible()
  // Who goes on past the 200th sees all.
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowDown')
  await expect(current).toHaveText('201')
  await expect(note).toBeHidden()
  await expect(grid).toHaveAttribute('aria-rowcount', '231')
})

test('the table follows a panel that goes from row to row', async ({ sheet, page }) => {
  await sheet.getReady(30)
  await sheet.start()
  const row = (number: number) =>
    page
      .getByRole('grid', { name: 'Results' })
      .getByRole('row')
      .filter({
        has: page.getByRole('rowheader', { name: String(number), exact: true }),
      })
  await row(1).click()
  for (let number = 2; number <= 25; number++) {
    await sheet.button('Next row').click()
    await expect(page.getByRole('region', { name: `Row ${number}`, exact: true })).toBeVisible()
  }
  await expect(row(25)).toHaveAttribute('aria-selected', 'true')
  await expect(sheet.button('Next row')).toBeFocused()
})

/** The places that what matches `selector` is seen at, from the frame that it comes with to the twentieth after it. */
async function placesOf(page: Page, selector: string, open: () => Promise<void>) {
  const places = page.evaluate(async (sought) => {
    const seen = new Set<string>()
    for (let left = 20; left > 0;) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
      const element = document.querySelector(sought)
      if (!element) continue
      const { x, y, width, height } = element.getBoundingClientRect()
      seen.add([x, y, width, height].map(Math.round).join(' '))
      left--
    }
    return [...seen]
  }, selector)
  await open()
  return places
}

test('a dialog, a menu and a list stand where they can be pressed from the first', async ({
  sheet,
  page,
}) => {
  const press = (what: Locator) => () => what.click()
  await sheet.getReady(3)
  const address = page.getByRole('combobox', { name: 'Address Column', exact: true })
  expect(await placesOf(page, '.ant-select-dropdown', press(address))).toHaveLength(1)
  await page.keyboard.press('Escape')
  await sheet.start()
  await expect(page.getByText('Completed', { exact: true })).toBeVisible()
  expect(await placesOf(page, '[role=menu]', press(sheet.button('More downloads')))).toHaveLength(1)
  await page.keyboard.press('Escape')
  expect(await placesOf(page, '[role=dialog]', press(sheet.button('Start New Cleanse')))).toHaveLength(1)
})
