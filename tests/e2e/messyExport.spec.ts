import { readFileSync } from 'node:fs'
import Papa from 'papaparse'
import { expect, test } from './support/cleanSheet'

const EXPORT = readFileSync(new URL('../fixtures/messy-customers.csv', import.meta.url))
const ROWS = 121

/** The customer's columns that take the cleansed value, since an added column has their name. */
const SHARED = new Set(['Address Line 1', 'Address Line 2', 'County', 'Country'])

test('a messy export is checked, cleansed, reviewed and downloaded', async ({ sheet, page, provider }) => {
  await sheet.open()
  await sheet.load('messy-customers.csv', EXPORT)
  await expect(page.getByText(`Showing first 5 rows of ${ROWS} total rows`)).toBeVisible()
  await sheet.page.getByRole('checkbox', { name: 'Send them too' }).click()
  const queries = sheet.region('What these rows will send')
  await expect(queries.getByText('44 Mill Lane, Aberystwyth, Ceredigion, SY23 1LR')).toBeVisible()
  await page.getByRole('checkbox', { name: /^5 look to be outside the UK \(/ }).check()
  await expect(page.getByRole('checkbox', { name: /repeats? (?:is|are) looked up once$/ })).toBeChecked()
  await sheet.enterKey()
  await sheet.start()
  await sheet.completed()
  // Near-duplicates were paid for once.
  expect(provider.queries.length).toBeLessThan(ROWS - 5)
  expect(new Set(provider.queries).size).toBe(provider.queries.length)

  const countOf = async (pile: string) => Number(await sheet.pile(pile).locator('strong').innerText())
  const toReview = await countOf('To review')
  const ready = await countOf('Ready to use')
  const unsent = await countOf('Not looked up')
  // Five without an address, five abroad.
  expect(unsent).toBe(10)
  const others = (await countOf('Not found')) + unsent
  expect(ready + toReview + others).toBe(ROWS)

  const first = ['Number left out', 'Number added', 'Street differs', 'Town differs', 'Town added']
  for (const reason of [...first, 'Organisation added', 'Postcode differs', 'Postcode added'])
    await expect(sheet.pile(reason)).toBeVisible()
  // A row is under its first reason.
  const counts = await sheet.piles
    .locator('.isUnder')
    .filter({ hasNotText: 'Same address' })
    .locator('strong')
    .allInnerTexts()
  expect(counts.reduce((sum, count) => sum + Number(count), 0)).toBe(toReview)

  // One row is kept and one accepted by key, the others are accepted together.
  await sheet.pile('To review').click()
  await sheet.grid.getByRole('row').nth(1).click()
  await page.keyboard.press('k')
  await page.keyboard.press('a')
  await expect(sheet.button(`Accept all (${toReview - 2})`)).toBeVisible()
  await sheet.button(`Accept all (${toReview - 2})`).click()
  await expect(page.getByText('All reviewed.')).toBeVisible()

  const { headers, rows } = await sheet.download('Download CSV')
  const own = Papa.parse<string[]>(EXPORT.toString('utf8').replace(/^\uFEFF/, ''), {
    skipEmptyLines: 'greedy',
  })
  const [ownHeaders, ...ownRows] = own.data
  expect(headers.slice(0, ownHeaders!.length)).toEqual(ownHeaders)
  const kept = ownHeaders!.flatMap((header, at) => (SHARED.has(header) ? [] : [at]))
  expect(rows.map((row) => kept.map((at) => row[at]))).toEqual(
    ownRows.map((row) => kept.map((at) => row[at])),
  )

  // Every row is in exactly one of the three filtered downloads.
  const names: string[] = []
  for (const section of ['Ready to use', 'To review', 'Not found, failed or not looked up']) {
    await sheet.button('Files').click()
    await sheet.combobox('Everything: which rows').click()
    await expect(page.getByRole('option', { name: /^All / })).toBeAttached()
    const option = page.locator('.ant-select-item-option:visible').filter({ hasText: section })
    if ((await option.count()) === 0) {
      await page.keyboard.press('Escape')
      continue
    }
    await option.click()
    const coming = page.waitForEvent('download')
    await sheet.later()
    await sheet.button(/^Everything: /).click()
    const text = readFileSync(await (await coming).path(), 'utf8').replace(/^\uFEFF/, '')
    const { data } = Papa.parse<string[]>(text, { skipEmptyLines: true })
    names.push(...data.slice(1).map(([number]) => number!))
  }
  expect(names.toSorted()).toEqual(ownRows.map(([number]) => number!).toSorted())
})
