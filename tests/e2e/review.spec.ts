import { atRest } from './support/checks'
import { expect, test, type CleanSheet } from './support/cleanSheet'

// Rows with different outcomes: good, to review, no match, nothing to send.
const CSV = [
  'id,address,postcode',
  'A1,1 High Street,B12 0XY',
  'A2,2 High St,B12 0XY',
  'A3,zzz,',
  'A4,4 High Street,',
  'A5,5 High Street,B12 0XY',
  'josephine.smith@example.org,,',
  // More than a window shows.
  ...Array.from({ length: 34 }, (_, at) => `A${at + 7},,`),
].join('\n')

/** Expects the table to begin with these rows in this order. */
const expectFirst = ({ grid }: CleanSheet, rows: number[]) =>
  expect
    .poll(async () => (await grid.locator('.rowNumber').allTextContents()).slice(0, rows.length))
    .toEqual(rows.map(String))

const expectOnly = async (sheet: CleanSheet, row: number) => {
  await expect(sheet.grid.locator('.rowNumber')).toHaveText([String(row)])
}

test('rows are gone through by keys, filtered, searched and sorted; all their columns and lines are shown', async ({
  sheet,
  page,
  context,
}) => {
  await sheet.complete(CSV)
  const { grid, search } = sheet
  const header = (name: string) => grid.getByRole('columnheader', { name, exact: true })

  await test.step('keys go through many rows, and a row scrolled away keeps the focus', async () => {
    const expectAt = async (row: number) => {
      await expect(sheet.row(row)).toBeFocused()
      await expect(sheet.grid.locator('[aria-selected=true]')).toHaveCount(1)
      await expect(sheet.row(row)).toBeInViewport({ ratio: 0.9 })
    }
    await sheet.grid.getByRole('columnheader', { name: 'Confidence' }).focus()
    await page.keyboard.press('Tab')
    await expectAt(1)
    await page.keyboard.press('ArrowDown')
    await expectAt(2)
    await page.keyboard.press('End')
    await expectAt(40)
    await page.keyboard.press('PageUp')
    await page.keyboard.press('Home')
    await expectAt(1)
    for (let time = 0; time < 15; time++) await page.keyboard.press('ArrowDown')
    await expectAt(16)
    await sheet.row(16).hover()
    await page.mouse.wheel(0, -3000)
    await expect(sheet.row(16)).toHaveCount(0)
    await expect(sheet.grid).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expectAt(17)
    // Tab finds the current row even when it is out of view.
    await page.mouse.wheel(0, -3000)
    await expect(sheet.row(17)).toHaveCount(0)
    await sheet.search.focus()
    await sheet.grid.focus()
    await expectAt(17)
    await page.keyboard.press('Home')
    await expectAt(1)
  })

  await test.step('piles, reasons and a search narrow the rows', async () => {
    await expect(sheet.pile('All')).toBeChecked()
    await sheet.pile('Not found').click()
    await expectOnly(sheet, 3)
    await sheet.pile('All').click()
    await expectFirst(sheet, [1, 2, 3, 4, 5, 6])
    await page.keyboard.press('/')
    await expect(search).toBeFocused()
    await page.keyboard.type('ZZZ')
    await expectOnly(sheet, 3)
    await search.fill('nowhere')
    await expect(page.getByText('No rows match these filters.')).toBeVisible()
    await sheet.button('Clear filters').click()
    await expectFirst(sheet, [1, 2, 3, 4, 5, 6])
    await sheet.pile('Town added').click()
    await expectOnly(sheet, 4)
    await expect(sheet.row(4).locator('.rowWhyText')).toHaveText('Town added +1')
    await sheet.pile('All').click()
  })

  await test.step('headers sort', async () => {
    await header('Confidence').click()
    await expect(header('Confidence')).toHaveAttribute('aria-sort', 'descending')
    await expectFirst(sheet, [1, 5, 2, 4, 3, 6])
    await header('Confidence').press('Enter')
    await expect(header('Confidence')).toHaveAttribute('aria-sort', 'ascending')
    await header('Confidence').press('Space')
    await expect(header('Confidence')).toHaveAttribute('aria-sort', 'none')
    // Where the score has no column the addresses are sorted by it.
    await page.setViewportSize({ width: 1024, height: 768 })
    await grid.getByRole('columnheader', { name: /Confidence/ }).click()
    await expectFirst(sheet, [1, 5, 2, 4, 3, 6])
    for (const direction of ['ascending', 'none']) {
      await grid.getByRole('columnheader', { name: /Confidence/ }).click()
      await expect(grid.getByRole('columnheader', { name: /Confidence/ })).toHaveAttribute(
        'aria-sort',
        direction,
      )
    }
    await page.setViewportSize({ width: 1280, height: 720 })
  })

  await test.step('a key opens the guide where it speaks of the review', async () => {
    await expect(page.getByRole('link', { name: 'Learn what your results mean' })).toBeInViewport()
    const [guide] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('?')])
    await expect(guide.getByRole('heading', { name: 'Review', exact: true })).toBeInViewport()
    await guide.close()
  })

  await test.step('all columns are those of the download, and scroll with their headers', async () => {
    await sheet.button('All columns').click()
    const names = await grid.getByRole('columnheader').allTextContents()
    // Those in sight are drawn.
    expect(names.length).toBeLessThan(48)
    expect(names.slice(0, 5)).toEqual(['Row', 'id', 'address', 'postcode', 'CleanSheet Results'])
    await expect(grid).toHaveAttribute('aria-colcount', '48')
    const linesOfParts = () =>
      sheet
        .row(6)
        .getByRole('gridcell')
        .first()
        .evaluate((cell) =>
          [...cell.childNodes].map((part) => {
            const range = document.createRange()
            range.selectNode(part)
            return range.getClientRects().length
          }),
        )
    // An e-mail address is broken between its parts.
    await expect.poll(async () => Math.max(...(await linesOfParts()))).toBe(1)
    const leftOf = async () => (await header('Postcode').boundingBox())!.x
    const before = await atRest(page, leftOf)
    await sheet.row(1).focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(leftOf).toBeLessThan(before)
    const cell = sheet.row(1).getByRole('gridcell', { name: 'B12 0XY' }).last()
    const apart = async () => Math.abs((await leftOf()) - (await cell.boundingBox())!.x)
    await expect.poll(apart).toBeLessThan(2)
    // As the browser's own search does.
    const body = grid.locator('.ant-table-tbody-virtual-holder')
    await body.evaluate((element) => element.scrollBy(200, 0))
    await expect.poll(() => body.evaluate((element) => element.scrollLeft)).toBe(0)
    await expect.poll(apart).toBeLessThan(2)
  })

  await test.step('a row is 45 px high, and 17 more for each further line of an address, whatever else is in it', async () => {
    await page.setViewportSize({ width: 1366, height: 768 })
    const long =
      'Flat 2 The Old Conservative Working Mens Club and Institute Building Upper Northumberland Street'
    const name = 'Bartholomew Featherstonehaugh-Cholmondeley and Partners of Upper Northumberland Street'
    const rows = ['1 High Street', '2 High St', long, 'zzz', '5 Low Road'].map(
      (each, at) => `${name} ${at},${each},`,
    )
    await sheet.completeNext(['Customer,Address,Postcode', ...rows].join('\n'))
    await sheet.row(1).focus()
    await page.keyboard.press('a')
    await page.keyboard.press('k')
    await expect(sheet.grid.locator('.decision')).toHaveCount(2)
    const heights = await atRest(page, () =>
      sheet.grid.locator('[data-row-key]').evaluateAll((all) =>
        all.map((row) => {
          const lines = [...row.querySelectorAll('.yours, .yours + div')].map((part) =>
            Math.round(part.getBoundingClientRect().height / 17),
          )
          return {
            height: row.getBoundingClientRect().height,
            lines: lines.reduce((sum, each) => sum + each, 0),
          }
        }),
      ),
    )
    expect(Math.max(...heights.map(({ lines }) => lines))).toBeGreaterThan(2)
    for (const { height, lines } of heights) expect.soft(height).toBe(45 + 17 * (lines - 2))
    for (const part of await sheet.grid.locator('.rowCustomer').all())
      expect((await part.boundingBox())!.width).toBeLessThanOrEqual(120)
    await expect(sheet.row(1)).toHaveAccessibleName(new RegExp(`^1, ${name} 0, `))
  })
})
