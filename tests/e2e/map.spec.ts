import type { Page } from '@playwright/test'
import { atRest } from './support/checks'
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

const mapOf = (page: Page) => page.getByRole('region', { name: 'Map of the rows' })
const pictureOf = (page: Page) => page.getByRole('img', { name: /as dots on a map/ })
type Place = { x: number; y: number }

/** The radios themselves are invisible: their labels are pressed. */
const choose = (page: Page, name: 'Map' | 'Scores') => page.getByText(name, { exact: true }).click()

/** What is drawn in a colour of the map, such as its dots: the middle of each in the window, from west to east. */
const drawn = (page: Page, colour: 'good' | 'to-review' | 'ring') =>
  pictureOf(page).evaluate((canvas, name) => {
    if (!(canvas instanceof HTMLCanvasElement)) throw new Error('The map is not a canvas.')
    const colourOf = (variable: string) => getComputedStyle(canvas).getPropertyValue(`--map-${variable}`)
    // Colours may let the land through.
    const sample = new OffscreenCanvas(1, 1).getContext('2d')!
    for (const variable of ['land', name]) {
      sample.fillStyle = colourOf(variable)
      sample.fillRect(0, 0, 1, 1)
    }
    const wanted = [...sample.getImageData(0, 0, 1, 1).data]
    const { width, height } = canvas
    // Nothing is drawn until it has a size, such as just after the table comes back.
    if (width === 0 || height === 0) return []
    const { data } = canvas.getContext('2d')!.getImageData(0, 0, width, height)
    const rest = new Set<number>()
    for (let at = 0; at < width * height; at++) {
      if (wanted.every((value, channel) => Math.abs(data[4 * at + channel]! - value) < 40)) rest.add(at)
    }
    const shapes: { x: number; y: number }[] = []
    for (const start of rest) {
      const shape = [start]
      for (const at of shape) {
        rest.delete(at)
        for (const next of [at - 1, at + 1, at - width, at + width]) if (rest.delete(next)) shape.push(next)
      }
      const [xs, ys] = [shape.map((at) => at % width), shape.map((at) => Math.floor(at / width))]
      const { left, top } = canvas.getBoundingClientRect()
      const middle = (values: number[]) => (Math.min(...values) + Math.max(...values) + 1) / 2
      shapes.push({ x: left + middle(xs), y: top + middle(ys) })
    }
    return shapes.toSorted((a, b) => a.x - b.x)
  }, colour)

/** The only row to review, in Leeds, once it is drawn. */
async function leeds(page: Page) {
  await expect.poll(() => drawn(page, 'to-review')).toHaveLength(1)
  return (await drawn(page, 'to-review'))[0]!
}

/** Waits until the map is `factor` times as large as when Leeds was at `whole`. */
async function expectZoom(page: Page, factor: number, whole: { x: number; y: number }) {
  const { x, y, width, height } = (await pictureOf(page).boundingBox())!
  const [middleX, middleY] = [x + width / 2, y + height / 2]
  const far = async () => {
    const now = await leeds(page)
    return Math.hypot(
      now.x - middleX - factor * (whole.x - middleX),
      now.y - middleY - factor * (whole.y - middleY),
    )
  }
  await expect.poll(far).toBeLessThan(factor)
}

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
  await expect(page.getByRole('img', { name: /^7 rows as dots on a map/ })).toBeVisible()
  // Rows at one place are one dot.
  await expect.poll(() => drawn(page, 'good')).toHaveLength(3)
  expect(await drawn(page, 'to-review')).toHaveLength(1)
  expect(asked.every((path) => /^\/assets\/RowMap-[^/]+\.(?:js|css)$/.test(path))).toBe(true)
  await expect(page.getByText('7 rows in view')).toBeVisible()
  await expect(page.getByText('2 rows have no coordinates; 1 of them has no cleansed address')).toBeVisible()
  await test.step('Northern Ireland and Jersey are where they should be, and the whole country is in sight', async () => {
    const [belfast, jersey, london] = (await drawn(page, 'good')) as [Place, Place, Place]
    expect(belfast.x).toBeLessThan(jersey.x)
    expect(jersey.x).toBeLessThan(london.x)
    expect(jersey.y).toBeGreaterThan(london.y)
    expect(belfast.y).toBeLessThan(london.y)
    const room = (await mapOf(page).boundingBox())!
    expect(room.height).toBeGreaterThanOrEqual(300)
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
    await sheet.button('LONDON').click()
    await expect.poll(() => drawn(page, 'good')).toHaveLength(1)
    const [london] = await drawn(page, 'good')
    const { x, y } = london!
    await page.mouse.move(x + 3, y)
    await expect(mapOf(page)).toHaveAttribute(
      'title',
      'Row 1: 1 High Street, LONDON, AB1 1AA\nGood\n3 rows are here: press again for the next.',
    )
    for (const row of [1, 2, 3, 1]) {
      await page.mouse.click(x, y)
      await expect(sheet.panel(row)).toBeVisible()
      await sheet.button('Close').click()
      await expect(sheet.region(/^Row \d/)).toHaveCount(0)
      // The map has not moved.
      await expect.poll(() => drawn(page, 'good')).toEqual([london])
      await expect.poll(() => drawn(page, 'ring')).toContainEqual(london)
    }
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
    await expect(page.getByRole('img', { name: /^2 rows as dots/ })).toBeVisible()
  })
})

