import type { Locator, Page } from '@playwright/test'
import { isDeep } from '../support/drawing'
import { GOOD_KEY, providerError } from '../support/replies'
import { atRest, expectNoSidewaysScroll, expectNoViolations } from './support/checks'
import { addresses, expect, queryOf, test, type CleanSheet } from './support/cleanSheet'
import { longColumnCsv } from './support/longNames'
import { except } from './support/provider'

/** Expects the tools to fit into their column, the search field to hold its longest words, and no table to be cut. */
async function expectRoom({ page, search }: CleanSheet) {
  const spare = () =>
    search.evaluate((input: HTMLInputElement) => {
      const ruler = document.createElement('canvas').getContext('2d')!
      ruler.font = getComputedStyle(input).font
      return input.clientWidth - ruler.measureText('Find in results').width
    })
  await expect.poll(spare).toBeGreaterThanOrEqual(0)
  await expect(page.locator('.resultsTable .ant-table-tbody-virtual-scrollbar-horizontal')).toHaveCount(0)
  const cut = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('.brand, .resultsToolbar, .rowsColumn')]
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
        .map(({ className }) => className),
    )
  await expect.poll(cut).toEqual([])
}

// A phone, a laptop at 200 %, a tablet held upright, a laptop at 150 %: by default the lowest and the widest.
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 683, height: 384 },
  { width: 820, height: 1180 },
  { width: 911, height: 512 },
].filter(({ width }) => isDeep || width === 683 || width === 911)

