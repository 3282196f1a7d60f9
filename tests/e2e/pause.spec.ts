import { SPENT } from '../support/replies'
import { expect, queryOf, test } from './support/cleanSheet'
import { except } from './support/provider'

const CREDITS =
  'Insufficient API credits. Please top up your account and click Resume to continue processing.'

test('a spent balance pauses the run; Resume finishes it, and waits for the connection', async ({
  sheet,
  provider,
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1280, height: 600 })
  await sheet.getReady(8)
  provider.respond = except({ 7: SPENT })
  await sheet.start()
  const notice = page.getByRole('alert')
  await expect(notice.getByText(CREDITS, { exact: true })).toBeVisible()
  await expect(notice).toContainText('The balance of this key has run out. 1 lookup is still to go.')
  await expect(page.getByText('✓ API key is valid and available')).toBeHidden()
  const isYellow = async () => {
    const colour = await notice.evaluate((element) => getComputedStyle(element).backgroundColor)
    const [red = 0, green = 0, blue = 255] = colour.match(/\d+/g)!.map(Number)
    return red > 240 && green > 230 && blue < red - 20
  }
  await expect.poll(isYellow).toBe(true)
  const link = notice.getByRole('link', { name: 'Top up your account →', exact: true })
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  // Nobody has to scroll for the reason or the way on.
  await expect(link).toBeInViewport()
  await expect(sheet.resume).toBeInViewport()
  await expect(page.getByText('Error occurred')).toBeVisible()
  await expect(page.getByText('7 / 8')).toBeVisible()
  await expect(page.getByText('87.5%')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Data Preview' })).toBeVisible()
  await expect(sheet.button('Download Partial Results (7/8)')).toBeEnabled()
  expect(provider.queries).toHaveLength(8)

  await test.step('in one column too the key is asked for, over the whole width', async () => {
    const { width, height } = page.viewportSize()!
    for (const narrow of [390, 768]) {
      await page.setViewportSize({ width: narrow, height: 844 })
      await expect.poll(async () => (await sheet.key.boundingBox())!.width).toBeGreaterThan(narrow * 0.75)
    }
    await page.setViewportSize({ width, height })
  })

  await test.step('while the balance is spent, Resume pauses again', async () => {
    await sheet.press('Resume')
    await expect.poll(() => provider.queries.length).toBe(9)
    await expect(sheet.resume).toBeEnabled()
    await expect(page.getByText('7 / 8')).toBeVisible()
  })

  await sheet.key.fill('')
  await expect(sheet.resume).toBeDisabled()
  await sheet.enterKey('ak_second')
  provider.respond = () => undefined
  await context.setOffline(true)
  await sheet.press('Resume')
  await expect(page.getByText('You are offline.')).toBeVisible()
  const [request] = await Promise.all([
    context.waitForEvent('request', (sent) => sent.method() === 'POST'),
    context.setOffline(false),
  ])
  expect(new URL(request.url()).searchParams.get('api_key')).toBe('ak_second')
  await sheet.completed()
  expect(provider.queries.slice(8)).toEqual([queryOf(7), queryOf(7)])
  expect((await sheet.download('Download CSV')).rows).toHaveLength(8)
})
