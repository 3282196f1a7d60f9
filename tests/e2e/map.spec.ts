import type { Page } from '@playwright/test'
import { expect, test } from './support/cleanSheet'
import { swipe, touch } from './support/touch'

/** Where each town is, and how many rows of the file are there. The last address has no coordinates. */
const TOWNS = [
  ['LONDON', -0.1276, 51.5072, 3],
  ['LEEDS', -1.55, 53.8, 2],
  ['BELFAST', -5.93, 54.597, 1],
  ['JERSEY', -2.1053, 49.1868, 1],
  ['BATH', '', '', 1],
] as const

const matches = TOWNS.flatMap(([post_town, longitude, latitude, count]) =>
  Array.from({ length: count }, (_, at) => {
    return { line_1: `${at + 1} High Street`, post_town, longitude, latitude, postcode: 'AB1 1AA' }
  }),
)
const LINES = matches.map(({ line_1, post_town }) => `${line_1} ${post_town},AB1 1AA`)
const CSV = ['address,postcode', ...LINES, 'nowhere,'].join('\n')

const mapOf = (page: Page) => page.getByRole('application', { name: 'Map of the rows' })
const dotOf = (page: Page, row: number) => mapOf(page).locator(`[data-row="${row}"]`)
/** The radios themselves are invisible: their labels are pressed. */
const choose = (page: Page, name: 'Map' | 'Scores') => page.getByText(name, { exact: true }).click()

/** The middle of a dot in the window. */
async function placeOf(page: Page, row: number) {
  const { x, y, width, height } = (await dotOf(page, row).boundingBox())!
  return { x: x + width / 2, y: y + height / 2 }
}

/** How many px a kilometre of the map is. */
const scale = (page: Page) =>
  mapOf(page)
    .locator('svg > g')
    .first()
    .evaluate((drawn) => (drawn as SVGGElement).transform.baseVal.consolidate()!.matrix.a)

const expectScale = (page: Page, expected: number) => expect.poll(() => scale(page)).toBeCloseTo(expected, 6)

test.beforeEach(async ({ sheet, page, provider }) => {
  provider.respond = (query) => {
    const match = matches.find(({ line_1, post_town }) => query.startsWith(`${line_1} ${post_town}`)) ?? null
    const premise_match = query.startsWith('2 High Street LEEDS') ? 'INCORRECT' : 'FULL'
    const result = { match, premise_match, fit: 1, confidence: match ? 0.9 : 0 }
    return { status: 200, body: { code: 2000, message: 'Success', result } }
  }
  await page.setViewportSize({ width: 1366, height: 768 })
  await sheet.getReady(CSV, 'towns.csv')
  await sheet.start()
  await sheet.completed()
})

