import type { Page } from '@playwright/test'
import { drawnOne, isDeep } from '../support/drawing'
import { addresses, expect, queryOf, test, type CleanSheet } from './support/cleanSheet'
import { keptParts } from './support/keptParts'
import { providerError, type Provider } from './support/provider'

const RECORD = 'cleansheet:recovery'
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), RECORD)

/**
 * Runs the eight rows that are ready until the balance is spent: row 3 has failed, rows 7 and 8 have no result.
 *
 * @param sent the text that a row sends
 */
async function runUntilSpent(sheet: CleanSheet, provider: Provider, sent = queryOf) {
  provider.respond = (query) => {
    if (query === sent(3)) return providerError(500, 5000, 'Broken row')
    return [sent(7), sent(8)].includes(query) ? providerError(402, 4020, 'Spent') : undefined
  }
  await sheet.start()
  await expect(sheet.page.getByText('6 / 8')).toBeVisible()
  await expect(sheet.button('Resume')).toBeVisible()
}

/** Loads eight rows and runs them until the balance is spent. */
async function pauseAtSix(sheet: CleanSheet, provider: Provider) {
  await sheet.getReady(8)
  await runUntilSpent(sheet, provider)
}

test.beforeEach(({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept())
})

test('a paused run is found after a reload with its file, columns, results and failed rows', async ({
  sheet,
  provider,
  page,
}) => {
  await sheet.getReady(8)
  await page.getByRole('combobox', { name: 'Address Column', exact: true }).focus()
  await page.keyboard.type('id')
  await page.keyboard.press('Enter')
  await expect(page.getByText('0001, B12 0XY')).toBeVisible()
  await page.getByRole('combobox', { name: 'More address columns' }).focus()
  await page.keyboard.type('address')
  await page.keyboard.press('Enter')
  const sent = (row: number) => `${String(row).padStart(4, '0')}, ${queryOf(row)}`
  await expect(page.getByText(sent(1))).toBeVisible()
  await runUntilSpent(sheet, provider, sent)
  await page.reload()

  await expect(page.getByText('customers.csv: 6 of 8 rows are cleansed.')).toBeVisible()
  await sheet.button('Resume Cleanse').click()
  await expect(page.getByText(sent(1)).first()).toBeVisible()
  await expect(page.getByText('Previous session found')).toBeHidden()
  await expect(page.getByRole('textbox', { name: 'API Key' })).toHaveValue('')
  await expect(sheet.button('Start Cleanse')).toBeDisabled()
  const { name, headers, rows } = await sheet.download('Download Partial Results (6/8)')
  expect(name).toBe('customers_partial_cleansed.csv')
  expect(rows.map(([id]) => id)).toEqual(['0001', '0002', '0003', '0004', '0005', '0006'])
  expect(rows[2]![headers.indexOf('Error')]).toBe('Broken row')

  provider.respond = () => undefined
  provider.queries.length = 0
  await sheet.enterKey()
  await sheet.start()
  await expect(page.getByText('Completed')).toBeVisible()
  expect(provider.queries.toSorted()).toEqual([sent(7), sent(8)])
})

test('what was kept holds the fields of a record and no key', async ({ sheet, provider, page }) => {
  await pauseAtSix(sheet, provider)
  await expect.poll(() => stored(page)).toContain('customers.csv')
  const record = (await stored(page))!
  for (const field of [
    'progress',
    'resultRows',
    'originalRows',
    'csvHeaders',
    'line1Col',
    'postcodeCol',
    'timestamp',
  ])
    expect(record).toContain(field)
  expect(record).not.toContain('ak_test_key_1')
})

test('a session that was resumed is found again when the page is reloaded once more', async ({
  sheet,
  provider,
  page,
}) => {
  await pauseAtSix(sheet, provider)
  for (const _ of [1, 2]) {
    await page.reload()
    await sheet.button('Resume Cleanse').click()
    await expect(page.getByText('6 / 8')).toBeVisible()
  }
})

test('a session that was found outlives a visit that does nothing about it', async ({
  sheet,
  provider,
  page,
}) => {
  await pauseAtSix(sheet, provider)
  for (const _ of [1, 2, 3]) {
    await page.reload()
    await expect(page.getByText('Previous session found')).toBeVisible()
  }
})

test.describe(() => {
  // A clock stays in its context.
  test.use({ isApart: true })

  test('after 24 hours there is no session to resume, and nothing of it is left', async ({
    sheet,
    provider,
    page,
  }) => {
    await pauseAtSix(sheet, provider)
    await page.clock.install({ time: Date.now() + 24 * 60 * 60 * 1000 - 120_000 })
    await page.reload()
    await expect(page.getByText('Previous session found')).toBeVisible()
    await page.clock.setSystemTime(Date.now() + 24 * 60 * 60 * 1000 + 60_000)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(() => stored(page)).toBeNull()
    await expect(page.getByText('Previous session found')).toBeHidden()
  })
})

