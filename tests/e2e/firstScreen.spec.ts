import type { Locator, Page } from '@playwright/test'
import { createGate } from '../support/waiting'
import { addresses, expect, test } from './support/cleanSheet'

/** Holds back the scripts of a chunk. Returns what lets them through. */
async function hold(page: Page, chunk: string) {
  const gate = createGate()
  await page.route(`**/assets/${chunk}-*.js`, async (route) => {
    await gate.opened
    await route.continue()
  })
  return gate.open
}

/** The names of the scripts that a page loads, as they are asked for. */
function scriptsOf(page: Page) {
  const names = new Set<string>()
  page.on('request', (request) => {
    const [, name] = /\/assets\/([a-z]+)[^/]*\.js$/.exec(request.url()) ?? []
    if (name !== undefined) names.add(name)
  })
  return names
}

const expectBackground = (page: Page, expected: 'light' | 'dark') =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const colour = getComputedStyle(document.documentElement).backgroundColor.match(/\d+/g)!.map(Number)
        return colour[0]! + colour[1]! + colour[2]! > 382 ? 'light' : 'dark'
      }),
    )
    .toBe(expected)

test('until its code is there the page says that it loads, and offers nothing to press; what it needs later is loaded later', async ({
  page,
  sheet,
}) => {
  const scripts = scriptsOf(page)
  const goOn = await hold(page, 'index')
  const goOnWithResults = await hold(page, 'work')
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByText('Loading…')).toBeVisible()
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - strong: CleanSheet
    - text: Loading…
  `)
  await expect(page.locator('button, input, a')).toHaveCount(0)
  // What breaks may be a script of an extension: a page that can be used says nothing of it.
  await page.evaluate(() => dispatchEvent(new Event('error')))
  await expect(page.getByRole('alert')).toContainText('CleanSheet could not be loaded.')
  goOn()

  await test.step('a key typed before the code of the results is there stays', async () => {
    await sheet.key.focus()
    await page.keyboard.type('ck_typed_at_once')
    goOnWithResults()
    await page.waitForLoadState('networkidle')
    await expect(page.getByText('✓ API key is valid and available')).toBeVisible()
    await expect(sheet.key).toHaveValue('ck_typed_at_once')
    await expect(sheet.key).toBeFocused()
  })

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // Translated text is out of React's hands: the next change of the page would break it.
  await expect(page.locator('html')).toHaveAttribute('translate', 'no')
  await expect(page.getByText('Loading…')).toHaveCount(0)
  // Not even a hidden alert: screen readers would say that something is wrong.
  await expect(page.locator('[role=alert]')).toHaveCount(0)

  await test.step('what asks, corrects, writes back, samples or prints is loaded once there are rows', async () => {
    // The worker's own: Papa Parse is in *csvFile*.
    const ofRows = new Set(['index', 'work', 'worker', 'rolldown', 'csv'])
    expect([...scripts].filter((name) => !ofRows.has(name))).toEqual([])
    await sheet.load('customers.csv', 'address,post_code\n1 High Street,B12 0XY\n')
    await expect(page.getByRole('status').getByText('1 row · UTF-8 · comma-delimited')).toBeVisible()
    await expect.poll(() => scripts.has('asked')).toBe(true)
  })

  await test.step('a notice of the steps has their width, and its buttons one line', async () => {
    await page.setViewportSize({ width: 1366, height: 768 })
    await sheet.load('customers.csv', addresses(1200))
    const height = async () => (await sheet.button('Cleanse all 1,200 rows').boundingBox())!.height
    await expect.poll(height).toBeLessThan(40)
    await sheet.load('quote.csv', 'a,b\n"x,y\n1,2\n')
    const words = page.getByText(/^1 line has a quotation mark/)
    await expect(words).toBeVisible()
    const widthOf = async (part: Locator) => (await part.boundingBox())!.width
    const missing = async () => (await widthOf(page.getByRole('alert'))) - (await widthOf(words))
    await expect.poll(missing).toBeLessThan(30)
  })

  await test.step('light or dark is what the system says', async () => {
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme })
      await expectBackground(page, colorScheme)
    }
  })
})

test('code that cannot be loaded is missed in its place, and is there when it can be; without that of the results nothing can be started or resumed', async ({
  page,
  sheet,
  provider,
}) => {
  const notice = page.getByRole('alert')
  const missing = 'Part of the page could not be loaded'
  page.on('dialog', (dialog) => void dialog.accept())
  await page.route('**/assets/asked-*.js', (route) => route.abort())
  await sheet.getReady(6)
  await sheet.button('Which rows…').click()
  await expect(notice).toContainText(missing)
  provider.holdAfter(5)
  await sheet.start()
  await expect(page.getByText('5 / 6')).toBeVisible()

  await page.route('**/assets/work-*.js', (route) => route.abort())
  await page.reload()
  const expectMissed = async () => {
    await expect(notice).toContainText(missing)
    await expect(sheet.button(/^(Start|Resume) Cleanse/)).toHaveCount(0)
  }
  await expectMissed()
  await sheet.load('customers.csv', 'address,postcode\n1 High Street,B12 0XY')
  await expect(page.getByText('customers.csv')).toBeVisible()
  await expectMissed()
  await expect
    .poll(async () => {
      const { x, width } = (await notice.boundingBox())!
      return Math.min(x - 272, 1280 - x - width)
    })
    .toBeGreaterThanOrEqual(12)

  await page.unrouteAll()
  await page.reload()
  await expect(page.getByText('Previous session found')).toBeVisible()
  await sheet.button('Start Fresh').click()
  await expect(sheet.dialog).toBeVisible()
})

test('the page says so when its code is missing or breaks at the start', async ({ page }) => {
  const expectWords = () => expect(page.getByRole('alert')).toContainText('CleanSheet could not be loaded.')
  await page.route('**/assets/index-*.js', (route) => route.abort())
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  await expectWords()
  // The colours come before the page's own script.
  await expectBackground(page, 'dark')

  await page.unrouteAll()
  await page.addInitScript(() => {
    Object.defineProperty(Intl, 'ListFormat', { value: undefined })
  })
  await page.goto('/')
  await expectWords()
})
