import type { BrowserContext } from '@playwright/test'
import { SPENT } from '../support/replies'
import { addresses, CleanSheet, expect, test } from './support/cleanSheet'
import { except } from './support/provider'
import { storedCleanses, storedRecord } from './support/stored'

const NOTICE = 'customers.csv is open in another tab'

const openTab = async (context: BrowserContext) => new CleanSheet(await context.newPage())

test('a second tab takes over when the first is closed; its run is left alone by a third, whose own is kept beside; a finished cleanse is open in one', async ({
  sheet: first,
  provider,
  context,
}) => {
  await first.open()
  await test.step('a tab that only looks holds nothing', async () => {
    const isHeld = () => first.page.evaluate(async () => (await navigator.locks.query()).held!.length > 0)
    await expect.poll(isHeld).toBe(false)
  })

  await first.enterKey(undefined, () => first.load('customers.csv', addresses(7)))
  provider.respond = except({ 7: SPENT })
  await first.start()
  await expect(first.page.getByText('6 / 7')).toBeVisible()
  await expect(first.resume).toBeVisible()
  await expect.poll(() => storedRecord(first.page)).toContain('"progress":{"done":6,')
  const sheet = await openTab(context)
  await sheet.open()
  await expect(sheet.page.getByText(NOTICE)).toBeVisible()
  await expect(sheet.page.getByText('6 of 7')).toBeHidden()
  await first.page.close()
  await expect(sheet.page.getByText('customers.csv: 6 of 7 rows are cleansed.')).toBeVisible()
  await expect(sheet.page.getByText(NOTICE)).toBeHidden()
  await sheet.button('Resume Cleanse').click()
  await sheet.enterKey()
  const record = await storedRecord(sheet.page)
  const second = await openTab(context)
  await second.open()
  await expect(second.page.getByText(NOTICE)).toBeVisible()
  await second.load('others.csv', addresses(17))
  await second.enterKey()
  await expect(second.page.getByText(NOTICE)).toBeVisible()
  provider.respond = except({ 17: SPENT })
  await second.start()
  await expect(second.page.getByText('16 / 17')).toBeVisible()
  await expect(second.page.getByText(NOTICE)).toBeHidden()
  await expect.poll(async () => (await storedCleanses(second.page)).join()).toContain('"done":16')
  expect(await storedRecord(sheet.page)).toBe(record)
  await second.page.reload()
  await expect(second.page.getByText('others.csv: 16 of 17 rows are cleansed.')).toBeVisible()

  await second.button('Start Fresh').click()
  await second.answer('Yes, Start Fresh')

  provider.respond = () => undefined
  await sheet.start()
  await sheet.completed()
  await expect.poll(() => storedRecord(sheet.page)).toBeNull()
  await expect(sheet.page.getByText(/open in another tab|Another tab has/)).toBeHidden()
  await expect(sheet.page.getByText(/Kept on this device until/)).toBeVisible()

  await second.open()
  await expect(second.page.getByText(NOTICE)).toBeVisible()
  await expect(second.button('Show Results')).toBeHidden()
  await sheet.page.close()
  await second.button('Show Results').click()
  await second.completed()
})
