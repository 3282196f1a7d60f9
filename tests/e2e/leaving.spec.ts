import type { Page } from '@playwright/test'
import { expect, test } from './support/cleanSheet'
import { createGate } from './support/provider'

/** Closes the page as a person does; whether it asked first. */
async function asksBeforeClosing(page: Page) {
  const asked = page.waitForEvent('dialog').then((dialog) => {
    expect(dialog.type()).toBe('beforeunload')
    return dialog.dismiss().then(() => true)
  })
  const closed = page.waitForEvent('close').then(() => false)
  asked.catch(() => {})
  closed.catch(() => {})
  await page.close({ runBeforeUnload: true })
  return Promise.race([asked, closed])
}

test('the page is left without a question before anything was cleansed', async ({ sheet, page }) => {
  await sheet.getReady(2)
  expect(await asksBeforeClosing(page)).toBe(false)
})

test('the page asks before it is left while a run goes, and until all of its results are downloaded', async ({
  sheet,
  provider,
  page,
}) => {
  await sheet.getReady(7)
  const gate = createGate()
  provider.respond = async (query) => {
    if (/^[67] /.test(query)) await gate.opened
    return undefined
  }
  await sheet.start()
  await expect(page.getByText('5 / 7')).toBeVisible()
  expect(await asksBeforeClosing(page)).toBe(true)
  await sheet.download('Download Partial Results (5/7)')
  gate.open()
  await expect(page.getByText('Completed')).toBeVisible()
  // A partial download does not cover what came after it.
  expect(await asksBeforeClosing(page)).toBe(true)
  await sheet.download('Download CSV')
  expect(await asksBeforeClosing(page)).toBe(false)
})
