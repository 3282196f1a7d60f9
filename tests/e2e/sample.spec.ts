import { expectNoViolations } from './support/checks'
import { expect, test, type CleanSheet } from './support/cleanSheet'

const place = ({ dialog }: CleanSheet, words: string) => dialog.getByText(words, { exact: true })
const CHECK = 'Check a sample…'

test('a sample is judged by keys, printed and downloaded; a reload ends it', async ({
  sheet,
  page,
  provider,
}) => {
  await sheet.complete(70)
  const { length: lookups } = provider.queries

  await test.step('one by one, and back one', async () => {
    await sheet.button(CHECK).focus()
    await page.keyboard.press('Enter')
    await expect(place(sheet, '1 of 60')).toBeVisible()
    await expect(sheet.dialog.locator('mark')).toHaveCount(0)
    await expectNoViolations(page)
    await page.keyboard.press('1')
    await page.keyboard.press('2')
    await expect(place(sheet, '3 of 60')).toBeVisible()
    await page.keyboard.press('Backspace')
    await expect(place(sheet, '2 of 60')).toBeVisible()
    await page.keyboard.press('2')
    await expect(sheet.dialog.getByRole('status')).toHaveText(
      /^3 of 60\. Yours: \d+ High Street, B12 0XY\. Cleansed: /,
    )
    await page.keyboard.press('Escape')
    await expect(sheet.dialog).toBeHidden()
    await expect(sheet.button(CHECK)).toBeFocused()
    await expect(sheet.pile('To review')).toBeVisible()
    await expect(sheet.pile('Judged another address')).toBeVisible()
  })

  await test.step('opened again it goes on', async () => {
    await sheet.more(CHECK)
    await expect(place(sheet, '3 of 60')).toBeVisible()
    for (let judged = 2; judged < 60; judged += 1) await page.keyboard.press('1')
    const says = '59 of 60 the same: with 95 % certainty at most 8 in 100 of the 70 are another address.'
    await expect(sheet.text(says)).toBeFocused()
    await expectNoViolations(page)
    const { name, headers, rows } = await sheet.download('Download the sample (60 rows)')
    expect(name).toBe('customers_sample.csv')
    expect(headers).toEqual([
      'Row in your spreadsheet',
      'Address sent',
      'Answer',
      'Judgement',
      'Judged at',
      'Changed since',
    ])
    expect(rows.map((row) => row[3]).filter((judgement) => judgement === 'Not the same')).toHaveLength(1)
    expect(rows).toHaveLength(60)
    await sheet.button('Done').click()
    await sheet.showPaper()
    await expect(page.getByText(says)).toBeVisible()
    await sheet.showPaper(false)
  })

  await test.step('after a reload another is drawn; what was judged stays to review', async () => {
    page.once('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await sheet.button('Show Results').click()
    await expect(sheet.pile('Judged another address')).toBeVisible()
    await sheet.more(CHECK)
    await expect(place(sheet, '1 of 60')).toBeVisible()
  })

  expect(provider.queries).toHaveLength(lookups)
})

test('on a phone the buttons are under the thumb, and nothing is wider than the screen', async ({
  sheet,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await sheet.complete(5)
  await sheet.more(CHECK)
  await expect(place(sheet, '1 of 5')).toBeVisible()
  for (const name of [/^Same/, /^Not the same/, 'Done']) {
    const box = await sheet.dialog.getByRole('button', { name }).boundingBox()
    expect(box!.height).toBeGreaterThanOrEqual(44)
    expect(box!.x + box!.width).toBeLessThanOrEqual(390)
  }
  const { y } = (await sheet.dialog.getByRole('button', { name: /^Same/ }).boundingBox())!
  await sheet.dialog.getByRole('button', { name: /^Same/ }).click()
  await expect(place(sheet, '2 of 5')).toBeVisible()
  expect((await sheet.dialog.getByRole('button', { name: /^Same/ }).boundingBox())!.y).toBe(y)
  for (let judged = 1; judged < 5; judged += 1) {
    await sheet.later()
    await sheet.dialog.getByRole('button', { name: /^Same/ }).click({ delay: 1 })
  }
  await expect(sheet.text('5 of 5 the same: none of the 5 is another address.')).toBeVisible()
})
