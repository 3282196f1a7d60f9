import { CleanSheet, expect, rowsUpTo, test } from './support/cleanSheet'
import { crash } from './support/checks'
import { storedCleanses } from './support/stored'

/** How many different texts the rows send; each is looked up once. */
const TEXTS = 50
const ROWS = 1200

/** The last rows send a text of their own, without a postcode: they are to review. */
const TO_REVIEW = 10

const isToReview = (row: number) => row > ROWS - TO_REVIEW
const addressOf = (row: number) => `${isToReview(row) ? row : ((row - 1) % TEXTS) + 1} High Street`
const lineOf = (row: number) => `R${row},${addressOf(row)},${isToReview(row) ? '' : 'B12 0XY'}`
const list = ['ref,address,postcode', ...rowsUpTo(ROWS).map(lineOf), ''].join('\n')

/** Crashes the page and opens the next one. */
async function crashAndReopen({ page }: CleanSheet): Promise<CleanSheet> {
  await crash(page)
  const next = new CleanSheet(await page.context().newPage())
  await page.close()
  await next.open()
  return next
}

test('a list of 1,200 rows is one list, in spite of two crashes', async ({ sheet: first, provider }) => {
  let sheet = first
  const answered: string[] = []
  /** Answers the texts up to this number, and none of the others. */
  const answerUpTo = (last: number) => {
    provider.respond = (query) => {
      if (Number.parseInt(query, 10) > last) return 'never'
      answered.push(query)
      return undefined
    }
  }

  await sheet.open()
  await sheet.load('list.csv', list)
  await expect(
    sheet.page.getByText(
      'File contains 1,200 rows. Maximum allowed is 1,100 rows. Please reduce your file size and try again.',
    ),
  ).toBeVisible()
  await expect(sheet.page.getByText('Error occurred')).toBeHidden()
  await sheet.button('Cleanse all 1,200 rows').click()
  await expect(sheet.page.getByText('Showing first 5 rows of 1,200 total rows')).toBeVisible()
  await sheet.enterKey()
  answerUpTo(25)
  await sheet.start()
  await expect.poll(() => provider.queries.length).toBe(30)
  await expect(sheet.page.getByText('25 / 1,200')).toBeVisible()
  // A crash loses what the browser has not been given yet.
  await expect.poll(async () => (await storedCleanses(sheet.page)).join()).toContain('"done":25,')

  sheet = await crashAndReopen(sheet)
  await expect(sheet.page.getByText('list.csv: 25 of 1,200 rows are cleansed.')).toBeVisible()
  await sheet.button('Resume Cleanse').click()
  await expect(sheet.page.getByText('25 / 1,200')).toBeVisible()
  answerUpTo(ROWS)
  await sheet.enterKey()
  await sheet.start()
  await sheet.completed()
  await expect(sheet.page.getByText('1,200 / 1,200')).toBeVisible()
  expect(answered).toHaveLength(TEXTS + TO_REVIEW)
  expect(new Set(answered).size).toBe(answered.length)

  await sheet.search.fill('R1100')
  await expect(sheet.row(1100)).toBeVisible()
  await sheet.search.fill('')
  await sheet.pile('To review').click()
  await sheet.button(/^Keep mine for all \(10\)/).click()
  await expect(sheet.button(/^Keep mine for all/)).toHaveCount(0)
  await sheet.button(/^Undo/).click()
  await expect(sheet.button(/^Keep mine for all \(10\)/)).toBeVisible()
  await sheet.search.fill('R1191')
  await sheet.row(1191).click()
  await sheet
    .panel(1191)
    .getByRole('button', { name: /^Keep mine/ })
    .click()
  await expect.poll(async () => (await storedCleanses(sheet.page)).join()).toContain('[1190,"originalKept"]')

  sheet = await crashAndReopen(sheet)
  await expect(sheet.page.getByText(/list\.csv: all 1,200 rows are done\. .* 1 decision\./)).toBeVisible()
  await sheet.button('Show Results').click()
  await sheet.completed()
  const { name, headers, rows } = await sheet.download('Download CSV')
  expect(name).toBe('list_cleansed.csv')
  expect(rows.map(([ref]) => ref)).toEqual(rowsUpTo(ROWS).map((row) => `R${row}`))
  const line1 = headers.indexOf('Address Line 1')
  expect(rows.flatMap((row, at) => (row[line1] === addressOf(at + 1) ? [] : [at + 1]))).toEqual([1191])

  const summary = sheet.region('CleanSheet: summary of a cleanse')
  await sheet.showPaper()
  await expect(summary.getByRole('table').getByRole('row').nth(1)).toHaveText(`Town added${TO_REVIEW}1`)
  await sheet.showPaper(false)

  await sheet.button('Remove now').click()
  await expect(sheet.dialog).toContainText('It does not say what you decided.')
  await sheet.answer('Yes, Remove')
  await expect(sheet.page.getByText('not kept on this device')).toBeVisible()
  await expect.poll(() => storedCleanses(sheet.page)).toEqual([])
  expect((await sheet.download('Download CSV')).rows).toHaveLength(ROWS)
})