test('every row with coordinates is a dot, and no other server is asked', async ({
  page,
  sheet,
  provider,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await expect(page.getByRole('radio', { name: 'Scores' })).toBeChecked()
  await choose(page, 'Map')
  await expect(mapOf(page).locator('[data-row]')).toHaveCount(7)
  expect(asked.every((path) => /^\/assets\/RowMap-[^/]+\.(?:js|css)$/.test(path))).toBe(true)
  await expect(page.getByText('7 rows in view')).toBeVisible()
  await expect(page.getByText('2 rows have no coordinates, 1 of them no cleansed address')).toBeVisible()
  await expect(mapOf(page).getByText('BELFAST', { exact: true })).toBeVisible()
  await expect(dotOf(page, 5)).toHaveText('Row 6: 1 High Street, BELFAST, AB1 1AA\nGood')
  await expect(dotOf(page, 4)).toContainText('To review')
  const colourOf = (row: number) => dotOf(page, row).evaluate((dot) => getComputedStyle(dot).stroke)
  expect(await colourOf(4)).not.toBe(await colourOf(3))

  await test.step('Northern Ireland and Jersey are where they should be, and the whole country is in sight', async () => {
    const [london, belfast, jersey] = [await placeOf(page, 0), await placeOf(page, 5), await placeOf(page, 6)]
    expect(belfast.x).toBeLessThan(jersey.x)
    expect(jersey.x).toBeLessThan(london.x)
    expect(jersey.y).toBeGreaterThan(london.y)
    expect(belfast.y).toBeLessThan(london.y)
    const room = (await mapOf(page).boundingBox())!
    expect(room.height).toBeGreaterThanOrEqual(300)
    const land = (await mapOf(page).locator('.mapLand').boundingBox())!
    expect(land.y).toBeGreaterThanOrEqual(room.y)
    expect(land.y + land.height).toBeLessThanOrEqual(room.y + room.height)
    await expect(mapOf(page)).toBeInViewport({ ratio: 1 })
  })

  const table = page.getByRole('table', { name: 'Rows by post town' })
  await expect(table.getByRole('row')).toHaveText([
    'Post townRowsTo review',
    'LONDON30',
    'LEEDS21',
    'BATH10',
    'BELFAST10',
    'JERSEY10',
  ])

  await test.step('a dot opens its row and is ringed; of several rows in one place the next press opens the next', async () => {
    const whole = await scale(page)
    await sheet.button('LONDON').click()
    await expect.poll(() => scale(page)).toBeGreaterThan(2 * whole)
    const near = await scale(page)
    for (const row of [1, 2, 3, 1]) {
      const { x, y } = await placeOf(page, 0)
      await page.mouse.click(x, y)
      await expect(sheet.panel(row)).toBeVisible()
      await sheet.button('Close').click()
      await expect(sheet.region(/^Row \d/)).toHaveCount(0)
      await expect(mapOf(page).locator('.mapRing')).toHaveCount(1)
      // The map has not moved.
      expect(await scale(page)).toBeCloseTo(near, 6)
    }
    await expect(dotOf(page, 0)).toContainText('3 rows are here')
  })
  await choose(page, 'Scores')
  await expect(mapOf(page)).toBeHidden()
  await expect(sheet.threshold).toBeVisible()

  await test.step('answers without scores have a map too', async () => {
    const [match] = matches
    provider.respond = () => ({ status: 200, body: { code: 2000, message: 'Success', result: { match } } })
    await sheet.button('Start New Cleanse').click()
    await sheet.button('Yes, Start New').click()
    await expect(sheet.dialog).toBeHidden()
    await sheet.load('two.csv', 'address,postcode\n1 High Street,AB1 1AA\n2 High Street,AB1 1AA\n')
    await sheet.start()
    await expect(page.getByText('No answer has a score.')).toBeVisible()
    await choose(page, 'Map')
    await expect(mapOf(page).locator('[data-row]')).toHaveCount(2)
  })
})

test('the map moves by mouse, buttons and keys, and can limit the table', async ({ page, sheet }) => {
  const expectRows = (count: number) => expect(sheet.grid).toHaveAttribute('aria-rowcount', String(count + 1))
  const rowsInView = sheet.button(/^Rows in view/)
  await choose(page, 'Map')
  const whole = await scale(page)

  await test.step('the wheel zooms about the pointer', async () => {
    const before = await placeOf(page, 5)
    const hand = { x: Math.round(before.x), y: Math.round(before.y) }
    await page.mouse.move(hand.x, hand.y)
    for (let turn = 0; turn < 3; turn++) await page.mouse.wheel(0, -240)
    await expectScale(page, 8 * whole)
    const near = await placeOf(page, 5)
    expect(near.x - hand.x).toBeCloseTo(8 * (before.x - hand.x), 0)
    expect(near.y - hand.y).toBeCloseTo(8 * (before.y - hand.y), 0)

    await rowsInView.click()
    await expect(rowsInView).toHaveAttribute('aria-pressed', 'true')
    await expectRows(1)
    await expect(page.getByText('1 row in view')).toBeVisible()

    // A dot that is dragged stays under the hand, and is not opened.
    await page.mouse.move(hand.x, hand.y)
    await page.mouse.down()
    await page.mouse.move(hand.x + 40, hand.y + 25, { steps: 4 })
    await page.mouse.up()
    const dragged = await placeOf(page, 5)
    expect(dragged.x).toBeCloseTo(near.x + 40, 0)
    expect(dragged.y).toBeCloseTo(near.y + 25, 0)
    await expect(sheet.panel(6)).toBeHidden()
  })

  await test.step('buttons', async () => {
    await sheet.button('Whole country').click()
    await expectScale(page, whole)
    await expectRows(7)
    await sheet.button('Clear filters').click()
    await expectRows(9)
    await expect(rowsInView).toHaveAttribute('aria-pressed', 'false')
    await sheet.button('Zoom in').click()
    await sheet.button('Zoom in').click()
    await expectScale(page, 4 * whole)
    await sheet.button('Zoom out').click()
    await expectScale(page, 2 * whole)
  })

  await test.step('keys', async () => {
    await mapOf(page).focus()
    for (const [key, times] of [
      ['0', 1],
      ['+', 2],
      ['=', 4],
      ['-', 2],
    ] as const) {
      await page.keyboard.press(key)
      await expectScale(page, times * whole)
    }
    const before = await placeOf(page, 3)
    await page.keyboard.press('ArrowRight')
    await expect.poll(async () => (await placeOf(page, 3)).x).toBeLessThan(before.x - 50)
    await page.keyboard.press('ArrowUp')
    await expect.poll(async () => (await placeOf(page, 3)).y).toBeGreaterThan(before.y + 20)
  })

  await test.step('a town brings its rows into view', async () => {
    await sheet.button('JERSEY').click()
    await rowsInView.click()
    await expectRows(1)
    await expect(sheet.grid.getByText('JERSEY').first()).toBeVisible()
  })
})

test.describe('by touch', () => {
  test.use({ isApart: true, hasTouch: true, isMobile: true })

  test('two fingers zoom; one scrolls the page, or moves a map that is zoomed', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await page.getByText('Scores and map').click()
    await choose(page, 'Map')
    const centre = () => mapOf(page).evaluate((map) => map.scrollIntoView({ block: 'center' }))
    await centre()
    const whole = await scale(page)
    const scrolled = () => page.evaluate(() => window.scrollY)

    const before = await scrolled()
    // While the page still scrolls, it takes the next fingers too.
    const scrollEnd = page.evaluate(() => new Promise((resolve) => addEventListener('scrollend', resolve)))
    await swipe(page, await placeOf(page, 3), 0, -120)
    await scrollEnd
    expect(await scrolled()).toBeGreaterThan(before)

    await centre()
    const { x, y } = await placeOf(page, 3)
    const apart = [20, 25, 30, 35, 40, 45, 50, 55, 60]
    await touch(
      page,
      apart.map((by) => [
        { x: x - by, y },
        { x: x + by, y },
      ]),
    )
    await expect.poll(() => scale(page)).toBeGreaterThan(2.5 * whole)

    const [stays, from] = [await scrolled(), await placeOf(page, 3)]
    await swipe(page, from, 0, -60)
    await expect.poll(async () => (await placeOf(page, 3)).y).toBeLessThan(from.y - 40)
    expect(await scrolled()).toBe(stays)
  })
})
