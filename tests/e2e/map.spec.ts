import type { Page } from '@playwright/test'
import { expect, test, type CleanSheet } from './support/cleanSheet'

/** Where each town lies, and how many rows of the list are there. The last has an address without coordinates. */
const TOWNS = [
  ['LONDON', -0.1276, 51.5072, 3],
  ['LEEDS', -1.55, 53.8, 2],
  ['BELFAST', -5.93, 54.597, 1],
  ['JERSEY', -2.1053, 49.1868, 1],
  ['BATH', '', '', 1],
] as const

const rows = TOWNS.flatMap(([town, longitude, latitude, count]) =>
  Array.from({ length: count }, (_, at) => ({ town, longitude, latitude, line: `${at + 1} High Street` })),
)

const mapOf = (page: Page) => page.getByRole('application', { name: 'Map of the rows' })
const dotOf = (page: Page, row: number) => mapOf(page).locator(`[data-row="${row}"]`)
const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
/** The radios themselves cannot be seen: their labels are pressed. */
const choose = (page: Page, name: 'Map' | 'Scores') => page.getByText(name, { exact: true }).click()
const grid = (page: Page) => page.getByRole('grid', { name: 'Results' })

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

/** The rows of the grid, without its header. */
const expectRows = (page: Page, count: number) =>
  expect(grid(page)).toHaveAttribute('aria-rowcount', String(count + 1))

async function complete(page: Page, sheet: CleanSheet) {
  await sheet.open()
  const lines = rows.map(({ line, town }) => `${line} ${town},AB1 1AA`)
  await sheet.load('towns.csv', ['address,postcode', ...lines, 'nowhere,'].join('\n'))
  await sheet.enterKey()
  await sheet.start()
  await expect(grid(page).or(page.getByRole('list', { name: 'Results' }))).toBeVisible()
}

test.beforeEach(async ({ sheet, page, provider }) => {
  provider.respond = (query) => {
    const row = rows.find(({ line, town }) => query.startsWith(`${line} ${town}`))
    const match = row && {
      line_1: row.line,
      post_town: row.town,
      postcode: 'AB1 1AA',
      longitude: row.longitude,
      latitude: row.latitude,
    }
    const premise_match = query.startsWith('2 High Street LEEDS') ? 'INCORRECT' : 'FULL'
    const result = { match: match ?? null, premise_match, fit: 1, confidence: match ? 0.9 : 0 }
    return { status: 200, body: { code: 2000, message: 'Success', result } }
  }
  await complete(page, sheet)
})

test('every row with coordinates is a dot, the towns are counted, and no other server hears of it', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await expect(radio(page, 'Scores')).toBeChecked()
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

  // Northern Ireland and Jersey stand where they are.
  const [london, belfast, jersey] = [await placeOf(page, 0), await placeOf(page, 5), await placeOf(page, 6)]
  expect(belfast.x).toBeLessThan(jersey.x)
  expect(jersey.x).toBeLessThan(london.x)
  expect(jersey.y).toBeGreaterThan(london.y)
  expect(belfast.y).toBeLessThan(london.y)

  const table = page.getByRole('table', { name: 'Rows by post town' })
  await expect(table).toBeVisible()
  await expect(table.getByRole('row')).toHaveText([
    'Post townRowsTo review',
    'LONDON30',
    'LEEDS21',
    'BATH10',
    'BELFAST10',
    'JERSEY10',
  ])
  await choose(page, 'Scores')
  await expect(mapOf(page)).toBeHidden()
  await expect(page.getByRole('slider', { name: 'Threshold' })).toBeVisible()
})

test('a dot opens its row and is ringed; of rows at one place the next press opens the next', async ({
  page,
  sheet,
}) => {
  await choose(page, 'Map')
  const whole = await scale(page)
  await sheet.button('LONDON').click()
  await expect.poll(() => scale(page)).toBeGreaterThan(2 * whole)
  const near = await scale(page)
  for (const row of [1, 2, 3, 1]) {
    const { x, y } = await placeOf(page, 0)
    await page.mouse.click(x, y)
    await expect(page.getByRole('region', { name: `Row ${row}`, exact: true })).toBeVisible()
    await sheet.button('Close').click()
    await expect(page.getByRole('region', { name: /^Row \d/ })).toHaveCount(0)
    await expect(mapOf(page).locator('.mapRing')).toHaveCount(1)
    // The map is where it was.
    expect(await scale(page)).toBeCloseTo(near, 6)
  }
  await expect(dotOf(page, 0)).toContainText('3 rows are here')
})

