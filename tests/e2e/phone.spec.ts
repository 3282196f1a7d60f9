import { readFile } from 'node:fs/promises'
import { expectNoSidewaysScroll } from './support/checks'
import { expect, test } from './support/cleanSheet'

test.use({ isApart: true, hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

const CSV = [
  'First name,Surname,Account,address,post code',
  'Ann,Lee,A1,1 High Street,B12 0XY',
  'Di,Lee,A2,1 High Street,B12 0XY',
  ',,A3,3 High Street,B12 0XY',
  ',,A4,zzz,',
  ',,A5,yyy,',
].join('\n')

test('letters, the corrected file and a correction are made by touch: nothing is cut off', async ({
  sheet,
  page,
}) => {
  const { dialog } = sheet
  await sheet.complete(CSV, 'people.csv')

  await test.step('letters: nothing to press is under 44 pixels', async () => {
    await sheet.more('Letters…')
    await expect(dialog).toHaveAccessibleName('Letters')
    await expectNoSidewaysScroll(page, 'letters on a phone')
    await dialog.getByText('Change').tap()
    const lowest = () =>
      dialog
        .locator(
          '.ant-modal-close, summary, label.ant-radio-wrapper, label.ant-checkbox-wrapper, .ant-select, .ant-btn',
        )
        .evaluateAll((all) => Math.min(...all.map((each) => each.getBoundingClientRect().height)))
    await expect.poll(lowest).toBeGreaterThanOrEqual(44)

    await dialog.getByText('Address lines').tap()
    await dialog.getByText('One letter per address').tap()
    await page.emulateMedia({ forcedColors: 'active' })
    // The dot of what is chosen.
    const [dot, around] = await dialog
      .locator('.ant-radio-checked')
      .first()
      .evaluate((radio) => [null, '::after'].map((part) => getComputedStyle(radio, part).backgroundColor))
    expect(dot).not.toBe(around)
    await page.emulateMedia({ forcedColors: 'none' })
    const envelopes = page.getByRole('region', { name: 'The first three' }).getByRole('listitem')
    await expect(envelopes).toHaveText([/^Rows 1 and 2Ann Lee and Di Lee/, /The Occupier/])
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      sheet.button('Download letters (2)').tap(),
    ])
    expect((await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n')).toHaveLength(3)
    await expect(dialog).toBeHidden()
  })

  await test.step('my file, corrected', async () => {
    await sheet.button('My file, corrected…').tap()
    const download = sheet.button('Download my file (5)')
    await expect(download).toBeEnabled()
    await expectNoSidewaysScroll(page, 'the corrected file on a phone')
    await download.scrollIntoViewIfNeeded()
    await expect(download).toBeInViewport()
    await sheet.button('Cancel').tap()
    await expect(dialog).toBeHidden()
  })

  await test.step('a suggestion is chosen', async () => {
    await sheet.button('‹ Rows').tap()
    await sheet.row(4).tap()
    await sheet.button('Correct… (row 4)').last().tap()
    await sheet.combobox('Find an address').fill('12 High Street, Leeds, LS1 4AP')
    const option = page.getByRole('option').first()
    await expect(option).toBeInViewport({ ratio: 1 })
    for (const each of [option, ...(await sheet.region('Correct row 4').getByRole('button').all())]) {
      await expect(each).toBeInViewport({ ratio: 1 })
      await expect.poll(async () => (await each.boundingBox())!.height).toBeGreaterThanOrEqual(44)
    }
    await option.tap()
    await expect(sheet.panel(5)).toBeVisible()
  })
})
