import { expectNoSidewaysScroll, expectNoViolations } from './support/checks'
import { expect, test, type CleanSheet } from './support/cleanSheet'

const place = ({ dialog }: CleanSheet, words: string) => dialog.getByText(words, { exact: true })
const CHECK = 'Check a sample…'

test('a sample is judged by keys, printed and downloaded; a reload ends it', async ({
  sheet,
  page,
  provider,
}) => {
  await sheet.complete(520)
  const { length: lookups } = provider.queries

  await test.step('one by one, and back one', async () => {
    await sheet.button(CHECK).focus()
    await page.keyboard.press('Enter')
    await expect(place(sheet, '1 of 20')).toBeVisible()
    await expect(sheet.dialog.locator('mark')).toHaveCount(0)
    await expectNoViolations(page)
    await page.keyboard.press('1')
    await page.keyboard.press('2')
    await expect(place(sheet, '3 of 20')).toBeVisible()
    await page.keyboard.press('Backspace')
    await expect(place(sheet, '2 of 20')).toBeVisible()
    await page.keyboard.press('2')
    await expect(sheet.dialog.getByRole('status')).toHaveText(
      /^3 of 20\. Yours: \d+ High Street, B12 0XY\. Cleansed: /,
    )
    await page.keyboard.press('Escape')
    await expect(sheet.dialog).toBeHidden()
    await expect(sheet.button(CHECK)).toBeFocused()
    await expect(sheet.pile('To review')).toBeVisible()
    await expect(sheet.pile('Judged another address')).toBeVisible()
  })

  await test.step('opened again it goes on', async () => {
    await sheet.more(CHECK)
    await expect(place(sheet, '3 of 20')).toBeVisible()
    for (let judged = 2; judged < 20; judged += 1) await page.keyboard.press('1')
    const soFar = '19 of 20 the same: with 95 % certainty at most 22 in 100 of the 520 are another address.'
    await expect(sheet.text(`${soFar} 80 more would bring it to 5 in 100.`)).toBeFocused()
    await expectNoViolations(page)
    await sheet.button('20 more').press('Enter')
    for (let judged = 20; judged < 40; judged += 1) await page.keyboard.press('1')
    const says = '39 of 40 the same: with 95 % certainty at most 12 in 100 of the 520 are another address.'
    await expect(sheet.text(`${says} 60 more would bring it to 5 in 100.`)).toBeFocused()
    const { name, headers, rows } = await sheet.download('Download the sample (40 rows)')
    expect(name).toBe('customers_sample.csv')
    expect(headers).toEqual(['Row in your spreadsheet', 'Address sent', 'Answer', 'Judgement', 'Judged at'])
    expect(rows.map((row) => row[3]).filter((judgement) => judgement === 'Not the same')).toHaveLength(1)
    expect(rows).toHaveLength(40)
    await sheet.button('Done').click()
    await sheet.showPaper()
    await expect(page.getByText(says)).toBeVisible()
    // The names of the columns stand on one line, and those of figures beside each other.
    const heads = await page
      .locator('.printSummary thead th')
      .evaluateAll((cells) =>
        cells.map((cell) => cell.getBoundingClientRect()).map(({ width, height }) => ({ width, height })),
      )
    for (const { width, height } of heads.slice(1)) {
      expect(height).toBeLessThan(40)
      expect(width).toBeLessThan(140)
    }
    expect(heads).toHaveLength(5)
    await sheet.showPaper(false)
  })

  await test.step('after a reload another is drawn; what was judged stays to review', async () => {
    page.once('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await sheet.button('Show Results').click()
    await expect(sheet.pile('Judged another address')).toBeVisible()
    await sheet.more(CHECK)
    await expect(place(sheet, '1 of 20')).toBeVisible()
  })

  await test.step('on a phone the buttons are under the thumb, and nothing is wider than the screen', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    const same = sheet.dialog.getByRole('button', { name: /^Same/ })
    for (const name of [/^Same/, /^Not the same/, 'Done']) {
      const box = await sheet.dialog.getByRole('button', { name }).boundingBox()
      expect(box!.height).toBeGreaterThanOrEqual(44)
      expect(box!.x + box!.width).toBeLessThanOrEqual(390)
    }
    const { y } = (await same.boundingBox())!
    await sheet.later()
    await same.click({ delay: 1 })
    await expect(place(sheet, '2 of 20')).toBeVisible()
    expect((await same.boundingBox())!.y).toBe(y)
    await page.setViewportSize({ width: 320, height: 700 })
    await expectNoSidewaysScroll(page, 'the sample at 320 pixels')
  })

  expect(provider.queries).toHaveLength(lookups)
})
