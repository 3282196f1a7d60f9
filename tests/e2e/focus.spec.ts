import type { Page } from '@playwright/test'
import { GOOD_KEY, providerError, SPENT } from '../support/replies'
import { addresses, expect, test } from './support/cleanSheet'
import { except, unsure } from './support/provider'
import { storedCleanses, storedRecord } from './support/stored'

const dropZone = (page: Page) => page.getByRole('button', { name: /CSV file here|another file/ })

/** Presses a button with the keyboard. */
async function press(page: Page, name: string | RegExp) {
  await page.getByRole('button', { name, exact: true }).focus()
  await page.keyboard.press('Enter')
}

test('the job is done by keys, and the focus stays where a person goes on', async ({
  sheet,
  provider,
  page,
  context,
}) => {
  page.on('dialog', (dialog) => void dialog.accept())
  await sheet.getReady(6)

  await test.step('Resume Cleanse leads to the key, Start Fresh to the file', async () => {
    provider.respond = except({ 6: SPENT })
    await sheet.start()
    await expect(sheet.resume).toBeVisible()
    await page.reload()
    await press(page, 'Resume Cleanse')
    await expect(sheet.key).toBeFocused()
    await page.reload()
    await press(page, 'Start Fresh')
    await sheet.answer('Yes, Start Fresh')
    await expect(dropZone(page)).toBeFocused()
    await expect.poll(() => storedRecord(page)).toBeNull()
    await expect.poll(() => storedCleanses(page)).toEqual([])
    await expect(page.getByText('Previous session found')).toBeHidden()
  })

  await test.step('Check again leads to the key; a long list to the button that loads it', async () => {
    provider.key = providerError(500, 5000, 'Out of order')
    await sheet.key.fill('other')
    await expect(sheet.key).toHaveAttribute('aria-invalid', 'true')
    await expect(sheet.key).toHaveAccessibleDescription(/Invalid or unavailable API key.*Out of order/)
    await press(page, 'Check again')
    await expect(sheet.key).toBeFocused()

    await dropZone(page).focus()
    await sheet.load('long.csv', addresses(1101))
    await expect(page.getByRole('alert')).toContainText('Maximum allowed is 1,100 rows')
    await expect(page.getByRole('button', { name: 'Cleanse all 1,101 rows' })).toBeFocused()
  })

  await test.step('a button of the run hands the focus to the one replacing it, and a finished run to what comes next', async () => {
    provider.key = GOOD_KEY
    await sheet.enterKey(undefined, () => sheet.load('customers.csv', addresses(6)))
    provider.respond = except({ 2: providerError(500, 5000, 'Broken'), 6: SPENT })
    await press(page, 'Start Cleanse')
    await expect(sheet.resume).toBeFocused()
    const enter = async () => {
      await sheet.later()
      await page.keyboard.press('Enter')
    }
    provider.respond = () => 'never'
    await enter()
    await expect(sheet.button('Stop')).toBeFocused()
    await enter()
    await enter()
    await expect(sheet.button('Start Cleanse')).toBeFocused()
    provider.respond = except({ 6: SPENT })
    await enter()
    await expect(sheet.resume).toBeFocused()
    await sheet.later()
    await press(page, 'Stop')
    await expect(sheet.button('Start Cleanse')).toBeFocused()
    provider.respond = () => undefined
    await enter()
    await sheet.completed()
    const goOn = provider.holdAfter(0)
    await sheet.later()
    await press(page, 'Retry failed rows (1)')
    await expect(sheet.button('Stop')).toBeFocused()
    goOn()
    await sheet.completed()
    await expect(page.getByRole('group', { name: /Nothing to review\./ })).toBeFocused()
  })

  await test.step('decisions on all rows lead to what is left, and Clear filters to the filters', async () => {
    provider.respond = unsure
    await sheet.start()
    await sheet.answer('Yes, Cleanse Again')
    await expect(sheet.button('Review')).toBeFocused()
    for (const [name, decision] of [
      [/^Accept all/, 'Accepted'],
      [/^Keep mine for all/, 'Kept original'],
    ] as const) {
      await press(page, name)
      await expect(sheet.row(6)).toContainText(decision)
      await expect(sheet.button(name)).toHaveCount(0)
      await expect(page.getByRole('group', { name: /All reviewed\./ })).toBeFocused()
      await sheet.row(1).focus()
      await page.keyboard.press('ControlOrMeta+z')
      await expect(sheet.row(6)).not.toContainText(decision)
      await expect(sheet.row(1)).toBeFocused()
    }
    await expect(sheet.button('Accept all (6)')).toBeVisible()
    // The last step leaves nothing to redo.
    await press(page, 'Redo (6 rows)')
    await expect(page.getByRole('group', { name: /All reviewed\./ })).toBeFocused()
    await press(page, 'Undo (6 rows)')
    await expect(sheet.button('Redo (6 rows)')).toBeFocused()

    await sheet.search.fill('nothing like it')
    await press(page, 'Clear filters')
    // The piles are one stop, at the one that is listed.
    await expect(sheet.pile('All')).toBeFocused()
  })

  await test.step('a decision in the pane of a row keeps the focus in the pane', async () => {
    await sheet.row(6).focus()
    await page.keyboard.press('Enter')
    await expect(sheet.panel(6)).toBeVisible()
    await expect(sheet.row(6)).toBeFocused()
    const button = (row: number, name: string) =>
      sheet.panel(row).getByRole('button', { name: name.endsWith('row') ? name : `${name} (row ${row})` })
    const pressIn = async (row: number, name: string) => {
      await button(row, name).focus()
      await page.keyboard.press('Enter')
    }
    await pressIn(6, 'Accept')
    // It stays there for row after row, and after the last comes the first.
    await expect(button(1, 'Accept')).toBeFocused()
    await pressIn(1, 'Next row')
    await expect(button(2, 'Next row')).toBeFocused()
    await pressIn(2, 'Previous row')
    // At the first row the button is off, and keeps the focus.
    await expect(button(1, 'Previous row')).toHaveAttribute('aria-disabled', 'true')
    await expect(button(1, 'Previous row')).toBeFocused()
    await page.keyboard.press('k')
    await expect(button(2, 'Previous row')).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(button(1, 'Previous row')).toBeFocused()
    await pressIn(1, 'Undo')
    // The button goes with the decision.
    await expect(button(1, 'Undo')).toHaveCount(0)
    await expect(sheet.panel(1)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(sheet.files.getByRole('group').first()).toBeFocused()
    await expect(sheet.row(1)).toHaveAttribute('aria-selected', 'true')
  })

  await test.step('a finished run leaves a person who is elsewhere where they are', async () => {
    const link = page.getByRole('link', { name: 'CleanSheet' })
    const goOn = provider.holdAfter(0)
    await sheet.start()
    await sheet.answer('Yes, Cleanse Again')
    await expect(sheet.button('Stop')).toBeFocused()
    await link.focus()
    goOn()
    await sheet.completed()
    await expect(link).toBeFocused()

    await page.setViewportSize({ width: 390, height: 700 })
    const goOnAgain = provider.holdAfter(0)
    await sheet.start()
    await sheet.answer('Yes, Cleanse Again')
    await expect(page).toHaveTitle(/^0%/)
    await expect(sheet.button('Stop')).toBeFocused()
    await page.getByText('0 / 6').click()
    await page.evaluate(() => scrollTo(0, 0))
    goOnAgain()
    await expect(page).toHaveTitle('Done · CleanSheet')
    // The focus would move with the next frame.
    await page.evaluate(
      () => new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame))),
    )
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await expect(page.locator('body')).toBeFocused()
    await page.setViewportSize({ width: 1280, height: 720 })
  })

  await test.step('Yes, Start New leads to the file', async () => {
    await press(page, 'Start New Cleanse')
    await sheet.answer('Yes, Start New')
    await expect(sheet.dialog).toBeHidden()
    await expect(dropZone(page)).toBeFocused()
  })

  await test.step('a step that folds while the user is in another window leaves the focus to the button in its place', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setFocusEmulationEnabled', { enabled: false })
    await sheet.key.fill('')
    await sheet.load('customers.csv', addresses(2))
    const elsewhere = await context.newPage()
    const leave = async () => {
      await elsewhere.bringToFront()
      await expect.poll(() => page.evaluate(() => document.hasFocus())).toBe(false)
    }
    await page.bringToFront()
    await sheet.enterKey(undefined, leave)
    await elsewhere.close()
    await page.bringToFront()
    await expect(sheet.button('Change')).toBeFocused()
  })
})
