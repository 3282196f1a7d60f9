import type { Locator } from '@playwright/test'
import { isDeep } from '../support/drawing'
import { GOOD_KEY, providerError } from '../support/replies'
import { sampleCsv } from '../support/sampleCsv'
import { atRest, expectNoSidewaysScroll, expectNoViolations } from './support/checks'
import { addresses, expect, queryOf, test } from './support/cleanSheet'
import { longColumnCsv } from './support/longNames'
import { except } from './support/provider'

// A laptop at 200 and 400 %, a phone, and one whose keyboard is up.
const LOW = [
  { width: 683, height: 384 },
  { width: 320, height: 256 },
  { width: 390, height: 844 },
  { width: 390, height: 420 },
].filter(({ height }) => isDeep || height === 256 || height === 420)

// A phone, a laptop at 200 %, a tablet held upright, a laptop at 150 %: by default the lowest and the widest.
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 683, height: 384 },
  { width: 820, height: 1180 },
  { width: 911, height: 512 },
].filter(({ width }) => isDeep || width === 683 || width === 911)

const boxesOf = (...parts: Locator[]) => Promise.all(parts.map((part) => part.boundingBox()))

test('in small windows the key, why it is refused and Start are in sight, the piles are one line, a row, its correction and the files have their buttons in sight, and a list fits', async ({
  sheet,
  provider,
  page,
}) => {
  await sheet.open()
  for (const size of WINDOWS)
    await test.step(`why a key is refused, at ${size.width} pixels`, async () => {
      await page.setViewportSize(size)
      await sheet.load('customers.csv', longColumnCsv)
      await expect(page.getByText('Maximum lookups')).toBeVisible()
      await expect(
        sheet.region('CSV file').getByText('customers.csv').filter({ visible: true }),
      ).toBeInViewport({ ratio: 1 })
      provider.key = providerError(401, 4010, 'This key was revoked')
      await sheet.key.fill('')
      await page.keyboard.type(`ak_test_key_${size.width}`)
      await expect(page.getByText('This key was revoked')).toBeInViewport({ ratio: 1 })
      await expect(sheet.key).toBeInViewport({ ratio: 1 })
    })
  provider.key = GOOD_KEY
  await sheet.enterKey()
  for (const size of WINDOWS)
    await test.step(`Start, at ${size.width} pixels`, async () => {
      await page.setViewportSize(size)
      const start = sheet.button('Start Cleanse')
      await start.blur()
      await start.focus()
      // The browser scrolls by whole pixels.
      await expect(start).toBeInViewport({ ratio: 0.99 })
      expect((await start.boundingBox())!.height).toBeLessThan(50)
    })
  await page.setViewportSize({ width: 390, height: 844 })
  await sheet.load('customers-of-the-northern-branch.csv', sampleCsv)
  await expect(page.getByText('Maximum lookups')).toBeVisible()
  await test.step('what was set up gives way to its button', async () => {
    const file = (await sheet.region('CSV file').locator('.stepLine').boundingBox())!
    expect(file.x + file.width).toBeLessThanOrEqual((await sheet.button('Change').boundingBox())!.x)
  })
  await test.step('a dialog stays open when the phone or tablet is turned', async () => {
    await sheet.button('Which rows…').click()
    for (const [width, state] of [
      [1024, null],
      [390, { covers: 1 }],
    ] as const) {
      await page.setViewportSize({ width, height: 844 })
      await expect(sheet.dialog).toBeVisible()
      // Only in one column Back leaves it.
      await expect.poll(() => page.evaluate(() => history.state as unknown)).toEqual(state)
    }
    await page.goBack()
    await expect(sheet.dialog).toBeHidden()
  })
  await sheet.start()
  await sheet.completed()
  // One box: the button stays with its words.
  const boxes = page
    .locator('.nextStep span', { has: sheet.button('Show') })
    .evaluate((words) => words.getClientRects().length)
  expect(await boxes).toBe(1)
  await test.step('the line opens as a list', async () => {
    await expect(sheet.piles).toBeHidden()
    await page.locator('summary').filter({ hasText: 'Rows: All' }).click()
    await sheet.pile('Not found').click()
    await expect(sheet.piles).toBeHidden()
    await expect(page.locator('summary').filter({ hasText: 'Rows: Not found' })).toBeFocused()
  })
  await sheet.button('Files').click()
  for (const [file, button] of [
    ['My file, corrected…', /^Download my file/],
    ['Letters…', /^Download/],
    ['List of changes…', /^Save this list/],
  ] as const) {
    await sheet.button(file).click()
    await expect(sheet.dialog.getByRole('button', { name: button })).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Escape')
    await expect(sheet.dialog).toBeHidden()
    await expect(sheet.button(file)).toBeFocused()
  }
  for (const size of LOW) {
    await page.setViewportSize(size)
    await sheet.button('Review').click()
    for (const name of ['Accept', 'Keep mine', 'Correct…'])
      await expect(sheet.button(`${name} (row 4)`).last()).toBeInViewport({ ratio: 1 })
    await expectNoSidewaysScroll(page, 'a row')
    await sheet.button('Correct… (row 4)').last().click()
    const last = sheet.button('Cancel')
    await expect(page.getByRole('option').first()).toBeAttached()
    await page.keyboard.press('ArrowDown')
    const [option, foot] = await boxesOf(page.getByRole('option', { selected: true }), last)
    expect(option!.y + option!.height).toBeLessThanOrEqual(foot!.y)
    await sheet.button(/^Type it…/).click()
    await last.scrollIntoViewIfNeeded()
    await expect(last).toBeInViewport({ ratio: 1 })
    await expectNoSidewaysScroll(page, 'the form')
    await last.click()
    await page.locator('.paneHead').getByText('Files').click()
    await expect(sheet.button('Review')).toBeInViewport({ ratio: 1 })
    await expectNoSidewaysScroll(page, `the files at ${size.width} pixels`)
  }

  await test.step('on a phone a list and the download line fit', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await sheet.load('customers.csv', addresses(1101))
    await sheet.button('Cleanse all 1,101 rows').click()
    await sheet.button('Yes, Load File').click()
    await expect(sheet.grid).toBeHidden()
    await sheet.start()
    await expect(page.getByText(/^[1-9]\d* \/ 1,101$/)).toBeVisible()
    await sheet.press('Stop')
    await sheet.download(/^Download Partial Results/)
    await expect(page.getByText(/^Saved customers_partial_cleansed\.csv\.$/)).toBeVisible()
    for (const forcedColors of ['none', 'active'] as const) {
      await page.emulateMedia({ forcedColors })
      await expectNoViolations(page)
      await expectNoSidewaysScroll(page, `forced colours ${forcedColors}`)
    }
    await test.step('a file that is dropped on the rows is asked about in sight, also over a row', async () => {
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      await sheet.load('more.csv', addresses(1102))
      await expect(sheet.button('Cleanse all 1,102 rows')).toBeInViewport({ ratio: 1 })
      await sheet.row(1).click()
      await expect(sheet.panel(1)).toBeVisible()
      await sheet.load('empty.csv', '')
      await expect(page.getByText(/^The file is empty/)).toBeInViewport({ ratio: 1 })
    })
  })
})

