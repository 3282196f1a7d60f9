import type { Page } from '@playwright/test'
import { expectNoViolations } from './support/checks'
import { addresses, expect, test } from './support/cleanSheet'

// Rows with different outcomes: good, to review, no match, nothing to send.
const CSV = [
  'id,address,postcode',
  'A1,1 High Street,B12 0XY',
  'A2,2 High St,B12 0XY',
  'A3,zzz,',
  'A4,4 High Street,',
  'A5,1 High Street,B12 0XY',
  'A6,,',
].join('\n')

const grid = (page: Page) => page.getByRole('grid', { name: 'Results' })
const panel = (page: Page, row: number) => page.getByRole('region', { name: `Row ${row}`, exact: true })
const rowOf = (page: Page, row: number) => grid(page).locator(`[data-row-key="${row - 1}"]`)

/** Expects that the rows with these numbers are shown, in this order. */
const expectRows = (page: Page, rows: number[]) =>
  expect(grid(page).locator('.rowNumber')).toHaveText(rows.map(String))

/** Where everything in the table is, to the pixel. */
const places = (page: Page) =>
  grid(page)
    .locator('[role=columnheader], [role=row]')
    .evaluateAll((elements) =>
      elements.map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return [x, y, width, height]
      }),
    )

async function complete(page: Page, sheet: { start: () => Promise<void> }) {
  await sheet.start()
  await expect(page.getByText('Completed', { exact: true })).toBeVisible()
  await expect(grid(page)).toBeVisible()
}

