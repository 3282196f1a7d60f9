import type { BrowserContext } from '@playwright/test'
import { SAMPLE_FILE_NAME, sampleCsv } from '../../../src/features/sandbox/sampleCsv'
import { CleanSheet, expect } from './cleanSheet'
import { providerError, type Provider, type Reply } from './provider'

interface Stage {
  sheet: CleanSheet
  provider: Provider
  context: BrowserContext
}

/** A state that the page can be in, and how a person gets it there. */
export interface ScreenState {
  name: string
  reach: (stage: Stage) => Promise<void>
}

// Enough rows to see every part of the page, and of each kind one; axe looks at each cell of them.
const [headers, ...lines] = sampleCsv.split('\n')
const customers = [headers, ...lines.slice(8, 12), ...lines.slice(16, 21), ...lines.slice(25, 27)].join('\n')

/** The rows of the first batch: what is done when a run is looked at half-way. */
const DONE = 5

/** Answers some calls as the sandbox does, and every one after them as told. */
const answering = (calls: number, after: Reply) => {
  let seen = 0
  return () => ((seen += 1) > calls ? after : undefined)
}

const load = async ({ sheet }: Stage) => {
  await sheet.open()
  await sheet.load(SAMPLE_FILE_NAME, customers)
}

const getReady = async (stage: Stage) => {
  await load(stage)
  await stage.sheet.enterKey()
}

/** A run that answers the first batch, and every one after them as told. */
const run = async (stage: Stage, after: Reply) => {
  await getReady(stage)
  stage.provider.respond = answering(DONE, after)
  await stage.sheet.start()
  await expect(stage.sheet.page.getByText(new RegExp(`^${DONE} /`))).toBeVisible()
}

const complete = async (stage: Stage) => {
  await getReady(stage)
  await stage.sheet.start()
  await expect(stage.sheet.page.getByText('Completed')).toBeVisible()
  await expect(stage.sheet.page.getByRole('slider', { name: 'Threshold' })).toBeVisible()
}

const pause = async (stage: Stage) => {
  await run(stage, providerError(402, 4020, 'Key balance depleted'))
  await expect(stage.sheet.button('Resume')).toBeVisible()
}

const find = async (stage: Stage) => {
  await pause(stage)
  stage.sheet.page.on('dialog', (dialog) => void dialog.accept())
  await stage.sheet.page.reload()
  await expect(stage.sheet.button('Resume Cleanse')).toBeVisible()
}

const findFinished = async (stage: Stage) => {
  await complete(stage)
  stage.sheet.page.on('dialog', (dialog) => void dialog.accept())
  await stage.sheet.page.reload()
  await expect(stage.sheet.button('Show Results')).toBeVisible()
}

const ask = async (stage: Stage) => expect(stage.sheet.page.getByRole('dialog')).toBeVisible()

