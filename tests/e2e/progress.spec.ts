import { watchShifts } from './support/checks'
import { expect, test } from './support/cleanSheet'
import { createGate } from './support/provider'

test('whoever presses Start sees the progress without scrolling; rate, time left and the tab’s title follow the run', async ({
  sheet,
  provider,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 600 })
  await sheet.getReady(40)
  await expect(page).toHaveTitle('CleanSheet')
  const gate = createGate()
  provider.respond = async () => {
    if (provider.queries.length > 20) await gate.opened
    return undefined
  }
  await sheet.button('Start Cleanse').scrollIntoViewIfNeeded()
  await sheet.start()
  await expect(page.getByText('20 / 40')).toBeInViewport()
  await expect(page).toHaveTitle('50% · CleanSheet')
  await expect(page.getByText(/^\d+(\.\d)? rows? a second · .* left$/)).toBeVisible()
  gate.open()
  await expect(page).toHaveTitle('Done · CleanSheet')
  await expect(page.getByText(/a second/)).toBeHidden()
})

test('screen readers hear about each quarter, once', async ({ sheet, provider, page }) => {
  await sheet.getReady(40)
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
  provider.respond = async () => {
    // A slow machine may paint two quarters at once; here each is waited for.
    await gates[Math.ceil(provider.queries.length / 10) - 2]?.opened
    return undefined
  }
  await sheet.start()
  for (const [at, quarter] of quarters.entries()) {
    await expect(page.getByText(quarter)).toBeAttached()
    gates[at]!.open()
  }
  await expect(page.getByText('Completed')).toBeVisible()
  expect(provider.queries).toHaveLength(40)
  const heard = await page.evaluate(() =>
    (window as unknown as { heard: string[] }).heard.filter(
      (words) => !/on this device|^40 rows/.test(words),
    ),
  )
  expect(heard.filter((words) => words.endsWith(' of the rows done'))).toEqual(quarters)
  expect(new Set(heard)).toEqual(new Set(['Processing...', ...quarters, 'Completed']))
})

test('nothing moves that the user did not move: not while loading, not during a run', async ({
  sheet,
  provider,
  page,
}) => {
  const shift = await watchShifts(page)
  await sheet.open()
  expect(await shift()).toBe(0)
  await sheet.load('customers.csv', 'address,post_code\n' + '1 High Street,B12 0XY\n'.repeat(30))
  await sheet.enterKey()
  const gate = createGate()
  provider.respond = async () => {
    if (provider.queries.length > 20) await gate.opened
    return undefined
  }
  await sheet.start()
  await expect(page.getByText('20 / 30')).toBeVisible()
  await expect(page.getByText(/rows? a second/)).toBeVisible()
  const before = await shift()
  gate.open()
  await expect(page.getByText('Completed')).toBeVisible()
  expect(before).toBeLessThan(0.1)
})
