import type { Page } from '@playwright/test'
import { SAMPLE_FILE_NAME, sampleCsv } from '../support/sampleCsv'
import { atRest } from './support/checks'
import { expect, test } from './support/cleanSheet'
import { swipe } from './support/touch'

const thresholdOf = (page: Page) => page.getByRole('slider', { name: 'Threshold' })
const barsOf = (page: Page) => page.getByRole('toolbar', { name: 'Rows by score' }).getByRole('button')

/** Where a score is on the axis, and how far down the window the line's handle and the labels of the axis are. */
async function placeOf(page: Page, score: number) {
  const [bars, range] = await atRest(page, async () => [
    (await page.locator('.histogramBars').boundingBox())!,
    (await thresholdOf(page).boundingBox())!,
  ])
  return { x: bars.x + score * bars.width, handle: range.y + 12, axis: range.y + range.height - 8, bars }
}

test.beforeEach(async ({ sheet }) => {
  await sheet.getReady(sampleCsv.split('\n').slice(0, 41).join('\n'), SAMPLE_FILE_NAME)
  await sheet.start()
  await sheet.openScores()
  await sheet.threshold.scrollIntoViewIfNeeded()
})

test('a bar shows only its rows; the threshold is moved by handle, axis and keys', async ({
  sheet,
  page,
}) => {
  const { threshold } = sheet
  const expectThreshold = (score: number, digits: number) =>
    expect.poll(async () => Number(await threshold.inputValue())).toBeCloseTo(score, digits)
  const bars = barsOf(page)
  await expect(bars.first()).toBeVisible()
  const names = await bars.evaluateAll((all) => all.map((bar) => bar.ariaLabel!))
  for (const name of names) expect(name).toMatch(/^0\.\d[05] to [01]\.\d[05]: [1-9]\d* rows?$/)
  const counts = names.map((name) => Number(/: (\d+) rows?$/.exec(name)![1]))
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(40)

  await test.step('bars below the threshold have another colour, in a contrast theme too', async () => {
    const drawn = page.locator('.histogramBar')
    await expect(drawn).toHaveCount(counts.length)
    const colourOf = (at: number) => drawn.nth(at).evaluate((bar) => getComputedStyle(bar).backgroundColor)
    for (const forcedColors of ['active', 'none'] as const) {
      await page.emulateMedia({ forcedColors })
      await expect.poll(async () => (await colourOf(0)) !== (await colourOf(counts.length - 1))).toBe(true)
    }
  })

  await test.step('a press shows only the rows of a bar, and keys go from bar to bar', async () => {
    await expect(sheet.grid).toHaveAttribute('aria-rowcount', '41')
    await bars.nth(4).click()
    await expect(bars.nth(4)).toHaveAttribute('aria-pressed', 'true')
    await expect(sheet.grid).toHaveAttribute('aria-rowcount', String(counts[4]! + 1))
    await expect(sheet.threshold).toHaveValue('0.5')
    await bars.nth(4).click()
    await expect(bars.nth(4)).toHaveAttribute('aria-pressed', 'false')
    await expect(sheet.grid).toHaveAttribute('aria-rowcount', '41')
    // They are one stop for Tab, and the arrows go from bar to bar.
    await page.keyboard.press('Shift+Tab')
    await expect(sheet.threshold).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(bars.first()).toBeFocused()
    await page.keyboard.press('Home')
    await expect(bars.first()).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(bars.nth(1)).toBeFocused()
    await page.keyboard.press('End')
    await expect(bars.last()).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(bars.last()).toHaveAttribute('aria-pressed', 'true')
    await expect(sheet.grid).toHaveAttribute('aria-rowcount', String(counts.at(-1)! + 1))
  })

  await test.step('the handle is dragged, even if the hand leaves the line', async () => {
    const from = await placeOf(page, 0)
    const to = await placeOf(page, 0.6)
    await page.mouse.move(from.x, from.handle)
    await page.mouse.down()
    await page.mouse.move(to.x, to.handle, { steps: 8 })
    await page.mouse.move(to.x, to.handle + 300)
    await page.mouse.up()
    await expectThreshold(0.6, 1)
    await expect(page.getByText(/^[1-9]\d* to review · [1-9]\d* ready to use$/)).toBeVisible()
    await expect(sheet.button(/^[1-9]\d* To review$/)).toBeVisible()
    const line = async () => (await page.locator('.histogramLine').boundingBox())!
    await expect
      .poll(async () => Math.abs((await line()).x + (await line()).width / 2 - to.x))
      .toBeLessThan(6)
  })

  await test.step('a press on the axis moves it there, a press between the bars does not', async () => {
    for (const score of [0.8, 0.2, 1, 0]) {
      const { x, axis } = await placeOf(page, score)
      await page.mouse.click(x, axis)
      await expectThreshold(score, 2)
    }
    const { x, bars: area } = await placeOf(page, 0.5)
    await page.mouse.click(x, area.y + area.height / 2)
    await expect(threshold).toHaveValue('0')
  })

  await test.step('keys', async () => {
    for (const [key, value] of [
      ['ArrowRight', '0.01'],
      ['ArrowUp', '0.02'],
      ['ArrowLeft', '0.01'],
      ['PageUp', '0.11'],
      ['PageDown', '0.01'],
      ['End', '1'],
      ['ArrowRight', '1'],
      ['PageDown', '0.9'],
      ['Home', '0'],
      ['ArrowLeft', '0'],
    ] as const) {
      await threshold.press(key)
      await expect(threshold).toHaveValue(value)
    }
    await expect(threshold).toHaveAccessibleDescription(/^\d+ to review · [1-9]\d* ready to use$/)
    await threshold.press('End')
    await expect(threshold).toHaveAccessibleDescription('40 to review · 0 ready to use')
  })
})

test.describe('by touch', () => {
  test.use({ isApart: true, hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } })

  test('the handle is dragged; a scroll that begins beside it moves only the page', async ({ page }) => {
    expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true)
    const from = await placeOf(page, 0.5)
    await swipe(page, { x: from.x, y: from.handle }, 0.3 * from.bars.width, 40)
    await expect.poll(async () => Number(await thresholdOf(page).inputValue())).toBeCloseTo(0.8, 1)
    const value = await thresholdOf(page).inputValue()

    const scrolled = () => page.evaluate(() => window.scrollY)
    const before = await scrolled()
    const { x, handle } = await placeOf(page, 0.2)
    await swipe(page, { x, y: handle }, 0, -150)
    await expect.poll(scrolled).toBeGreaterThan(before)
    await expect(thresholdOf(page)).toHaveValue(value)
  })
})
