import { CleanSheet, expect, rowsUpTo, test } from './support/cleanSheet'
import { crash } from './support/checks'
import { storedParts } from './support/stored'

/** How many different texts the rows of each part send; each is looked up once. */
const TEXTS = 20
const ROWS = 2300

/** The last rows send no postcode: they are to review. */
const WITHOUT_POSTCODE = 10

const partOf = (row: number) => Math.floor((row - 1) / 1100)
const addressOf = (row: number) => `${partOf(row) * TEXTS + (((row - 1) % 1100) % TEXTS) + 1} High Street`
const lineOf = (row: number) => `R${row},${addressOf(row)},${row > ROWS - WITHOUT_POSTCODE ? '' : 'B12 0XY'}`
const list = ['ref,address,postcode', ...rowsUpTo(ROWS).map(lineOf), ''].join('\n')

/** Crashes the page and opens the next one. */
async function crashAndReopen({ page }: CleanSheet): Promise<CleanSheet> {
  await crash(page)
  const next = new CleanSheet(await page.context().newPage())
  await page.close()
  await next.open()
  return next
}

test('a list of three parts is one job, in spite of two crashes', async ({ sheet: first, provider }) => {
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
  const resume = async (done: string) => {
    await expect(sheet.page.getByText(`list.csv: ${done} of 2,300 rows are cleansed.`)).toBeVisible()
    await sheet.button('Resume Cleanse').click()
    await expect(sheet.page.getByText(`${done} / 2,300`)).toBeVisible()
    await sheet.enterKey()
    await sheet.start()
  }

  await sheet.open()
  await sheet.load('list.csv', list)
  await expect(sheet.page.getByText('File contains 2,300 rows.')).toBeVisible()
  await sheet.button('Cleanse all 2,300 rows').click()
  await sheet.enterKey()
  await sheet.page.getByRole('checkbox', { name: 'Look up duplicate addresses once' }).check()
  answerUpTo(TEXTS)
  await sheet.start()
  await expect(sheet.page.getByText('1,100 / 2,300')).toBeVisible()
  await expect(sheet.page.getByText('Part 2 of 3')).toBeVisible()
  await expect.poll(() => provider.queries.length).toBe(TEXTS + 5)

  sheet = await crashAndReopen(sheet)
  answerUpTo(TEXTS + 10)
  await resume('1,100')
  await expect(sheet.page.getByText('1,650 / 2,300')).toBeVisible()
  await expect.poll(() => sheet.page.evaluate(() => JSON.stringify(localStorage))).toContain('\\"done\\":550')

  sheet = await crashAndReopen(sheet)
  answerUpTo(3 * TEXTS)
  await resume('1,650')
  await sheet.completed()
  await expect(sheet.page.getByText('2,300 / 2,300')).toBeVisible()
  expect(answered).toHaveLength(3 * TEXTS + WITHOUT_POSTCODE)
  expect(new Set(answered).size).toBe(answered.length)

  const { name, headers, rows } = await sheet.download('Download CSV')
  expect(name).toBe('list_cleansed.csv')
  expect(rows.map(([ref]) => ref)).toEqual(rowsUpTo(ROWS).map((row) => `R${row}`))
  const line1 = headers.indexOf('Address Line 1')
  expect(rows.filter((row, at) => row[line1] !== addressOf(at + 1))).toEqual([])

  const totals = sheet.page.getByText(/^Whole list: [\d,]+ good, \d+ to review, 0 not found, 0 failed$/)
  await expect(totals).toBeVisible()
  await sheet.combobox('Part').press('Enter')
  await sheet.page.getByTitle('Rows 1–1,100').click()
  await expect(sheet.grid.getByText(addressOf(1)).first()).toBeVisible()
  await sheet.button('Next part to review').click()
  await expect(sheet.grid.getByText(addressOf(2201)).first()).toBeVisible()

  const [, good, toReview] = /list: (\S+) good, (\d+)/.exec((await totals.textContent())!)!
  const summary = sheet.region('CleanSheet: summary of a cleanse')
  await sheet.page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes')
  })
  await sheet.button('More downloads').click()
  await sheet.menuItem('Print summary').click()
  await expect(sheet.page.locator('body')).toHaveAttribute('data-printed', 'yes')
  await sheet.showPaper()
  await expect(summary.getByRole('table', { name: 'Outcomes' })).toContainText(
    `Good${good}To review${toReview}`,
  )
  await expect(summary.getByRole('table', { name: /still to review$/ })).toContainText('2,300')
  await expect(summary.getByText('Part 3 of 3')).toBeHidden()
  await sheet.showPaper(false)

  await sheet.button('Remove now').click()
  await expect(sheet.page.getByText('not kept on this device')).toBeVisible()
  await expect.poll(() => storedParts(sheet.page)).toEqual([])
  expect((await sheet.download('Download CSV')).rows).toHaveLength(ROWS)
})
