import { addresses, expect, test } from './support/cleanSheet'
import { createGate, providerError } from './support/provider'

const VALID = '✓ API key is valid and available'
const INVALID = '✗ Invalid or unavailable API key'

// A clock stays in its context.
test.use({ isApart: true })

test.beforeEach(async ({ sheet, page }) => {
  await page.clock.install()
  await sheet.open()
  await sheet.load('customers.csv', addresses(1))
  await expect(page.getByText('customers.csv')).toBeVisible()
  await page.clock.pauseAt(Date.now() + 60_000)
})

test('a key is checked once, a second after the last keystroke', async ({ page, sheet }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/v1/keys/')) asked.push(new URL(request.url()).pathname)
  })
  const field = page.getByRole('textbox', { name: 'API Key' })
  await field.pressSequentially('ak_')
  await page.clock.runFor(900)
  await field.pressSequentially('1')
  await page.clock.runFor(990)
  expect(asked).toEqual([])
  await page.clock.runFor(20)
  await expect(page.getByText(VALID)).toBeVisible()
  await expect(sheet.button('Start Cleanse')).toBeEnabled()
  expect(asked).toEqual(['/v1/keys/ak_1'])
})

test('spaces around a pasted key are dropped', async ({ page }) => {
  const field = page.getByRole('textbox', { name: 'API Key' })
  const asked = page.waitForRequest(/\/v1\/keys\//)
  await field.fill('  ak_1\t ')
  await page.clock.runFor(1010)
  expect(new URL((await asked).url()).pathname).toBe('/v1/keys/ak_1')
})

const REFUSALS = [
  [
    'that exists and is not available',
    { status: 200, body: { result: { available: false }, message: 'Balance spent' } },
    'Balance spent',
  ],
  [
    'of which the provider says only that it is not available',
    { status: 200, body: { result: { available: false }, code: 2000, message: 'Success' } },
    'The provider knows this key, but it cannot be used now. Its balance may have run out, or it may have reached a limit.',
  ],
  ['that the provider fails to look up', providerError(500, 5000, 'Out of order'), 'Out of order'],
  ['that is forbidden here', providerError(401, 4011, 'Domain not allowed'), 'Domain not allowed'],
  ['that gets no answer', { abort: 'connectionreset' }, 'Failed to validate API key'],
  ['that gets a broken answer', { status: 200, body: '{"resu' }, 'Failed to validate API key'],
] as const

test('a key cannot be used that is turned down, and why is said', async ({ provider, page, sheet }) => {
  const field = page.getByRole('textbox', { name: 'API Key' })
  for (const [what, reply, words] of REFUSALS)
    await test.step(`a key ${what}`, async () => {
      provider.key = reply
      await field.fill('ak_1')
      await page.clock.runFor(1010)
      await expect(page.getByText(INVALID)).toBeVisible()
      await expect(page.getByText(words, { exact: true })).toBeVisible()
      await expect(field).toHaveAccessibleDescription(new RegExp(INVALID))
      await expect(sheet.button('Start Cleanse')).toBeDisabled()
      await field.fill('')
      await expect(page.getByText(INVALID)).toBeHidden()
    })
})

test('the answer for a key that is no longer in the field is ignored', async ({ page, context, sheet }) => {
  const gate = createGate()
  await context.route('**/v1/keys/old', async (route) => {
    await gate.opened
    await route.fallback()
  })
  const field = page.getByRole('textbox', { name: 'API Key' })
  await field.fill('old')
  await page.clock.runFor(1010)
  await expect(page.getByText('Checking the key…')).toBeVisible()
  await field.fill('')
  gate.open()
  await page.clock.runFor(1010)
  await expect(page.getByText('Checking the key…')).toBeHidden()
  await expect(page.getByText(VALID)).toBeHidden()
  await expect(sheet.button('Start Cleanse')).toBeDisabled()
})

test('editing a valid key takes Start away until the new one is checked', async ({ page, sheet }) => {
  const field = page.getByRole('textbox', { name: 'API Key' })
  await field.fill('ak_1')
  await page.clock.runFor(1010)
  await expect(sheet.button('Start Cleanse')).toBeEnabled()
  await field.press('End')
  await field.press('2')
  await expect(sheet.button('Start Cleanse')).toBeDisabled()
  await page.clock.runFor(1010)
  await expect(sheet.button('Start Cleanse')).toBeEnabled()
})
