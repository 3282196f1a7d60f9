import type { BrowserContext } from '@playwright/test'
import { SAMPLE_FILE_NAME, sampleCsv } from '../../../src/features/sandbox/sampleCsv'
import { CleanSheet, expect } from './cleanSheet'
import { providerError, type Provider, type Reply } from './provider'

interface Stage {
  sheet: CleanSheet
  provider: Provider
  context: BrowserContext
}

/** A state of the page, and how a person gets there from the one before it. */
interface ScreenState {
  name: string
  /** It closes, or is out of place, when the window changes. */
  isBoundToWindow?: boolean
  reach: (stage: Stage) => Promise<void>
}

// Enough rows to see every part of the page, and of each kind one; axe looks at each cell of them.
const [headers, ...lines] = sampleCsv.split('\n')
const customers = [headers, ...lines.slice(8, 12), ...lines.slice(16, 21), ...lines.slice(25, 27)].join('\n')

/** The rows of the first batch: what is done when a run is looked at half-way. */
const DONE = 5

const GOOD_KEY: Reply = { status: 200, body: { code: 2000, message: 'Success', result: { available: true } } }

/** Answers the first batch as the sandbox does, and every call after it as told. */
const afterFirstBatch = (then: Reply) => {
  let seen = 0
  return () => ((seen += 1) > DONE ? then : undefined)
}

const load = async ({ sheet }: Stage) => {
  await sheet.open()
  await sheet.load(SAMPLE_FILE_NAME, customers)
}

const getReady = async (stage: Stage) => {
  await load(stage)
  await stage.sheet.enterKey()
}

/** A run that answers the first batch, and every call after it as told. */
const run = async (stage: Stage, then: Reply) => {
  await getReady(stage)
  stage.provider.respond = afterFirstBatch(then)
  await stage.sheet.start()
  await expect(stage.sheet.page.getByText(new RegExp(`^${DONE} /`))).toBeVisible()
}

const completed = async ({ sheet }: Stage) => {
  await expect(sheet.page.getByText('Completed')).toBeVisible()
  await expect(sheet.page.getByRole('slider', { name: 'Threshold' })).toBeVisible()
}

const reload = async ({ sheet }: Stage) => {
  sheet.page.once('dialog', (dialog) => void dialog.accept())
  await sheet.page.reload()
}

const firstRow = ({ sheet }: Stage) =>
  sheet.page.getByRole('grid', { name: 'Results' }).getByRole('row').nth(1)

const asked = ({ sheet }: Stage) => expect(sheet.page.getByRole('dialog')).toBeVisible()

const cancel = async ({ sheet }: Stage) => {
  await sheet.button('Cancel').click()
  await expect(sheet.page.getByRole('dialog')).toBeHidden()
}

const file: ScreenState[] = [
  { name: 'idle', reach: ({ sheet }) => sheet.open() },
  {
    name: 'error-file',
    reach: async ({ sheet }) => {
      await sheet.load('customers.csv', `${headers}\n${'000,Someone,1 High Street\n'.repeat(1101)}`)
      await expect(sheet.page.getByRole('alert')).toContainText('Maximum allowed is 1,100 rows')
    },
  },
  {
    name: 'warning-short-rows',
    reach: async ({ sheet }) => {
      await sheet.load('short.csv', 'street,town,postcode\n1 High Street,Leeds\n2 High Street\n')
      await expect(sheet.page.getByText('2 rows were too short')).toBeVisible()
    },
  },
  {
    name: 'no-header-line',
    reach: async ({ sheet }) => {
      await sheet.load('plain.csv', 'Ann,1 High Street,Leeds,LS1 4AB\nBob,2 High Street,Leeds,LS1 4AB\n')
      await sheet.button('The first line is data').click()
      await expect(sheet.button('Send them too')).toBeVisible()
    },
  },
  {
    name: 'part-of-a-file',
    reach: async ({ sheet }) => {
      await sheet.load('customers.csv', `List\n\n${headers}\n${'000,Someone,1 High Street\n'.repeat(1101)}`)
      await sheet.button('Rows 1,101–1,101').click()
      await expect(sheet.page.getByText('Line 3 has the column names.')).toBeVisible()
    },
  },
]