test('the map moves by mouse, buttons and keys, and can limit the table', async ({ page, sheet }) => {
  const expectRows = (count: number) => expect(sheet.grid).toHaveAttribute('aria-rowcount', String(count + 1))
  const rowsInView = sheet.button(/^Rows in view/)
  await choose(page, 'Map')
  await expect.poll(() => drawn(page, 'to-review')).toHaveLength(1)
  const whole = await leeds(page)

  await test.step('the wheel zooms about the pointer', async () => {
    const [belfast] = await drawn(page, 'good')
    const hand = { x: Math.round(belfast!.x), y: Math.round(belfast!.y) }
    await page.mouse.move(hand.x, hand.y)
    const heightOf = () => mapOf(page).evaluate((map) => map.scrollHeight)
    for (let turn = 0; turn < 3; turn++) {
      const before = await heightOf()
      await page.mouse.wheel(0, -240)
      await expect.poll(heightOf).toBeGreaterThan(before)
    }
    await expect.poll(() => drawn(page, 'good')).toHaveLength(1)
    const [near] = (await drawn(page, 'good')) as [Place]
    expect(Math.hypot(near.x - hand.x, near.y - hand.y)).toBeLessThan(8)

    await rowsInView.click()
    await expect(rowsInView).toHaveAttribute('aria-pressed', 'true')
    await expectRows(1)
    await expect(page.getByText('1 row in view')).toBeVisible()

    // A dot that is dragged stays under the hand, and is not opened.
    await page.mouse.move(hand.x, hand.y)
    await page.mouse.down()
    await page.mouse.move(hand.x + 40, hand.y + 25, { steps: 4 })
    await page.mouse.up()
    await expect.poll(() => drawn(page, 'good')).toEqual([{ x: near.x + 40, y: near.y + 25 }])
    await expect(sheet.panel(6)).toBeHidden()
    const dragged = await drawn(page, 'good')

    // What is dragged from elsewhere does not take the map along.
    await page.getByRole('heading', { name: 'Data Preview' }).hover()
    await page.mouse.down()
    await page.mouse.move(hand.x, hand.y, { steps: 4 })
    await page.mouse.move(hand.x - 60, hand.y, { steps: 4 })
    await page.mouse.up()
    expect(await atRest(page, () => drawn(page, 'good'))).toEqual(dragged)
  })

  await test.step('buttons', async () => {
    await sheet.button('Whole country').click()
    await expectZoom(page, 1, whole)
    await expectRows(7)
    await sheet.button('Clear filters').click()
    await expectRows(9)
    await expect(rowsInView).toHaveAttribute('aria-pressed', 'false')
    await sheet.button('1 To review').click()
    await expect(sheet.button('Rows in view (1)')).toBeVisible()
    await expect(page.getByText('1 row in view')).toBeVisible()
    await expect(page.getByText('0 good')).toBeVisible()
    await sheet.button('1 To review').click()
    await expect(sheet.button('Rows in view (7)')).toBeVisible()
    await sheet.button('Zoom in').click()
    await sheet.button('Zoom in').click()
    await expectZoom(page, 4, whole)
    await sheet.button('Zoom out').click()
    await expectZoom(page, 2, whole)
  })

  await test.step('keys', async () => {
    await mapOf(page).focus()
    const before = await leeds(page)
    await page.keyboard.press('ArrowRight')
    await expect.poll(async () => (await leeds(page)).x).toBeLessThan(before.x - 20)
    await page.keyboard.press('ArrowUp')
    await expect.poll(async () => (await leeds(page)).y).toBeGreaterThan(before.y + 20)
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
    await expect.poll(() => drawn(page, 'good')).toHaveLength(3)
    const scrolled = () => page.evaluate(() => window.scrollY)

    const before = await scrolled()
    // While the page still scrolls, it takes the next fingers too.
    const scrollEnd = page.evaluate(() => new Promise((resolve) => addEventListener('scrollend', resolve)))
    await swipe(page, await leeds(page), 0, -120)
    await scrollEnd
    expect(await scrolled()).toBeGreaterThan(before)

    await centre()
    const { x, y } = await leeds(page)
    const apart = [20, 25, 30, 35, 40, 45, 50, 55, 60]
    await touch(
      page,
      apart.map((by) => [
        { x: x - by, y },
        { x: x + by, y },
      ]),
    )
    // The others are out of sight.
    await expect.poll(async () => (await drawn(page, 'good')).length).toBeLessThan(3)

    const [stays, from] = [await scrolled(), await leeds(page)]
    await swipe(page, from, 0, -60)
    await expect.poll(async () => (await leeds(page)).y).toBeLessThan(from.y - 40)
    expect(await scrolled()).toBe(stays)
  })
})
