import { expect, test } from './support/cleanSheet'

const QUESTION = 'Have you downloaded your results? Starting a new cleanse will clear all current data.'

test.beforeEach(async ({ sheet, page }) => {
  await sheet.getReady(3)
  await sheet.start()
  await expect(page.getByText('Completed')).toBeVisible()
})

for (const [how, close] of [
  ['Cancel', ['Enter']],
  ['Escape', ['Escape']],
] as const) {
  test(`Start New Cleanse, then ${how}: nothing is cleared and the focus is back`, async ({
    sheet,
    page,
  }) => {
    await sheet.button('Start New Cleanse').focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText(QUESTION, { exact: true })).toBeVisible()
    if (how === 'Cancel') await sheet.button('Cancel').focus()
    for (const key of close) await page.keyboard.press(key)
    await expect(dialog).toBeHidden()
    await expect(page.getByText('3 / 3')).toBeVisible()
    await expect(sheet.button('Start New Cleanse')).toBeFocused()
  })
}

test('a double click on Start New Cleanse asks, and does not dismiss the question', async ({
  sheet,
  page,
}) => {
  await sheet.button('Start New Cleanse').dblclick()
  // What dismisses it gives the focus back in the same breath.
  await expect.poll(() => page.evaluate(() => !!document.activeElement?.closest('[role=dialog]'))).toBe(true)
  await expect(sheet.button('Yes, Start New')).toBeVisible()
})

test('the dialog has a name, takes the focus and keeps it', async ({ sheet, page }) => {
  await sheet.button('Start New Cleanse').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toHaveAccessibleName('Start a new cleanse?')
  await expect(dialog).toHaveAttribute('aria-modal', 'true')
  await expect(dialog.getByRole('button', { name: 'Yes, Start New', exact: true })).toBeVisible()
  await expect.poll(() => page.evaluate(() => !!document.activeElement?.closest('[role=dialog]'))).toBe(true)
  // Tab may leave for the browser's own controls; it never reaches the page behind.
  const isBehind = () =>
    page.evaluate(() => !document.activeElement!.matches('body, [role=dialog] *, .ant-modal-wrap *'))
  for (let presses = 0; presses < 8; presses += 1) {
    await page.keyboard.press('Tab')
    expect(await isBehind()).toBe(false)
  }
})

test('Yes, Start New clears the rows, the mapping, the results and the record', async ({ sheet, page }) => {
  await sheet.button('Start New Cleanse').click()
  await sheet.button('Yes, Start New').click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByText('customers.csv')).toBeHidden()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await expect(page.getByRole('table', { name: 'Preview' })).toHaveCount(0)
  await expect(page.getByRole('grid')).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Results' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Download/ })).toHaveCount(0)
  await expect(page.getByRole('combobox', { name: 'Address Column', exact: true })).toBeDisabled()
  expect(await page.evaluate(() => localStorage.getItem('cleansheet:recovery'))).toBeNull()
})

test('Start Cleanse after completion asks before every row is paid for again', async ({
  sheet,
  provider,
  page,
}) => {
  await sheet.start()
  await expect(page.getByRole('dialog')).toContainText('uses your credits again')
  await sheet.button('Cancel').click()
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(provider.queries).toHaveLength(3)
  await sheet.start()
  await sheet.button('Yes, Cleanse Again').click()
  await expect.poll(() => provider.queries.length).toBe(6)
  await expect(page.getByText('Completed')).toBeVisible()
})

test('Start New Cleanse is offered only when every row is done', async ({ sheet, provider, page }) => {
  await sheet.button('Start New Cleanse').click()
  await sheet.button('Yes, Start New').click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await sheet.load('six.csv', `address,post_code\n${'1 High Street,B12 0XY\n'.repeat(6)}`)
  provider.queries.length = 0
  provider.respond = () => (provider.queries.length > 5 ? { status: 402, body: { code: 4020 } } : undefined)
  await sheet.start()
  await expect(page.getByText('5 / 6')).toBeVisible()
  await expect(sheet.button('Resume')).toBeVisible()
  await expect(sheet.button('Start New Cleanse')).toHaveCount(0)
})
