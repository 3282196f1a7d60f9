import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { addresses, expect, test } from './support/cleanSheet'

// Rows that come to something different each: a match, a match with another postcode town, nonsense, an error.
const CSV = [
  'id,address,postcode',
  '1,1 High Street,B12 0XY',
  '2,2 High St,B12 0XY',
  '3,zzz,',
  '4,4 High Street,',
  '5,1 High Street,B12 0XY',
  '6,,',
].join('\n')

const threshold = (page: Page) => page.getByRole('slider', { name: 'Threshold' })
const grid = (page: Page) => page.getByRole('grid', { name: 'Results' })
const panel = (page: Page, row: number) => page.getByRole('region', { name: `Row ${row}`, exact: true })

/** The row with a number; a press on its number opens its panel. */
const rowOf = (page: Page, row: number) =>
  grid(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: String(row), exact: true }) })

const numberOf = (page: Page, row: number) => rowOf(page, row).getByRole('rowheader')

/** Expects that the rows with these numbers are shown, in this order. */
const expectRows = (page: Page, rows: number[]) =>
  expect(grid(page).getByRole('rowheader')).toHaveText(rows.map(String))

test.beforeEach(async ({ sheet }) => {
  await sheet.open()
  await sheet.load('mixed.csv', CSV)
  await sheet.enterKey()
})

test('what a run will send is told before it starts', async ({ page, sheet, provider }) => {
  const forecast = page.getByRole('region', { name: 'What this cleanse will use' })
  await expect(forecast).toContainText('Rows to look up5')
  await expect(forecast).toContainText('Maximum lookups5')
  await expect(forecast).toContainText('Nothing to send1')
  await expect(forecast).toContainText('saves 1 lookup')
  await sheet.button('show rows').click()
  await expect(forecast.getByText('Row 6', { exact: true })).toBeVisible()
  await page.getByRole('checkbox', { name: 'Look up duplicate addresses once' }).check()
  await expect(forecast).toContainText('Maximum lookups4')
  await sheet.start()
  await expect(page.getByText('6 / 6')).toBeVisible()
  expect(provider.queries).toHaveLength(4)
  await expect(sheet.button('1 Nothing to send')).toBeVisible()
  const { headers, rows } = await sheet.download('Download CSV')
  const street = headers.indexOf('Street Name')
  expect(rows[0]![street]).toBe('High Street')
  expect(rows[4]![street]).toBe(rows[0]![street])
  // It is no failure: its own values stand there, and no error.
  expect(rows[5]!.filter(Boolean)).toEqual(['6'])
  expect(headers).not.toContain('Error')
})

test('outcomes are counted, and each count filters the results', async ({ page, sheet }) => {
  await sheet.start()
  await expect(sheet.button('6 All results')).toHaveAttribute('aria-pressed', 'true')
  for (const name of ['4 Good', '0 To review', '1 No match', '0 Failed', '1 Nothing to send'])
    await expect(sheet.button(name)).toHaveAttribute('aria-pressed', 'false')
  await expect(page.getByRole('button', { name: /Not run$/ })).toHaveCount(0)
  await sheet.button('4 Good').click()
  await expectRows(page, [1, 2, 4, 5])
  await sheet.button('1 No match').click()
  await expect(sheet.button('1 No match')).toHaveAttribute('aria-pressed', 'true')
  await expectRows(page, [3])
  await sheet.button('1 No match').click()
  await expect(sheet.button('6 All results')).toHaveAttribute('aria-pressed', 'true')
  await expectRows(page, [1, 2, 3, 4, 5, 6])
  const search = page.getByRole('searchbox', { name: 'Find in results' })
  await search.fill('ZZZ')
  await expectRows(page, [3])
  // What was added to a row is looked through too.
  await search.fill('taunton')
  await expectRows(page, [4])
  await search.fill('nowhere')
  await expect(page.getByText('No rows fit these filters.')).toBeVisible()
  await sheet.button('Clear filters').click()
  await expect(search).toHaveValue('')
  await expectRows(page, [1, 2, 3, 4, 5, 6])
})

