import { expect, test } from './support/cleanSheet'

const list = (streets: string[]) =>
  ['id,address,post_code', ...streets.map((street, at) => `${at},${street},B12 0XY`), ''].join('\n')

const JUNE = Array.from({ length: 6 }, (_, at) => `${at + 1} High Street`)
/** The third has changed, and one is new. */
const JULY = JUNE.with(2, '33 High Street').concat('7 High Street')

test('next month only new and changed rows are looked up', async ({ sheet, page, provider }) => {
  await sheet.complete(list(JUNE), 'june.csv')
  const { name, text } = await sheet.download('Download CSV')
  provider.queries.length = 0

  await page.reload()
  await sheet.open()
  const discard = page.getByRole('button', { name: /Discard|Start Fresh/ })
  if (await discard.isVisible()) await discard.click()
  await sheet.load('july.csv', list(JULY))
  await sheet.choose({ name, mimeType: 'text/csv', buffer: Buffer.from(text) }, () =>
    sheet.button('Use an earlier download…').click(),
  )
  await expect(page.getByText('Answers from june_cleansed.csv')).toBeVisible()
  await expect(page.getByText('5 / 7')).toBeVisible()
  await sheet.enterKey()
  await sheet.start()
  await sheet.completed()
  expect(provider.queries.toSorted()).toEqual(['33 High Street, B12 0XY', '7 High Street, B12 0XY'])
  await expect(sheet.row(1)).toContainText(/From june_cleansed.csv \(saved \d/)
  await expect(sheet.row(3)).not.toContainText('From june')
})
