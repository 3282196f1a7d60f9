import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { addresses, expect, queryOf, test } from './support/cleanSheet'
import { createGate, providerError } from './support/provider'

test('offline, the run waits and says so; it goes on by itself and fails no row', async ({
  sheet,
  provider,
  page,
  context,
}) => {
  await sheet.getReady(8)
  const gate = createGate()
  provider.respond = async (query) => {
    if (query !== queryOf(6)) return undefined
    await gate.opened
    return { abort: 'internetdisconnected' }
  }
  await sheet.start()
  await expect(page.getByText('7 / 8')).toBeVisible()
  await context.setOffline(true)
  gate.open()
  await expect(page.getByText('You are offline.')).toBeVisible()
  provider.respond = () => undefined
  await context.setOffline(false)
  await expect(page.getByText('Completed')).toBeVisible()
  expect((await sheet.download('Download CSV')).headers).not.toContain('Error')
})

test('storage that refuses is said, and the run goes on', async ({ sheet, page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  })
  await sheet.getReady(6)
  await sheet.start()
  await expect(page.getByText('Progress is not being saved')).toBeVisible()
  await expect(page.getByText('Completed')).toBeVisible()
})

test('a row that failed is told in an Error column, and can be retried alone', async ({
  sheet,
  provider,
  page,
}) => {
  await sheet.getReady(6)
  provider.respond = (query) => (query === queryOf(2) ? { status: 500, body: '<h1>Oops</h1>' } : undefined)
  await sheet.start()
  await expect(page.getByText('Completed')).toBeVisible()
  const { headers, rows } = await sheet.download('Download CSV')
  expect(headers.at(-1)).toBe('Error')
  expect(rows[1]!.at(-1)).toMatch(/^500 .*api_key=\*\*\*/)
  provider.respond = () => undefined
  provider.queries.length = 0
  await sheet.press('Retry failed rows (1)')
  await expect(page.getByText('6 / 6')).toBeVisible()
  await expect(sheet.button('Download CSV')).toBeVisible()
  expect(provider.queries).toEqual([queryOf(2)])
})

test('a key that every row of a batch is refused with pauses the run before more is sent', async ({
  sheet,
  provider,
  page,
}) => {
  await sheet.getReady(9)
  provider.respond = () => providerError(401, 4011, 'Requesting domain not allowed')
  await sheet.start()
  await expect(
    page.getByText(/The provider refused these lookups: Requesting domain not allowed/),
  ).toBeVisible()
  await expect(page.getByText('0 / 9')).toBeVisible()
  expect(provider.queries).toHaveLength(5)
  await sheet.press('Stop')
  await expect(page.getByText('Ready')).toBeVisible()
})

test('loading another file asks first when results were not downloaded', async ({ sheet, page }) => {
  await sheet.getReady(3)
  await sheet.start()
  await expect(page.getByText('Completed')).toBeVisible()
  await sheet.load('other.csv', addresses(2))
  await expect(page.getByRole('dialog').getByText('other.csv')).toBeVisible()
  await sheet.button('Cancel').click()
  await expect(page.getByText('3 / 3')).toBeVisible()
  await sheet.load('other.csv', addresses(2))
  await sheet.button('Yes, Load File').click()
  await expect(page.getByText('0 / 2')).toBeVisible()
})

test('the key is nowhere but in the requests', async ({ sheet, provider, page }) => {
  const key = 'ak_very_secret_42'
  const lines: string[] = []
  page.on('console', (message) => lines.push(message.text()))
  await sheet.open()
  await sheet.load('customers.csv', addresses(6))
  await sheet.enterKey(key)
  provider.respond = (query) =>
    query === queryOf(6) ? providerError(402, 4020, `${key} is spent`) : undefined
  await sheet.start()
  await expect(page.getByText('5 / 6')).toBeVisible()
  await expect(sheet.button('Resume')).toBeVisible()
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
  // Chromium's own lines about failed requests name their URL; the product's never do.
  const own = lines.filter((line) => !line.startsWith('Failed to load resource'))
  // A page that someone saves is its document.
  const saved = await page.content()
  for (const place of [stored, text, own.join(), saved]) expect(place).not.toContain(key)
  await expect(page.getByRole('textbox', { name: 'API Key' })).toHaveValue(key)
})

test('markup and formulas are text everywhere: in the preview, the results, the panel, on paper', async ({
  sheet,
  page,
}) => {
  const markup = '<img src=x onerror="document.title=1">'
  const quoted = `"${markup.replaceAll('"', '""')}"`
  await sheet.open()
  const rows = [1, 2].map((row) => `${quoted},=1+${row},"${row} High Street <b>x</b>",B12 0XY`)
  await sheet.load(`<i>x.csv`, [`${quoted},=Name,Address,Post code`, ...rows].join('\n'))
  await expect(page.getByRole('columnheader', { name: markup })).toBeVisible()
  await page.getByRole('combobox', { name: 'Address Column', exact: true }).click()
  await expect(page.locator('.ant-select-item-option').getByText(markup).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await sheet.enterKey()
  await sheet.start()
  const grid = page.getByRole('grid', { name: 'Results' })
  await grid.getByRole('row').nth(1).click()
  await expect(page.getByRole('region', { name: 'Row 1', exact: true })).toContainText(markup)
  await page.getByText('All columns', { exact: true }).click()
  await expect(grid.getByRole('gridcell', { name: markup }).first()).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'CleanSheet: summary of a cleanse' })).toBeVisible()
  expect(await page.locator('img[src="x"], b, i').count()).toBe(0)
  expect(await page.title()).not.toBe('1')
  await page.emulateMedia({ media: null })
  const { headers, rows: downloaded } = await sheet.download('Download CSV')
  expect([headers[0], headers[1], ...downloaded[0]!.slice(0, 2)]).toEqual([markup, '=Name', markup, '=1+1'])
})

test('the production page contains nothing of the sandbox', async ({ sheet }) => {
  await sheet.open()
  await expect(sheet.button('Load sample file')).toBeHidden()
  const built = readdirSync('dist', { recursive: true, encoding: 'utf8' })
  expect(built).toContain('index.html')
  expect(built.filter((path) => /sandbox|mockServiceWorker/i.test(path))).toEqual([])
  const texts = built
    .filter((path) => /\.(?:html|js|css)$/.test(path))
    .map((path) => readFileSync(join('dist', path), 'utf8'))
  for (const piece of ['ck_sandbox', 'SANDBOX-ERROR', 'mockServiceWorker', 'Load sample file'])
    expect(texts.filter((text) => text.includes(piece))).toEqual([])
})
