import { NOT_FOUND, providerError } from '../support/replies'
import { expectNoSidewaysScroll, expectNoViolations } from './support/checks'
import { expect, test, type CleanSheet } from './support/cleanSheet'

const list = (streets: string[]) =>
  ['id,address,post_code', ...streets.map((street, at) => `${at},${street},B12 0XY`), ''].join('\n')

const JUNE = Array.from({ length: 8 }, (_, at) => `${at + 1} High Street`)
/** So many that a sample of them is offered. */
const MORE = Array.from({ length: 511 }, (_, at) => at + 100)
/** The third has changed, and one is new. */
const JULY = JUNE.with(2, '33 High Street').concat(
  '9 High Street',
  MORE.map((house) => `${house} High Street`),
)

/** The download with a line for each of more houses, made of that of the first. */
function withMore(text: string) {
  const [first] = text.split('\r\n').slice(1)
  const more = MORE.map((house) => first!.replaceAll(/(?<![\d.])1(?![\d.])/g, `${house}`))
  return [text, ...more.map((line) => `${line}\r\n`)].join('')
}

const queries = (...houses: number[]) => houses.map((house) => `${house} High Street, B12 0XY`)

const place = ({ dialog }: CleanSheet, words: string) => dialog.getByText(words, { exact: true })
const CHECK = 'Check a sample…'

test('next month only rows that are new, changed, failed or not found are looked up; a sample is judged by keys, printed and downloaded, and a reload ends it', async ({
  sheet,
  page,
  provider,
}) => {
  provider.respond = (query) => {
    if (query.startsWith('4 ')) return providerError(500, 5000, 'Out of order')
    return query.startsWith('5 ') || query.startsWith('6 ') ? NOT_FOUND : undefined
  }
  await sheet.complete(list(JUNE), 'june.csv')
  const june = await sheet.download('Download CSV')
  const buffer = Buffer.from(withMore(june.text))
  provider.queries.length = 0
  provider.respond = () => undefined
  await sheet.button('Start New Cleanse').click()
  await sheet.button('Yes, Start New').click()

  await sheet.load('july.csv', list(JULY))
  const use = sheet.button('Use an earlier download…')
  const choose = () => sheet.choose({ name: june.name, mimeType: 'text/csv', buffer }, () => use.click())
  const most = page.getByText('Maximum lookups').locator('..')
  await choose()
  await expect(page.getByText('515 / 520')).toBeVisible()
  await expect(most).toContainText('5')
  await page.getByRole('checkbox', { name: 'Leave out the 2 not found then' }).check()
  await expect(most).toContainText('3')
  await expect(page.getByText('517 / 520')).toBeVisible()

  await sheet.button('Do not use them').press('Enter')
  await expect(page.getByText('0 / 520')).toBeVisible()
  await expect(most).toContainText('520')
  await expect(use).toBeFocused()

  await choose()
  await expect(page.getByText('515 / 520')).toBeVisible()
  await sheet.start()
  await sheet.completed()
  expect(provider.queries.toSorted()).toEqual(queries(33, 4, 5, 6, 9))
  await sheet.row(1).click()
  await expect(sheet.panel(1)).toContainText(/From june_cleansed.csv \(saved \d/)
  await sheet.panel(1).getByRole('button', { name: 'Next row' }).click()
  await sheet.panel(2).getByRole('button', { name: 'Next row' }).click()
  await expect(sheet.panel(3)).not.toContainText('From june')
  await sheet.button('Files').click()
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
    expect(name).toBe('july_sample.csv')
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
