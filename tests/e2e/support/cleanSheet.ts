import { readFile } from 'node:fs/promises'
import { expect, test as base, type Page } from '@playwright/test'
import Papa from 'papaparse'
import { playProvider, type Provider } from './provider'

export { expect }

/** The page as a person uses it. */
export class CleanSheet {
  constructor(readonly page: Page) {}

  readonly button = (name: string | RegExp) => this.page.getByRole('button', { name, exact: true })

  async open() {
    await this.page.goto('/')
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible()
  }

  async load(name: string, content: string | Buffer) {
    const buffer = typeof content === 'string' ? Buffer.from(content) : content
    await this.page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer })
  }

  async enterKey(key = 'ak_test_key_1') {
    await this.page.getByRole('textbox', { name: 'API Key' }).fill(key)
    await expect(this.page.getByText('✓ API key is valid and available')).toBeVisible()
  }

  /** A file of `count` rows is loaded, mapped and the key is checked: Start is next. */
  async getReady(count: number) {
    await this.open()
    await this.load('customers.csv', addresses(count))
    await this.enterKey()
    await expect(this.button('Start Cleanse')).toBeEnabled()
  }

  async start() {
    await this.button('Start Cleanse').click()
  }

  async download(name: string | RegExp) {
    const [download] = await Promise.all([this.page.waitForEvent('download'), this.button(name).click()])
    const text = await readFile(await download.path(), 'utf8')
    const [headers, ...rows] = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), {
      skipEmptyLines: true,
    }).data
    return { name: download.suggestedFilename(), text, headers: headers!, rows }
  }
}

/** The text that row `row` (from 1) of `addresses` sends. */
export const queryOf = (row: number) => `${row} High Street, B12 0XY`

/** A file of `count` rows that all send something else. */
export function addresses(count: number) {
  const rows = Array.from(
    { length: count },
    (_, at) => `${String(at + 1).padStart(4, '0')},${at + 1} High Street,B12 0XY`,
  )
  return ['id,address,post_code', ...rows, ''].join('\n')
}

/**
 * Pages with the provider played. The test fails when one of them breaks, when the Content-Security-Policy is
 * violated, or when anything is asked of another host than the page's own and the provider's.
 */
export const test = base.extend<{ provider: Provider; sheet: CleanSheet }>({
  provider: async ({ context }, provide) => provide(await playProvider(context)),
  sheet: async ({ context, page, provider, baseURL }, provide) => {
    expect(provider.queries).toEqual([])
    const problems: string[] = []
    // The console line is not written for every violation; the event is.
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        console.error(`Content Security Policy: ${violatedDirective} ${blockedURI}`),
      )
    })
    context.on('weberror', (error) => problems.push(error.error().message))
    context.on('console', (message) => {
      if (/Content.Security.Policy/i.test(message.text())) problems.push(message.text())
    })
    context.on('request', (request) => {
      const { origin, protocol } = new URL(request.url())
      const isOurs = origin === baseURL || origin === 'https://api.ideal-postcodes.co.uk'
      if (!isOurs && !['blob:', 'data:'].includes(protocol)) problems.push(`asked ${request.url()}`)
    })
    await provide(new CleanSheet(page))
    expect(problems).toEqual([])
  },
})
