import { sampleCsv, SAMPLE_FILE_NAME } from '../support/sampleCsv'
import { expect, test } from './support/cleanSheet'
import { unsure } from './support/provider'

test('while a run goes its scores are a picture, in a contrast theme too', async ({
  sheet,
  provider,
  page,
}) => {
  await sheet.getReady(sampleCsv.split('\n').slice(0, 41).join('\n'), SAMPLE_FILE_NAME)
  let seen = 0
  provider.respond = (query) => {
    seen += 1
    return seen > 20 ? 'never' : seen === 1 ? unsure(query) : undefined
  }
  await sheet.start()
  await expect(page.getByText('20 / 40')).toBeVisible()
  const counts = page.getByRole('list', { name: 'Rows by score' }).getByRole('listitem')
  const bars = page.locator('.histogramBar')
  await expect(bars).toHaveCount(await counts.count())
  await expect(counts.first()).toHaveText('0.40 to 0.45: 1 row')
  await expect(page.getByRole('slider')).toHaveCount(0)
  const colourOf = (at: number) => bars.nth(at).evaluate((bar) => getComputedStyle(bar).backgroundColor)
  for (const forcedColors of ['active', 'none'] as const) {
    await page.emulateMedia({ forcedColors })
    await expect
      .poll(async () => (await colourOf(0)) !== (await colourOf((await bars.count()) - 1)))
      .toBe(true)
  }
})
