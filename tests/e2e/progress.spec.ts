import type { Locator } from '@playwright/test'
import { createGate } from '../support/waiting'
import { addresses, expect, queryOf, test } from './support/cleanSheet'
import { unsure } from './support/provider'
import { storedRecord } from './support/stored'

const colourOf = (element: Locator) => element.evaluate((each) => getComputedStyle(each).backgroundColor)
const expectDifferent = (one: Locator, other: Locator) =>
  expect.poll(async () => (await colourOf(one)) !== (await colourOf(other))).toBe(true)

test('Start brings the progress into sight; pace and title follow it, and screen readers hear each quarter once; a question keeps the focus, and gives it back when cancelled', async ({
  sheet,
  provider,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 600 })
  await sheet.getReady(40)
  await expect(page).toHaveTitle('CleanSheet')
  await page.evaluate(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    const listen = ({ target }: MutationRecord) => {
      const region = (target instanceof Element ? target : target.parentElement)?.closest('[role=status]')
      if (region?.textContent) heard.push(region.textContent)
    }
    new MutationObserver((changes) => changes.forEach(listen)).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    })
  })
  const quarters = ['A quarter', 'Half', 'Three quarters'].map((part) => `${part} of the rows done`)
  const gates = quarters.map(createGate)
  provider.respond = async (query) => {
    // A slow machine might otherwise paint two quarters at once.
    await gates[Math.ceil(provider.queries.length / 10) - 2]?.opened
    return query === queryOf(1) ? unsure(query) : undefined
  }
  await sheet.button('Start Cleanse').scrollIntoViewIfNeeded()
  await sheet.start()
  for (const [at, quarter] of quarters.entries()) {
    await expect(page.getByText(quarter)).toBeAttached()
    if (quarter.startsWith('Half')) {
      await expect(page.getByText('20 / 40')).toBeInViewport()
      await expect(page).toHaveTitle('50% · CleanSheet')
      await expect(page.getByText(/^\d+(\.\d)? rows? a second · .* left$/)).toBeVisible()
      await test.step('scores and progress are told apart by colour, in a contrast theme too', async () => {
        const counts = page.getByRole('list', { name: 'Rows by confidence' }).getByRole('listitem')
        const bars = page.locator('.histogramBar')
        await expect(bars).toHaveCount(await counts.count())
        await expect(counts.first()).toHaveText('0.40 to 0.45: 1 row')
        await expect(page.getByRole('slider')).toHaveCount(0)
        const progress = page.getByRole('progressbar')
        for (const forcedColors of ['active', 'none'] as const) {
          await page.emulateMedia({ forcedColors })
          await expectDifferent(bars.first(), bars.last())
          await expectDifferent(progress.locator('div'), progress)
        }
      })
    }
    gates[at]!.open()
  }
  await page.emulateMedia({ forcedColors: 'active' })
  await sheet.completed()
  await expectDifferent(sheet.pile('All'), sheet.pile('Ready to use'))
  await expect(page).toHaveTitle('Done · CleanSheet')
  await expect(page.getByText(/a second/)).toBeHidden()
  const outcomes = '39 ready to use, 1 to review'
  await expect(sheet.text(outcomes)).toBeAttached()
  expect(provider.queries).toHaveLength(40)
  const heard = await page.evaluate(() =>
    (window as unknown as { heard: string[] }).heard.filter((words) => !words.startsWith('40 rows')),
  )
  expect(heard.filter((words) => words.endsWith(' of the rows done'))).toEqual(quarters)
  expect(new Set(heard)).toEqual(new Set(['Processing...', ...quarters, 'Completed', outcomes]))

  await page.emulateMedia({ forcedColors: 'none' })
  await page.setViewportSize({ width: 1280, height: 720 })
  const isInside = () => page.evaluate(() => !!document.activeElement?.closest('[role=dialog]'))

  await test.step('a double click on Start starts a run and does not stop it', async () => {
    await sheet.load('next.csv', addresses(3))
    await sheet.button('Yes, Load File').click()
    await expect(sheet.grid).toBeHidden()
    provider.queries.length = 0
    const goOn = provider.holdAfter(0)
    await sheet.stopClock()
    await sheet.button('Start Cleanse').dblclick()
    await expect.poll(() => provider.queries.length).toBe(3)
    await expect(page.getByText('Processing...')).toBeVisible()
    goOn()
    await sheet.completed()
  })

  await test.step('the second press of a double click does not answer what the first one asked', async () => {
    await sheet.button('Start New Cleanse').dblclick()
    await expect(sheet.dialog).toHaveAccessibleName('Start a new cleanse?')
    await page.mouse.move(0, 0)
    await expect(sheet.dialog).toBeVisible()
    await expect(page.getByText('3 / 3')).toBeVisible()
    await sheet.button('Cancel').click()
    await expect(sheet.dialog).toBeHidden()
  })

  await test.step('Enter pressed twice on Yes, Cleanse Again does not stop the run', async () => {
    await sheet.start()
    await expect(sheet.dialog).toContainText('Cleansing again uses up to 3 lookups')
    await sheet.stopClock()
    await sheet.answer('Yes, Cleanse Again')
    await page.keyboard.press('Enter')
    await expect.poll(() => provider.queries.length).toBe(6)
    await sheet.completed()
    await expect(page.getByText('3 / 3')).toBeVisible()
  })

  for (const key of ['Enter', 'Escape']) {
    await sheet.button('Start New Cleanse').focus()
    await page.keyboard.press('Enter')
    await expect(sheet.dialog).toHaveAccessibleName('Start a new cleanse?')
    await expect(sheet.dialog).toHaveAttribute('aria-modal', 'true')
    await expect(sheet.dialog).toContainText(
      'Have you downloaded your results? Starting a new cleanse will clear all current data.',
    )
    await expect.poll(isInside).toBe(true)
    if (key === 'Enter') await sheet.button('Cancel').focus()
    await page.keyboard.press(key)
    await expect(sheet.dialog).toBeHidden()
    await expect(page.getByText('3 / 3')).toBeVisible()
    await expect(sheet.button('Start New Cleanse')).toBeFocused()
  }

  await sheet.button('Start New Cleanse').click()
  await expect.poll(isInside).toBe(true)
  // Tab may leave for the browser's own controls, but never reaches the page behind.
  const isBehind = () =>
    page.evaluate(() => !document.activeElement!.matches('body, [role=dialog] *, .ant-modal-wrap *'))
  for (let presses = 0; presses < 8; presses += 1) {
    await page.keyboard.press('Tab')
    expect(await isBehind()).toBe(false)
  }

  await test.step('Yes, Start New clears everything but the key', async () => {
    await sheet.button('Yes, Start New').click()
    await expect(sheet.dialog).toBeHidden()
    await expect(page.getByText('next.csv')).toBeHidden()
    for (const role of ['progressbar', 'grid', 'table'] as const)
      await expect(page.getByRole(role, { name: /Rows cleansed|Results|Preview/ })).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^Download/ })).toHaveCount(0)
    await expect(sheet.combobox('Address Column')).toBeDisabled()
    await expect(sheet.button('Start Cleanse')).toBeDisabled()
    await expect(sheet.key).toHaveValue('ak_test_key_1')
    await expect.poll(() => storedRecord(page)).toBeNull()
  })
})
