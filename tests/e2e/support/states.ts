import type { BrowserContext, Page } from '@playwright/test'
import { SAMPLE_FILE_NAME, sampleCsv } from '../../support/sampleCsv'
import { GOOD_KEY, NOT_FOUND, providerError, SPENT } from '../../support/replies'
import { addresses, CleanSheet, expect } from './cleanSheet'
import { type Provider, type Reply } from './provider'

export interface Stage {
  sheet: CleanSheet
  page: Page
  provider: Provider
  context: BrowserContext
}

/** States of the page in the order in which one page goes through them: how to get to each from the one before. */
export type Journey = Record<string, (stage: Stage) => Promise<void>>

// Enough rows to see every part of the page and every kind of row; axe looks at each cell.
const [headers, ...lines] = sampleCsv.split('\n')
const customers = [headers, ...lines.slice(8, 12), ...lines.slice(16, 21), ...lines.slice(25, 27)].join('\n')
const tooMany = '000,Someone,1 High Street\n'.repeat(1101)

/** The rows of the first batch: done when a run is looked at half-way. */
const DONE = 5

/** Answers the first batch as the sandbox does, and every later lookup with `then`. */
const answerFirstBatch = (provider: Provider, then: Reply) => {
  let seen = 0
  provider.respond = () => ((seen += 1) > DONE ? then : undefined)
}

/** A run of the sample file whose first batch is answered, and every later lookup with `then`. */
const run = async ({ sheet, provider }: Pick<Stage, 'sheet' | 'provider'>, then: Reply) => {
  await sheet.getReady(customers, SAMPLE_FILE_NAME)
  answerFirstBatch(provider, then)
  await sheet.start()
  await expect(sheet.page.getByText(new RegExp(`^${DONE} /`))).toBeVisible()
}

/** Loads the page again, whatever it asks. */
export const reload = async (page: Page) => {
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
}

const cancel = async (sheet: CleanSheet) => {
  await sheet.button('Cancel').click()
  await expect(sheet.dialog).toBeHidden()
}

const file: Journey = {
  idle: ({ sheet }) => sheet.open(),
  'error-file': async ({ sheet, page }) => {
    await sheet.load('customers.csv', `${headers}\n${tooMany}`)
    await expect(page.getByRole('alert')).toContainText('Maximum allowed is 1,100 rows')
  },
  'warning-short-rows': async ({ sheet, page }) => {
    await sheet.load('short.csv', 'street,town,postcode\n1 High Street,Leeds\n2 High Street\n')
    await expect(page.getByText('2 rows were too short')).toBeVisible()
  },
  'no-header-line': async ({ sheet }) => {
    await sheet.load('plain.csv', 'Ann,1 High Street,Leeds,LS1 4AB\nBob,2 High Street,Leeds,LS1 4AB\n')
    await sheet.button('The first line is data').click()
    await expect(sheet.page.getByRole('checkbox', { name: 'Send them too' })).toBeVisible()
  },
  'long-list': async ({ sheet, page }) => {
    await sheet.load('customers.csv', `List\n\n${headers}\n${tooMany}`)
    await sheet.button('Cleanse all 1,101 rows').click()
    await expect(page.getByText('Line 3 has the column names.')).toBeVisible()
  },
}

const running: Journey = {
  loaded: async ({ sheet }) => {
    await sheet.open()
    await sheet.load(SAMPLE_FILE_NAME, customers)
  },
  'loaded-list-open': async ({ sheet, page }) => {
    await sheet.combobox('Address Column').click()
    await expect(page.getByRole('option').first()).toBeVisible()
  },
  'error-key': async ({ sheet, page, provider }) => {
    await page.keyboard.press('Escape')
    // Its tooltip goes.
    await page.mouse.move(0, 0)
    provider.key = providerError(500, 5000, 'Out of order')
    await sheet.key.fill('ak_test_key_1')
    await expect(page.getByText('Out of order')).toBeVisible()
  },
  'checking-key': async ({ sheet, page, provider }) => {
    provider.key = 'never'
    await sheet.key.fill('ak_test_key_2')
    await expect(page.getByText('Checking the key…')).toBeVisible()
  },
  ready: async ({ sheet, provider }) => {
    provider.key = GOOD_KEY
    await sheet.enterKey()
  },
  running: async ({ sheet, page, provider }) => {
    answerFirstBatch(provider, 'never')
    await sheet.start()
    await expect(page.getByText(new RegExp(`^${DONE} /`))).toBeVisible()
    await sheet.button('Stop').hover()
  },
  stopping: async ({ sheet, page }) => {
    await sheet.press('Stop')
    await expect(page.getByText('Stopping…')).toBeVisible()
  },
  stopped: async ({ sheet }) => {
    await sheet.press('Stop')
    await expect(sheet.button('Start Cleanse')).toBeEnabled()
    await expect(sheet.grid).toBeVisible()
  },
  'running-slowed-down': async ({ sheet, page, provider }) => {
    provider.respond = () => providerError(429, 4299, 'Slow down')
    await sheet.start()
    await expect(page.getByText('The provider asked us to slow down.')).toBeVisible()
  },
  'running-offline': async ({ page, provider, context }) => {
    provider.respond = () => 'cutOff'
    await context.setOffline(true)
    await expect(page.getByText('You are offline.')).toBeVisible()
  },
}

