import type { Page } from '@playwright/test'
import { expect, test } from './support/cleanSheet'

/** Closes the page; whether it asked first. */
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

test('from Start until the download the page asks before it closes', async ({ sheet, provider, page }) => {
  await sheet.getReady(7)
  // It stays open.
  const isPrevented = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(await page.evaluate(isPrevented)).toBe(false)
  const goOn = provider.holdAfter(5)
  await sheet.start()
  await expect(page.getByText('5 / 7')).toBeVisible()
  expect(await asksBeforeClosing(page)).toBe(true)
  await sheet.download('Download Partial Results (5/7)')
  goOn()
  await sheet.completed()
  // The partial download lacks the latest results.
  expect(await asksBeforeClosing(page)).toBe(true)
  await sheet.download('Download CSV')
  expect(await asksBeforeClosing(page)).toBe(false)
})