for (const { width, height } of WINDOWS)
  test(`with the file loaded first, the key, why it is refused and then Start are in sight at ${width} px`, async ({
    sheet,
    provider,
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await sheet.open()
    await sheet.load('customers.csv', longColumnCsv)
    await expect(page.getByText('Maximum lookups')).toBeVisible()
    await expect(sheet.region('CSV file').getByText('customers.csv')).toBeInViewport({ ratio: 1 })
    provider.key = providerError(401, 4010, 'This key was revoked')
    await sheet.key.focus()
    await page.keyboard.type('ak_test_key_1')
    await expect(page.getByText('This key was revoked')).toBeInViewport({ ratio: 1 })
    await expect(sheet.key).toBeInViewport({ ratio: 1 })
    provider.key = GOOD_KEY
    await sheet.enterKey('ak_test_key_2')
    const start = sheet.button('Start Cleanse')
    await start.focus()
    // The browser scrolls by whole pixels.
    await expect(start).toBeInViewport({ ratio: 0.99 })
    expect((await start.boundingBox())!.height).toBeLessThan(50)
  })

test('on a phone the results are cards, one stop with the keys of the table, and a row fills the screen', async ({
  sheet,
  provider,
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  provider.respond = except({ 3: providerError(500, 5000, 'Out of order') })
  await sheet.complete(23)
  const { cards } = sheet
  await expect(cards).toHaveCount(20)
  await expect(sheet.row(3)).toContainText('Out of order')
  await expect(sheet.row(3).getByRole('button')).toHaveText(['Correct…'])
  await expect(sheet.row(1).getByRole('button')).toHaveCount(0)

  await test.step('a card opens where it is pressed, and has the focus again when it closes', async () => {
    await sheet.row(8).evaluate((element) => element.scrollIntoView())
    const place = async () => (await sheet.row(8).boundingBox())!.y
    const before = await atRest(page, place)
    await sheet.row(8).getByText(queryOf(8)).filter({ visible: true }).first().click()
    await expect(sheet.panel(8)).toBeFocused()
    // No card can be seen behind it.
    await expect(sheet.grid).toBeHidden()
    for (const name of ['Accept', 'Keep mine']) {
      const box = (await sheet
        .panel(8)
        .getByRole('button', { name: `${name} (row 8)` })
        .boundingBox())!
      expect(box.height).toBeGreaterThanOrEqual(44)
      expect(box.width).toBeGreaterThan(140)
    }
    await sheet.panel(8).getByRole('button', { name: 'Close' }).click()
    await expect.poll(place).toBeCloseTo(before, 0)
    await expect(sheet.row(8)).toBeFocused()
  })

  await test.step('keys move, open and decide; a row further on gets its card', async () => {
    await page.keyboard.press('End')
    await expect(sheet.row(23)).toBeFocused()
    await expect(cards).toHaveCount(21)
    await expect(sheet.row(23)).toBeInViewport()
    await page.keyboard.press('k')
    await expect(sheet.row(23)).toContainText('Kept original')
    await page.keyboard.press('u')
    await expect(sheet.row(23)).not.toContainText('Kept original')
    await page.keyboard.press('Enter')
    await expect(sheet.panel(23)).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(sheet.panel(22)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(sheet.row(22)).toBeFocused()
    await expect(sheet.button('Show 3 more')).toBeVisible()
  })

  await sheet.button('All columns').click()
  await expect(sheet.grid.getByRole('columnheader').first()).toBeVisible()
  await expectNoSidewaysScroll(page, 'all columns')
})

test('on a phone a list and the download line fit', async ({ sheet, page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await sheet.open()
  await sheet.load('customers.csv', addresses(1101))
  await sheet.button('Cleanse all 1,101 rows').click()
  await sheet.enterKey()
  await sheet.start()
  await expect(page.getByText(/^[1-9]\d* \/ 1,101$/)).toBeVisible()
  // Mere counts would not be reached by keys if they had to be scrolled.
  const cut = () => sheet.piles.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
  await expect.poll(cut).toBe(0)
  await sheet.press('Stop')
  await sheet.download(/^Download Partial Results/)
  await expect(page.getByText(/^Saved customers_partial_cleansed\.csv: /)).toBeVisible()
  for (const forcedColors of ['none', 'active'] as const) {
    await page.emulateMedia({ forcedColors })
    await expectNoViolations(page)
    await expectNoSidewaysScroll(page, `forced colours ${forcedColors}`)
  }
})

test.describe('on a tablet held upright', () => {
  test.use({ isApart: true, hasTouch: true, isMobile: true })

  const expectNothingSmall = (page: Page) => expect.poll(() => small(page)).toEqual([])

  /** What can be pressed and is lower than a finger needs, or a button that is narrower. */
  const small = (page: Page) =>
    page.evaluate(() =>
      [
        ...document.querySelectorAll(
          'a, button, summary, input, [role=option], .ant-table-column-has-sorters',
        ),
      ]
        .map((element) => [
          element.closest('label, .ant-select, .ant-input-affix-wrapper') ?? element,
          element,
        ])
        .filter(([box]) => box!.checkVisibility({ visibilityProperty: true }) && box!.clientHeight > 1)
        .filter(([box, element]) => {
          const { width, height } = box!.getBoundingClientRect()
          return height < 44 || (width < 44 && element!.matches('button'))
        })
        .map(([, element]) => element!.outerHTML),
    )

  test('the price comes before Start, folded steps take a line each, and nothing is too small for a finger', async ({
    sheet,
    page,
  }) => {
    await page.setViewportSize({ width: 820, height: 1180 })
    await sheet.open()
    await expectNothingSmall(page)
    await sheet.load('customers.csv', longColumnCsv)
    await sheet.enterKey()
    const top = async (part: Locator) => (await part.boundingBox())!.y
    await expect
      .poll(
        async () =>
          (await top(sheet.button('Start Cleanse'))) - (await top(page.getByText('Maximum lookups'))),
      )
      .toBeGreaterThan(0)
    await expectNothingSmall(page)
    await sheet.start()
    await sheet.completed()
    for (const step of ['CSV file', 'Column Mapping', 'API Key'])
      await expect.poll(async () => (await sheet.region(step).boundingBox())!.height).toBeLessThan(50)
    await expectNothingSmall(page)
    await expect.poll(() => top(sheet.row(1))).toBeLessThan(400)
    await sheet.button('More downloads…').tap()
    await expect(sheet.dialog).toBeVisible()
    await expectNothingSmall(page)
    await page.keyboard.press('Escape')
    await expect(sheet.dialog).toBeHidden()
    await page.getByText('Why to review').first().tap()
    await expectNothingSmall(page)
  })

  test('on its side the tools and the rows have their room', async ({ sheet, page }) => {
    await page.setViewportSize({ width: 1180, height: 820 })
    await sheet.complete(longColumnCsv.replaceAll(',x', ',Wolverhampton-on-Severnside'))
    for (const width of [1180, 1024, 1366]) {
      await page.setViewportSize({ width, height: 820 })
      await expectRoom(sheet)
      await expectNothingSmall(page)
    }
    // Upright tablets, and laptops at 150 and 200 %.
    for (const width of [834, 853, 919, 920]) {
      await page.setViewportSize({ width, height: 1180 })
      await expectRoom(sheet)
    }
  })

  test('an open row is in the lower half, and the list in the upper one', async ({ sheet, page }) => {
    await page.setViewportSize({ width: 820, height: 1180 })
    await sheet.complete(60)
    /** Where the row ends and the panel begins, once both have come to rest. */
    const expectApart = async (row: number, panel: Locator) =>
      expect(async () => {
        const [{ y, height }, { y: top }] = [
          (await sheet.row(row).boundingBox())!,
          (await panel.boundingBox())!,
        ]
        expect(y).toBeGreaterThanOrEqual(0)
        expect(y + height).toBeLessThanOrEqual(top + 1)
        expect(top).toBeGreaterThanOrEqual(590)
      }).toPass()
    await sheet.row(1).tap()
    await expect(async () => {
      const { y: top } = (await sheet.panel(1).boundingBox())!
      const places = await sheet.grid
        .locator('[data-row-key]')
        .evaluateAll((shown) => shown.map((row) => row.getBoundingClientRect()))
      const above = places.filter((place) => place.top >= 0 && place.bottom <= top)
      expect(above.length).toBeGreaterThanOrEqual(4)
    }).toPass()
    const keys = () =>
      sheet.grid.locator('[data-row-key]').evaluateAll((all) => all.map((each) => each.dataset['rowKey']))
    const row = Number((await atRest(page, keys)).at(-2)) + 1
    await sheet.row(row).tap()
    await expectApart(row, sheet.panel(row))
    for (const name of ['Accept', 'Keep mine', 'Correct…'])
      await expect(sheet.panel(row).getByRole('button', { name: `${name} (row ${row})` })).toBeInViewport({
        ratio: 1,
      })
    await sheet.button('Next row').tap()
    await expectApart(row + 1, sheet.panel(row + 1))
    await sheet
      .panel(row + 1)
      .getByRole('button', { name: /^Correct…/ })
      .tap()
    await expect(page.getByRole('option').first()).toBeVisible()
    await expectApart(row + 1, sheet.region(`Correct row ${row + 1}`))
    await expectNothingSmall(page)
    await sheet.button('Type it…').tap()
    await expectApart(row + 1, sheet.region(`Correct row ${row + 1}`))
    await expectNothingSmall(page)
  })
})
