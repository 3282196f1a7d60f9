import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { providerError } from '../support/replies'
import { expectNoSidewaysScroll, expectNoViolations } from './support/checks'
import { addresses, expect, test } from './support/cleanSheet'
import { except } from './support/provider'
import { storedRecord } from './support/stored'

test('the trust page and the guide are pages without code; the key is nowhere but in the requests; markup and formulas are text', async ({
  sheet,
  provider,
  page,
}) => {
  await test.step('the guide', async () => {
    await page.goto('guide.html#next-month')
    await expect(page.getByRole('heading', { name: 'Next month' })).toBeInViewport()
    await expect(page.locator('script')).toHaveCount(0)
    for (const width of [1100, 320]) {
      await page.setViewportSize({ width, height: 640 })
      await expectNoSidewaysScroll(page, `the guide at ${width} pixels`)
    }
    await expectNoViolations(page)
    await page.getByRole('navigation').getByRole('link', { name: 'Letters' }).click()
    await expect(page.getByRole('heading', { name: 'Letters' })).toBeInViewport()
  })

  const trustPage = '/trust.html'
  await test.step('the trust page, for everyone and on a phone', async () => {
    await page.goto(trustPage)
    await expect(page.locator('script')).toHaveCount(0)
    await expect(page.locator('pre')).toContainText('connect-src https://api.ideal-postcodes.co.uk;')
    await expect(page.getByText('The operator of this site is not named here')).toBeVisible()
    const colours = new Set<string>()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expectNoViolations(page)
      colours.add(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor))
    }
    expect(colours.size).toBe(2)
    await expectNoSidewaysScroll(page, 'the trust page at 320 pixels')
  })
  await page.emulateMedia({ colorScheme: null })
  await page.setViewportSize({ width: 1280, height: 720 })

  await test.step('it leads to the page, and the page to it', async () => {
    await page.getByRole('link', { name: 'CleanSheet' }).click()
    await expect(page.getByRole('heading', { name: 'API Key' })).toBeVisible()
    await expect(sheet.button('Load sample file')).toBeHidden()
    await page.getByText('What happens to my data').click()
    const [opened] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: 'More about data, privacy and accessibility' }).click(),
    ])
    await expect(opened.getByRole('heading', { level: 1 })).toHaveText('Data, privacy and accessibility')
    expect(new URL(opened.url()).pathname).toBe(trustPage)
    await opened.close()
  })

  const key = 'ak_very_secret_42'
  const lines: string[] = []
  page.on('console', (message) => lines.push(message.text()))
  await sheet.enterKey(key, () => sheet.load('customers.csv', addresses(6)))
  provider.respond = except({ 6: providerError(402, 4020, `${key} is spent`) })
  await sheet.start()
  await expect(page.getByText('5 / 6')).toBeVisible()
  await expect(sheet.resume).toBeVisible()
  await expect.poll(() => storedRecord(page)).toContain('"progress":{"done":5,')
  const stored = await page.evaluate(() =>
    JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      location.href,
      performance.getEntries(),
      document.cookie,
    ]),
  )
  const { text } = await sheet.download(/Download Partial/)
  expect(stored).toContain('cleansheet:recovery')
  // Chromium's own lines about failed requests contain their URL.
  const own = lines.filter((line) => !line.startsWith('Failed to load resource'))
  // As somebody would save the page.
  const saved = await page.content()
  for (const place of [stored, text, own.join(), saved]) expect(place).not.toContain(key)
  await expect(sheet.key).toHaveValue(key)

  await test.step('markup and formulas are text on the screen and on paper', async () => {
    await sheet.press('Stop')
    await expect(sheet.button('Start Cleanse')).toBeEnabled()
    const markup = '<img src=x onerror="document.title=1">'
    const quoted = `"${markup.replaceAll('"', '""')}"`
    const rows = [1, 2].map((row) => `${quoted},=1+${row},"${row} High Street <b>x</b>",B12 0XY`)
    await sheet.load(`<i>x.csv`, [`${quoted},=Name,Address,Post code`, ...rows].join('\n'))
    await expect(page.getByRole('columnheader', { name: markup })).toBeVisible()
    await sheet.combobox('Address Column').click()
    await expect(page.locator('.ant-select-item-option').getByText(markup).first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(sheet.grid).toBeHidden()
    await sheet.start()
    await sheet.row(1).click()
    await expect(sheet.panel(1)).toContainText(markup)
    await sheet.button('All columns').click()
    await expect(sheet.grid.getByRole('gridcell', { name: markup }).first()).toBeVisible()
    await sheet.showPaper()
    await expect(page.getByRole('heading', { name: 'CleanSheet: summary of a cleanse' })).toBeVisible()
    await expect(page.locator('img[src="x"], b, i')).toHaveCount(0)
    expect(await page.title()).not.toBe('1')
    await sheet.showPaper(false)
    const { headers, rows: downloaded } = await sheet.download('Download CSV')
    expect([headers[0], headers[1], ...downloaded[0]!.slice(0, 2)]).toEqual([markup, '=Name', markup, '=1+1'])
  })
})

test('the production page contains neither the sandbox nor DevTools', () => {
  const built = readdirSync('dist', { recursive: true, encoding: 'utf8' })
  expect(built).toContain('index.html')
  expect(built.filter((path) => /sandbox|mockServiceWorker/i.test(path))).toEqual([])
  const texts = built
    .filter((path) => /\.(?:html|js|css)$/.test(path))
    .map((path) => readFileSync(join('dist', path), 'utf8'))
  const pieces = ['ck_sandbox', 'SANDBOX-ERROR', 'mockServiceWorker', 'Load sample file', '^persist/FLUSH']
  for (const piece of pieces) expect(texts.filter((text) => text.includes(piece))).toEqual([])
})
