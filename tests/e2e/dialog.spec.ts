import { expect, test } from './support/cleanSheet'
import { storedRecord } from './support/stored'

test('a question keeps the focus, and gives it back when cancelled', async ({ sheet, provider, page }) => {
  const isInside = () => page.evaluate(() => !!document.activeElement?.closest('[role=dialog]'))

  await test.step('a double click on Start starts a run and does not stop it', async () => {
    await sheet.getReady(3)
    const goOn = provider.holdAfter(0)
    await sheet.stopClock()
    await sheet.button('Start Cleanse').dblclick()
    await expect.poll(() => provider.queries.length).toBe(3)
    await expect(page.getByText('Processing...')).toBeVisible()
    goOn()
    await sheet.completed()
  })

  await test.step('the second press of a double click does not answer what the first one asked', async () => {
    await sheet.button('Start New Cleanse').dblclick()
    await expect(sheet.dialog).toHaveAccessibleName('Start a new cleanse?')
    await page.mouse.move(0, 0)
    await expect(sheet.dialog).toBeVisible()
    await expect(page.getByText('3 / 3')).toBeVisible()
    await sheet.button('Cancel').click()
    await expect(sheet.dialog).toBeHidden()
  })

  await test.step('Enter pressed twice on Yes, Cleanse Again does not stop the run', async () => {
    await sheet.start()
    await expect(sheet.dialog).toContainText('Cleansing again uses up to 3 lookups')
    await sheet.stopClock()
    await sheet.answer('Yes, Cleanse Again')
    await page.keyboard.press('Enter')
    await expect.poll(() => provider.queries.length).toBe(6)
    await sheet.completed()
    await expect(page.getByText('3 / 3')).toBeVisible()
  })

  for (const key of ['Enter', 'Escape']) {
    await sheet.button('Start New Cleanse').focus()
    await page.keyboard.press('Enter')
    await expect(sheet.dialog).toHaveAccessibleName('Start a new cleanse?')
    await expect(sheet.dialog).toHaveAttribute('aria-modal', 'true')
    await expect(sheet.dialog).toContainText(
      'Have you downloaded your results? Starting a new cleanse will clear all current data.',
    )
    await expect.poll(isInside).toBe(true)
    if (key === 'Enter') await sheet.button('Cancel').focus()
    await page.keyboard.press(key)
    await expect(sheet.dialog).toBeHidden()
    await expect(page.getByText('3 / 3')).toBeVisible()
    await expect(sheet.button('Start New Cleanse')).toBeFocused()
  }

  await sheet.button('Start New Cleanse').click()
  await expect.poll(isInside).toBe(true)
  // Tab may leave for the browser's own controls, but never reaches the page behind.
  const isBehind = () =>
    page.evaluate(() => !document.activeElement!.matches('body, [role=dialog] *, .ant-modal-wrap *'))
  for (let presses = 0; presses < 8; presses += 1) {
    await page.keyboard.press('Tab')
    expect(await isBehind()).toBe(false)
  }

  await test.step('Yes, Start New clears everything but the key', async () => {
    await sheet.button('Yes, Start New').click()
    await expect(sheet.dialog).toBeHidden()
    await expect(page.getByText('customers.csv')).toBeHidden()
    for (const role of ['progressbar', 'grid', 'table'] as const)
      await expect(page.getByRole(role, { name: /Rows cleansed|Results|Preview/ })).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^Download/ })).toHaveCount(0)
    await expect(sheet.combobox('Address Column')).toBeDisabled()
    await expect(sheet.button('Start Cleanse')).toBeDisabled()
    await expect(sheet.key).toHaveValue('ak_test_key_1')
    await expect.poll(() => storedRecord(page)).toBeNull()
  })
})
