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

test.beforeEach(async ({ sheet }) => {
  await sheet.open()
  await sheet.load('mixed.csv', CSV)
  await sheet.enterKey()
})

test('what a run will send is told before it starts', async ({ page, sheet, provider }) => {
  const figures = page.locator('dl.figures')
  await expect(figures).toContainText('Rows to cleanse6')
  await expect(figures).toContainText('Rows with nothing to send1')
  await expect(figures).toContainText('Duplicate addresses1')
  await expect(figures).toContainText('Maximum lookups6')
  await page.getByRole('checkbox', { name: 'Look up duplicate addresses once' }).check()
  await expect(figures).toContainText('Maximum lookups4')
  await sheet.start()
  await expect(page.getByText('6 / 6')).toBeVisible()
  expect(provider.queries).toHaveLength(4)
  const { headers, rows } = await sheet.download('Download CSV')
  const street = headers.indexOf('Street Name')
  expect(rows[4]![street]).toBe(rows[0]![street])
  expect(rows[5]!.at(-1)).toBe('No address to cleanse')
})

// REVIEW-1
test('outcomes are counted, and each count filters the table', async ({ page, sheet }) => {
  await sheet.start()
  await expect(sheet.button('4 Matched')).toBeVisible()
  await sheet.button('2 No match').click()
  await expect(page.getByRole('button', { name: /^Row \d+: details$/ })).toHaveCount(2)
  await page.getByRole('textbox', { name: 'Find in results' }).fill('zzz')
  await expect(page.getByRole('button', { name: /^Row \d+: details$/ })).toHaveCount(1)
  await page.getByRole('textbox', { name: 'Find in results' }).fill('nowhere')
  await expect(page.getByText('No rows fit these filters.')).toBeVisible()
})

// REVIEW-5, REVIEW-7
test('rows below the threshold are reviewed by keyboard, and the decisions are downloaded', async ({
  page,
  sheet,
}) => {
  await sheet.start()
  await page.getByRole('slider', { name: 'Threshold' }).focus()
  await page.getByRole('spinbutton', { name: 'Threshold value' }).fill('0.8')
  await page.getByRole('button', { name: /To review$/ }).click()
  const rows = page.getByRole('button', { name: /^Row \d+: details$/ })
  const first = rows.first()
  await first.focus()
  await page.keyboard.press('a')
  await expect(page.getByRole('cell', { name: 'Accepted Undo' })).toBeVisible()
  await page.keyboard.press('u')
  await expect(page.getByRole('cell', { name: 'Accepted Undo' })).toBeHidden()
  await page.keyboard.press('k')
  await page.keyboard.press('ArrowDown')
  await expect(rows.nth(1)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('What came back')).toBeVisible()
  const { headers, rows: written } = await sheet.download('Download CSV')
  expect(written.map((row) => row[headers.indexOf('Decision')]).filter(Boolean)).toEqual(['Kept original'])
})

test('a row whose original is kept shows the customer’s own values, as the download does', async ({
  page,
  sheet,
}) => {
  await sheet.load('spelt.csv', 'id,address,Postcode\n1,1 High Street,b120xy\n')
  await expect(page.getByText('1 High Street, b120xy')).toBeVisible()
  await sheet.start()
  await page.getByRole('slider', { name: 'Threshold' }).fill('1')
  const results = page.getByRole('table', { name: 'Results of the cleanse' })
  await expect(results.getByRole('cell', { name: 'B12 0XY', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Keep the original address of row 1' }).click()
  await expect(results.getByRole('cell', { name: 'b120xy', exact: true })).toBeVisible()
  const { headers, rows } = await sheet.download('Download CSV')
  expect(rows[0]![headers.indexOf('Postcode')]).toBe('b120xy')
})

// REVIEW-3
test('what is decided is no longer counted as to review', async ({ page, sheet }) => {
  await sheet.start()
  await page.getByRole('slider', { name: 'Threshold' }).fill('1')
  await expect(sheet.button('6 To review')).toBeVisible()
  await expect(page.getByText('6 below, to review · 0 at or above')).toBeVisible()
  await sheet.button('Accept the cleansed address of row 1').click()
  await expect(sheet.button('5 To review')).toBeVisible()
  await expect(page.getByText('6 below, 5 still to review · 0 at or above')).toBeVisible()
})

// REVIEW-5
test('where no address was found there is nothing to accept', async ({ page, sheet }) => {
  await sheet.start()
  await page.getByRole('slider', { name: 'Threshold' }).fill('1')
  await expect(sheet.button('Keep the original address of row 3')).toBeVisible()
  await expect(sheet.button('Accept the cleansed address of row 3')).toBeHidden()
  await page.getByRole('button', { name: 'Row 3: details' }).press('a')
  await expect(sheet.button('Keep the original address of row 3')).toBeVisible()
  await sheet.button('Accept all shown (4)').click()
  await expect(sheet.button('2 To review')).toBeVisible()
})

// REVIEW-11
test('moving the threshold leaves the results where they are', async ({ page, sheet }) => {
  await sheet.load('many.csv', addresses(60))
  await expect(page.getByText('60 rows')).toBeVisible()
  await sheet.start()
  const area = page.getByRole('region', { name: 'Results of the cleanse' })
  await expect(page.getByRole('table', { name: 'Results of the cleanse' })).toHaveAttribute(
    'aria-busy',
    'false',
  )
  await area.evaluate((element) => element.scrollTo({ top: 500 }))
  const slider = page.getByRole('slider', { name: 'Threshold' })
  await slider.fill('0.3')
  await expect(page.getByRole('spinbutton', { name: 'Threshold value' })).toHaveValue('0.3')
  expect(await area.evaluate((element) => element.scrollTop)).toBe(500)
})

test('the threshold can be typed in any way, and what is none changes nothing', async ({ page, sheet }) => {
  await sheet.start()
  const slider = page.getByRole('slider', { name: 'Threshold' })
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

// REVIEW-9
test('a score sorts the table, best first', async ({ page, sheet }) => {
  await sheet.start()
  const header = page.getByRole('columnheader', { name: 'Confidence Score' })
  await header.getByRole('button').click()
  await expect(header).toHaveAttribute('aria-sort', 'descending')
  await header.getByRole('button').click()
  await expect(page.getByRole('button', { name: /^Row \d+: details$/ }).first()).toHaveText('3')
})

// DOWNLOAD-10
test('a part of the rows can be downloaded', async ({ page, sheet }) => {
  await sheet.start()
  await sheet.button('More downloads').click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Matched and accepted only (4)' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('mixed_cleansed_matched.csv')
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