test.describe('six rows', () => {
  test.beforeEach(async ({ page, sheet }) => {
    await sheet.open()
    await sheet.load('mixed.csv', CSV)
    await sheet.enterKey()
    await complete(page, sheet)
  })

  test('outcomes, reasons and a search filter the rows, and can be cleared', async ({ page, sheet }) => {
    await expect(sheet.button('6 All')).toHaveAttribute('aria-pressed', 'true')
    await sheet.button('1 No match').click()
    await expectRows(page, [3])
    await sheet.button('1 No match').click()
    await expectRows(page, [1, 2, 3, 4, 5, 6])
    const search = page.getByRole('searchbox', { name: 'Find in results' })
    await page.keyboard.press('/')
    await expect(search).toBeFocused()
    await search.fill('ZZZ')
    await expectRows(page, [3])
    await search.fill('nowhere')
    await expect(page.getByText('No rows match these filters.')).toBeVisible()
    await sheet.button('Clear filters').click()
    await expectRows(page, [1, 2, 3, 4, 5, 6])
    const reasons = page.getByRole('group', { name: 'Why to review' })
    await reasons.getByRole('button', { name: /^Postcode added/ }).click()
    await expectRows(page, [4])
    await expect(rowOf(page, 4)).toContainText('Postcode added')
  })

  test('a screen reader hears a row as number, customer, yours, cleansed, score, reason, decision', async ({
    page,
  }) => {
    await expect(rowOf(page, 4).getByRole('rowheader')).toHaveAccessibleName('4 A4')
    await expect(rowOf(page, 4).getByRole('gridcell')).toHaveCount(3)
    await rowOf(page, 4).focus()
    await page.keyboard.press('a')
    await expect(rowOf(page, 4)).toHaveText(
      /^4A44 High Street4 High Street, [A-Z]+, [A-Z\d]+ \d[A-Z]{2}0\.\d\d.*Postcode added.*Accepted$/,
    )
  })

  test('rows are decided by keys, and undone and redone from anywhere', async ({ page, sheet }) => {
    const decided = grid(page).locator('.decision')
    await rowOf(page, 1).focus()
    await page.keyboard.press('a')
    await expect(rowOf(page, 2)).toBeFocused()
    await expect(rowOf(page, 2)).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('k')
    await expect(decided).toHaveText(['Accepted', 'Kept original'])
    await sheet.button('Accept all (2)').click()
    await expect(decided).toHaveCount(4)
    await sheet.button('Undo (2 rows)').click()
    await expect(decided).toHaveCount(2)
    await page.getByRole('radio', { name: 'Scores', exact: true }).focus()
    await page.keyboard.press('ControlOrMeta+z')
    await expect(decided).toHaveText(['Accepted'])
    await page.keyboard.press('ControlOrMeta+Shift+z')
    await expect(decided).toHaveText(['Accepted', 'Kept original'])
    await sheet.button('Redo (2 rows)').click()
    await expect(decided).toHaveCount(4)
    // Where no address was found there is nothing to decide.
    await rowOf(page, 3).focus()
    await page.keyboard.press('a')
    await expect(rowOf(page, 3)).toBeFocused()
    await expect(rowOf(page, 3).locator('.decision')).toHaveCount(0)
  })

  test('the buttons of a row appear with the pointer, and move nothing', async ({ page }) => {
    const before = await places(page)
    const accept = rowOf(page, 4).getByRole('button', { name: 'Accept' })
    await expect(accept).toBeHidden()
    await rowOf(page, 4).hover()
    await expect(accept).toBeVisible()
    expect(await places(page)).toEqual(before)
    await accept.click()
    await expect(rowOf(page, 4)).toContainText('Accepted')
    await expect(rowOf(page, 5)).toBeFocused()
    await rowOf(page, 5).getByRole('button', { name: 'Keep mine' }).click()
    await expect(rowOf(page, 5)).toContainText('Kept original')
  })

  test('opening, stepping and closing a row moves nothing in the table', async ({ page, sheet }) => {
    const before = await places(page)
    await rowOf(page, 1).click({ position: { x: 200, y: 10 } })
    await expect(panel(page, 1)).toContainText('Post townBIRMINGHAM')
    expect(await places(page)).toEqual(before)
    await sheet.button('Next row').click()
    await expect(panel(page, 2)).toBeVisible()
    await sheet.button('Previous row').click()
    await panel(page, 1).getByRole('button', { name: 'Accept', exact: true }).click()
    await expect(panel(page, 2)).toBeVisible()
    await page.keyboard.press('k')
    await expect(panel(page, 4)).toBeVisible()
    expect(await places(page)).toEqual(before)
    for (const name of ['Accept', 'Keep mine', 'Edit and look up again'])
      await expect(panel(page, 4).getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 })
    await expectNoViolations(page)
    await page.keyboard.press('Escape')
    await expect(panel(page, 4)).toHaveCount(0)
    expect(await places(page)).toEqual(before)
    await expect(rowOf(page, 4)).toBeFocused()
  })

  test('a row left out by a filter says so, and no key meant for the list decides it', async ({
    page,
    sheet,
  }) => {
    await rowOf(page, 1).click({ position: { x: 200, y: 10 } })
    await sheet.button('1 No match').click()
    await expect(panel(page, 1)).toContainText('the filters hide this row')
    await rowOf(page, 3).focus()
    await sheet.button('6 All').click()
    await expect(grid(page).locator('.decision')).toHaveCount(0)
  })

  test('the customer’s own column, a menu and the headers sort', async ({ page, sheet }) => {
    const score = grid(page).getByRole('columnheader', { name: 'Confidence' })
    await score.click()
    await expect(score).toHaveAttribute('aria-sort', 'descending')
    await expectRows(page, [1, 5, 2, 4, 3, 6])
    await score.press('Enter')
    await expect(score).toHaveAttribute('aria-sort', 'ascending')
    await score.press('Space')
    await expect(score).toHaveAttribute('aria-sort', 'none')
    for (const name of ['Row', 'id', 'Your address', 'Cleansed address', 'Confidence', 'Why', 'Decision']) {
      await page.getByRole('button', { name: /^Sort/ }).click()
      await page.getByRole('menuitem', { name, exact: true }).click()
      await expect(sheet.button(`Sort: by ${name}`)).toBeVisible()
    }
  })

  test('all columns are the download as it would be written now', async ({ page }) => {
    await page.getByText('All columns', { exact: true }).click()
    await expect(grid(page).getByRole('columnheader')).toHaveText(['Row', 'id', 'address', 'postcode'])
    await page.getByRole('combobox', { name: 'Group of columns' }).click()
    await page.getByRole('option', { name: 'Address', exact: true }).click()
    await expect(grid(page).getByRole('columnheader', { name: 'Post Town' })).toBeAttached()
    await expect(grid(page)).toHaveAttribute('aria-colcount', '48')
    const header = grid(page).getByRole('columnheader', { name: 'Postcode', exact: true })
    const before = (await header.boundingBox())!.x
    await rowOf(page, 1).focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(async () => (await header.boundingBox())!.x).toBeLessThan(before)
    const cell = rowOf(page, 1).getByRole('gridcell', { name: 'B12 0XY' })
    const apart = async () => Math.abs((await header.boundingBox())!.x - (await cell.boundingBox())!.x)
    expect(await apart()).toBeLessThan(2)
    // As the browser's own search does.
    const body = grid(page).locator('.ant-table-tbody-virtual-holder')
    await body.evaluate((element) => element.scrollBy(200, 0))
    await expect.poll(() => body.evaluate((element) => element.scrollLeft)).toBe(0)
    await expect.poll(apart).toBeLessThan(2)
  })

  test('the search can be told where to look, and offers the post towns', async ({ page, sheet }) => {
    const search = page.getByRole('searchbox', { name: 'Find in results' })
    await sheet.button('Where to find: everywhere').click()
    await page.getByRole('menuitem', { name: 'Post town', exact: true }).click()
    await search.fill('high')
    await expect(page.getByText('No rows match these filters.')).toBeVisible()
    await sheet.button('Where to find: post town').click()
    await page.getByRole('menuitem', { name: 'Choose a post town' }).click()
    await page.getByRole('menuitem', { name: 'BIRMINGHAM' }).click()
    await expect(search).toHaveValue('BIRMINGHAM')
    await expectRows(page, [1, 2, 5])
  })

  test('help is beside its button wherever the page is scrolled to, and Escape closes it', async ({
    page,
    sheet,
  }) => {
    await expect(page.getByRole('link', { name: 'Learn what your results mean' })).toBeInViewport()
    await sheet.button('What the scores mean').click()
    await expect(page.getByText('Use Confidence when')).toBeInViewport()
    await page.keyboard.press('Escape')
    await expect(page.getByText('Use Confidence when')).toBeHidden()
    await expect(sheet.button('What the scores mean')).toBeFocused()
  })
})

