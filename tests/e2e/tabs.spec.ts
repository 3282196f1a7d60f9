import type { BrowserContext } from '@playwright/test'
import { CleanSheet, expect, test } from './support/cleanSheet'
import { except, SPENT, type Provider } from './support/provider'
import { storedRecord } from './support/stored'

const NOTICE = 'Another tab has an unfinished cleanse'

/** Runs seven rows in the first tab until the balance is spent at the last: the other six are saved. */
async function pauseFirst(sheet: CleanSheet, provider: Provider) {
  await sheet.getReady(7)
  provider.respond = except({ 7: SPENT })
  await sheet.start()
  await expect(sheet.page.getByText('6 / 7')).toBeVisible()
  await expect.poll(() => storedRecord(sheet.page)).toContain('customers.csv')
}

const openSecond = async (context: BrowserContext) => new CleanSheet(await context.newPage())

test('two tabs that only look do not disturb each other', async ({ sheet, context }) => {
  await sheet.open()
  const second = await openSecond(context)
  await second.complete(2)
  await expect(second.page.getByText(NOTICE)).toBeHidden()
})

test('a second tab leaves the record of the first alone', async ({ sheet, provider, context }) => {
  await pauseFirst(sheet, provider)
  const record = await storedRecord(sheet.page)
  const second = await openSecond(context)
  await second.getReady(3)
  await expect(second.page.getByText(NOTICE)).toBeVisible()
  await second.start()
  await second.completed()
  await expect(second.page.getByText(NOTICE)).toBeHidden()
  expect(await storedRecord(sheet.page)).toBe(record)

  provider.respond = () => undefined
  await sheet.press('Resume')
  await sheet.completed()
  await expect.poll(() => storedRecord(sheet.page)).toBeNull()
})

test('the session of a closed tab is found by another', async ({ sheet, provider, context }) => {
  await pauseFirst(sheet, provider)
  const second = await openSecond(context)
  await second.open()
  await expect(second.page.getByText(NOTICE)).toBeVisible()
  await sheet.page.close()
  await second.page.reload()
  await expect(second.page.getByText('customers.csv: 6 of 7 rows are cleansed.')).toBeVisible()
})

test('a second run is saved as soon as the first is done', async ({ sheet, provider, context }) => {
  await pauseFirst(sheet, provider)
  const second = await openSecond(context)
  await second.getReady(17)
  await second.start()
  const notice = second.page.getByRole('status').filter({ hasText: NOTICE })
  await expect(second.page.getByText('9 / 17')).toBeVisible()
  await expect(notice).toContainText('Keep this page open')
  await expect(notice).not.toContainText('reload')

  provider.respond = except({ 17: SPENT })
  await sheet.button('Resume').click()
  await sheet.completed()
  // Until its finished cleanse is kept, a page that closes leaves its record to the next one.
  await expect(sheet.page.getByText(/kept on this device until/)).toBeVisible()
  await sheet.page.close()
  await second.button('Resume').click()
  await expect(second.page.getByText('16 / 17')).toBeVisible()
  await expect(notice).toBeHidden()
  await expect.poll(() => storedRecord(second.page)).toContain('"done":16')
})
