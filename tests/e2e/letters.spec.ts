import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { expectNoSidewaysScroll, expectNoViolations } from './support/checks'
import { expect, test } from './support/cleanSheet'

const CSV = [
  'First name,Surname,Account,address,post code',
  'Ann,Lee,A1,1 High Street,B12 0XY',
  'Di,Lee,A2,1 High Street,B12 0XY',
  ',,A3,3 High Street,B12 0XY',
].join('\n')

const linesOf = async (download: Download) =>
  (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n')

const envelopes = (page: Page) => page.getByRole('region', { name: 'The first three' }).getByRole('listitem')

test('letters are made by keys alone', async ({ sheet, page }) => {
  await sheet.complete(CSV, 'people.csv')
  await sheet.button('Letters…').focus()
  await page.keyboard.press('Enter')
  await expect(sheet.dialog).toHaveAccessibleName('Letters')
  await expect(envelopes(page)).toHaveText([/Ann Lee/, /Di Lee/, /The Occupier/])

  const tabTo = async (role: 'radio' | 'combobox' | 'checkbox' | 'button' | null, name: string) => {
    const place = role
      ? page.getByRole(role, { name, exact: true })
      : page.locator('summary', { hasText: name })
    for (let presses = 0; presses < 12; presses += 1) {
      if (await place.evaluate((element) => element === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
    await expect(place).toBeFocused()
  }
  await expect(page.getByRole('radio', { name: 'Word mail merge' })).toBeHidden()
  await tabTo(null, 'Layout Word mail merge')
  await page.keyboard.press('Enter')
  await tabTo('radio', 'Word mail merge')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'GOV.UK Notify' })).toBeChecked()
  await tabTo('combobox', 'Name on the envelope')
  await page.keyboard.press('Backspace')
  await expect(envelopes(page).first()).not.toContainText('Lee')
  await tabTo('checkbox', 'One letter per address')
  await page.keyboard.press('Space')
  await expect(envelopes(page)).toHaveText([/^Rows 1 and 2Ann and Di/, /The Occupier/])
  await tabTo('combobox', 'Columns to take along')
  await sheet.typeOption(page.locator(':focus'), 'Acc')
  await page.keyboard.press('Escape')
  await expect(sheet.dialog).toBeVisible()
  await tabTo('button', 'Download letters (2)')
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
  expect(download.suggestedFilename()).toBe('people_letters.csv')
  expect(await linesOf(download)).toEqual([
    'address line 1,address line 2,address line 3,address line 4,address line 5,address line 6,address line 7,Account',
    expect.stringMatching(/^Ann and Di,1 High Street,.*BIRMINGHAM,B12 0XY,+A1 and A2$/),
    expect.stringMatching(/^The Occupier,3 High Street,.*BIRMINGHAM,B12 0XY,+A3$/),
  ])
  await expect(sheet.dialog).toBeHidden()
  await expect(sheet.button('Letters…')).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ isApart: true, hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('letters are made by touch: nothing to press is under 44 pixels, nothing is cut off', async ({
    sheet,
    page,
  }) => {
    await sheet.complete(CSV, 'people.csv')
    await sheet.more('Letters…')
    await expect(sheet.dialog).toHaveAccessibleName('Letters')
    await expectNoSidewaysScroll(page, 'letters on a phone')
    await sheet.dialog.getByText('Change').tap()
    await expectNoViolations(page)
    const targets = sheet.dialog.locator(
      'summary, label.ant-radio-wrapper, label.ant-checkbox-wrapper, .ant-select, .ant-btn',
    )
    const heights = () => targets.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height))
    await expect.poll(async () => Math.min(...(await heights()))).toBeGreaterThanOrEqual(44)

    await sheet.dialog.getByText('Address lines').tap()
    await sheet.dialog.getByText('One letter per address').tap()
    await expect(envelopes(page)).toHaveText([/^Rows 1 and 2Ann Lee and Di Lee/, /The Occupier/])
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      sheet.button('Download letters (2)').tap(),
    ])
    expect(await linesOf(download)).toHaveLength(3)
  })
})
