import type { Locator, Page } from '@playwright/test'
import { expect, test, type CleanSheet } from './support/cleanSheet'
import { longColumnCsv } from './support/longNames'

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
      [...document.querySelectorAll('.logo, .resultsToolbar, .rowsColumn')]
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
        .map(({ className }) => className),
    )
  await expect.poll(cut).toEqual([])
}

// A tablet, upright and on its side.
test.use({ isApart: true, hasTouch: true, isMobile: true })

const expectNothingSmall = (page: Page) => expect.poll(() => small(page)).toEqual([])

/** What can be pressed and is lower than a finger needs, or a button that is narrower. */
const small = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('a, button, summary, input, [role=option], .ant-table-column-has-sorters')]
      .map((element) => [element.closest('label, .ant-select, .ant-input-affix-wrapper') ?? element, element])
      .filter(([box]) => box!.checkVisibility({ visibilityProperty: true }) && box!.clientHeight > 1)
      .filter(([box, element]) => {
        const { width, height } = box!.getBoundingClientRect()
        return height < 44 || (width < 44 && element!.matches('button'))
      })
      .map(([, element]) => element!.outerHTML),
  )

test('the price comes before Start, the tools have their room, and nothing is too small for a finger', async ({
  sheet,
  page,
}) => {
  await page.setViewportSize({ width: 820, height: 1180 })
  await sheet.open()
  await expectNothingSmall(page)
  await sheet.load('customers.csv', longColumnCsv.replaceAll(',x', ',Wolverhampton-on-Severnside'))
  await sheet.enterKey()
  const top = async (part: Locator) => (await part.boundingBox())!.y
  await expect
    .poll(
      async () => (await top(sheet.button('Start Cleanse'))) - (await top(page.getByText('Maximum lookups'))),
    )
    .toBeGreaterThan(0)
  await expectNothingSmall(page)
  await sheet.start()
  await sheet.completed()
  for (const step of ['CSV file', 'Column Mapping', 'API Key'])
    await expect.poll(async () => (await sheet.region(step).boundingBox())!.height).toBeLessThan(50)
  await expectNothingSmall(page)
  await expect.poll(() => top(sheet.row(1))).toBeLessThan(400)

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
  await page.setViewportSize({ width: 820, height: 1180 })
  await sheet.button('Files').tap()
  await expect(sheet.files).toBeVisible()
  await expectNothingSmall(page)
  await sheet.button('‹ Rows').tap()
  await sheet.row(2).tap()
  await expectNothingSmall(page)
  await sheet.button('Correct… (row 2)').last().tap()
  await expect(page.getByRole('option').first()).toBeVisible()
  await expectNothingSmall(page)
  await sheet.button('Type it…').tap()
  await expectNothingSmall(page)
})