test('keys go through many rows, and a row that scrolls out of view keeps the focus', async ({
  page,
  sheet,
}) => {
  await sheet.getReady(60)
  await complete(page, sheet)
  const expectAt = async (row: number) => {
    await expect(rowOf(page, row)).toBeFocused()
    await expect(grid(page).locator('[aria-selected=true]')).toHaveCount(1)
    await expect(rowOf(page, row)).toBeInViewport({ ratio: 0.9 })
  }
  await grid(page).getByRole('columnheader', { name: 'Decision' }).focus()
  await page.keyboard.press('Tab')
  await expectAt(1)
  await page.keyboard.press('ArrowDown')
  await expectAt(2)
  await page.keyboard.press('End')
  await expectAt(60)
  await page.keyboard.press('PageUp')
  await page.keyboard.press('Home')
  await expectAt(1)
  for (let time = 0; time < 30; time++) await page.keyboard.press('ArrowDown')
  await expectAt(31)
  await rowOf(page, 31).hover()
  await page.mouse.wheel(0, -3000)
  await expect(rowOf(page, 31)).toHaveCount(0)
  await expect(grid(page)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expectAt(32)
  // Tab finds the current row while it is out of view.
  await page.mouse.wheel(0, -3000)
  await expect(rowOf(page, 32)).toHaveCount(0)
  await page.getByRole('searchbox', { name: 'Find in results' }).focus()
  await grid(page).focus()
  await expectAt(32)
})

test('what runs is seen as it comes, and the results take its place without a jump', async ({
  page,
  sheet,
}) => {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await sheet.open()
  await sheet.load('many.csv', addresses(250))
  await sheet.enterKey()
  await sheet.start()
  await expect(page.getByRole('table', { name: 'Latest answers' }).getByRole('row')).toHaveCount(6)
  await expect(grid(page)).toBeVisible()
  await expect(page.getByText('Showing first 200 rows of 250 total rows.')).toBeVisible()
  const largest = await page.evaluate(() => Math.max(...(window as unknown as { shifts: number[] }).shifts))
  expect(largest).toBeLessThan(0.1)
  await sheet.button('Show all 250').click()
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '251')
})
