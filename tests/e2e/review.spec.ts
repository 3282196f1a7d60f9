import { atRest, expectNoViolations, watchShifts } from './support/checks'
import { addresses, expect, test, type CleanSheet } from './support/cleanSheet'
import { unsure } from './support/provider'

// Rows with different outcomes: good, to review, no match, nothing to send.
const CSV = [
  'id,address,postcode',
  'A1,1 High Street,B12 0XY',
  'A2,2 High St,B12 0XY',
  'A3,zzz,',
  'A4,4 High Street,',
  'A5,5 High Street,B12 0XY',
  'josephine.smith@example.org,,',
].join('\n')

/** Expects the table to show these rows in this order. */
const expectRows = ({ grid }: CleanSheet, rows: number[]) =>
  expect(grid.locator('.rowNumber')).toHaveText(rows.map(String))

/** Where everything in the table is, to the pixel. */
const places = ({ grid }: CleanSheet) =>
  grid.locator('[role=columnheader], [role=row]').evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return [x, y, width, height]
    }),
  )

test('rows are filtered, searched and sorted, and all their columns shown', async ({ sheet, page }) => {
  await sheet.complete(CSV)
  const { grid, search } = sheet
  const header = (name: string) => grid.getByRole('columnheader', { name, exact: true })

  await test.step('piles, reasons and a search narrow the rows', async () => {
    await expect(sheet.pile('All')).toBeChecked()
    await sheet.pile('Not found').click()
    await expectRows(sheet, [3])
    await sheet.pile('All').click()
    await expectRows(sheet, [1, 2, 3, 4, 5, 6])
    await page.keyboard.press('/')
    await expect(search).toBeFocused()
    await page.keyboard.type('ZZZ')
    await expectRows(sheet, [3])
    await search.fill('nowhere')
    await expect(page.getByText('No rows match these filters.')).toBeVisible()
    await sheet.button('Clear filters').click()
    await expectRows(sheet, [1, 2, 3, 4, 5, 6])
    await sheet.pile('Town added').click()
    await expectRows(sheet, [4])
    await expect(sheet.row(4).locator('.rowWhyText')).toHaveText('Town added +1')
    await sheet.pile('All').click()
  })

  await test.step('headers sort', async () => {
    await header('Confidence').click()
    await expect(header('Confidence')).toHaveAttribute('aria-sort', 'descending')
    await expectRows(sheet, [1, 5, 2, 4, 3, 6])
    await header('Confidence').press('Enter')
    await expect(header('Confidence')).toHaveAttribute('aria-sort', 'ascending')
    await header('Confidence').press('Space')
    await expect(header('Confidence')).toHaveAttribute('aria-sort', 'none')
  })

  await test.step('help explains keys, scores and the download, and Escape closes it', async () => {
    await expect(page.getByRole('link', { name: 'Learn what your results mean' })).toBeInViewport()
    await sheet.button('Help').click()
    for (const part of ['Keys', 'What the scores mean', 'About the download'])
      await expect(sheet.dialog.getByRole('heading', { name: part })).toBeAttached()
    const link = sheet.dialog.getByRole('link', { name: 'Open the user guide' })
    expect(await link.getAttribute('href')).toBe('guide.html')
    await page.keyboard.press('Escape')
    await expect(sheet.dialog).toBeHidden()
    await expect(sheet.button('Help')).toBeFocused()
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
})

test('rows are decided by keys, by pointer and in the panel; nothing moves', async ({
  sheet,
  provider,
  page,
}) => {
  provider.respond = (query) => (/^[125] /.test(query) ? unsure(query) : undefined)
  await sheet.complete(CSV)
  await expect(sheet.row(1)).toBeVisible()
  const decided = sheet.grid.locator('.decision')
  const placesAtRest = () => atRest(page, () => places(sheet))
  const expectStill = (before: number[][]) => expect.poll(() => places(sheet)).toEqual(before)
  const button = (row: number, name: string) =>
    sheet.panel(row).getByRole('button', { name: `${name} (row ${row})` })
  // Three by their score, and one for its postcode.
  await sheet.pile('To review').click()

  await test.step('a row is selected, steps to the next, and is left for the files', async () => {
    const before = await placesAtRest()
    await sheet.row(1).click({ position: { x: 200, y: 10 } })
    await expect(sheet.panel(1)).toContainText('Post townBIRMINGHAM')
    await expect(sheet.row(1)).toBeFocused()
    await expectStill(before)
    await sheet.button('Next row').click()
    await expect(sheet.panel(2)).toBeVisible()
    await sheet.button('Previous row').click()
    await button(1, 'Keep mine').click()
    await expect(sheet.panel(2)).toBeVisible()
    await page.keyboard.press('a')
    await expect(sheet.panel(4)).toBeVisible()
    await expectStill(before)
    for (const name of ['Accept', 'Keep mine', 'Correct…'])
      await expect(button(4, name)).toBeInViewport({ ratio: 1 })
    await expectNoViolations(page)
    await page.keyboard.press('Escape')
    await expect(sheet.files).toBeVisible()
    await expectStill(before)
    await expect(sheet.row(4)).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('ControlOrMeta+z')
    await page.keyboard.press('ControlOrMeta+z')
    await expect(decided).toHaveCount(0)
  })

  await test.step('keys, undone and redone from anywhere', async () => {
    await sheet.row(1).focus()
    await page.keyboard.press('a')
    await expect(sheet.row(2)).toBeFocused()
    await expect(sheet.row(2)).toHaveAttribute('aria-selected', 'true')
    const said = (text: string) => expect(page.getByRole('status').filter({ hasText: text })).toHaveText(text)
    await said('Row 1: accepted.')
    await page.keyboard.press('u')
    await said('Row 2 has no decision.')
    await page.keyboard.press('ControlOrMeta+z')
    await expect(sheet.row(1)).toBeFocused()
    await said('Undone. Row 1: undecided.')
    await page.keyboard.press('ControlOrMeta+Shift+z')
    await said('Redone. Row 1: accepted.')
    await expect(sheet.row(1)).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('k')
    await expect(decided).toHaveText(['Accepted', 'Kept original'])
    await sheet.button('Accept all (2)').click()
    await said('2 rows: accepted.')
    await expect(page.getByRole('group', { name: /All reviewed\. 1 was not found: Show/ })).toBeFocused()
    await expect(sheet.pile('All')).toBeChecked()
    await expect(decided).toHaveCount(4)
    await page.keyboard.press('ControlOrMeta+z')
    await expect(sheet.pile('To review')).toBeChecked()
    await sheet.pile('Ready to use').focus()
    await page.keyboard.press('ControlOrMeta+z')
    await expect(sheet.row(2)).toBeFocused()
    await expect(decided).toHaveText(['Accepted'])
    await page.keyboard.press('ControlOrMeta+z')
    await expect(decided).toHaveCount(0)
    // A row without a match cannot be decided.
    await sheet.pile('All').click()
    await sheet.row(3).focus()
    await page.keyboard.press('a')
    await expect(sheet.row(3)).toBeFocused()
    await expect(sheet.row(3).locator('.decision')).toHaveCount(0)
    await sheet.row(3).hover()
    await expect(sheet.row(3).getByRole('button')).toHaveAccessibleName('Correct… (row 3)')
  })

  await test.step('a screen reader hears each row with its reason and place', async () => {
    await expect(sheet.row(4)).toHaveAccessibleName(
      /^4, A4, Town added: cleansed [A-Z ]+, Postcode added: cleansed [A-Z\d]+ \d[A-Z]{2}, 4 of 6$/,
    )
    await expect(sheet.row(4).getByRole('rowheader')).toHaveAccessibleName('4 A4')
    await expect(sheet.row(4).getByRole('gridcell')).toHaveCount(3)
  })

  await test.step('a row to review has its buttons under the pointer alone, whole, none of them filled', async () => {
    const before = await placesAtRest()
    await sheet.row(4).focus()
    await sheet.row(6).hover()
    const accept = sheet.row(4).getByRole('button', { name: 'Accept (row 4)' })
    await expect(accept).toBeHidden()
    await sheet.row(4).hover()
    await expect(accept).toBeVisible()
    const list = (await sheet.grid.boundingBox())!
    for (const each of await sheet.row(4).getByRole('button').all()) {
      const { x, width } = (await each.boundingBox())!
      expect(x + width).toBeLessThan(list.x + list.width - 8)
      await each.click({ trial: true })
    }
    const colours = () =>
      sheet
        .row(4)
        .getByRole('button')
        .evaluateAll((all) => all.map((each) => getComputedStyle(each).backgroundColor))
    await expect.poll(async () => new Set(await colours()).size).toBe(1)
    await expectStill(before)
    await accept.click()
    await expect(sheet.row(4)).toContainText('Accepted')
    await expect(sheet.row(5)).toBeFocused()
    await sheet.row(5).hover()
    await sheet.row(5).getByRole('button', { name: 'Keep mine (row 5)' }).click()
    await expect(sheet.row(5)).toContainText('Kept original')
  })
})

test('a row is 45 px high, and 17 more for each further line of an address, whatever else is in it', async ({
  sheet,
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  const long =
    'Flat 2 The Old Conservative Working Mens Club and Institute Building Upper Northumberland Street'
  const name = 'Bartholomew Featherstonehaugh-Cholmondeley and Partners of Upper Northumberland Street'
  const rows = ['1 High Street', '2 High St', long, 'zzz', '5 Low Road'].map(
    (each, at) => `${name} ${at},${each},`,
  )
  await sheet.complete(['Customer,Address,Postcode', ...rows].join('\n'))
  await sheet.row(1).focus()
  await page.keyboard.press('a')
  await page.keyboard.press('k')
  await expect(sheet.grid.locator('.decision')).toHaveCount(2)
  const heights = await sheet.grid.locator('[data-row-key]').evaluateAll((all) =>
    all.map((row) => {
      const lines = [...row.querySelectorAll('.yours, .yours + div')].map((part) =>
        Math.round(part.getBoundingClientRect().height / 17),
      )
      return { height: row.getBoundingClientRect().height, lines: lines.reduce((sum, each) => sum + each, 0) }
    }),
  )
  expect(Math.max(...heights.map(({ lines }) => lines))).toBeGreaterThan(2)
  for (const { height, lines } of heights) expect.soft(height).toBe(45 + 17 * (lines - 2))
  for (const part of await sheet.grid.locator('.rowCustomer').all())
    expect((await part.boundingBox())!.width).toBeLessThanOrEqual(120)
  await expect(sheet.row(1)).toHaveAccessibleName(new RegExp(`^1, ${name} 0, `))
})

test('keys go through many rows, and a row scrolled away keeps the focus', async ({ page, sheet }) => {
  await sheet.complete(60)
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
  await expectAt(60)
  await page.keyboard.press('PageUp')
  await page.keyboard.press('Home')
  await expectAt(1)
  for (let time = 0; time < 30; time++) await page.keyboard.press('ArrowDown')
  await expectAt(31)
  await sheet.row(31).hover()
  await page.mouse.wheel(0, -3000)
  await expect(sheet.row(31)).toHaveCount(0)
  await expect(sheet.grid).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expectAt(32)
  // Tab finds the current row even when it is out of view.
  await page.mouse.wheel(0, -3000)
  await expect(sheet.row(32)).toHaveCount(0)
  await sheet.search.focus()
  await sheet.grid.focus()
  await expectAt(32)
})

test('the results replace the latest answers without a jump', async ({ page, sheet, provider }) => {
  const shift = await watchShifts(page)
  // Ten of the texts are of 23 rows each.
  const [headers, ...lines] = addresses(30).trimEnd().split('\n')
  const repeated = Array.from({ length: 23 }, () => lines.slice(20)).flat()
  await sheet.getReady([headers, ...lines.slice(0, 20), ...repeated].join('\n'))
  const goOn = provider.holdAfter(20)
  await sheet.start()
  await expect(page.getByText('20 / 250')).toBeVisible()
  await expect(page.getByRole('table', { name: 'Latest answers' }).getByRole('row')).toHaveCount(6)
  const before = await shift()
  goOn()
  await sheet.completed()
  await expect(sheet.grid).toBeVisible()
  await expect(page.getByText('Showing first 200 rows of 250 total rows.')).toBeVisible()
  expect((await shift()) - before).toBeLessThan(0.1)
  await expect(sheet.button('Show all 250')).toBeVisible()
  await sheet.row(1).focus()
  await page.keyboard.press('End')
  await expect(sheet.row(250)).toBeFocused()
  await expect(sheet.grid).toHaveAttribute('aria-rowcount', '251')
})
