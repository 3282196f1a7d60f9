import { CleanSheet, expect, queryOf, test } from './support/cleanSheet'
import { providerError, type Provider } from './support/provider'

const stored = (sheet: CleanSheet) => sheet.page.evaluate(() => localStorage.getItem('cleansheet:recovery'))

/** Runs seven rows in the first tab until the balance is spent: the last has no result, and the others are saved. */
async function pauseFirst(sheet: CleanSheet, provider: Provider) {
  await sheet.getReady(7)
  provider.respond = (query) => (query === queryOf(7) ? providerError(402, 4020, 'Spent') : undefined)
  await sheet.start()
  await expect(sheet.page.getByText('6 / 7')).toBeVisible()
  await expect.poll(() => stored(sheet)).toContain('customers.csv')
}

test('a second tab can cleanse a file of its own and leaves the record of the first as it is', async ({
  sheet,
  provider,
  context,
}) => {
  await pauseFirst(sheet, provider)
  const record = await stored(sheet)

  const second = new CleanSheet(await context.newPage())
  await second.getReady(3)
  await expect(second.page.getByText('Another tab has an unfinished cleanse')).toBeVisible()
  await second.start()
  await expect(second.page.getByText('Completed', { exact: true })).toBeVisible()
  await expect(second.page.getByText('Another tab has an unfinished cleanse')).toBeHidden()
  expect(await stored(sheet)).toBe(record)

  provider.respond = () => undefined
  await sheet.press('Resume')
  await expect(sheet.page.getByText('Completed', { exact: true })).toBeVisible()
  await expect.poll(() => stored(sheet)).toBeNull()
})

test('when the first tab closes, a reload of the second finds its session', async ({
  sheet,
  provider,
  context,
}) => {
  await pauseFirst(sheet, provider)
  const second = new CleanSheet(await context.newPage())
  await second.open()
  await expect(second.page.getByText('Another tab has an unfinished cleanse')).toBeVisible()
  await sheet.page.close()
  await second.page.reload()
  await expect(second.page.getByText('customers.csv: 6 of 7 rows are cleansed.')).toBeVisible()
})

test('a run that goes on when the other tab is done begins to be saved, and says so no more', async ({
  sheet,
  provider,
  context,
}) => {
  await pauseFirst(sheet, provider)
  const second = new CleanSheet(await context.newPage())
  await second.getReady(17)
  await second.start()
  const notice = second.page.getByRole('status').filter({ hasText: 'Another tab has an unfinished cleanse' })
  await expect(second.page.getByText('9 / 17')).toBeVisible()
  await expect(notice).toContainText('Keep this page open')
  await expect(notice).not.toContainText('reload')

  provider.respond = (query) => (query === queryOf(17) ? providerError(402, 4020, 'Spent') : undefined)
  await sheet.button('Resume').click()
  await expect(sheet.page.getByText('Completed', { exact: true })).toBeVisible()
  // A page that is closed before its finished cleanse is kept leaves its record to the next one.
  await expect(sheet.page.getByText(/kept on this device until/)).toBeVisible()
  await sheet.page.close()
  await second.button('Resume').click()
  await expect(second.page.getByText('16 / 17')).toBeVisible()
  await expect(notice).toBeHidden()
  await expect.poll(() => stored(second)).toContain('"done":16')
})

test('two tabs that only look at the page are not in each other’s way', async ({ sheet, context }) => {
  await sheet.open()
  const second = new CleanSheet(await context.newPage())
  await second.getReady(2)
  await expect(second.page.getByText('Another tab has an unfinished cleanse')).toBeHidden()
  await second.start()
  await expect(second.page.getByText('Completed', { exact: true })).toBeVisible()
})
