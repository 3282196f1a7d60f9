import type { Page } from '@playwright/test'
import { SAMPLE_FILE_NAME, sampleCsv } from '../support/sampleCsv'
import { expect, test } from './support/cleanSheet'
import { providerError } from './support/provider'

const WIDE = { width: 1366, height: 768 }

/** What the focus is on. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: at } = document
    const name = at?.getAttribute('aria-label') ?? at?.textContent
    return at === null || at === document.body ? null : `${at.role ?? at.tagName} ${name?.slice(0, 60)}`
  })

/** All that Tab leads to, from the head of the page to its end. */
async function tabStops(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    getSelection()?.collapse(document.body, 0)
  })
  const stops: string[] = []
  for (;;) {
    await page.keyboard.press('Tab')
    const stop = await focused(page)
    if (stop === null || stops.length > 99) return stops
    stops.push(stop)
  }
}

test('a complete cleanse has at most 40 stops for Tab, 28 with a row open; then its rows to review come first', async ({
  sheet,
  provider,
  page,
}) => {
  await page.setViewportSize(WIDE)
  const broken = providerError(500, 5000, 'Out of order')
  await sheet.getReady(sampleCsv, SAMPLE_FILE_NAME)
  provider.respond = (query) => (query.startsWith('12 High Street') ? broken : undefined)
  await sheet.button('Start Cleanse').focus()
  await page.keyboard.press('Enter')
  await sheet.completed()
  const review = sheet.button(/^Review the \d+$/)
  await expect(review).toBeFocused()
  await expect(sheet.button(/^Retry failed rows/)).toBeVisible()
  expect((await tabStops(page)).length).toBeLessThanOrEqual(40)
  // Beside the rows everything is in sight, however many reasons there are.
  const guide = page.getByRole('link', { name: 'Learn what your results mean' })
  await expect(guide).toBeInViewport({ ratio: 1 })
  await expect(sheet.button(/^Score below/)).toBeHidden()
  await sheet.button(/^\d more…$/).click()
  await expect(sheet.button(/^Score below/)).toBeVisible()
  await sheet.button('Show fewer').click()
  await review.click()
  await expect(sheet.region(/^Row \d+$/)).toBeFocused()
  // One filled button at a time.
  await expect(review).toBeHidden()
  expect((await tabStops(page)).length).toBeLessThanOrEqual(28)

  await page.keyboard.press('Escape')
  await sheet.button(/^Accept all/).click()
  await expect(page.getByText(/^Every row to review is decided\. The list is ready/)).toBeVisible()
  await expect(page.getByText('All decided:')).toBeInViewport()
  await sheet.button('Show all rows').click()
  await expect(sheet.row(1)).toBeVisible()
})

const CSV = [
  'id,address,postcode',
  'A1,1 High Street,B12 0XY',
  'A2,2 High Street,',
  'A3,3 High Street,',
].join('\n')

test('Tab leads from the headers to the selected row, to its buttons, and past those of all others', async ({
  sheet,
  page,
}) => {
  await page.setViewportSize(WIDE)
  await sheet.complete(CSV)
  const header = (name: string) => sheet.grid.getByRole('columnheader', { name, exact: true })
  await sheet.row(2).focus()
  await sheet.row(1).hover()
  await expect(sheet.row(1).getByRole('button', { name: 'Accept' })).toBeVisible()
  await header('Decision').focus()
  await page.keyboard.press('ArrowLeft')
  await expect(header('Confidence')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(sheet.row(2)).toBeFocused()
  for (const name of ['Accept', 'Keep mine']) {
    await page.keyboard.press('Tab')
    await expect(sheet.row(2).getByRole('button', { name })).toBeFocused()
  }
  await sheet.row(2).focus()
  await page.keyboard.press('Enter')
  await expect(sheet.panel(2)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(sheet.panel(2).getByRole('button', { name: 'Previous row' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(sheet.row(2)).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(header('Row')).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(sheet.button('Help')).toBeFocused()
})

test('in Correct… the keys mean the same, however many addresses are listed', async ({
  sheet,
  page,
  provider,
}) => {
  await page.setViewportSize({ width: 1280, height: 600 })
  await sheet.complete(CSV)
  const hits = (count: number) =>
    Array.from({ length: count }, (_, at) => ({
      id: `id_${at}`,
      suggestion: `${at + 1} High Street, Birmingham, B12 0XY`,
    }))
  for (const count of [1, 60]) {
    provider.suggest = () => ({
      status: 200,
      body: { code: 2000, message: 'Success', result: { hits: hits(count) } },
    })
    await sheet.row(count === 1 ? 2 : 3).focus()
    await page.keyboard.press('c')
    await expect(page.getByRole('option')).toHaveCount(count)
    await page.keyboard.press('Tab')
    await expect(sheet.button('Type it…')).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('option')).toHaveCount(0)
    await page.keyboard.press('Escape')
  }
})
