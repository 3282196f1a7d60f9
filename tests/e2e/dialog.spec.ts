import { expect, test } from './support/cleanSheet'

test.beforeEach(async ({ sheet, page }) => {
  await sheet.getReady(3)
  await sheet.start()
  await expect(page.getByText('Completed')).toBeVisible()
})

test('the question about a new cleanse keeps the focus, gives it back, and clears everything when confirmed', async ({
  sheet,
  page,
}) => {
  const dialog = page.getByRole('dialog')
  const isInside = () => page.evaluate(() => !!document.activeElement?.closest('[role=dialog]'))

  for (const key of ['Enter', 'Escape']) {
    await sheet.button('Start New Cleanse').focus()
    await page.keyboard.press('Enter')
    await expect(dialog).toHaveAccessibleName('Start a new cleanse?')
    await expect(dialog).toHaveAttribute('aria-modal', 'true')
    await expect(dialog).toContainText(
      'Have you downloaded your results? Starting a new cleanse will clear all current data.',
    )
    await expect.poll(isInside).toBe(true)
    if (key === 'Enter') await sheet.button('Cancel').focus()
    await page.keyboard.press(key)
    await expect(dialog).toBeHidden()
    await expect(page.getByText('3 / 3')).toBeVisible()
    await expect(sheet.button('Start New Cleanse')).toBeFocused()
  }

  await sheet.button('Start New Cleanse').click()
  await expect.poll(isInside).toBe(true)
  // Tab may leave for the browser's own controls; it never reaches the page behind.
  const isBehind = () =>
    page.evaluate(() => !document.activeElement!.matches('body, [role=dialog] *, .ant-modal-wrap *'))
  for (let presses = 0; presses < 8; presses += 1) {
    await page.keyboard.press('Tab')
    expect(await isBehind()).toBe(false)
  }

  await sheet.button('Yes, Start New').click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('customers.csv')).toBeHidden()
  for (const role of ['progressbar', 'grid'] as const) await expect(page.getByRole(role)).toHaveCount(0)
  await expect(page.getByRole('table', { name: 'Preview' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Download/ })).toHaveCount(0)
  await expect(page.getByRole('combobox', { name: 'Address Column', exact: true })).toBeDisabled()
  await expect(sheet.button('Start Cleanse')).toBeDisabled()
  await expect(page.getByRole('textbox', { name: 'API Key' })).toHaveValue('ak_test_key_1')
  expect(await page.evaluate(() => localStorage.getItem('cleansheet:recovery'))).toBeNull()
})

test('Enter pressed twice on Yes, Cleanse Again looks up every row once more, and does not stop the run', async ({
  sheet,
  provider,
  page,
}) => {
  await sheet.start()
  await expect(page.getByRole('dialog')).toContainText('Cleansing again uses up to 3 lookups')
  expect(provider.queries).toHaveLength(3)
  await sheet.button('Yes, Cleanse Again').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect.poll(() => provider.queries.length).toBe(6)
  await expect(page.getByText('Completed')).toBeVisible()
  await expect(page.getByText('3 / 3')).toBeVisible()
})
