import { SAMPLE_FILE_NAME } from '../../support/sampleCsv'
import { GOOD_KEY, NOT_FOUND, providerError, SPENT } from '../../support/replies'
import { expect } from './cleanSheet'
import { leaving, nextMonth, withoutStorage } from './laterStates'
import { answerFirstBatch, cancel, customers, DONE, headers, reload, type Journey } from './stages'

const tooMany = '000,Someone,1 High Street\n'.repeat(1101)

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
  loaded: async ({ sheet, page }) => {
    await sheet.load(SAMPLE_FILE_NAME, customers)
    await expect(page.getByText('Maximum lookups')).toBeVisible()
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
  'paused-refused': async ({ sheet, provider, context }) => {
    answerFirstBatch(provider, providerError(401, 4011, 'This origin is not allowed'))
    await context.setOffline(false)
    await expect(sheet.resume).toBeVisible()
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
    provider.respond = (query) => (query.startsWith('12 High St') ? NOT_FOUND : undefined)
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
}

/** Every state of the page that a person can meet. */
export const JOURNEYS: Record<string, Journey> = {
  'from a file to a run': { ...file, ...running, ...pausing },
  'from results to the next file': { ...results, ...leaving, ...nextMonth },
  withoutStorage,
}
