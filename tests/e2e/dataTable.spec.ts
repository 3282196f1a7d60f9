import { expectNoViolations } from './support/checks'
import { expect, test } from './support/cleanSheet'
import { createGate } from './support/provider'

// The preview as screen readers and keyboards meet it. What a grid does besides is in grid.spec.ts.

const COLUMNS = 20
const headers = [
  'id',
  'address',
  'post_code',
  ...Array.from({ length: COLUMNS - 3 }, (_, at) => `more ${at}`),
]
const wide = [
  headers.join(','),
  ...Array.from({ length: 12 }, (_, row) =>
    headers.map((header) => (header === 'post_code' ? 'B12 0XY' : `${header} of ${row}`)).join(','),
  ),
  '',
].join('\n')

test.beforeEach(async ({ sheet }) => {
  await sheet.open()
  await sheet.load('wide.csv', wide)
})

test('the preview is one table that says what it holds', async ({ page }) => {
  const table = page.getByRole('table')
  await expect(table).toHaveCount(1)
  await expect(table).toHaveAccessibleName('Preview')
  await expect(table).toHaveAttribute('aria-rowcount', '6')
  await expect(table).toHaveAttribute('aria-colcount', String(COLUMNS + 1))
  // Rows that scroll in would be read out.
  await expect(table).toHaveAttribute('aria-live', 'off')
  await expect(table.getByRole('rowgroup')).toHaveCount(2)
  await expect(table.getByRole('row')).toHaveCount(6)
  await expect(table.getByRole('columnheader', { name: 'post_code', exact: true })).toBeVisible()
  for (const row of [1, 2, 3, 4, 5]) {
    await expect(table.getByRole('rowheader', { name: String(row), exact: true })).toBeVisible()
  }
  await expect(table.getByRole('row').nth(5)).toHaveAttribute('aria-rowindex', '6')
  await expect(table.getByRole('row').nth(5).getByRole('cell')).toHaveCount(COLUMNS)
  await expectNoViolations(page)
})

test('keys scroll it sideways, header and body in step, and nothing else', async ({ page }) => {
  const table = page.getByRole('table', { name: 'Preview' })
  await table.focus()
  const at = async (role: 'columnheader' | 'cell', name: string) =>
    (await table.getByRole(role, { name, exact: true }).boundingBox())!.x
  const before = await at('columnheader', 'more 3')
  const first = await table.getByRole('rowheader', { name: '1', exact: true }).boundingBox()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => at('columnheader', 'more 3')).toBeLessThan(before - 200)
  await expect
    .poll(async () => Math.abs((await at('columnheader', 'more 3')) - (await at('cell', 'more 3 of 1'))))
    .toBeLessThan(1.5)
  // The number of the row stays in sight.
  expect(await table.getByRole('rowheader', { name: '1', exact: true }).boundingBox()).toEqual(first)
  await expect(table).toBeFocused()
})

test('the wheel and a search of the browser scroll header and body in step', async ({ page }) => {
  const table = page.getByRole('table', { name: 'Preview' })
  const head = (name: string) => table.getByRole('columnheader', { name, exact: true })
  const cell = (name: string) => table.getByRole('cell', { name: `${name} of 1`, exact: true })
  const differs = async (name: string) => {
    const boxes = [await head(name).boundingBox(), await cell(name).boundingBox()] as const
    return Math.abs(boxes[0]!.x - boxes[1]!.x)
  }
  const before = (await head('more 5').boundingBox())!.x
  await cell('more 1').hover()
  await page.mouse.wheel(300, 0)
  await expect.poll(async () => (await head('more 5').boundingBox())!.x).toBeLessThan(before - 200)
  await expect.poll(() => differs('more 5')).toBeLessThan(1.5)
  await cell('more 16').evaluate((last) => last.scrollIntoView({ inline: 'end', block: 'nearest' }))
  await expect(cell('more 16')).toBeInViewport({ ratio: 0.9 })
  await expect.poll(() => differs('more 16')).toBeLessThan(1.5)
})

test('a search of the browser finds its place while the wheel still scrolls', async ({ page }) => {
  const table = page.getByRole('table', { name: 'Preview' })
  const last = table.getByRole('cell', { name: 'more 16 of 1', exact: true })
  // In one turn: for a tenth of a second the table listens to the wheel alone.
  await last.evaluate((cell) => {
    cell.dispatchEvent(new WheelEvent('wheel', { deltaX: 100, bubbles: true, cancelable: true }))
    cell.scrollIntoView({ inline: 'end', block: 'nearest' })
  })
  await expect(last).toBeInViewport({ ratio: 0.9 })
  const head = table.getByRole('columnheader', { name: 'more 16', exact: true })
  await expect
    .poll(async () => Math.abs((await head.boundingBox())!.x - (await last.boundingBox())!.x))
    .toBeLessThan(1.5)
})

test('where the code of tables cannot be loaded, the rest works, and the page says so', async ({
  sheet,
  page,
}) => {
  await page.route(/PreviewTable.*\.js/, (route) => route.abort())
  await sheet.open()
  await sheet.load('wide.csv', wide)
  await expect(page.getByRole('alert')).toContainText('The preview cannot be shown')
  await expect(page.getByText('Showing first 5 rows of 12 total rows')).toBeVisible()
})

test('nothing moves when the preview takes the place that was kept for it', async ({ sheet, page }) => {
  const note = page.getByText('Showing first 5 rows of 12 total rows')
  const gate = createGate()
  await page.route(/PreviewTable.*\.js/, async (route) => {
    await gate.opened
    await route.continue()
  })
  await sheet.open()
  await sheet.load('wide.csv', wide)
  const before = await note.boundingBox()
  await expect(page.getByRole('table')).toHaveCount(0)
  gate.open()
  await expect(page.getByRole('table', { name: 'Preview' })).toBeVisible()
  expect(await note.boundingBox()).toEqual(before)
})
