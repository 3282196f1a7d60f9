import { readFile } from 'node:fs/promises'
import {
  expect,
  test as base,
  type ConsoleMessage,
  type FileChooser,
  type Locator,
  type Page,
  type Request,
  type WebError,
} from '@playwright/test'
import Papa from 'papaparse'
import { createProvider, type Provider } from './provider'
import { createSharedContext, type Place, type SharedContext } from './sharedContext'

export { expect }

/** How long a run of a few hundred rows may take on a busy machine, in ms. */
const RUN_MS = 120_000

/** The page as a person uses it. */
export class CleanSheet {
  constructor(readonly page: Page) {}

  readonly button = (name: string | RegExp) => this.page.getByRole('button', { name, exact: true })
  readonly text = (text: string | RegExp) => this.page.getByText(text, { exact: true })
  readonly region = (name: string | RegExp) => this.page.getByRole('region', { name, exact: true })
  readonly combobox = (name: string) => this.page.getByRole('combobox', { name, exact: true })
  get resume() {
    return this.button('Resume')
  }
  get dialog() {
    return this.page.getByRole('dialog')
  }
  get key() {
    return this.page.getByRole('textbox', { name: 'API Key' })
  }
  get search() {
    return this.page.getByRole('searchbox', { name: 'Find in results' })
  }
  /** The piles of rows and what narrows them, as radio buttons. */
  get piles() {
    return this.page.getByRole('radiogroup', { name: 'Rows', exact: true })
  }
  /** One of them; its name ends with how many rows it has: `To review 4`. */
  readonly pile = (name: string) =>
    this.piles.getByRole('radio', { name: new RegExp(`^${name}( [\\d,]+)?$`) })
  /** The pane of what comes next and the files. */
  get files() {
    return this.region('Files')
  }
  get grid() {
    return this.page.getByRole('grid', { name: 'Results' })
  }
  /** On a phone the results are cards. */
  get cards() {
    return this.grid.locator('.resultCard')
  }

  /** A row of the results, by its number (from 1). */
  readonly row = (row: number) => this.grid.locator(`[data-row-key="${row - 1}"]`)
  /** The pane of the selected row. */
  readonly panel = (row: number) => this.region(`Row ${row}`)

  async open() {
    await this.page.goto('/')
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible()
  }

  async load(name: string, content: string | Buffer) {
    const buffer = typeof content === 'string' ? Buffer.from(content) : content
    await this.page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer })
  }

  /** Opens the file chooser with `press`, and chooses `file` in it. */
  async choose(file: Parameters<FileChooser['setFiles']>[0], press: () => Promise<void>) {
    const opened: FileChooser[] = []
    this.page.on('filechooser', (chooser) => opened.push(chooser))
    // On a busy machine the press may arrive before the browser knows that the test wants the chooser.
    await this.page.evaluate(() => document.readyState)
    await expect(async () => {
      await press()
      await expect.poll(() => opened.length, { timeout: 3000 }).toBeGreaterThan(0)
    }).toPass()
    await opened[0]!.setFiles(file)
  }

  /** Shows what the browser would print, or the screen again. */
  async showPaper(isPrinting = true) {
    await this.page.emulateMedia({ media: isPrinting ? 'print' : null })
  }

  /** Does something else while the key is checked, which begins a second after it was typed. */
  async enterKey(key = 'ak_test_key_1', meanwhile = async () => {}) {
    await this.key.fill(key)
    await meanwhile()
    await expect(this.page.getByText('✓ API key is valid and available')).toBeVisible()
  }

  /** Opens the page, enters the key and loads a file (or one of so many rows) while it is checked: Start is next. */
  async getReady(file: number | string | Buffer, name = 'customers.csv') {
    await this.open()
    const content = typeof file === 'number' ? addresses(file) : file
    await this.enterKey(undefined, () => this.load(name, content))
    await expect(this.button('Start Cleanse')).toBeEnabled()
  }

  /** The same, and cleanses the file. */
  async complete(file: number | string | Buffer, name?: string) {
    await this.getReady(file, name)
    await this.start()
    await this.completed()
  }

  /** Cleanses another list in the same page, in place of results that are not downloaded. */
  async completeNext(file: string | Buffer, name = 'next.csv') {
    await this.load(name, file)
    await this.button('Yes, Load File').click()
    await expect(this.grid).toBeHidden()
    await this.start()
    await this.completed()
  }

  async completed() {
    await expect(this.text('Completed')).toBeVisible({ timeout: RUN_MS })
    await expect(this.grid).toBeVisible()
  }

  /** Moves the page's clock on by a second, so that the next press is not taken for a double click. */
  async later() {
    await this.page.evaluate(() => {
      const { now } = Date
      Date.now = () => now() + 1000
    })
  }

  /** Stops the page's clock, so that on a slow machine too two presses are as quick as a double click. */
  async stopClock() {
    await this.page.evaluate(() => {
      const now = Date.now()
      Date.now = () => now
    })
  }

  /** Presses a button of the run that has been there for a moment. */
  async press(name: string | RegExp) {
    const button = this.button(name).first()
    await expect(button).toBeVisible()
    await this.later()
    await button.click()
  }

  async start() {
    await this.press('Start Cleanse')
  }

  /** Answers a question by key. A question that has just opened gives the focus to Cancel first. */
  async answer(name: string) {
    await expect(this.dialog.getByRole('button', { name: 'Cancel', exact: true })).toBeFocused()
    await this.button(name).focus()
    await this.page.keyboard.press('Enter')
  }

  /** Chooses an option of a select by typing part of its name, which the list needs a moment to find. */
  async typeOption(select: Locator, part: string) {
    await select.pressSequentially(part)
    // The list of another select may still be closing.
    const list = `${await select.getAttribute('id')}_list`
    const active = this.page.locator(`.ant-select-item-option-active[id^="${list}"]:visible`)
    await expect(active).toContainText(part)
    await this.page.keyboard.press('Enter')
  }

  /** Shows the files, and presses a button there. */
  async more(name: string | RegExp) {
    await this.button('Files').click()
    await this.files.getByRole('button', { name, exact: true }).click()
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

/** The row numbers from 1 to `count`. */
export const rowsUpTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1)

/** The text that row `row` (from 1) of `addresses` sends. */
export const queryOf = (row: number) => `${row} High Street, B12 0XY`

/** A file of `count` rows, no two of which send the same. */
export function addresses(count: number) {
  const rows = rowsUpTo(count).map((row) => `${String(row).padStart(4, '0')},${row} High Street,B12 0XY`)
  return ['id,address,post_code', ...rows, ''].join('\n')
}

interface Stage {
  provider: Provider
  sheet: CleanSheet
  /** For a test that changes its browser context for good: it gets its own. */
  isApart: boolean
}

/**
 * Pages with a played provider. A test fails when a page throws, violates its Content-Security-Policy, or sends a
 * request anywhere but to its own host and the provider.
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
  provider: async ({ context, page }, provide) => {
    const { provider, attend } = createProvider(context)
    await attend(page)
    const newPage = context.newPage.bind(context)
    // Before the page goes anywhere: what is on its way then is not caught.
    context.newPage = async () => attend(await newPage())
    await provide(provider)
    context.newPage = newPage
  },
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
