import { expect, test } from './support/cleanSheet'

test('when the part that shows results cannot be loaded, they can still be downloaded', async ({
  sheet,
  page,
}) => {
  await page.route('**/ResultsPanel*.js', (route) => route.abort())
  await sheet.getReady(3)
  await sheet.start()
  await expect(page.getByRole('alert').getByText('The results cannot be shown')).toBeVisible()
  expect((await sheet.download('Download CSV')).rows).toHaveLength(3)
})

test('when the menu of downloads cannot be loaded, that is said, and the rest works', async ({
  sheet,
  page,
}) => {
  await page.route('**/MoreDownloads*.js', (route) => route.abort())
  await sheet.getReady(3)
  await sheet.start()
  await expect(page.getByText('More downloads could not be loaded.')).toBeVisible()
  await expect(page.getByRole('grid', { name: 'Results' })).toBeVisible()
  expect((await sheet.download('Download CSV')).rows).toHaveLength(3)
})

test('a question that cannot be loaded is said not to have been asked, and nothing is lost', async ({
  sheet,
  page,
}) => {
  await page.route('**/ConfirmDialog*.js', (route) => route.abort())
  await sheet.getReady(3)
  await sheet.start()
  await sheet.button('Start New Cleanse').click()
  await expect(page.getByRole('alert').getByText('This question could not be shown')).toBeVisible()
  expect((await sheet.download('Download CSV')).rows).toHaveLength(3)
})

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