test('rows below the threshold are reviewed by keyboard, and the decisions are downloaded', async ({
  page,
  sheet,
}) => {
  await sheet.start()
  await page.getByRole('spinbutton', { name: 'Threshold value' }).fill('0.8')
  await sheet.button('2 To review').click()
  await expectRows(page, [2, 4])
  const decisionOf = (row: number) => rowOf(page, row).getByRole('cell').last()
  await rowOf(page, 2).focus()
  await page.keyboard.press('a')
  await expect(decisionOf(2)).toHaveText('Accepted')
  // A decision moves on to the next row that has none.
  await expect(rowOf(page, 4)).toBeFocused()
  await expect(rowOf(page, 4)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowUp')
  await expect(rowOf(page, 2)).toBeFocused()
  await page.keyboard.press('u')
  await expect(decisionOf(2)).toBeEmpty()
  await page.keyboard.press('k')
  await expect(decisionOf(2)).toHaveText('Kept original')
  await expect(rowOf(page, 4)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(
    panel(page, 4).getByRole('row', { name: 'Street High Street High Street matches' }),
  ).toBeVisible()
  await expect(panel(page, 4).getByRole('row', { name: 'Town none TAUNTON added' })).toBeVisible()
  await page.keyboard.press('a')
  await expect(decisionOf(4)).toHaveText('Accepted')
  await expect(page.getByText('2 of 2 decided')).toBeVisible()
  const { headers, rows: written } = await sheet.download('Download CSV')
  const cellsOf = (name: string) => written.map((row) => row[headers.indexOf(name)])
  expect(cellsOf('Post Town')).toEqual(['BIRMINGHAM', '', '', 'TAUNTON', 'BIRMINGHAM', ''])
  expect(cellsOf('Confidence Score')).toEqual(['0.83', '0.76', '0.00', '0.56', '0.83', ''])
})

test('decisions are undone and redone in their order, those on many rows as one', async ({ page, sheet }) => {
  await sheet.start()
  await rowOf(page, 2).focus()
  await page.keyboard.press('k')
  await expect(rowOf(page, 4)).toBeFocused()
  const decided = grid(page).getByRole('cell', { name: /^(?:Accepted|Kept original)$/ })
  await sheet.button('Accept all shown (3)').click()
  await expect(decided).toHaveText(['Accepted', 'Kept original', 'Accepted', 'Accepted'])
  await rowOf(page, 2).focus()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(decided).toHaveText(['Kept original'])
  await page.keyboard.press('ControlOrMeta+z')
  await expect(decided).toHaveCount(0)
  await page.keyboard.press('ControlOrMeta+Shift+z')
  await page.keyboard.press('ControlOrMeta+Shift+z')
  await expect(decided).toHaveText(['Accepted', 'Kept original', 'Accepted', 'Accepted'])
})

test('a row whose original is kept shows the customer’s own values, as the download does', async ({
  page,
  sheet,
}) => {
  await sheet.load('spelt.csv', 'id,address,Postcode\n1,1 High Street,b120xy\n')
  await expect(page.getByText('1 High Street, b120xy')).toBeVisible()
  await sheet.start()
  await page.getByText('All columns', { exact: true }).click()
  await expect(grid(page).getByRole('columnheader')).toHaveText(['Row', 'id', 'address', 'Postcode'])
  await expect(grid(page).getByRole('cell', { name: 'B12 0XY', exact: true })).toBeVisible()
  await numberOf(page, 1).click()
  await panel(page, 1).getByRole('button', { name: 'Keep mine', exact: true }).click()
  await expect(grid(page).getByRole('cell', { name: 'b120xy', exact: true })).toBeVisible()
  const { headers, rows } = await sheet.download('Download CSV')
  expect(rows[0]![headers.indexOf('Postcode')]).toBe('b120xy')
  await panel(page, 1).getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(grid(page).getByRole('cell', { name: 'B12 0XY', exact: true })).toBeVisible()
})

test('what is decided stays to review, and beside it stands how many are', async ({ page, sheet }) => {
  await sheet.start()
  await threshold(page).fill('1')
  await expect(sheet.button('4 To review')).toBeVisible()
  await expect(page.getByText('4 to review · 0 good')).toBeVisible()
  await expect(page.getByText('0 of 4 decided')).toBeVisible()
  await numberOf(page, 1).click()
  await expect(panel(page, 1).getByRole('status')).toHaveText(/ Undecided\. 4 rows to review undecided\.$/)
  await panel(page, 1).getByRole('button', { name: 'Accept', exact: true }).click()
  await expect(page.getByText('1 of 4 decided')).toBeVisible()
  await expect(panel(page, 2).getByRole('status')).toHaveText(/ Undecided\. 3 rows to review undecided\.$/)
  await expect(sheet.button('4 To review')).toBeVisible()
  await expect(page.getByText('4 to review · 0 good')).toBeVisible()
  // Good rows, too, can be decided about, and are not counted among these.
  await threshold(page).fill('0.8')
  await expect(page.getByText('0 of 2 decided')).toBeVisible()
})

test('why rows are to review is counted, and each reason filters the results', async ({ page, sheet }) => {
  await sheet.start()
  await expect(page.getByText('Nothing to review.')).toBeVisible()
  await threshold(page).fill('0.6')
  const reason = page
    .getByRole('group', { name: 'Why to review' })
    .getByRole('button', { name: 'Score below 0.60 1', exact: true })
  await reason.click()
  await expect(reason).toHaveAttribute('aria-pressed', 'true')
  await expectRows(page, [4])
  await expect(rowOf(page, 4)).toContainText('Score below 0.60')
  await sheet.button('Clear filters').click()
  await expect(reason).toHaveAttribute('aria-pressed', 'false')
  await expectRows(page, [1, 2, 3, 4, 5, 6])
})

test('where no address was found there is nothing to decide', async ({ page, sheet }) => {
  await sheet.start()
  await threshold(page).fill('1')
  await numberOf(page, 3).click()
  await expect(panel(page, 3).getByText('No address was found.')).toBeVisible()
  await expect(panel(page, 3).getByRole('button', { name: 'Edit and look up again' })).toBeEnabled()
  for (const name of ['Accept', 'Keep mine'])
    await expect(panel(page, 3).getByRole('button', { name, exact: true })).toHaveCount(0)
  await expect(rowOf(page, 3)).toBeFocused()
  await page.keyboard.press('a')
  await page.keyboard.press('k')
  // Nor did the keys move on to another row.
  await expect(panel(page, 3)).toBeVisible()
  await expect(page.getByText('0 of 4 decided')).toBeVisible()
  await sheet.button('Accept all shown (4)').click()
  await expect(page.getByText('4 of 4 decided')).toBeVisible()
  await expect(rowOf(page, 3).getByRole('cell').last()).toBeEmpty()
  for (const name of ['Accept all shown (0)', 'Keep mine for all shown (0)'])
    await expect(sheet.button(name)).toBeDisabled()
})

test('moving the threshold leaves the results where they are', async ({ page, sheet }) => {
  await sheet.load('many.csv', addresses(60))
  await expect(page.getByText('60 rows')).toBeVisible()
  await sheet.start()
  const rows = grid(page).getByRole('rowgroup').last()
  await rows.evaluate((element) => element.scrollTo({ top: 500 }))
  await expect(numberOf(page, 1)).toHaveCount(0)
  await threshold(page).fill('0.3')
  await expect(page.getByRole('spinbutton', { name: 'Threshold value' })).toHaveValue('0.3')
  await expect(page.getByText('0 to review · 60 good')).toBeVisible()
  expect(await rows.evaluate((element) => element.scrollTop)).toBe(500)
  await expect(numberOf(page, 14)).toBeVisible()
})

test('the threshold can be typed in any way, and what is none changes nothing', async ({ page, sheet }) => {
  await sheet.start()
  const slider = threshold(page)
  const field = page.getByRole('spinbutton', { name: 'Threshold value' })
  await field.press('ControlOrMeta+a')
  await field.pressSequentially('.85')
  await expect(slider).toHaveValue('0.85')
  await field.press('ControlOrMeta+a')
  await field.press('Delete')
  await expect(slider).toHaveValue('0.85')
  await field.pressSequentially('0.6')
  await expect(slider).toHaveValue('0.6')
  await field.press('ControlOrMeta+a')
  await field.pressSequentially('7')
  await expect(slider).toHaveValue('0.6')
  await field.blur()
  await expect(field).toHaveValue('0.6')
})

test('a score sorts the results, best first, then worst first, then not at all', async ({ page, sheet }) => {
  await sheet.start()
  const header = grid(page).getByRole('columnheader', { name: 'Confidence' })
  await expect(header).toHaveAttribute('aria-sort', 'none')
  await header.click()
  await expect(header).toHaveAttribute('aria-sort', 'descending')
  await expectRows(page, [1, 5, 2, 4, 3, 6])
  await header.press('Enter')
  await expect(header).toHaveAttribute('aria-sort', 'ascending')
  // Without a score a row comes last either way.
  await expectRows(page, [3, 4, 2, 1, 5, 6])
  await header.press('Space')
  await expect(header).toHaveAttribute('aria-sort', 'none')
  await expectRows(page, [1, 2, 3, 4, 5, 6])
})

test('a part of the rows can be downloaded', async ({ page, sheet }) => {
  await sheet.start()
  await sheet.button('More downloads').click()
  await expect(page.getByRole('menuitem', { name: 'Rows to review only (0)' })).toBeDisabled()
  await expect(page.getByRole('menuitem', { name: 'Not found and failed only (1)' })).toBeEnabled()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Good rows only (4)' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('mixed_cleansed_good.csv')
  const text = await readFile(await download.path(), 'utf8')
  expect(
    text
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(',')[0]),
  ).toEqual(['1', '2', '4', '5'])
})

test('the columns that were chosen for such a file are chosen again', async ({ page, sheet }) => {
  await page.getByRole('combobox', { name: 'Address Column', exact: true }).click()
  await page.getByRole('option', { name: 'id' }).click()
  await expect(page.getByText('1, B12 0XY')).toBeVisible()
  await page.reload()
  await sheet.load('mixed.csv', CSV)
  await expect(
    page.getByText('You chose these columns the last time you loaded a file like this.'),
  ).toBeVisible()
  await sheet.button('Use the detected columns').click()
  await expect(page.getByText('1 High Street, B12 0XY').first()).toBeVisible()
})

test('ten rows can be tried first, and Start goes on from them', async ({ page, sheet, provider }) => {
  const rows = Array.from({ length: 13 }, (_, at) => `${at + 1} Low Road,B1 1AA`)
  await sheet.load('thirteen.csv', ['address,postcode', ...rows].join('\n'))
  await sheet.button('Try 10 rows first').click()
  await expect(page.getByText('10 / 13')).toBeVisible()
  await expect(page.getByText('Ready')).toBeVisible()
  expect(provider.queries).toHaveLength(10)
  await sheet.start()
  await expect(page.getByText('Completed')).toBeVisible()
  expect(new Set(provider.queries).size).toBe(13)
})

test('rows that came to the same address are a filter, and name each other', async ({ sheet, page }) => {
  await sheet.open()
  const rows = ['1 High Street,B12 0XY', '2 High Street,B12 0XY', '3 High Street,B12 0XY', '1 High St,b120xy']
  await sheet.load('twins.csv', ['address,post_code', ...rows].join('\n'))
  await sheet.enterKey()
  await sheet.start()
  const filter = page.getByRole('button', { name: /^Same address/ })
  await expect(filter).toHaveText('Same address 2')
  await expect(page.getByRole('button', { name: /To review$/ })).toHaveText('0 To review')
  await filter.click()
  await expect(grid(page).getByRole('rowheader')).toHaveText(['1', '4'])
  await expect(grid(page).getByRole('cell', { name: 'Same as row 4' })).toBeVisible()
  await expect(grid(page).getByRole('cell', { name: 'Same as row 1' })).toBeVisible()
  await grid(page).getByRole('row').nth(1).click()
  await expect(page.getByRole('region', { name: 'Row 1' })).toContainText('Same address as row 4')
  await sheet.button('Clear filters').click()
  await expect(grid(page).getByRole('rowheader')).toHaveCount(4)
})