test('on a phone the results are cards, one stop with the keys of the table, and a row fills the screen, which Back leaves, also after a reload', async ({
  sheet,
  provider,
  page,
}) => {
  await page.goto('/guide.html')
  await page.setViewportSize({ width: 320, height: 700 })
  provider.respond = except({ 3: providerError(500, 5000, 'Out of order') })
  await sheet.complete(23)
  const { cards } = sheet
  await expect(cards).toHaveCount(20)
  await expect(sheet.row(3)).toContainText('Out of order')
  await expect(sheet.row(3).getByRole('button')).toHaveText(['Correct…'])
  await expect(sheet.row(1).getByRole('button')).toHaveCount(0)

  await test.step('a card opens where it is pressed, and has the focus again when it is left', async () => {
    await sheet.row(8).evaluate((element) => element.scrollIntoView())
    const place = async () => (await sheet.row(8).boundingBox())!.y
    const before = await atRest(page, place)
    await sheet.row(8).getByText(queryOf(8)).filter({ visible: true }).first().click()
    await expect(sheet.panel(8)).toBeFocused()
    // No card can be seen behind it.
    await expect(sheet.grid).toBeHidden()
    for (const name of ['Accept', 'Keep mine']) {
      const box = (await sheet
        .panel(8)
        .getByRole('button', { name: `${name} (row 8)` })
        .boundingBox())!
      expect(box.height).toBeGreaterThanOrEqual(44)
      expect(box.width).toBeGreaterThan(140)
      expect(box.y).toBeGreaterThan(500)
    }
    await sheet.button('‹ Rows').click()
    await expect.poll(place).toBeCloseTo(before, 0)
    await expect(sheet.row(8)).toBeFocused()
  })

  await test.step('keys move, open and decide; a row further on gets its card', async () => {
    await page.keyboard.press('End')
    await expect(sheet.row(23)).toBeFocused()
    await expect(cards).toHaveCount(21)
    await expect(sheet.row(23)).toBeInViewport()
    for (const row of [22, 21]) {
      await page.keyboard.press('ArrowUp')
      await expect(sheet.row(row)).toBeFocused()
    }
    await page.keyboard.press('End')
    await page.keyboard.press('k')
    await expect(sheet.row(23)).toContainText('Kept original')
    await page.keyboard.press('u')
    await expect(sheet.row(23)).not.toContainText('Kept original')
    await page.keyboard.press('Enter')
    await expect(sheet.panel(23)).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(sheet.panel(22)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(sheet.row(22)).toBeFocused()
    await expect(sheet.button('Show 3 more')).toBeVisible()
  })

  await sheet.button('All columns').click()
  await expect(sheet.grid.getByRole('columnheader').first()).toBeVisible()
  await expectNoSidewaysScroll(page, 'all columns')
  await sheet.button('Review columns').click()

  await page.setViewportSize({ width: 390, height: 844 })
  const { pathname } = new URL(page.url())
  await test.step('Back leaves the row or the files, and not the page', async () => {
    await sheet.row(2).click()
    await expect(sheet.panel(2)).toBeVisible()
    await page.keyboard.press('c')
    await expect(sheet.region('Correct row 2')).toBeVisible()
    await expect.poll(() => page.evaluate(() => history.state as unknown)).toEqual({ covers: 2 })
    await page.goBack()
    await expect(sheet.region('Correct row 2')).toBeHidden()
    await expect(sheet.panel(2)).toBeVisible()
    await page.goBack()
    await expect(sheet.row(2)).toBeFocused()
    await sheet.button('Files').click()
    await sheet.button('Letters…').click()
    await expect(sheet.dialog).toBeVisible()
    await expect.poll(() => page.evaluate(() => history.state as unknown)).toEqual({ covers: 2 })
    await page.goBack()
    await expect(sheet.dialog).toBeHidden()
    await expect(sheet.button('Letters…')).toBeFocused()
    await page.goBack()
    await expect(sheet.button('Letters…')).toBeHidden()
  })
  await test.step('left by its button it has no entry left, however quickly a row is opened again', async () => {
    await sheet.row(3).click()
    await sheet.button('‹ Rows').click()
    await sheet.row(4).click()
    await expect(sheet.panel(4)).toBeVisible()
    await sheet.button('‹ Rows').click()
    await expect(sheet.row(4)).toBeFocused()
    await expect.poll(() => page.evaluate(() => history.state as unknown)).toBeNull()
  })
  await test.step('after a reload', async () => {
    await sheet.row(1).click()
    await expect.poll(() => page.evaluate(() => history.state as unknown)).not.toBeNull()
    await page.reload()
    await sheet.button('Show Results').click()
    await expect(sheet.row(1)).toBeVisible()
    await expect.poll(() => page.evaluate(() => history.state as unknown)).toBeNull()
    await sheet.row(1).click()
    await page.goBack()
    await expect(sheet.row(1)).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(pathname)
  })
  await page.goBack()
  await expect.poll(() => page.url()).toContain('guide')
})
