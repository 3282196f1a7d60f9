import type { Page } from '@playwright/test'
import { createGate } from '../support/until'
import { expect, test } from './support/cleanSheet'

/** Opens the page whose code does not come until the gate is opened. */
async function openWithoutCode(page: Page) {
  const gate = createGate()
  await page.route('**/assets/index-*.js', async (route) => {
    await gate.opened
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  return gate
}

// SCREEN-18
test('the first screen is seen before its code has come, cannot be used until then, and stays where it is', async ({
  page,
  sheet,
}) => {
  const gate = await openWithoutCode(page)
  const dropZone = page.locator('#drop-zone')
  await expect(dropZone).toBeVisible()
  await expect(page.getByText('Give every customer a correct, deliverable address')).toBeVisible()
  await dropZone.evaluate((element) => element.focus())
  await expect(dropZone).not.toBeFocused()
  const [before, top] = [await dropZone.elementHandle(), (await dropZone.boundingBox())!.y]

  gate.open()
  await expect(page.getByRole('radio', { name: 'System' })).toBeAttached()
  expect(await before.evaluate((element) => element.isConnected)).toBe(true)
  expect((await dropZone.boundingBox())!.y).toBe(top)
  await dropZone.focus()
  await expect(dropZone).toBeFocused()
  await sheet.load('customers.csv', 'address,post_code\n1 High Street,B12 0XY\n')
  await expect(page.getByRole('status').getByText('1 row · UTF-8 · comma-delimited')).toBeVisible()
})

// SCREEN-18
test('a file that is chosen while the first screen is being taken over is read', async ({ page, sheet }) => {
  const gate = await openWithoutCode(page)
  const loaded = page.waitForEvent('domcontentloaded')
  gate.open()
  await loaded
  await sheet.load('customers.csv', 'address,post_code\n1 High Street,B12 0XY\n')
  await expect(page.getByRole('status').getByText('1 row · UTF-8 · comma-delimited')).toBeVisible()
})
