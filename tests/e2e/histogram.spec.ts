import type { Page } from '@playwright/test'
import { SAMPLE_FILE_NAME, sampleCsv } from '../../src/features/sandbox/sampleCsv'
import { expect, test } from './support/cleanSheet'

const thresholdOf = (page: Page) => page.getByRole('slider', { name: 'Threshold' })

/** Where in the window `score` is on the axis, how high the handle's middle is, and the labels of the axis. */
async function placeOf(page: Page, score: number) {
  const bars = (await page.locator('.histogramBars').boundingBox())!
  const range = (await thresholdOf(page).boundingBox())!
  return { x: bars.x + score * bars.width, handle: range.y + 12, axis: range.y + range.height - 8, bars }
}

test.beforeEach(async ({ sheet, page }) => {
  await sheet.open()
  await sheet.load(SAMPLE_FILE_NAME, sampleCsv.split('\n').slice(0, 41).join('\n'))
  await sheet.enterKey()
  await sheet.start()
  const folded = page.getByText('Scores and map')
  await expect(folded.or(thresholdOf(page))).toBeVisible()
  if (await folded.isVisible()) await folded.click()
  await thresholdOf(page).scrollIntoViewIfNeeded()
})

test('the line is dragged by its handle, and the counts follow', async ({ page }) => {
  const from = await placeOf(page, 0)
  const to = await placeOf(page, 0.6)
  await page.mouse.move(from.x, from.handle)
  await page.mouse.down()
  await page.mouse.move(to.x, to.handle, { steps: 8 })
  // However the hand wanders, the line stays in it.
  await page.mouse.move(to.x, to.handle + 300)
  await page.mouse.up()
  expect(Number(await thresholdOf(page).inputValue())).toBeCloseTo(0.6, 1)
  await expect(page.getByText(/^[1-9]\d* to review · [1-9]\d* good$/)).toBeVisible()
  await expect(page.getByRole('button', { name: /^[1-9]\d* To review$/ })).toBeVisible()
  const line = (await page.locator('.histogramLine').boundingBox())!
  expect(Math.abs(line.x + line.width / 2 - to.x)).toBeLessThan(6)
})

test('a press on the axis brings the line there; one on the bars leaves it where it is', async ({ page }) => {
  for (const score of [0.8, 0.2, 1, 0]) {
    const { x, axis } = await placeOf(page, score)
    await page.mouse.click(x, axis)
    expect(Number(await thresholdOf(page).inputValue())).toBeCloseTo(score, 2)
  }
  const { x, bars } = await placeOf(page, 0.5)
  await page.mouse.click(x, bars.y + bars.height / 2)
  await expect(thresholdOf(page)).toHaveValue('0')
})

test('the line is moved by keys, and its counts belong to it', async ({ page }) => {
  const threshold = thresholdOf(page)
  await threshold.fill('0')
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
  await expect(threshold).toHaveAccessibleDescription(/^\d+ to review · [1-9]\d* good$/)
  await threshold.press('End')
  await expect(threshold).toHaveAccessibleDescription('40 to review · 0 good')
})

const barsOf = (page: Page) => page.getByRole('toolbar', { name: 'Rows by score' }).getByRole('button')

test('the bars say what they stand for, and those below the threshold have another colour', async ({
  page,
}) => {
  const names = await barsOf(page).evaluateAll((bars) => bars.map((bar) => bar.getAttribute('aria-label')!))
  for (const name of names) expect(name).toMatch(/^0\.\d[05] to [01]\.\d[05]: [1-9]\d* rows?$/)
  const counted = names.map((name) => Number(/: (\d+) rows?$/.exec(name)![1]))
  expect(counted.reduce((sum, count) => sum + count, 0)).toBe(40)
  const drawn = page.locator('.histogramBar')
  await expect(drawn).toHaveCount(counted.length)
  await thresholdOf(page).fill('0.5')
  const colourOf = (at: number) => drawn.nth(at).evaluate((bar) => getComputedStyle(bar).backgroundColor)
  expect(await colourOf(0)).not.toBe(await colourOf(counted.length - 1))
  await page.emulateMedia({ forcedColors: 'active' })
  expect(await colourOf(0)).not.toBe(await colourOf(counted.length - 1))
})

test('a bar that is pressed shows its rows alone, by mouse and by keys', async ({ page }) => {
  const rows = page.getByRole('grid', { name: 'Results' })
  await expect(rows).toHaveAttribute('aria-rowcount', '41')
  const bar = barsOf(page).nth(4)
  const count = Number(/: (\d+) rows/.exec((await bar.getAttribute('aria-label'))!)![1])
  await bar.click()
  await expect(bar).toHaveAttribute('aria-pressed', 'true')
  await expect(rows).toHaveAttribute('aria-rowcount', String(count + 1))
  await expect(thresholdOf(page)).toHaveValue('0.5')
  await bar.click()
  await expect(bar).toHaveAttribute('aria-pressed', 'false')
  await expect(rows).toHaveAttribute('aria-rowcount', '41')
  // They are one stop for Tab; the arrows go from bar to bar, over the places where there is none.
  await expect(barsOf(page).and(page.locator('[tabindex="0"]'))).toHaveCount(1)
  await page.keyboard.press('Home')
  await expect(barsOf(page).first()).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(barsOf(page).nth(1)).toBeFocused()
  await page.keyboard.press('End')
  await expect(barsOf(page).last()).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(barsOf(page).last()).toHaveAttribute('aria-pressed', 'true')
  await expect(rows).toHaveAttribute('aria-rowcount', '2')
})

test.describe('by touch', () => {
  // A touch screen is of the whole context: in one that began without, a finger is taken for a mouse.
  test.use({ isApart: true, hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } })

  test('the handle is dragged, and a scroll that begins beside it leaves the line where it is', async ({
    page,
  }) => {
    expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true)
    const session = await page.context().newCDPSession(page)
    const swipe = async (x: number, y: number, byX: number, byY: number) => {
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
      for (let step = 1; step <= 10; step += 1) {
        const point = { x: x + (byX * step) / 10, y: y + (byY * step) / 10 }
        await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] })
      }
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    }
    const from = await placeOf(page, 0.5)
    await swipe(from.x, from.handle, 0.3 * from.bars.width, 40)
    await expect.poll(async () => Number(await thresholdOf(page).inputValue())).toBeCloseTo(0.8, 1)
    const value = await thresholdOf(page).inputValue()

    const scrolled = () => page.evaluate(() => window.scrollY)
    const before = await scrolled()
    const { x, handle } = await placeOf(page, 0.2)
    await swipe(x, handle, 0, -150)
    await expect.poll(scrolled).toBeGreaterThan(before)
    await expect(thresholdOf(page)).toHaveValue(value)
  })
})
