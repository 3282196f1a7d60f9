import type { Locator } from '@playwright/test'
import { createGate } from '../support/waiting'
import { expect, queryOf, test } from './support/cleanSheet'
import { unsure } from './support/provider'

const colourOf = (element: Locator) => element.evaluate((each) => getComputedStyle(each).backgroundColor)
const expectDifferent = (one: Locator, other: Locator) =>
  expect.poll(async () => (await colourOf(one)) !== (await colourOf(other))).toBe(true)

test('Start brings the progress into sight; pace and title follow it, and screen readers hear each quarter once', async ({
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
})
