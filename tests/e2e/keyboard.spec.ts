import { expect, test } from './support/cleanSheet'

test('a double click on Start starts a run and does not stop it', async ({ sheet, provider, page }) => {
  await sheet.getReady(6)
  provider.respond = () => 'never'
  await sheet.stopClock()
  await sheet.button('Start Cleanse').dblclick()
  await expect.poll(() => provider.queries.length).toBe(5)
  await expect(page.getByText('Processing...')).toBeVisible()
})

test('the whole job can be done without a mouse', async ({ sheet, page }) => {
  await sheet.open()
  const tabTo = async (name: string) => {
    const wanted = page.getByLabel(name, { exact: true }).or(sheet.button(name))
    for (let presses = 0; presses < 25; presses += 1) {
      await page.keyboard.press('Tab')
      if ((await page.locator(':focus').and(wanted).count()) === 1) return
    }
    throw new Error(`Tab never reached ${name}`)
  }
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(sheet.button(/Drop an Excel or CSV file here/)).toBeFocused({ timeout: 500 })
  }).toPass()
  const buffer = Buffer.from('address,post_code\n1 High Street,B12 0XY\n')
  await sheet.choose({ name: 'one.csv', mimeType: 'text/csv', buffer }, () => page.keyboard.press('Space'))
  await expect(page.getByText('one.csv')).toBeVisible()
  await tabTo('API Key')
  await page.keyboard.type('ak_1')
  await expect(sheet.button('Start Cleanse')).toBeEnabled()
  await tabTo('Start Cleanse')
  await page.keyboard.press('Space')
  await sheet.completed()
  await expect(sheet.button('Download CSV')).toBeFocused()
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
  expect(download.suggestedFilename()).toBe('one_cleansed.csv')
})
