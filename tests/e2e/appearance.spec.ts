import type { Locator, Page } from '@playwright/test'
import { expect, test } from './support/cleanSheet'
import { unsure } from './support/provider'

const expectBackground = (page: Page, expected: 'light' | 'dark') =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const colour = getComputedStyle(document.documentElement).backgroundColor.match(/\d+/g)!.map(Number)
        return colour[0]! + colour[1]! + colour[2]! > 382 ? 'light' : 'dark'
      }),
    )
    .toBe(expected)

test('light or dark is what the system says, from the first paint on', async ({ sheet, page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await sheet.open()
  await expectBackground(page, 'dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await expectBackground(page, 'light')
  await page.emulateMedia({ colorScheme: 'dark' })
  // Without the page's own script: the colours come before it.
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.reload()
  await expectBackground(page, 'dark')
})

test('a run shows its scores, its progress and the choice of rows, in a contrast theme too', async ({
  sheet,
  provider,
  page,
}) => {
  await sheet.getReady(25)
  const goOn = provider.holdAfter(20)
  const { respond } = provider
  provider.respond = (query) => (query.startsWith('1 ') ? unsure(query) : respond(query))
  await sheet.start()
  await expect(page.getByText('20 / 25')).toBeVisible()
  const counts = page.getByRole('list', { name: 'Rows by score' }).getByRole('listitem')
  const bars = page.locator('.histogramBar')
  await expect(bars).toHaveCount(await counts.count())
  await expect(counts.first()).toHaveText('0.40 to 0.45: 1 row')
  await expect(page.getByRole('slider')).toHaveCount(0)
  const colourOf = (element: Locator) => element.evaluate((each) => getComputedStyle(each).backgroundColor)
  const expectDifferent = async (one: Locator, other: Locator) =>
    expect.poll(async () => (await colourOf(one)) !== (await colourOf(other))).toBe(true)
  const progress = page.getByRole('progressbar')
  for (const forcedColors of ['none', 'active'] as const) {
    await page.emulateMedia({ forcedColors })
    await expectDifferent(bars.first(), bars.last())
    await expectDifferent(progress.locator('div'), progress)
  }
  goOn()
  await sheet.completed()
  await expectDifferent(sheet.pile('All'), sheet.pile('Ready to use'))
})