const running: ScreenState[] = [
  { name: 'loaded', reach: load },
  {
    name: 'loaded-list-open',
    reach: async ({ sheet }) => {
      await sheet.page.getByRole('combobox', { name: 'Address Column', exact: true }).click()
      await expect(sheet.page.getByRole('option').first()).toBeVisible()
    },
  },
  {
    name: 'error-key',
    reach: async ({ sheet, provider }) => {
      await sheet.page.keyboard.press('Escape')
      // Its tooltip goes.
      await sheet.page.mouse.move(0, 0)
      provider.key = providerError(500, 5000, 'Out of order')
      await sheet.page.getByRole('textbox', { name: 'API Key' }).fill('ak_test_key_1')
      await expect(sheet.page.getByText('Out of order')).toBeVisible()
    },
  },
  {
    name: 'checking-key',
    reach: async ({ sheet, provider }) => {
      provider.key = 'never'
      await sheet.page.getByRole('textbox', { name: 'API Key' }).fill('ak_test_key_2')
      await expect(sheet.page.getByText('Checking the key…')).toBeVisible()
    },
  },
  {
    name: 'ready',
    reach: async ({ sheet, provider }) => {
      provider.key = GOOD_KEY
      await sheet.enterKey()
    },
  },
  {
    name: 'running',
    reach: async ({ sheet, provider }) => {
      provider.respond = afterFirstBatch('never')
      await sheet.start()
      await expect(sheet.page.getByText(new RegExp(`^${DONE} /`))).toBeVisible()
      await sheet.button('Stop').hover()
    },
  },
  {
    name: 'stopping',
    reach: async ({ sheet }) => {
      await sheet.press('Stop')
      await expect(sheet.page.getByText('Stopping…')).toBeVisible()
    },
  },
  {
    name: 'stopped',
    reach: async ({ sheet }) => {
      await sheet.press('Stop')
      await expect(sheet.button('Start Cleanse')).toBeEnabled()
      await expect(sheet.page.getByRole('slider', { name: 'Threshold' })).toBeVisible()
    },
  },
  {
    name: 'running-slowed-down',
    reach: async ({ sheet, provider }) => {
      provider.respond = () => providerError(429, 4290, 'Slow down')
      await sheet.start()
      await expect(sheet.page.getByText('The provider asked us to slow down.')).toBeVisible()
    },
  },
  {
    name: 'running-offline',
    reach: async ({ sheet, provider, context }) => {
      provider.respond = () => ({ abort: 'internetdisconnected' })
      await context.setOffline(true)
      await expect(sheet.page.getByText('You are offline.')).toBeVisible()
    },
  },
]

const pausing: ScreenState[] = [
  {
    name: 'paused-refused',
    reach: async (stage) => {
      await run(stage, providerError(401, 4011, 'This origin is not allowed'))
      await expect(stage.sheet.button('Resume')).toBeVisible()
    },
  },
  {
    name: 'paused',
    reach: async ({ sheet, provider }) => {
      provider.respond = () => providerError(402, 4020, 'Key balance depleted')
      await sheet.press('Resume')
      await expect(sheet.page.getByText(/^Insufficient API credits\./).first()).toBeVisible()
    },
  },
  {
    name: 'dialog-change-columns',
    reach: async (stage) => {
      const mapping = stage.sheet.page.getByRole('region', { name: 'Column Mapping' })
      await mapping.getByRole('button', { name: 'Change' }).click()
      const more = mapping.getByRole('combobox', { name: 'More address columns' })
      await more.focus()
      await more.press('ArrowDown')
      await more.press('Enter')
      await asked(stage)
    },
  },
  {
    name: 'found',
    reach: async (stage) => {
      await cancel(stage)
      await reload(stage)
      await expect(stage.sheet.button('Resume Cleanse')).toBeVisible()
    },
  },
  {
    name: 'resumed',
    reach: async ({ sheet }) => {
      await sheet.button('Resume Cleanse').click()
      await expect(sheet.button('Resume Cleanse')).toBeHidden()
    },
  },
]

