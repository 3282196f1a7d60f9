import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { expect, test } from './support/cleanSheet'

const ROWS = 1_100_000
const ROWS_A_WRITE = 10_000

let path: string
test.beforeEach(() => {
  path = test.info().outputPath('big.csv')
  const file = openSync(path, 'w')
  writeSync(file, 'id,address,post_code,note\n')
  // A quoted line break a row: the lines of the file are twice its rows.
  const piece = '0001,"12 High Street\nBalsall Heath",B12 0XY,a note\n\n'.repeat(ROWS_A_WRITE)
  for (let at = 0; at < ROWS; at += ROWS_A_WRITE) writeSync(file, piece)
  closeSync(file)
})
test.afterEach(() => rmSync(path))

test('a file of 57 MB is refused with its row count, and the page answers all the while', async ({
  sheet,
  page,
}) => {
  await sheet.open()
  await page.evaluate(() => {
    let last = performance.now()
    let longest = 0
    setInterval(() => {
      longest = Math.max(longest, performance.now() - last)
      last = performance.now()
      document.documentElement.dataset['longestPause'] = String(longest)
    }, 10)
  })
  await page.locator('input[type=file]').setInputFiles(path)
  const words =
    'File contains 1,100,000 rows. Maximum allowed is 1,100 rows. Please reduce your file size and try again.'
  await expect(page.getByRole('alert')).toHaveText(words)
  const longest = await page.evaluate(() => Number(document.documentElement.dataset['longestPause']))
  // To read it on the main thread takes seconds; a busy machine takes a part of one by itself.
  expect(longest).toBeLessThan(1000)
})

test('a file chosen while a big one is read takes its place', async ({ sheet, page }) => {
  await sheet.open()
  await page.locator('input[type=file]').setInputFiles(path)
  await sheet.load('small.csv', 'address,post_code\n9 Low Road,B1 1AA\n')
  await expect(page.getByRole('cell', { name: '9 Low Road' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByText('small.csv')).toBeVisible()
})

test('a file of exactly 1,100 rows is taken', async ({ sheet, page }) => {
  await sheet.open()
  await sheet.load('limit.csv', `address,post_code\n${'1 High Street,B12 0XY\r\n'.repeat(1100)}`)
  await expect(page.getByText('Showing first 5 rows of 1,100 total rows')).toBeVisible()
})
