import type { Page } from '@playwright/test'
import { expect, test } from './support/cleanSheet'

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

const pictureOf = (page: Page) => page.getByRole('img', { name: /as dots on a map/ })

/** What is drawn in a colour of the map's dots: the middle of each dot in the picture, in px, from west to east. */
async function drawn(page: Page, colour: 'good' | 'to-review') {
  const shot = await pictureOf(page).screenshot()
  return pictureOf(page).evaluate(
    async (picture, { png, name }) => {
      const sample = new OffscreenCanvas(1, 1).getContext('2d')!
      sample.fillStyle = getComputedStyle(picture).getPropertyValue(`--map-${name}`)
      sample.fillRect(0, 0, 1, 1)
      const wanted = [...sample.getImageData(0, 0, 1, 1).data]
      const bitmap = await createImageBitmap(new Blob([Uint8Array.from(png)]))
      const { width, height } = bitmap
      const canvas = new OffscreenCanvas(width, height).getContext('2d')!
      canvas.drawImage(bitmap, 0, 0)
      const { data } = canvas.getImageData(0, 0, width, height)
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
        const middle = (values: number[]) => (Math.min(...values) + Math.max(...values) + 1) / 2
        shapes.push({
          x: middle(shape.map((at) => at % width)),
          y: middle(shape.map((at) => Math.floor(at / width))),
        })
      }
      return shapes.toSorted((a, b) => a.x - b.x)
    },
    { png: [...shot], name: colour },
  )
}

test('every row with coordinates is a dot, no other server is asked, and towns are filters', async ({
  page,
  sheet,
  provider,
}) => {
  provider.respond = (query) => {
    const match = matches.find(({ line_1, post_town }) => query.startsWith(`${line_1} ${post_town}`)) ?? null
    const premise_match = query.startsWith('2 High Street LEEDS') ? 'INCORRECT' : 'FULL'
    const result = {
      match,
      premise_match,
      fit: 1,
      confidence: match ? (premise_match === 'FULL' ? 0.9 : 0.4) : 0,
    }
    return { status: 200, body: { code: 2000, message: 'Success', result } }
  }
  await page.setViewportSize({ width: 1366, height: 768 })
  await sheet.getReady(CSV, 'towns.csv')
  await sheet.start()
  await sheet.completed()
  const expectRows = (count: number) => expect(sheet.grid).toHaveAttribute('aria-rowcount', String(count + 1))
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await sheet.openScores()
  // The radios themselves are invisible: their labels are pressed.
  await expect(page.getByRole('radio', { name: 'Scores' })).toBeChecked()
  await sheet.text('Map').click()
  await expect(page.getByRole('img', { name: /^7 rows as dots on a map/ })).toBeInViewport({ ratio: 1 })
  expect(asked).toEqual([])
  await expect(page.getByText('2 rows have no coordinates; 1 of them has no cleansed address')).toBeVisible()

  await test.step('rows at one place are one dot, and Northern Ireland and Jersey are where they should be', async () => {
    const dots = await drawn(page, 'good')
    expect(dots).toHaveLength(3)
    expect(await drawn(page, 'to-review')).toHaveLength(1)
    const [belfast, jersey, london] = dots
    expect(jersey!.y).toBeGreaterThan(london!.y)
    expect(belfast!.y).toBeLessThan(london!.y)
  })

  const table = page.getByRole('table', { name: 'Rows by post town' })
  const towns = ['Post townRowsTo review', 'LONDON30', 'LEEDS21', 'BATH10', 'BELFAST10', 'JERSEY10']
  await expect(table.getByRole('row')).toHaveText(towns)

  await test.step('a town shows its rows alone, and pressed again all', async () => {
    await sheet.button('LEEDS').click()
    await expect(sheet.button('LEEDS')).toHaveAttribute('aria-pressed', 'true')
    await expectRows(2)
    await expect(page.getByRole('img', { name: /^2 rows as dots/ })).toBeVisible()
    await expect(table.getByRole('row')).toHaveText(towns)
    await sheet.button('BATH').click()
    await expectRows(1)
    await sheet.button('BATH').press('Enter')
    await expectRows(9)
  })

  await test.step('other filters narrow the picture and the table, and the scores come back without the town', async () => {
    await sheet.button('1 To review').click()
    await expect(table.getByRole('row')).toHaveText([towns[0]!, 'LEEDS11'])
    await expect(page.getByText('0 good')).toBeVisible()
    await sheet.button('LEEDS').click()
    await sheet.button('9 All').click()
    await expectRows(2)
    await page.getByLabel('Scores or map').getByText('Scores').click()
    await expect(sheet.threshold).toBeVisible()
    await expectRows(9)
  })
})
