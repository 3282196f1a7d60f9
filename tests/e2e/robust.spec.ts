import { expect, test } from './support/cleanSheet'

test('the focus stays on the one button while it is Start, Stop and Start again', async ({
  sheet,
  provider,
  page,
}) => {
  await sheet.getReady(6)
  provider.respond = () => 'never'
  await sheet.button('Start Cleanse').focus()
  await page.keyboard.press('Enter')
  await expect(sheet.button('Stop')).toBeFocused()
  await sheet.later()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Stopping…')).toBeVisible()
  await sheet.later()
  await page.keyboard.press('Enter')
  await expect(sheet.button('Start Cleanse')).toBeFocused()
})

test('a file dropped beside the drop zone does not take the page away', async ({ sheet, page }) => {
  await sheet.open()
  const isPrevented = await page.evaluate(() => {
    const drop = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: new DataTransfer() })
    return !document.body.dispatchEvent(drop)
  })
  expect(isPrevented).toBe(true)
})
