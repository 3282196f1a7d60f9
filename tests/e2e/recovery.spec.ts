import { providerError, SPENT } from '../support/replies'
import { watchShifts } from './support/checks'
import { expect, queryOf, test } from './support/cleanSheet'
import { except } from './support/provider'
import { storedCleanses, storedRecord } from './support/stored'

const DESK = { width: 1280, height: 720 }
const BROKEN = providerError(500, 5000, 'Broken row')

test('a paused run and a finished cleanse are found again, until Remove now deletes them', async ({
  sheet,
  provider,
  page,
}) => {
  page.on('dialog', (dialog) => void dialog.accept())

  await test.step('a paused run is found with its columns and results on each visit, and nothing moves', async () => {
    const shifted = await watchShifts(page)
    await sheet.getReady(8)
    await sheet.typeOption(sheet.combobox('Address Column'), 'id')
    await expect(page.getByText('0001, B12 0XY')).toBeVisible()
    await sheet.typeOption(sheet.combobox('More address columns'), 'address')
    const sent = (row: number) => `${String(row).padStart(4, '0')}, ${queryOf(row)}`
    await expect(page.getByText(sent(1))).toBeVisible()
    provider.respond = except({ 3: BROKEN, 7: SPENT, 8: SPENT })
    await sheet.start()
    await expect(page.getByText('6 / 8')).toBeVisible()
    await expect(sheet.resume).toBeVisible()

    await page.setViewportSize({ width: 390, height: 844 })
    // As in a busy browser: the record is read late.
    const late = await page.addInitScript(() => {
      const { locks } = navigator
      const ask = locks.request.bind(locks) as (...call: unknown[]) => Promise<unknown>
      const granted = new Promise((resolve) => Object.assign(window, { grantLocks: resolve }))
      Object.assign(locks, { request: (...call: unknown[]) => granted.then(() => ask(...call)) })
    })
    // To ignore it loses nothing.
    for (const isResumed of [false, true]) {
      await expect.poll(() => storedRecord(page)).not.toBeNull()
      await page.reload()
      await page.waitForLoadState('networkidle')
      await expect(page.getByText('Loading…')).toBeVisible()
      await page.evaluate(() => (window as unknown as { grantLocks: () => void }).grantLocks())
      await expect(page.getByText('customers.csv: 6 of 8 rows are cleansed.')).toBeVisible()
      await expect(page.getByText('Loading…')).toHaveCount(0)
      expect(await shifted()).toBe(0)
      await page.setViewportSize(DESK)
      if (!isResumed) continue
      await sheet.button('Resume Cleanse').click()
      await expect(page.getByText('6 / 8')).toBeVisible()
      await expect(page.getByText('Previous session found')).toBeHidden()
    }
    await late.dispose()
    await expect(sheet.row(1)).toContainText(sent(1))
    await expect(sheet.key).toHaveValue('')
    await expect(sheet.button('Start Cleanse')).toBeDisabled()
    const { name, headers, rows } = await sheet.download('Download Partial Results (6/8)')
    expect(name).toBe('customers_partial_cleansed.csv')
    expect(rows.map(([id]) => id)).toEqual(['0001', '0002', '0003', '0004', '0005', '0006'])
    expect(rows[2]![headers.indexOf('Error')]).toBe('Broken row')

    provider.respond = () => undefined
    provider.queries.length = 0
    await sheet.enterKey()
    await sheet.start()
    await sheet.completed()
    expect(provider.queries.toSorted()).toEqual([sent(7), sent(8)])
    await expect.poll(() => storedRecord(page)).toBeNull()
  })

  await expect(
    page.getByText(/^Kept on this device until [A-Z][a-z]+day \d\d:\d\d · Remove now/),
  ).toBeVisible()
  await sheet.row(1).click()
  await sheet
    .panel(1)
    .getByRole('button', { name: /^Keep mine/ })
    .click()
  await expect(sheet.row(1)).toContainText('Kept')

  await test.step('Remove now asks before it takes what was not downloaded', async () => {
    await sheet.button('Remove now').focus()
    await page.keyboard.press('Enter')
    await expect(sheet.dialog).toContainText('You downloaded customers_partial_cleansed.csv')
    await sheet.answer('Cancel')
    await expect(sheet.button('Remove now')).toBeFocused()
  })
  await page.reload()

  const banner = page.getByRole('status').filter({ hasText: 'Finished cleanse found' })
  await expect(banner).toContainText(
    /customers\.csv: all 8 rows are done\. Kept until [A-Z][a-z]+day \d\d:\d\d, 1 decision\. The results are not downloaded yet\./,
  )
  await expect(page.getByText('Previous session found')).toBeHidden()

  await test.step('Discard asks before it deletes paid results, and offers to download them', async () => {
    await sheet.button('Discard').click()
    await expect(sheet.dialog).toHaveAccessibleName('Discard these results?')
    const saved = await sheet.download('Download Results')
    expect(saved.rows).toHaveLength(8)
    expect(saved.headers).toContain('Decision')
    await expect(sheet.dialog).toBeHidden()
    await expect(sheet.button('Discard')).toBeFocused()
    await expect(page.getByText('The results were downloaded.')).toBeVisible()
  })
  await sheet.button('Show Results').focus()
  await page.keyboard.press('Enter')
  await expect(
    page.getByRole('group', { name: /^✓ All reviewed\. \d+ failed: Show Retry failed rows/ }),
  ).toBeFocused()
  await expect(banner).toBeHidden()
  await sheet.completed()
  await expect(page.getByText('8 / 8')).toBeVisible()
  const { name, headers, rows } = await sheet.download('Download CSV')
  expect(name).toBe('customers_cleansed.csv')
  expect(rows[2]![headers.indexOf('Error')]).toBe('Broken row')
  const line1 = headers.indexOf('Address Line 1')
  expect([rows[0]![line1], rows[1]![line1]]).toEqual(['', '0002 High Street'])

  provider.respond = () => undefined
  await sheet.enterKey()
  await sheet.button('Retry failed rows (1)').click()
  await expect(sheet.button('Retry failed rows (1)')).toBeHidden()
  await sheet.completed()
  expect((await sheet.download('Download CSV')).headers).not.toContain('Error')
  // That file does not say what was decided.
  await sheet.button('Remove now').click()
  await expect(sheet.dialog).toContainText('It does not say what you decided.')
  await sheet.answer('Cancel')
  expect((await sheet.download(/^For next month: /)).headers).toContain('Decision')
  await expect
    .poll(async () => (await storedCleanses(page)).filter((text) => !text.includes('Broken row')).join())
    .toContain('"isDownloaded":true')
  await page.reload()
  await expect(page.getByText('The results were downloaded.')).toBeVisible()
  await sheet.button('Show Results').click()
  await expect(page.locator('#next-step')).toBeFocused()

  await sheet.button('Remove now').click()
  await expect(page.getByText('not kept on this device')).toBeVisible()
  await expect(sheet.button('Download CSV')).toBeFocused()
  await expect
    .poll(() => page.evaluate(() => JSON.stringify([localStorage, sessionStorage])))
    .not.toContain('High Street')
  await expect.poll(() => storedCleanses(page)).toEqual([])
})
