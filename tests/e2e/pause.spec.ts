import { expect, queryOf, test } from './support/cleanSheet'
import { createGate, providerError } from './support/provider'

const CREDITS =
  'Insufficient API credits. Please top up your account and click Resume to continue processing.'

test('a spent balance pauses the run in yellow, with the exact words, a link to top up and the way on', async ({
  sheet,
  provider,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 600 })
  await sheet.getReady(8)
  provider.respond = (query) =>
    query === queryOf(7) ? providerError(402, 4020, 'Key balance depleted') : undefined
  await sheet.start()
  const notice = page.getByRole('alert')
  await expect(notice.getByText(CREDITS, { exact: true })).toBeVisible()
  await expect(notice).toContainText('The balance of this key has run out. 1 lookup is still to go.')
  await expect(page.getByText('✓ API key is valid and available')).toBeHidden()
  const colour = await notice.evaluate((element) => getComputedStyle(element).backgroundColor)
  const [red = 0, green = 0, blue = 255] = colour.match(/\d+/g)!.map(Number)
  expect(red > 240 && green > 230 && blue < red - 20).toBe(true)
  const link = notice.getByRole('link', { name: 'Top up your account →', exact: true })
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  // Nobody has to scroll for the reason or the way on.
  await expect(link).toBeInViewport()
  await expect(sheet.button('Resume')).toBeInViewport()
  await expect(page.getByText('Error occurred')).toBeVisible()
  await expect(page.getByText('7 / 8')).toBeVisible()
  await expect(page.getByText('87.5%')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Data Preview' })).toBeVisible()
  await expect(sheet.button('Download Partial Results (7/8)')).toBeEnabled()
  expect(provider.queries).toHaveLength(8)

  // Still spent: it pauses again.
  await sheet.press('Resume')
  await expect.poll(() => provider.queries.length).toBe(9)
  await expect(sheet.button('Resume')).toBeEnabled()
  await expect(page.getByText('7 / 8')).toBeVisible()
  provider.respond = () => undefined
  await sheet.press('Resume')
  await expect(page.getByText('Completed')).toBeVisible()
  expect(provider.queries.slice(8)).toEqual([queryOf(7), queryOf(7)])
  expect((await sheet.download('Download CSV')).rows).toHaveLength(8)
})

test('where a limit was reached, topping up does not help, and another key does', async ({
  sheet,
  provider,
  page,
  context,
}) => {
  await sheet.getReady(6)
  provider.respond = (query) =>
    query === queryOf(6) ? providerError(402, 4021, 'Daily limit reached') : undefined
  await sheet.start()
  await expect(page.getByText('5 / 6')).toBeVisible()
  await expect(page.getByText('topping up does not help')).toBeVisible()
  await page.getByRole('textbox', { name: 'API Key' }).fill('')
  await expect(sheet.button('Resume')).toBeDisabled()
  await sheet.enterKey('ak_second')
  provider.respond = () => undefined
  const [request] = await Promise.all([
    context.waitForEvent('request', (sent) => sent.method() === 'POST'),
    sheet.press('Resume'),
  ])
  expect(new URL(request.url()).searchParams.get('api_key')).toBe('ak_second')
  await expect(page.getByText('Completed')).toBeVisible()
})

test('a paused run can be stopped, and started again later', async ({ sheet, provider, page }) => {
  await sheet.getReady(6)
  provider.respond = (query) => (query === queryOf(6) ? providerError(402, 4020, 'Spent') : undefined)
  await sheet.start()
  // Until it is paused, Stop is where Resume will be.
  await expect(sheet.button('Resume')).toBeVisible()
  await expect(page.getByText('5 / 6')).toBeVisible()
  await sheet.press('Stop')
  await expect(page.getByText('Ready')).toBeVisible()
  await expect(page.getByText(CREDITS)).toBeHidden()
  provider.respond = () => undefined
  await sheet.start()
  await expect(page.getByText('Completed')).toBeVisible()
  expect(provider.queries).toHaveLength(7)
})

test('asked to slow down, the run says so and sends the row again', async ({ sheet, provider, page }) => {
  await sheet.getReady(2)
  let isBusy = true
  provider.respond = (query) => {
    if (!isBusy || query !== queryOf(2)) return undefined
    isBusy = false
    return providerError(429, 4290, 'Too many requests')
  }
  await sheet.start()
  await expect(
    page.getByText(/^The provider asked us to slow down\. Continues automatically at \d\d:\d\d:\d\d\.$/),
  ).toBeVisible()
  await expect(page.getByText('Completed')).toBeVisible()
  expect(provider.queries).toEqual([queryOf(1), queryOf(2), queryOf(2)])
})

test('never more than five rows are under way', async ({ sheet, provider, page }) => {
  await sheet.getReady(13)
  let underWay = 0
  let most = 0
  const gate = createGate()
  provider.respond = async () => {
    underWay += 1
    most = Math.max(most, underWay)
    await gate.opened
    underWay -= 1
    return undefined
  }
  await sheet.start()
  await expect.poll(() => underWay).toBe(5)
  gate.open()
  await expect(page.getByText('Completed')).toBeVisible()
  expect(most).toBe(5)
})

test.describe(() => {
  // A clock stays in its context.
  test.use({ isApart: true })

  test('a row that never gets an answer fails after 30 seconds and the run goes on', async ({
    sheet,
    provider,
    page,
  }) => {
    await page.clock.install()
    await sheet.getReady(7)
    provider.respond = (query) => (query === queryOf(4) ? 'never' : undefined)
    await sheet.start()
    await expect.poll(() => provider.queries.length).toBe(5)
    await page.clock.fastForward(29_000)
    await expect(page.getByText('4 / 7')).toBeVisible()
    await page.clock.fastForward(1_100)
    await expect(page.getByText('Completed')).toBeVisible()
    const { rows } = await sheet.download('Download CSV')
    expect(rows[3]!.at(-1)).toBe('No answer in 30 s')
  })
})