test('it is moved by buttons, wheel and hand, and the table shows what is seen', async ({ page }) => {
  await choose(page, 'Map')
  const whole = await scale(page)

  // The wheel zooms about what is under it.
  const before = await placeOf(page, 5)
  const hand = { x: Math.round(before.x), y: Math.round(before.y) }
  await page.mouse.move(hand.x, hand.y)
  for (let turn = 0; turn < 3; turn++) await page.mouse.wheel(0, -240)
  await expect.poll(() => scale(page)).toBeCloseTo(8 * whole, 6)
  const near = await placeOf(page, 5)
  expect(near.x - hand.x).toBeCloseTo(8 * (before.x - hand.x), 0)
  expect(near.y - hand.y).toBeCloseTo(8 * (before.y - hand.y), 0)

  await page.getByRole('button', { name: /^Rows in view/ }).click()
  await expect(page.getByRole('button', { name: /^Rows in view/ })).toHaveAttribute('aria-pressed', 'true')
  await expectRows(page, 1)
  await expect(page.getByText('1 row in view')).toBeVisible()

  // Drawn along, the dot stays under the hand, and what is pressed on the way is not opened.
  await page.mouse.move(hand.x, hand.y)
  await page.mouse.down()
  await page.mouse.move(hand.x + 40, hand.y + 25, { steps: 4 })
  await page.mouse.up()
  const drawn = await placeOf(page, 5)
  expect(drawn.x).toBeCloseTo(near.x + 40, 0)
  expect(drawn.y).toBeCloseTo(near.y + 25, 0)
  await expect(page.getByRole('region', { name: 'Row 6' })).toBeHidden()

  await page.getByRole('button', { name: 'Whole country' }).click()
  await expect.poll(() => scale(page)).toBeCloseTo(whole, 6)
  await expectRows(page, 7)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expectRows(page, 9)
  await expect(page.getByRole('button', { name: /^Rows in view/ })).toHaveAttribute('aria-pressed', 'false')

  for (const name of ['Zoom in', 'Zoom in']) await page.getByRole('button', { name }).click()
  await expect.poll(() => scale(page)).toBeCloseTo(4 * whole, 6)
  await page.getByRole('button', { name: 'Zoom out' }).click()
  await expect.poll(() => scale(page)).toBeCloseTo(2 * whole, 6)
})

test('it is moved by keys, and a town brings its rows into view', async ({ page }) => {
  await choose(page, 'Map')
  await mapOf(page).focus()
  const whole = await scale(page)
  for (const [key, times] of [
    ['+', 2],
    ['=', 4],
    ['-', 2],
  ] as const) {
    await page.keyboard.press(key)
    await expect.poll(() => scale(page)).toBeCloseTo(times * whole, 6)
  }
  const before = await placeOf(page, 3)
  await page.keyboard.press('ArrowRight')
  await expect.poll(async () => (await placeOf(page, 3)).x).toBeLessThan(before.x - 50)
  await page.keyboard.press('ArrowUp')
  await expect.poll(async () => (await placeOf(page, 3)).y).toBeGreaterThan(before.y + 20)
  await page.keyboard.press('0')
  await expect.poll(() => scale(page)).toBeCloseTo(whole, 6)

  await page.getByRole('button', { name: 'JERSEY' }).click()
  await page.getByRole('button', { name: /^Rows in view/ }).click()
  await expectRows(page, 1)
  await expect(grid(page).getByText('JERSEY').first()).toBeVisible()
})

test('it is upright and tall, with the whole country in it', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await choose(page, 'Map')
  const room = (await mapOf(page).boundingBox())!
  expect(room.height).toBeGreaterThanOrEqual(300)
  const land = (await mapOf(page).locator('.mapLand').boundingBox())!
  expect(land.y).toBeGreaterThanOrEqual(room.y)
  expect(land.y + land.height).toBeLessThanOrEqual(room.y + room.height)
  await expect(mapOf(page)).toBeInViewport({ ratio: 1 })
})

test.describe('by touch', () => {
  test.use({ isApart: true, hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } })

  test('two fingers zoom, one then draws the map along, and scrolls the page before', async ({ page }) => {
    await page.getByText('Scores and map').click()
    await choose(page, 'Map')
    await mapOf(page).evaluate((map) => map.scrollIntoView({ block: 'center' }))
    const whole = await scale(page)
    const session = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: { x: number; y: number }[]) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: points.map((point, id) => ({ ...point, id })),
      })
    const swipe = async (from: { x: number; y: number }, byX: number, byY: number) => {
      await touch('touchStart', from)
      for (let step = 1; step <= 8; step++)
        await touch('touchMove', { x: from.x + (byX * step) / 8, y: from.y + (byY * step) / 8 })
      await touch('touchEnd')
    }
    const scrolled = () => page.evaluate(() => window.scrollY)

    const before = await scrolled()
    await swipe(await placeOf(page, 3), 0, -120)
    await expect.poll(scrolled).toBeGreaterThan(before)

    await mapOf(page).evaluate((map) => map.scrollIntoView({ block: 'center' }))
    const { x, y } = await placeOf(page, 3)
    await touch('touchStart', { x: x - 20, y }, { x: x + 20, y })
    for (let apart = 20; apart <= 60; apart += 5)
      await touch('touchMove', { x: x - apart, y }, { x: x + apart, y })
    await touch('touchEnd')
    await expect.poll(() => scale(page)).toBeGreaterThan(2.5 * whole)

    const [stays, from] = [await scrolled(), await placeOf(page, 3)]
    await swipe(from, 0, -60)
    await expect.poll(async () => (await placeOf(page, 3)).y).toBeLessThan(from.y - 40)
    expect(await scrolled()).toBe(stays)
  })
})

test('answers without scores are on the map all the same', async ({ page, sheet, provider }) => {
  const [{ line, town, longitude, latitude }] = rows as [(typeof rows)[number]]
  const match = { line_1: line, post_town: town, postcode: 'AB1 1AA', longitude, latitude }
  provider.respond = () => ({ status: 200, body: { code: 2000, message: 'Success', result: { match } } })
  await sheet.button('Start New Cleanse').click()
  await sheet.button('Yes, Start New').click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await sheet.load('two.csv', 'address,postcode\n1 High Street,AB1 1AA\n2 High Street,AB1 1AA\n')
  await sheet.start()
  await expect(page.getByText('No answer has a score.')).toBeVisible()
  await choose(page, 'Map')
  await expect(mapOf(page).locator('[data-row]')).toHaveCount(2)
})