const results: ScreenState[] = [
  {
    name: 'tried',
    reach: async (stage) => {
      await getReady(stage)
      stage.provider.respond = afterFirstBatch(providerError(500, 5000, 'Out of order'))
      await stage.sheet.button('Try 10 rows first').click()
      await expect(stage.sheet.page.getByText(/^10 rows tried/)).toBeVisible()
    },
  },
  {
    name: 'completed-failed-rows',
    reach: async ({ sheet }) => {
      await sheet.press('Cleanse the remaining 1 row')
      await expect(sheet.button(/^Retry failed rows/)).toBeVisible()
    },
  },
  {
    name: 'completed',
    reach: async (stage) => {
      stage.provider.respond = () => undefined
      await stage.sheet.press(/^Retry failed rows/)
      await completed(stage)
    },
  },
  {
    name: 'completed-review',
    reach: async (stage) => {
      await stage.sheet.page.getByRole('slider', { name: 'Threshold' }).fill('0.7')
      await stage.sheet.page.getByRole('button', { name: / To review$/ }).click()
      await firstRow(stage).click()
      await expect(stage.sheet.page.getByRole('region', { name: /^Row \d/ })).toBeVisible()
    },
  },
  {
    name: 'completed-lookup',
    reach: async ({ sheet, provider }) => {
      await sheet.button('Edit and look up again').click()
      provider.respond = () => 'never'
      await sheet.button('Look up').click()
      await expect(sheet.page.getByText('Looking up…').first()).toBeVisible()
    },
  },
  {
    name: 'completed-nothing-shown',
    reach: async ({ sheet }) => {
      await sheet.button('Cancel').click()
      await sheet.button('Close').click()
      await sheet.page.getByRole('searchbox', { name: 'Find in results' }).fill('nowhere at all')
      await expect(sheet.page.getByText('No rows match these filters.')).toBeVisible()
    },
  },
  {
    name: 'completed-all-columns',
    reach: async ({ sheet }) => {
      await sheet.button('Clear filters').click()
      await sheet.page.getByText('All columns').click()
      await expect(sheet.page.getByRole('combobox', { name: 'Group of columns' })).toBeVisible()
    },
  },
  {
    name: 'completed-map',
    reach: async ({ sheet }) => {
      await sheet.page.getByText('Review', { exact: true }).click()
      await sheet.page.getByText('Map', { exact: true }).click()
      await expect(sheet.page.getByRole('table', { name: 'Rows by post town' })).toBeVisible()
    },
  },
  {
    name: 'completed-map-near',
    reach: async ({ sheet }) => {
      await sheet.button('Zoom in').click()
      await sheet.button(/^Rows in view/).click()
      await expect(sheet.button(/^Rows in view/)).toHaveAttribute('aria-pressed', 'true')
    },
  },
  {
    name: 'completed-help',
    isBoundToWindow: true,
    reach: async ({ sheet }) => {
      await sheet.button('Clear filters').click()
      await sheet.page.getByText('Scores', { exact: true }).click()
      await sheet.button('What the scores mean').click()
      await expect(sheet.page.getByText('Use Confidence when')).toBeVisible()
    },
  },
  {
    name: 'completed-about-download',
    isBoundToWindow: true,
    reach: async ({ sheet }) => {
      await sheet.page.keyboard.press('Escape')
      await sheet.button('About the download').click()
      await expect(sheet.page.getByText('Press Load.')).toBeVisible()
    },
  },
  {
    name: 'completed-keys',
    reach: async (stage) => {
      await stage.sheet.page.keyboard.press('Escape')
      await stage.sheet.button('Keys').click()
      await asked(stage)
    },
  },
  {
    name: 'completed-downloads',
    reach: async ({ sheet }) => {
      await sheet.page.keyboard.press('Escape')
      await expect(sheet.page.getByRole('dialog')).toBeHidden()
      await sheet.button('More downloads').click()
      await expect(sheet.page.getByRole('menu')).toBeInViewport()
    },
  },
  {
    name: 'dialog-columns',
    reach: async (stage) => {
      await stage.sheet.page.getByRole('menuitem', { name: 'Choose columns…' }).click()
      await asked(stage)
    },
  },
  {
    name: 'dialog-start-new',
    reach: async (stage) => {
      await cancel(stage)
      await stage.sheet.button('Start New Cleanse').click()
      await asked(stage)
    },
  },
  {
    name: 'dialog-cleanse-again',
    reach: async (stage) => {
      await cancel(stage)
      await stage.sheet.start()
      await asked(stage)
    },
  },
  {
    name: 'dialog-load-another',
    reach: async (stage) => {
      await cancel(stage)
      await stage.sheet.load('other.csv', customers)
      await asked(stage)
    },
  },
  {
    name: 'found-finished',
    reach: async (stage) => {
      await cancel(stage)
      await reload(stage)
      await expect(stage.sheet.button('Show Results')).toBeVisible()
    },
  },
  {
    name: 'dialog-discard',
    reach: async (stage) => {
      await stage.sheet.button('Discard').click()
      await asked(stage)
    },
  },
  {
    name: 'shown-again',
    reach: async (stage) => {
      await cancel(stage)
      await stage.sheet.button('Show Results').click()
      await expect(stage.sheet.button('Remove now')).toBeVisible()
    },
  },
]

const withoutStorage: ScreenState[] = [
  {
    name: 'not-saved',
    reach: async (stage) => {
      await stage.sheet.page.addInitScript(() => {
        Object.defineProperty(window, 'indexedDB', { value: undefined })
        Storage.prototype.setItem = () => {
          throw new DOMException('Full', 'QuotaExceededError')
        }
      })
      await run(stage, 'never')
      await expect(stage.sheet.page.getByText('Progress is not being saved')).toBeVisible()
    },
  },
]

const twoTabs: ScreenState[] = [
  {
    name: 'elsewhere',
    reach: async (stage) => {
      const other = new CleanSheet(await stage.context.newPage())
      await run({ ...stage, sheet: other }, 'never')
      await stage.sheet.open()
      await expect(stage.sheet.page.getByText('Another tab has an unfinished cleanse')).toBeVisible()
    },
  },
]

/** Every state of the page that a person can meet: each journey goes from state to state on one page. */
export const JOURNEYS = { file, running, pausing, results, withoutStorage, twoTabs }