// What a record is and is not is a table of decodeRecord's; here one is drawn, and the page lives on with it.
const NO_RECORDS = ['', 'null', '{"progress":', '{"version":9}', '[1,2,3]', '{"__proto__":{}}']

test('a damaged record is ignored and breaks nothing', async ({ sheet, page }) => {
  for (const text of isDeep ? NO_RECORDS : [drawnOne('no record', NO_RECORDS)])
    await test.step(JSON.stringify(text), async () => {
      const script = await page.addInitScript(
        ([key, value]) => localStorage.setItem(key!, value!),
        [RECORD, text],
      )
      await sheet.getReady(2)
      await expect(page.getByText('Previous session found')).toBeHidden()
      await sheet.start()
      await expect(page.getByText('Completed')).toBeVisible()
      await script.dispose()
    })
})

test('loading another file instead of resuming asks first, and then the old session is gone', async ({
  sheet,
  provider,
  page,
}) => {
  await pauseAtSix(sheet, provider)
  await page.reload()
  await expect(page.getByText('Previous session found')).toBeVisible()
  await sheet.load('other.csv', addresses(2))
  await sheet.button('Cancel').click()
  await expect(page.getByText('Previous session found')).toBeVisible()
  await sheet.load('other.csv', addresses(2))
  await sheet.button('Yes, Load File').click()
  await expect(page.getByText('0 / 2')).toBeVisible()
  await expect(page.getByText('Previous session found')).toBeHidden()
  await expect.poll(() => stored(page)).toBeNull()
})

test('a finished cleanse outlives the page: shown again, decided, downloaded, and gone with Remove now', async ({
  sheet,
  provider,
  page,
}) => {
  provider.respond = (query) => (query === queryOf(3) ? providerError(500, 5000, 'Broken row') : undefined)
  await sheet.getReady(6)
  await sheet.start()
  await expect(page.getByText('Completed')).toBeVisible()
  await expect(page.getByText(/^kept on this device until [A-Z][a-z]+day \d\d:\d\d$/)).toBeVisible()
  await page.getByRole('grid', { name: 'Results' }).getByRole('row').nth(1).click()
  await page
    .getByRole('region', { name: /^Row 1/ })
    .getByRole('button', { name: /^Keep mine/ })
    .click()
  // Hiding the page saves what was decided a moment ago.
  await page.reload()

  const banner = page.getByRole('status').filter({ hasText: 'Finished cleanse found' })
  await expect(banner).toContainText(
    /customers\.csv: all 6 rows are done\. Ended [A-Z][a-z]+day \d\d:\d\d, 1 decision\. The results are not downloaded yet\./,
  )
  await expect(page.getByText('Previous session found')).toBeHidden()
  await sheet.button('Show Results').focus()
  await page.keyboard.press('Enter')
  await expect(sheet.button('Download CSV')).toBeFocused()
  await expect(banner).toBeHidden()
  await expect(page.getByText('Completed')).toBeVisible()
  await expect(page.getByText('6 / 6')).toBeVisible()
  const { name, headers, rows } = await sheet.download('Download CSV')
  expect(name).toBe('customers_cleansed.csv')
  expect(rows[2]![headers.indexOf('Error')]).toBe('Broken row')
  expect([rows[0], rows[1]].map((row) => row![headers.indexOf('Address Line 1')] !== '')).toEqual([
    false,
    true,
  ])

  provider.respond = () => undefined
  await sheet.enterKey()
  await sheet.button('Retry failed rows (1)').click()
  await expect(sheet.button('Retry failed rows (1)')).toBeHidden()
  await expect(page.getByText('Completed')).toBeVisible()
  expect((await sheet.download('Download CSV')).headers).not.toContain('Error')
  await page.reload()
  await expect(page.getByText('The results were downloaded.')).toBeVisible()
  await sheet.button('Show Results').click()

  await sheet.button('Remove now').click()
  await expect(page.getByText('not kept on this device')).toBeVisible()
  await expect(sheet.button('Download CSV')).toBeFocused()
  const all = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
  expect(all).not.toContain('High Street')
  await expect.poll(() => keptParts(page)).toEqual([])
})

test('Discard asks before it deletes what was paid for, and offers the download', async ({ sheet, page }) => {
  await sheet.getReady(2)
  await sheet.start()
  await expect(page.getByText('Completed')).toBeVisible()
  await page.reload()
  await sheet.button('Discard').click()
  await expect(page.getByRole('dialog', { name: 'Discard these results?' })).toBeVisible()
  expect((await sheet.download('Download Results')).rows).toHaveLength(2)
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(sheet.button('Discard')).toBeFocused()
  await expect(page.getByText('The results were downloaded.')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Finished cleanse found')).toBeHidden()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('button', { name: /^Drop a CSV file here/ })).toBeFocused()
  expect(await keptParts(page)).toEqual([])
})
