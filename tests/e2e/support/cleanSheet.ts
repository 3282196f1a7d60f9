import { readFile } from 'node:fs/promises'
import {
  expect,
  test as base,
  type ConsoleMessage,
  type FileChooser,
  type Page,
  type Request,
  type WebError,
} from '@playwright/test'
import Papa from 'papaparse'
import { playProvider, type Provider } from './provider'
import { createSharedContext, type Place, type SharedContext } from './sharedContext'

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

  /** Has the file chooser opened by `press`, and chooses `file` in it. */
  async choose(file: Parameters<FileChooser['setFiles']>[0], press: () => Promise<void>) {
    const opened: FileChooser[] = []
    this.page.on('filechooser', (chooser) => opened.push(chooser))
    // A busy browser may take the press before it knows that choosers are asked for, and open one of its own.
    await this.page.evaluate(() => document.readyState)
    await expect(async () => {
      await press()
      await expect.poll(() => opened.length, { timeout: 3000 }).toBeGreaterThan(0)
    }).toPass()
    await opened[0]!.setFiles(file)
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

  /** Moves the page's clock on by a second: the next press is not taken for an echo of the last. */
  async later() {
    await this.page.evaluate(() => {
      const { now } = Date
      Date.now = () => now() + 1000
    })
  }

  /** Presses a button of the run as a person does, who has seen it for a moment. */
  async press(name: string | RegExp) {
    await expect(this.button(name)).toBeVisible()
    await this.later()
    await this.button(name).click()
  }

  async start() {
    await this.press('Start Cleanse')
  }

  async download(name: string | RegExp) {
    await this.later()
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

interface Stage {
  provider: Provider
  sheet: CleanSheet
  /** The test changes its browser context for good, and has one of its own. */
  isApart: boolean
}

/**
 * Pages with the provider played. The test fails when one of them breaks, when the Content-Security-Policy is
 * violated, or when anything is asked of another host than the page's own and the provider's.
 */
export const test = base.extend<Stage & { place: Place }, { shared: SharedContext }>({
  isApart: [false, { option: true }],
  shared: [
    async ({ browser }, provide) => {
      const shared = createSharedContext(browser)
      await provide(shared)
      await shared.close()
    },
    { scope: 'worker' },
  ],
  place: async ({ browser, isApart, shared }, provide) => {
    if (!isApart) return provide(await shared.renew())
    const context = await browser.newContext()
    await provide({ context, page: await context.newPage() })
    await context.close()
  },
  context: ({ place }, provide) => provide(place.context),
  page: ({ place }, provide) => provide(place.page),
  provider: async ({ context }, provide) => provide(await playProvider(context)),
  sheet: async ({ context, page, provider, baseURL }, provide) => {
    expect(provider.queries).toEqual([])
    const problems: string[] = []
    const noteError = (error: WebError) => problems.push(error.error().message)
    const noteViolation = (message: ConsoleMessage) => {
      if (/Content.Security.Policy/i.test(message.text())) problems.push(message.text())
    }
    const noteRequest = (request: Request) => {
      const { origin, protocol } = new URL(request.url())
      const isOurs = origin === baseURL || origin === 'https://api.ideal-postcodes.co.uk'
      if (!isOurs && !['blob:', 'data:'].includes(protocol)) problems.push(`asked ${request.url()}`)
    }
    // The console line is not written for every violation; the event is.
    const script = await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        console.error(`Content Security Policy: ${violatedDirective} ${blockedURI}`),
      )
    })
    context.on('weberror', noteError).on('console', noteViolation).on('request', noteRequest)
    await provide(new CleanSheet(page))
    context.off('weberror', noteError).off('console', noteViolation).off('request', noteRequest)
    await script.dispose()
    expect(problems).toEqual([])
  },
})
