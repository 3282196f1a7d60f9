import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { OUTPUT_FIELDS } from '../../src/domain/cleanse/outputColumns'
import { answerQuery } from '../../src/features/sandbox/answerQuery'
import { ADDED_HEADERS } from '../support/addedHeaders'
import { NOT_FOUND } from '../support/replies'
import { spaceText } from './support/checks'
import { addresses, expect, test } from './support/cleanSheet'
import { unsure } from './support/provider'

/** The added cells for a query. */
function addedCells(query: string): string[] {
  const { message, result } = answerQuery(query)
  const { match, fit, confidence, ...levels } = result
  const scores = { fit: fit.toFixed(2), confidence: confidence.toFixed(2) }
  const values: Record<string, string | number> = { message, ...scores, ...levels, ...match }
  return OUTPUT_FIELDS.map((field) => String(values[field] ?? ''))
}

const written = (cells: string[]) =>
  cells.map((cell) => (/[",\r\n]|^ | $/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')

const HEADERS = ['ref', 'address', 'post code', 'note', 'note', '__proto__']
const ROWS = [
  ['007', '12 High Street', 'B12 0XY', 'said "hello"', 'a, b', '=1+1'],
  ['000', ' 3 Church Road ', 'ls6 2bd', 'two\r\nlines', 'two\nlines', '+44 20 7946 0000'],
  ['1e5', 'nothing known', '', 'TRUE', 'Tŷ Gwyn', '@me'],
]
const QUERIES = ['12 High Street, B12 0XY', ' 3 Church Road , ls6 2bd', 'nothing known']

/** A file in Windows-1252 with its own quotes and a blank line; the address of its first row. */
const inWindows = (address: string) =>
  `Name;"Address";Postcode;Fee\n\nZo\xeb;"${address}";B12 0XY;\x805\n"Al";"nowhere at all";;7\n`

const PEOPLE = [
  'First name,Surname,Account,address,post code',
  'Ann,Lee,A1,1 High Street,B12 0XY',
  'Di,Lee,A2,1 High Street,B12 0XY',
  ',,A3,3 High Street,B12 0XY',
].join('\n')

const envelopes = (page: Page) => page.getByRole('region', { name: 'The first three' }).getByRole('listitem')

test('of a long file name its date and ending are in sight, in the set-up and once it is saved', async ({
  sheet,
  provider,
  page,
}) => {
  /** Whether a text on a line is not cut off. */
  const isIn = (line: Locator, text: string) =>
    line.evaluate((element, part) => {
      const { left, right } = element.getBoundingClientRect()
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) {
        const at = walker.currentNode.textContent!.indexOf(part)
        if (at < 0) continue
        const range = document.createRange()
        range.setStart(walker.currentNode, at)
        range.setEnd(walker.currentNode, at + part.length)
        return [...range.getClientRects()].every((box) => box.left > left - 1 && box.right < right + 1)
      }
      return false
    }, text)
  const widthOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().width)
  const topOf = (name: RegExp) =>
    sheet.dialog.getByRole('button', { name }).evaluate((button) => button.getBoundingClientRect().top)
  await sheet.complete(12, 'customers-of-the-northern-branch-and-all-its-agencies_2026-11-30.csv')
  await sheet.download(/^For next month: /)
  for (const width of [1366, 960, 820, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await expect.poll(() => isIn(page.locator('.stepLine').first(), '2026-11-30.csv')).toBe(true)
    if (width < 920) await sheet.button('Files').click()
    await expect.poll(() => isIn(page.locator('.fileSecond.savedLine'), '_for_next_month.csv')).toBe(true)
    // Cut by a fraction of a pixel, it has an ellipsis of its own.
    const end = page.locator('.fileSecond .cutName > :last-child')
    expect(await widthOf(end.locator('bdi'))).toBe(await widthOf(end))
    if (width < 920) await page.keyboard.press('Escape')
  }

  // In a dialog it stands beside the buttons, not above them.
  await page.setViewportSize({ width: 960, height: 844 })
  await sheet.more(/^My file, corrected/)
  await expect(sheet.dialog.getByText('2026-11-30_corrected.csv')).toBeVisible()
  expect(await topOf(/^Download my file/)).toBe(await topOf(/^Save this list/))
  await page.keyboard.press('Escape')

  // What follows the name leaves little room for it.
  provider.respond = unsure
  await page.setViewportSize({ width: 1366, height: 844 })
  await sheet.load('customers-of-the-northern-branch_2026-11-30.csv', addresses(12))
  await expect(sheet.grid).toBeHidden()
  await sheet.start()
  await sheet.completed()
  await sheet.download(/^For next month: /)
  await expect(page.getByText('· 12 undecided are cleansed')).toBeVisible()
  const isEndIn = () => isIn(page.locator('.fileSecond .cutName > :last-child'), '.csv')
  await expect.poll(isEndIn).toBe(true)
  await spaceText(page)
  await expect.poll(isEndIn).toBe(true)
})

test('the files are used by keys, and nothing moves when one is saved; letters are made, and a summary is printed; a CSV comes back as it came, or in UTF-8 for a letter that its encoding lacks, which is said', async ({
  sheet,
  page,
  provider,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes')
  })
  await sheet.complete(PEOPLE, 'people.csv')
  const next = page.getByRole('group', { name: /^✓ Done\. Nothing to review/ })
  await expect(next).toHaveAccessibleDescription(/^Files: My file, corrected, Letters, For next month/)
  await expect(sheet.button('My file, corrected…')).toHaveClass(/primary/)
  await expect(page.locator('.ant-btn-primary:visible')).toHaveCount(1)

  await sheet.button('My file, corrected…').focus()
  await page.keyboard.press('Enter')
  await expect(sheet.dialog).toHaveAccessibleName('My file, corrected')
  await page.keyboard.press('Escape')
  await expect(sheet.dialog).toBeHidden()
  await expect(sheet.button('My file, corrected…')).toBeFocused()

  const places = () =>
    sheet.files.getByRole('button').evaluateAll((all) => all.map((each) => each.getBoundingClientRect().y))
  const before = await places()
  await sheet.combobox('Everything: which rows').focus()
  await page.keyboard.press('ArrowDown')
  const option = page.locator('.ant-select-item-option-active:visible')
  await expect(option).toHaveText('All 3 rows')
  await page.keyboard.press('ArrowDown')
  await expect(option).toHaveText('Ready to use (3)')
  await page.keyboard.press('Enter')
  const coming = page.waitForEvent('download')
  await sheet.button('Everything: Download (3)').focus()
  await page.keyboard.press('Enter')
  expect((await coming).suggestedFilename()).toBe('people_cleansed_ready.csv')
  await expect(sheet.button('Everything: Download (3)')).toBeFocused()
  await expect(sheet.files).toContainText(/✓ \d\d:\d\d · people_cleansed_ready\.csv/)
  expect(await places()).toEqual(before)
  // All of them are in sight.
  for (const button of await sheet.files.getByRole('button').all())
    await expect(button).toBeInViewport({ ratio: 1 })

  await test.step('letters are made by keys alone', async () => {
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
    expect((await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n')).toEqual([
      'address line 1,address line 2,address line 3,address line 4,address line 5,address line 6,address line 7,Account',
      expect.stringMatching(/^Ann and Di,1 High Street,.*BIRMINGHAM,B12 0XY,+A1 and A2$/),
      expect.stringMatching(/^The Occupier,3 High Street,.*BIRMINGHAM,B12 0XY,+A3$/),
    ])
    await expect(sheet.dialog).toBeHidden()
    await expect(sheet.button('Letters…')).toBeFocused()
  })

  await test.step('a summary is printed on one sheet', async () => {
    const summary = sheet.region('CleanSheet: summary of a cleanse')
    await expect(summary).toBeHidden()
    await sheet.button('Summary: Print…').click()
    await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes')

    await sheet.showPaper()
    await expect(summary).toBeVisible()
    await expect(page.getByRole('button')).toHaveCount(0)
    // Nothing of it is beyond the paper.
    const { x, width, height } = (await summary.boundingBox())!
    expect([x, width]).toEqual([0, page.viewportSize()!.width])
    // Firefox adds a blank sheet to a page as high as the paper.
    expect(await page.locator('#root').boundingBox()).toMatchObject({ height })
    await expect(summary).toContainText('people.csv')
    await expect(summary).toContainText(
      /3 addresses checked on .*3 found\.2 lookups paid, 1 repeat free\.3 addresses put right\./,
    )
    await expect(summary.getByRole('figure', { name: /^Rows by confidence/ })).toBeVisible()
    await sheet.showPaper(false)
    await expect(summary).toBeHidden()
    const paper = (await page.pdf({ format: 'A4' })).toString('latin1')
    expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)

    // Paper is as narrow as the windows in which the row that is open covers everything.
    const window = page.viewportSize()!
    await sheet.row(1).click()
    await expect(sheet.panel(1)).toBeVisible()
    await page.setViewportSize({ width: 680, height: 960 })
    await sheet.showPaper()
    await expect(summary).toBeVisible()
    await sheet.showPaper(false)
    await page.setViewportSize(window)
  })

  provider.respond = (query) => (query.startsWith('nowhere') ? NOT_FOUND : undefined)
  await sheet.completeNext(Buffer.from(inWindows('1 high st, birmingham'), 'latin1'))
  const saved = async () => {
    await sheet.more('My file, corrected…')
    await sheet.later()
    const returned = page.waitForEvent('download')
    await sheet.button(/^Download my file/).click()
    return readFile(await (await returned).path())
  }
  const found = '1 High Street, BIRMINGHAM'
  expect((await saved()).toString('latin1')).toBe(inWindows(found))

  // The customer types a Welsh address.
  await sheet.row(1).click()
  await sheet.button(/^Correct… \(row 1\)/).click()
  await sheet.button('Type it…').click()
  await page.getByRole('textbox', { name: 'Line 1' }).fill('Tŷ Gwyn')
  await sheet.button('Use this address').click()
  const inUtf8 = inWindows('Tŷ Gwyn, BIRMINGHAM').replace('\xeb', 'ë').replace('\x80', '€')
  expect((await saved()).toString()).toBe(`\uFEFF${inUtf8}`)
  await expect(sheet.files.getByText(/It is UTF-8 now, since Windows-1252 has no “ŷ”\./)).toBeVisible()

  await test.step('the downloaded text is what went in, with the added columns beside it', async () => {
    provider.respond = () => undefined
    await sheet.completeNext([HEADERS, ...ROWS].map(written).join('\n'), 'Mixed Bag.CSV')
    const { name, text } = await sheet.download('Download CSV')
    expect(name).toBe('Mixed Bag_cleansed.csv')
    expect(provider.queries.slice(-QUERIES.length)).toEqual(QUERIES)
    const rows = ROWS.map((row, at) => row.concat(addedCells(QUERIES[at]!)))
    const lines = [[...HEADERS, ...ADDED_HEADERS], ...rows].map(written)
    expect(text).toBe(`\uFEFF${lines.join('\r\n')}\r\n`)
  })
})
