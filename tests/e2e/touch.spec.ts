import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { expectNoSidewaysScroll } from './support/checks'
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

const CSV = [
  'First name,Surname,Account,address,post code',
  'Ann,Lee,A1,1 High Street,B12 0XY',
  'Di,Lee,A2,1 High Street,B12 0XY',
  ',,A3,3 High Street,B12 0XY',
  ',,A4,zzz,',
  ',,A5,yyy,',
].join('\n')

// A tablet, upright and on its side, and then a phone.
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

test('the price comes before Start, the tools have their room, nothing is too small for a finger, and all is done by touch', async ({
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
  await sheet.button('Cancel').tap()

  await page.setViewportSize({ width: 390, height: 844 })
  await sheet.completeNext(CSV, 'people.csv')
  const { dialog } = sheet
  await test.step('letters: nothing to press is under 44 pixels', async () => {
    await sheet.more('Letters…')
    await expect(dialog).toHaveAccessibleName('Letters')
    await expectNoSidewaysScroll(page, 'letters on a phone')
    await dialog.getByText('Change').tap()
    const lowest = () =>
      dialog
        .locator(
          '.ant-modal-close, summary, label.ant-radio-wrapper, label.ant-checkbox-wrapper, .ant-select, .ant-btn',
        )
        .evaluateAll((all) => Math.min(...all.map((each) => each.getBoundingClientRect().height)))
    await expect.poll(lowest).toBeGreaterThanOrEqual(44)

    await dialog.getByText('Address lines').tap()
    await dialog.getByText('One letter per address').tap()
    await page.emulateMedia({ forcedColors: 'active' })
    // The dot of what is chosen.
    const [dot, around] = await dialog
      .locator('.ant-radio-checked')
      .first()
      .evaluate((radio) => [null, '::after'].map((part) => getComputedStyle(radio, part).backgroundColor))
    expect(dot).not.toBe(around)
    await page.emulateMedia({ forcedColors: 'none' })
    const envelopes = page.getByRole('region', { name: 'The first three' }).getByRole('listitem')
    await expect(envelopes).toHaveText([/^Rows 1 and 2Ann Lee and Di Lee/, /The Occupier/])
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      sheet.button('Download letters (2)').tap(),
    ])
    expect((await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n')).toHaveLength(3)
    await expect(dialog).toBeHidden()
  })

  await test.step('my file, corrected', async () => {
    await sheet.button('My file, corrected…').tap()
    const download = sheet.button('Download my file (5)')
    await expect(download).toBeEnabled()
    await expectNoSidewaysScroll(page, 'the corrected file on a phone')
    await download.scrollIntoViewIfNeeded()
    await expect(download).toBeInViewport()
    await sheet.button('Cancel').tap()
    await expect(dialog).toBeHidden()
  })

  await test.step('a suggestion is chosen', async () => {
    await sheet.button('‹ Rows').tap()
    await sheet.row(4).tap()
    await sheet.button('Correct… (row 4)').last().tap()
    await sheet.combobox('Find an address').fill('12 High Street, Leeds, LS1 4AP')
    const option = page.getByRole('option').first()
    await expect(option).toBeInViewport({ ratio: 1 })
    for (const each of [option, ...(await sheet.region('Correct row 4').getByRole('button').all())]) {
      await expect(each).toBeInViewport({ ratio: 1 })
      await expect.poll(async () => (await each.boundingBox())!.height).toBeGreaterThanOrEqual(44)
    }
    await option.tap()
    await expect(sheet.panel(5)).toBeVisible()
  })
})