/** Every state of the page that a person can meet. */
export const SCREEN_STATES: readonly ScreenState[] = [
  { name: 'idle', reach: ({ sheet }) => sheet.open() },
  { name: 'loaded', reach: load },
  {
    name: 'error-file',
    reach: async ({ sheet }) => {
      await sheet.open()
      await sheet.load('customers.csv', `${headers}\n${'000,Someone,1 High Street\n'.repeat(1101)}`)
      await expect(sheet.page.getByRole('alert')).toContainText('Maximum allowed is 1,100 rows')
    },
  },
  {
    name: 'warning-short-rows',
    reach: async ({ sheet }) => {
      await sheet.open()
      await sheet.load('short.csv', 'street,town,postcode\n1 High Street,Leeds\n2 High Street\n')
      await expect(sheet.page.getByText('2 rows were too short')).toBeVisible()
    },
  },
  {
    name: 'no-header-line',
    reach: async ({ sheet }) => {
      await sheet.open()
      await sheet.load('plain.csv', 'Ann,1 High Street,Leeds,LS1 4AB\nBob,2 High Street,Leeds,LS1 4AB\n')
      await sheet.button('The first line is data').click()
      await expect(sheet.button('Send them too')).toBeVisible()
    },
  },
  {
    name: 'a-part-of-a-file',
    reach: async ({ sheet }) => {
      await sheet.open()
      await sheet.load('customers.csv', `List\n\n${headers}\n${'000,Someone,1 High Street\n'.repeat(1101)}`)
      await sheet.button('Rows 1,101–1,101').click()
      await expect(sheet.page.getByText('Line 3 has the column names.')).toBeVisible()
    },
  },
  {
    name: 'checking-key',
    reach: async (stage) => {
      await load(stage)
      stage.provider.key = 'never'
      await stage.sheet.page.getByRole('textbox', { name: 'API Key' }).fill('ak_test_key_1')
      await expect(stage.sheet.page.getByText('Checking the key…')).toBeVisible()
    },
  },
  {
    name: 'error-key',
    reach: async (stage) => {
      await load(stage)
      stage.provider.key = providerError(500, 5000, 'Out of order')
      await stage.sheet.page.getByRole('textbox', { name: 'API Key' }).fill('ak_test_key_1')
      await expect(stage.sheet.page.getByText('Out of order')).toBeVisible()
    },
  },
  { name: 'ready', reach: getReady },
  {
    name: 'running-first-calls',
    reach: async (stage) => {
      await getReady(stage)
      stage.provider.respond = () => 'never'
      await stage.sheet.start()
      await expect(stage.sheet.page.getByRole('table', { name: 'Latest answers' })).toBeVisible()
    },
  },
  { name: 'running', reach: (stage) => run(stage, 'never') },
  {
    name: 'running-slowed-down',
    reach: async (stage) => {
      await run(stage, providerError(429, 4290, 'Slow down'))
      await expect(stage.sheet.page.getByText('The provider asked us to slow down.')).toBeVisible()
    },
  },
  {
    name: 'running-offline',
    reach: async (stage) => {
      await run(stage, { abort: 'internetdisconnected' })
      await stage.context.setOffline(true)
      await expect(stage.sheet.page.getByText('You are offline.')).toBeVisible()
    },
  },
  {
    name: 'stopping',
    reach: async (stage) => {
      await run(stage, 'never')
      await stage.sheet.press('Stop')
      await expect(stage.sheet.page.getByText('Stopping…')).toBeVisible()
    },
  },
  {
    name: 'stopped',
    reach: async (stage) => {
      await run(stage, 'never')
      await stage.sheet.press('Stop')
      await stage.sheet.press('Stop')
      await expect(stage.sheet.button('Start Cleanse')).toBeEnabled()
      await expect(stage.sheet.page.getByRole('slider', { name: 'Threshold' })).toBeVisible()
    },
  },
  { name: 'paused', reach: pause },
  {
    name: 'paused-refused',
    reach: async (stage) => {
      await run(stage, providerError(401, 4011, 'This origin is not allowed'))
      await expect(stage.sheet.button('Resume')).toBeVisible()
    },
  },
  { name: 'found', reach: find },
  {
    name: 'resumed',
    reach: async (stage) => {
      await find(stage)
      await stage.sheet.button('Resume Cleanse').click()
      await expect(stage.sheet.button('Resume Cleanse')).toBeHidden()
    },
  },
  { name: 'found-finished', reach: findFinished },
  {
    name: 'dialog-discard',
    reach: async (stage) => {
      await findFinished(stage)
      await stage.sheet.button('Discard').click()
      await ask(stage)
    },
  },
  {
    name: 'shown-again',
    reach: async (stage) => {
      await findFinished(stage)
      await stage.sheet.button('Show Results').click()
      await expect(stage.sheet.button('Remove now')).toBeVisible()
      await expect(stage.sheet.page.getByRole('slider', { name: 'Threshold' })).toBeVisible()
    },
  },
  {
    name: 'not-kept',
    reach: async (stage) => {
      await stage.sheet.open()
      const other = new CleanSheet(await stage.context.newPage())
      await complete({ ...stage, sheet: other })
      await stage.sheet.load(SAMPLE_FILE_NAME, customers)
      await stage.sheet.enterKey()
      await stage.sheet.start()
      await expect(stage.sheet.page.getByText('These results are not kept on this device')).toBeVisible()
      await expect(stage.sheet.page.getByRole('slider', { name: 'Threshold' })).toBeVisible()
    },
  },
  {
    name: 'not-saved',
    reach: async (stage) => {
      await stage.sheet.page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('Full', 'QuotaExceededError')
        }
      })
      await run(stage, 'never')
      await expect(stage.sheet.page.getByText('Progress is not being saved')).toBeVisible()
    },
  },
  {
    name: 'elsewhere',
    reach: async (stage) => {
      const other = new CleanSheet(await stage.context.newPage())
      await run({ ...stage, sheet: other }, 'never')
      await stage.sheet.open()
      await expect(stage.sheet.page.getByText('Another tab has an unfinished cleanse')).toBeVisible()
    },
  },
  { name: 'completed', reach: complete },
  {
    name: 'completed-failed-rows',
    reach: async (stage) => {
      await getReady(stage)
      stage.provider.respond = answering(DONE, providerError(500, 5000, 'Out of order'))
      await stage.sheet.start()
      await expect(stage.sheet.button(/^Retry failed rows/)).toBeVisible()
      await expect(stage.sheet.page.getByRole('slider', { name: 'Threshold' })).toBeVisible()
    },
  },
  {
    name: 'completed-review',
    reach: async (stage) => {
      await complete(stage)
      await stage.sheet.page.getByRole('slider', { name: 'Threshold' }).fill('0.7')
      await stage.sheet.page.getByRole('button', { name: / To review$/ }).click()
      await stage.sheet.page.getByRole('grid', { name: 'Results' }).getByRole('row').nth(1).click()
      await expect(stage.sheet.page.getByRole('region', { name: /^Row \d/ })).toBeVisible()
    },
  },
  {
    name: 'completed-lookup',
    reach: async (stage) => {
      await complete(stage)
      await stage.sheet.page.getByRole('grid', { name: 'Results' }).getByRole('row').nth(1).click()
      await stage.sheet.button('Edit and look up again').click()
      stage.provider.respond = () => 'never'
      await stage.sheet.button('Look up').click()
      await expect(stage.sheet.page.getByText('Looking up…').first()).toBeVisible()
    },
  },
  {
    name: 'completed-all-columns',
    reach: async (stage) => {
      await complete(stage)
      await stage.sheet.page.getByText('All columns').click()
      await expect(stage.sheet.page.getByRole('combobox', { name: 'Group of columns' })).toBeVisible()
    },
  },
  {
    name: 'completed-map',
    reach: async (stage) => {
      await complete(stage)
      await stage.sheet.page.getByText('Map', { exact: true }).click()
      await expect(stage.sheet.page.getByRole('table', { name: 'Rows by post town' })).toBeVisible()
    },
  },
  {
    name: 'completed-map-near',
    reach: async (stage) => {
      await complete(stage)
      await stage.sheet.page.getByText('Map', { exact: true }).click()
      await stage.sheet.button('Zoom in').click()
      await stage.sheet.button(/^Rows in view/).click()
      await stage.sheet.page.getByRole('grid', { name: 'Results' }).getByRole('row').nth(1).click()
      await expect(stage.sheet.page.locator('.mapRing')).toBeVisible()
    },
  },
  {
    name: 'completed-help',
    reach: async (stage) => {
      await complete(stage)
      await stage.sheet.button('What the scores mean').click()
      await expect(stage.sheet.page.getByText('Use Confidence when')).toBeVisible()
    },
  },
  {
    name: 'completed-about-download',
    reach: async (stage) => {
      await complete(stage)
      await stage.sheet.button('About the download').click()
      await expect(stage.sheet.page.getByText('Press Load.')).toBeVisible()
    },
  },
  {
    name: 'completed-keys',
    reach: async (stage) => {
      await complete(stage)
      await stage.sheet.button('Keys').click()
      await ask(stage)
    },
  },
  {
    name: 'tried',
    reach: async (stage) => {
      await getReady(stage)
      await stage.sheet.button('Try 10 rows first').click()
      await expect(stage.sheet.page.getByText(/^10 rows tried/)).toBeVisible()
    },
  },
  {
    name: 'completed-nothing-shown',
    reach: async (stage) => {
      await complete(stage)
      await stage.sheet.page.getByRole('searchbox', { name: 'Find in results' }).fill('nowhere at all')
      await expect(stage.sheet.page.getByText('No rows match these filters.')).toBeVisible()
    },
  },
  {
    name: 'completed-downloads',
    reach: async (stage) => {
      await complete(stage)
      await stage.sheet.button('More downloads').click()
      await expect(stage.sheet.page.getByRole('menu')).toBeInViewport()
    },
  },
  {
    name: 'dialog-columns',
    reach: async (stage) => {
      await complete(stage)
      await stage.sheet.button('More downloads').click()
      await stage.sheet.page.getByRole('menuitem', { name: 'Choose columns…' }).click()
      await ask(stage)
    },
  },
  {
    name: 'dialog-start-new',
    reach: async (stage) => {
      await complete(stage)
      await stage.sheet.button('Start New Cleanse').click()
      await ask(stage)
    },
  },
  {
    name: 'dialog-cleanse-again',
    reach: async (stage) => {
      await complete(stage)
      await stage.sheet.start()
      await ask(stage)
    },
  },
  {
    name: 'dialog-load-another',
    reach: async (stage) => {
      await complete(stage)
      await stage.sheet.load('other.csv', customers)
      await ask(stage)
    },
  },
  {
    name: 'dialog-change-columns',
    reach: async (stage) => {
      await pause(stage)
      const more = stage.sheet.page.getByRole('combobox', { name: 'More address columns' })
      await more.focus()
      await more.press('ArrowDown')
      await more.press('Enter')
      await ask(stage)
    },
  },
]
