import { expect, test } from './support/cleanSheet'

const CSV = [
  'id,address,postcode',
  'A1,1 High Street,B12 0XY',
  'A2,2 High Street,',
  'A3,3 High Street,',
].join('\n')

test('the whole job can be done without a mouse', async ({ sheet, page, provider }) => {
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
  await expect(page.getByRole('group', { name: /Nothing to review\./ })).toBeFocused()
  await sheet.button('Download CSV').focus()
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
  expect(download.suggestedFilename()).toBe('one_cleansed.csv')

  await test.step('Tab leads from the headers to the selected row and past the buttons of all rows', async () => {
    await page.setViewportSize({ width: 1366, height: 768 })
    // The results are downloaded, so nothing is asked.
    await sheet.load('next.csv', CSV)
    await expect(sheet.grid).toBeHidden()
    await sheet.start()
    await sheet.completed()
    const header = (name: string) => sheet.grid.getByRole('columnheader', { name, exact: true })
    await sheet.row(2).focus()
    await header('Confidence').focus()
    await page.keyboard.press('Tab')
    await expect(sheet.row(2)).toBeFocused()
    await expect(sheet.row(2).getByRole('button')).toHaveCount(0)
    await page.keyboard.press('Enter')
    await expect(sheet.panel(2)).toBeVisible()
    await expect(sheet.row(2)).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(sheet.panel(3)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(sheet.button('All columns')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('radio', { name: 'Row 3' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(sheet.panel(3).getByRole('button', { name: 'Previous row' })).toBeFocused()
    await sheet.row(3).focus()
    await page.keyboard.press('Shift+Tab')
    await expect(header('Row')).toBeFocused()
  })

  await test.step('F6 leads from part to part, and with Shift back', async () => {
    const parts = [sheet.panel(3), sheet.pile('All'), sheet.row(3), sheet.panel(3)]
    await sheet.row(3).focus()
    for (const part of parts) {
      await page.keyboard.press('F6')
      await expect(part).toBeFocused()
    }
    await page.keyboard.press('Shift+F6')
    await expect(sheet.row(3)).toBeFocused()
  })

  await test.step('Tab leads round a dialog that is higher than the window, and what it leads to is in sight', async () => {
    await sheet.button('Start New Cleanse').press('Enter')
    await expect(sheet.button('Cancel')).toBeFocused()
    await page.setViewportSize({ width: 1366, height: 130 })
    await page.keyboard.press('Tab')
    const close = sheet.dialog.getByRole('button', { name: 'Close' })
    await expect(close).not.toBeInViewport()
    await expect(async () => {
      await page.keyboard.press('Tab')
      await expect(close).toBeFocused({ timeout: 100 })
    }).toPass()
    await expect(close).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Escape')
    await page.setViewportSize({ width: 1366, height: 768 })
    await sheet.row(3).focus()
  })

  await test.step('zoomed to 200 %, the row that had the focus has it in the place of the list', async () => {
    await page.setViewportSize({ width: 683, height: 384 })
    await expect(sheet.panel(3)).toBeFocused()
  })

  await test.step('Tab leads to the buttons of Correct…, however many addresses are listed', async () => {
    await page.setViewportSize({ width: 1280, height: 600 })
    const hits = (count: number) =>
      Array.from({ length: count }, (_, at) => ({
        id: `id_${at}`,
        suggestion: `${at + 1} High Street, Birmingham, B12 0XY`,
      }))
    for (const count of [1, 60]) {
      provider.suggest = () => ({
        status: 200,
        body: { code: 2000, message: 'Success', result: { hits: hits(count) } },
      })
      await sheet.row(count === 1 ? 2 : 3).focus()
      await page.keyboard.press('c')
      await expect(page.getByRole('option')).toHaveCount(count)
      await page.keyboard.press('Tab')
      await expect(sheet.button('Type it…')).toBeFocused()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('option')).toHaveCount(0)
      await page.keyboard.press('Escape')
    }
  })
})
