import { NOT_FOUND, providerError } from '../support/replies'
import { expect, test } from './support/cleanSheet'

const list = (streets: string[]) =>
  ['id,address,post_code', ...streets.map((street, at) => `${at},${street},B12 0XY`), ''].join('\n')

const JUNE = Array.from({ length: 8 }, (_, at) => `${at + 1} High Street`)
/** The third has changed, and one is new. */
const JULY = JUNE.with(2, '33 High Street').concat('9 High Street')

const queries = (...houses: number[]) => houses.map((house) => `${house} High Street, B12 0XY`)

test('next month only rows that are new, changed, failed or not found are looked up', async ({
  sheet,
  page,
  provider,
}) => {
  provider.respond = (query) => {
    if (query.startsWith('4 ')) return providerError(500, 5000, 'Out of order')
    return query.startsWith('5 ') || query.startsWith('6 ') ? NOT_FOUND : undefined
  }
  await sheet.complete(list(JUNE), 'june.csv')
  const { name, text } = await sheet.download('Download CSV')
  provider.queries.length = 0
  provider.respond = () => undefined
  await sheet.button('Start New Cleanse').click()
  await sheet.button('Yes, Start New').click()

  await sheet.load('july.csv', list(JULY))
  const use = sheet.button('Use an earlier download…')
  const choose = () =>
    sheet.choose({ name, mimeType: 'text/csv', buffer: Buffer.from(text) }, () => use.click())
  const most = page.getByText('Maximum lookups').locator('..')
  await choose()
  await expect(page.getByText('4 / 9')).toBeVisible()
  await expect(most).toContainText('5')
  await page.getByRole('checkbox', { name: 'Leave out the 2 not found then' }).check()
  await expect(most).toContainText('3')
  await expect(page.getByText('6 / 9')).toBeVisible()

  await sheet.button('Do not use them').press('Enter')
  await expect(page.getByText('0 / 9')).toBeVisible()
  await expect(most).toContainText('9')
  await expect(use).toBeFocused()

  await choose()
  await expect(page.getByText('4 / 9')).toBeVisible()
  await sheet.start()
  await sheet.completed()
  expect(provider.queries.toSorted()).toEqual(queries(33, 4, 5, 6, 9))
  await sheet.row(1).click()
  await expect(sheet.panel(1)).toContainText(/From june_cleansed.csv \(saved \d/)
  await sheet.panel(1).getByRole('button', { name: 'Next row' }).click()
  await sheet.panel(2).getByRole('button', { name: 'Next row' }).click()
  await expect(sheet.panel(3)).not.toContainText('From june')
})