const pausing: Journey = {
  'paused-refused': async (stage) => {
    await run(stage, providerError(401, 4011, 'This origin is not allowed'))
    await expect(stage.sheet.resume).toBeVisible()
  },
  paused: async ({ sheet, page, provider }) => {
    provider.respond = () => SPENT
    await sheet.press('Resume')
    await expect(page.getByText(/^Insufficient API credits\./).first()).toBeVisible()
  },
  'dialog-change-columns': async ({ sheet }) => {
    await sheet.button('Change').click()
    await sheet.combobox('More address columns').press('ArrowDown')
    await expect(sheet.page.locator('.ant-select-item-option-active:visible')).toBeVisible()
    await sheet.combobox('More address columns').press('Enter')
    await expect(sheet.dialog).toBeVisible()
  },
  found: async ({ sheet, page }) => {
    await cancel(sheet)
    await reload(page)
    await expect(sheet.button('Resume Cleanse')).toBeVisible()
  },
  resumed: async ({ sheet }) => {
    await sheet.button('Resume Cleanse').click()
    await expect(sheet.button('Resume Cleanse')).toBeHidden()
  },
}

const results: Journey = {
  tried: async ({ sheet, page, provider }) => {
    await sheet.getReady(customers, SAMPLE_FILE_NAME)
    answerFirstBatch(provider, providerError(500, 5000, 'Out of order'))
    await sheet.button(/^Try 10 rows first/).click()
    await expect(page.getByText(/^10 tried: /)).toBeVisible()
  },
  'completed-failed-rows': async ({ sheet }) => {
    await sheet.press(/^Cleanse 1 more row/)
    await sheet.pile('Failed').click()
    await expect(sheet.button(/^Retry failed rows/).first()).toBeVisible()
  },
  completed: async ({ sheet, provider }) => {
    provider.respond = () => undefined
    await sheet.later()
    await sheet
      .button(/^Retry failed rows/)
      .first()
      .click()
    await sheet.completed()
  },
  'completed-review': async ({ sheet }) => {
    await sheet.pile('To review').click()
    await sheet.grid.getByRole('row').nth(1).click()
    await expect(sheet.region(/^Row \d/)).toBeVisible()
  },
  'completed-correct': async ({ sheet, page }) => {
    await sheet.button(/^Correct…/).click()
    await expect(page.getByRole('option').first()).toBeVisible()
    await page.keyboard.press('ArrowDown')
  },
  'completed-correct-type': async ({ page }) => {
    await page.locator('.correctWays').getByRole('button').click()
    await page.getByRole('textbox', { name: 'Postcode', exact: true }).fill('no postcode')
  },
  'completed-nothing-shown': async ({ sheet, page }) => {
    await sheet.button('Cancel').click()
    await sheet.search.fill('nowhere at all')
    await expect(page.getByText('No rows match these filters.')).toBeVisible()
  },
  'completed-all-columns': async ({ sheet }) => {
    await sheet.button('Clear filters').click()
    await sheet.button('All columns').click()
    await expect(sheet.grid.getByRole('columnheader', { name: 'UPRN', exact: true })).toBeAttached()
  },
  'completed-help': async ({ sheet }) => {
    await sheet.button('Review columns').click()
    await sheet.button('Help').click()
    await expect(sheet.dialog).toBeVisible()
  },
}

