import { expect, queryOf, test } from './support/cleanSheet'

const CSV = [
  'id,address,town,postcode',
  ...Array.from({ length: 11 }, (_, at) => `${at},${at + 1} High Street,Leeds,LS1 4AB`),
  'a,,Leeds,',
  'b,1 High Street,Leeds,LS1 4AB',
].join('\n')

test('what a run will cost and send is said before it starts', async ({ page, sheet, provider }) => {
  await sheet.open()
  await sheet.load('mixed.csv', CSV)
  const cost = page.getByRole('region', { name: 'What this cleanse will use' })
  await expect(cost).toContainText('Rows to look up12')
  await expect(cost).toContainText('Maximum lookups12')
  await expect(cost).toContainText('Nothing to send1')
  await expect(cost).toContainText('Takes at leasta few seconds')
  await sheet.button('show rows').click()
  await expect(cost.getByText('Row 12', { exact: true })).toBeVisible()
  await sheet.button('hide rows').click()
  await expect(cost.getByText('Row 12', { exact: true })).toBeHidden()
  const choice = page.getByRole('checkbox', { name: 'Look up duplicate addresses once' })
  await expect(choice).toHaveAccessibleDescription('saves 1 lookup')
  await choice.check()
  await expect(cost).toContainText('Maximum lookups11')

  const sent = page.getByRole('region', { name: 'What these rows will send' }).getByRole('listitem')
  await expect(sent).toHaveText([1, 2, 3, 4, 5].map((row) => `${row} High Street, LS1 4AB`))
  await sheet.enterKey()
  await expect(page.getByText('Sends address and postcode only.')).toBeVisible()
  const offer = page.getByRole('group', { name: 'More address columns' })
  await expect(offer).toContainText('town looks like a part of the address too.')
  await expect(offer.getByRole('listitem')).toHaveText(
    [1, 2].map((row) => `${row} High Street, Leeds, LS1 4AB`),
  )
  await sheet.button('Send them too').click()
  await expect(sent.first()).toHaveText('1 High Street, Leeds, LS1 4AB')
  await expect(page.getByText('Sends address, town and postcode.')).toBeVisible()
  await sheet.button('Leave them out').click()
  await expect(sent.first()).toHaveText('1 High Street, LS1 4AB')
  await sheet.button('Send them too').click()
  await sheet.start()
  await expect(page.getByText('13 / 13')).toBeVisible()
  expect(provider.queries).toHaveLength(12)
  await expect(cost).toBeHidden()
})

test('ten rows are tried, and one button goes on with the rest', async ({ page, sheet, provider }) => {
  await sheet.getReady(14)
  await sheet.button('Try 10 rows first').click()
  const verdict = page.getByRole('status').filter({ hasText: '10 rows tried: ' })
  await expect(verdict).toContainText(/\d+ good, \d+ to review, \d+ not found/)
  await expect(page.getByText('10 / 14')).toBeVisible()
  expect(provider.queries).toHaveLength(10)
  await sheet.press('Cleanse the remaining 4 rows')
  await expect(page.getByText('Completed')).toBeVisible()
  await expect(verdict).toBeHidden()
  expect(provider.queries.toSorted()).toEqual(
    Array.from({ length: 14 }, (_, at) => queryOf(at + 1)).toSorted(),
  )
})

for (const [width, height] of [
  [1366, 768],
  [1280, 720],
] as const) {
  test(`at ${width} × ${height} Start is in sight, and covers no step`, async ({ sheet, page }) => {
    await page.setViewportSize({ width, height })
    await sheet.getReady(20)
    await expect(sheet.button('Start Cleanse')).toBeInViewport({ ratio: 1 })
    await expect(sheet.button('Try 10 rows first')).toBeInViewport({ ratio: 1 })
    await expect(page.getByText('Takes at least')).toBeInViewport()
    // Whatever a keyboard reaches stands free above the buttons.
    const last = page.getByText('What happens to my data')
    await last.focus()
    const lastBox = (await last.boundingBox())!
    const start = (await sheet.button('Start Cleanse').boundingBox())!
    expect(lastBox.y + lastBox.height).toBeLessThanOrEqual(start.y)
  })
}

test('before the columns are chosen there is no cost to tell', async ({ sheet, page }) => {
  await sheet.open()
  await sheet.load('odd.csv', 'where,postcode\nThe Cottage,B12 0XY\n')
  await expect(page.getByText('Choose the address and postcode columns.')).toBeVisible()
  await expect(page.getByText('Maximum lookups')).toBeHidden()
})