const leaving: Journey = {
  'completed-downloads': async ({ sheet }) => {
    await sheet.complete(customers, SAMPLE_FILE_NAME)
    await sheet.button('Files').click()
    await expect(sheet.files).toBeInViewport()
  },
  'dialog-corrected': async ({ sheet, page }) => {
    await sheet.more('My file, corrected…')
    await expect(page.getByRole('dialog', { name: 'My file, corrected' })).toBeVisible()
  },
  'dialog-letters': async ({ sheet, page }) => {
    await cancel(sheet)
    await sheet.more('Letters…')
    await page.getByRole('radio', { name: /^All with an address/ }).click()
    await expect(page.getByRole('region', { name: 'The first three' }).locator('.envelope')).toHaveCount(3)
  },
  'dialog-sample': async ({ sheet }) => {
    await cancel(sheet)
    await sheet.more('Check a sample…')
    await expect(sheet.dialog.getByText(/^1 of \d+$/)).toBeVisible()
  },
  'dialog-sample-judged': async ({ sheet, page }) => {
    const says = sheet.dialog.getByText(/ the same: /)
    await page.keyboard.press('2')
    while (!(await says.isVisible())) await page.keyboard.press('1')
  },
  'dialog-start-new': async ({ sheet }) => {
    await sheet.button('Done').click()
    await expect(sheet.dialog).toBeHidden()
    await sheet.button('Start New Cleanse').click()
    await expect(sheet.dialog).toBeVisible()
  },
  'dialog-cleanse-again': async ({ sheet }) => {
    await cancel(sheet)
    await sheet.start()
    await expect(sheet.dialog).toBeVisible()
  },
  'dialog-load-another': async ({ sheet }) => {
    await cancel(sheet)
    await sheet.load('other.csv', customers)
    await expect(sheet.dialog).toBeVisible()
  },
  'found-finished': async ({ sheet, page }) => {
    await cancel(sheet)
    await reload(page)
    await expect(sheet.button('Show Results')).toBeVisible()
  },
  'dialog-discard': async ({ sheet }) => {
    await sheet.button('Discard').click()
    await expect(sheet.dialog).toBeVisible()
  },
  'shown-again': async ({ sheet }) => {
    await cancel(sheet)
    await sheet.button('Show Results').click()
    await expect(sheet.button('Remove now')).toBeVisible()
  },
}

const nextMonth: Journey = {
  'earlier-used': async ({ sheet, page, provider }) => {
    provider.respond = (query) => (query.startsWith('4 ') ? NOT_FOUND : undefined)
    await sheet.complete(addresses(5), 'june.csv')
    const { name, text } = await sheet.download('Download CSV')
    provider.queries.length = 0
    await sheet.button('Start New Cleanse').click()
    await sheet.button('Yes, Start New').click()
    await sheet.load('july.csv', addresses(7))
    await sheet.choose({ name, mimeType: 'text/csv', buffer: Buffer.from(text) }, () =>
      sheet.button('Use an earlier download…').click(),
    )
    await expect(page.getByText('Answers from june_cleansed.csv', { exact: true })).toBeVisible()
    await sheet.button('show rows').first().click()
  },
  'earlier-refused': async ({ sheet, page }) => {
    await sheet.choose({ name: 'other.csv', mimeType: 'text/csv', buffer: Buffer.from('a,b\n1,2\n') }, () =>
      sheet.button('Use an earlier download…').click(),
    )
    await expect(page.getByRole('alert')).toContainText('other.csv cannot be used')
  },
}

const withoutStorage: Journey = {
  'not-saved': async (stage) => {
    await stage.page.addInitScript(() => {
      Object.defineProperty(window, 'indexedDB', { value: undefined })
      Storage.prototype.setItem = () => {
        throw new DOMException('Full', 'QuotaExceededError')
      }
    })
    await run(stage, 'never')
    await expect(stage.page.getByText('Progress is not being saved')).toBeVisible()
  },
}

const twoTabs: Journey = {
  elsewhere: async ({ sheet, page, provider, context }) => {
    await run({ sheet: new CleanSheet(await context.newPage()), provider }, 'never')
    await sheet.open()
    await expect(page.getByText(/ is open in another tab$/)).toBeVisible()
  },
}

/** Every state of the page that a person can meet. */
export const JOURNEYS: Record<string, Journey> = {
  file,
  running,
  pausing,
  results,
  nextMonth,
  leaving,
  withoutStorage,
  twoTabs,
}
