import { readFile } from 'node:fs/promises'
import { setTimeout as after } from 'node:timers/promises'
import { expect, test, type Page } from '@playwright/test'
import Papa from 'papaparse'
import { MAX_ROWS } from '../../src/base/constants'
import { heap } from '../bench/page'
import { serveBuild } from '../bench/serve'
import { crash } from '../e2e/support/checks'
import { drawsFor, seed, type Draw } from '../support/drawing'
import { createLedger, MOST_LOST, textOf } from './ledger'
import { fillStorage, freeStorage, look, openPage, type View } from './page'
import { POOR, startProvider } from './provider'

const MINUTES = Number(process.env['MINUTES'] ?? 5)

/** Nothing takes longer, in ms: a back-off lasts up to a minute, a call without an answer half a minute. */
const STUCK_MS = 150_000

/** How much the heap of one page may grow over the last third of the soak, in MB. */
const LEVEL_MB = 4

/** What happens during a run, and how often. */
const EVENTS = {
  wait: 60,
  stop: 4,
  stopTwice: 2,
  reload: 5,
  crash: 5,
  offline: 3,
  fullStorage: 2,
  clockJump: 3,
  download: 3,
}
type Event = keyof typeof EVENTS

const startedAt = performance.now()
const steps: string[] = []
const counts: Record<string, number> = {}
const ledger = createLedger(() => performance.now())

function step(what: string, more = '') {
  counts[what] = (counts[what] ?? 0) + 1
  steps.push(`${((performance.now() - startedAt) / 1000).toFixed(1).padStart(7)} s  ${what} ${more}`)
}

test(`nothing is lost and nothing is paid for twice in ${MINUTES} minutes (SEED=${seed})`, async ({
  browser,
}) => {
  const provider = await startProvider(ledger)
  const site = await serveBuild({ VITE_API_BASE_URL: provider.url })
  const context = await browser.newContext({ baseURL: site.url, locale: 'en-GB' })
  const end = startedAt + MINUTES * 60_000
  /** From then on one page lives on, so that what it leaks adds up. */
  const lastThird = end - (MINUTES * 60_000) / 3
  const heaps: number[] = []
  let page = await openPage(context, ledger.broken)
  let [rows, cleanses, lists] = [0, 0, 0]

  try {
    while (performance.now() < end) {
      cleanses += 1
      const draw = drawsFor(`cleanse ${cleanses}`)
      // Every third is a list.
      const isList = cleanses % 3 === 2
      const total = isList ? draw.between(MAX_ROWS + 1, 2600) : draw.between(20, 120)
      const keepsPage = performance.now() > lastThird
      step('cleanse', `${cleanses}: ${total} rows`)
      await cleanse(draw, total, keepsPage || draw.chance(0.4))
      rows += total
      if (isList) lists += 1
      if (keepsPage) heaps.push(Number((await heap(page)).toFixed(1)))
    }
    const growth = (heaps.at(-1) ?? 0) - (heaps[0] ?? 0)
    if (growth > LEVEL_MB) ledger.broken.push(`the heap of one page grew by ${growth.toFixed(1)} MB`)
    console.log({ seed, minutes: MINUTES, cleanses, lists, rows, calls: ledger.calls() })
    console.log({ lost: ledger.lost(), counts, provider: provider.met, heapMb: heaps })
    hold()
  } catch (error) {
    console.log([...steps.slice(-300), `SEED=${seed}`, ...ledger.broken].join('\n'))
    throw error
  } finally {
    await context.close()
    site.close()
    provider.close()
  }

  /** Takes a file of `total` rows through everything to its download. */
  async function cleanse(draw: Draw, total: number, keepsThisPage: boolean) {
    const isList = total > MAX_ROWS
    /** How many of 1,100 rows have the same address, at most; in a list it is looked up once. */
    const copies = isList ? draw.between(6, 12) : 1
    const refs = refsOf(cleanses, total, copies, isList ? draw.oneOf([0, 0, 1, 2]) : null)
    const mayBeLost = MOST_LOST * copies
    let keepsPage = keepsThisPage
    let retriesLeft = draw.between(0, 3)
    let [seen, movedAt] = ['', performance.now()]
    let isFull = false
    /** Rows are done that must be found again. */
    let isKept = false
    provider.calm(false)
    ledger.mayHaveLost(Infinity)
    const begin = () => isList && ledger.begun()

    for (;;) {
      hold()
      const view = await look(page)
      if (JSON.stringify(view) !== seen) movedAt = performance.now()
      seen = JSON.stringify(view)
      if (performance.now() - movedAt > STUCK_MS) throw new Error(`Stuck at ${seen}`)
      const { progress, buttons } = view
      const has = (name: string) => buttons.some((each) => each.startsWith(name))
      const isRunning = ['Processing...', 'Stopping…'].includes(view.status)
      if (progress) ledger.progressed(progress.done, 'the page')
      if ((progress && progress.done > 0) || has('Resume Cleanse')) isKept = true

      if (has('Yes, Cleanse Again')) await press(page, draw, 'Cancel')
      else if (has('Resume Cleanse')) await press(page, draw, 'Resume Cleanse')
      else if (has('Show Results')) await press(page, draw, 'Show Results')
      else if (!progress) {
        // A session that was found appears a moment after its banner has gone.
        if (!isKept) await loadFile(page, refs)
        else if (performance.now() - movedAt > 10_000) ledger.broken.push('the session is gone')
        else await after(100)
      } else if (progress.done === progress.total && !isRunning) {
        if (has('Retry failed rows') && !view.hasKey) await enterKey(page)
        else if (has('Retry failed rows') && retriesLeft > 0) {
          retriesLeft -= 1
          provider.calm(retriesLeft === 0)
          await press(page, draw, /^Retry failed rows/, () => ledger.retried())
        } else if (!keepsPage && view.isSaved) {
          keepsPage = true
          await leave(draw.oneOf(['reload', 'crash']), true)
        } else {
          await checkDownload(page, 'Download CSV', refs, true)
          return startNew(page)
        }
      } else if (isRunning) await happen(draw.weighted(EVENTS), view, progress.done)
      else if (!view.hasKey) await enterKey(page)
      else if (has('Resume')) {
        if (draw.chance(0.8)) provider.mend()
        await press(page, draw, draw.chance(0.9) ? 'Resume' : 'Stop', begin)
      } else if (has('Continue')) await press(page, draw, 'Continue', begin)
      else if (has('Cleanse ')) await press(page, draw, /^Cleanse /, begin)
      else if (has('Start Cleanse')) {
        // Of an address that fails in a trial, the other rows are sent later.
        const isTrial = !isList && has('Try 10') && draw.chance(0.1)
        await press(page, draw, isTrial ? /^Try 10/ : 'Start Cleanse', begin)
      } else await after(100)
    }

    async function happen(what: Event, view: View, done: number) {
      if (what === 'wait') return after(draw.between(100, 500))
      if (what === 'download')
        return done > 0 && checkDownload(page, /^Download Partial Results/, refs, false)
      if (what === 'stop' || what === 'stopTwice') {
        if (view.status !== 'Stopping…') await press(page, draw, 'Stop')
        if (what === 'stop') return
        await after(1100)
        const over = ledger.interrupted(MOST_LOST)
        if ((await look(page)).status === 'Stopping…') await press(page, draw, 'Stop')
        return over()
      }
      // What could not be saved is lost with the page, as the page says.
      if (what === 'reload' || what === 'crash')
        return view.isSaved && !isFull && !keepsPage && leave(what, draw.chance(0.4))
      step(what)
      if (what === 'offline') {
        const over = ledger.interrupted(MOST_LOST)
        await context.setOffline(true)
        await after(draw.between(100, 3000))
        await context.setOffline(false)
        return over()
      }
      if (what === 'fullStorage') {
        isFull = !isFull
        return page.evaluate(isFull ? fillStorage : freeStorage)
      }
      return page.evaluate(
        (by) => {
          const { now } = Date
          Date.now = () => now() + by
        },
        draw.between(-200, 200) * 60_000,
      )
    }

    /** Reloads or crashes the page, and checks what the next one finds; after a quiet moment nothing may be lost. */
    async function leave(how: 'reload' | 'crash', isQuiet: boolean) {
      if (isQuiet) {
        provider.hold()
        await after(1200)
      }
      const last = await look(page)
      const done = last.progress?.done ?? 0
      step(isQuiet ? `quiet ${how}` : how, `at ${done}`)
      const over = ledger.interrupted(isQuiet ? 0 : MOST_LOST)
      if (how === 'reload') await page.reload()
      else {
        await crash(page)
        await page.close()
        page = await openPage(context, ledger.broken)
      }
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      over()
      provider.release()
      if (!isQuiet) ledger.mayHaveLost(mayBeLost)
      const banner = page.getByText(new RegExp(`(of|all) ${formatted(total)} rows are (cleansed|done)`))
      if (last.isRecorded || done > mayBeLost) await expect(banner).toBeVisible()
      else await after(500)
      const { found } = await look(page)
      if (found !== null) ledger.progressed(found, 'the session found')
      else isKept = false
    }
  }
})

/** Ends the soak at the first broken promise. */
function hold() {
  if (ledger.broken.length > 0) throw new Error(`Broken (SEED=${seed}): ${ledger.broken.join('; ')}`)
}

const formatted = (count: number) => count.toLocaleString('en-GB')

/** One ref for each row, beginning with the number of its address. One stretch of 1,100 rows is hardly ever found. */
const refsOf = (cleanse: number, total: number, copies: number, poorStretch: number | null) =>
  Array.from({ length: total }, (_, at) => {
    const addresses = Math.ceil(Math.min(total, MAX_ROWS) / copies)
    const stretch = Math.floor(at / MAX_ROWS)
    const address = stretch * addresses + ((at % MAX_ROWS) % addresses) + 1
    return `${cleanse}-${address}${stretch === poorStretch ? POOR : ''}/${at + 1}`
  })

async function enterKey(page: Page) {
  step('key')
  await page.getByRole('textbox', { name: 'API Key' }).fill(`ak_soak_${ledger.calls()}`)
  await expect(page.getByText('API key is valid and available')).toBeVisible()
}

async function loadFile(page: Page, refs: string[]) {
  step('file')
  const lines = refs.map((ref) => `${ref},${textOf(ref)} Mill Lane,B12 0XY`)
  const buffer = Buffer.from(['ref,address,post_code', ...lines, ''].join('\n'))
  const file = { name: 'customers.csv', mimeType: 'text/csv', buffer }
  await page.locator('input[type=file]').setInputFiles(file)
  const isList = refs.length > MAX_ROWS
  if (isList) await page.getByRole('button', { name: `Cleanse all ${formatted(refs.length)} rows` }).click()
  await expect(page.locator('.progressCount')).toHaveText(`0 / ${formatted(refs.length)}`)
}

/** Presses a button once or twice, if it is still there; `before` is called just before. */
async function press(page: Page, draw: Draw, name: string | RegExp, before: () => unknown = () => {}) {
  const how = draw.weighted({ click: 5, 'double click': 2, Enter: 2 })
  step(String(name).replaceAll(/\W+/g, ' ').trim(), how)
  const button = page.getByRole('button', { name, exact: true })
  try {
    if (how === 'Enter') await button.focus({ timeout: 2000 })
    before()
    if (how === 'Enter') await page.keyboard.press('Enter')
    else await button.click({ clickCount: how === 'click' ? 1 : 2, timeout: 2000 })
  } catch {
    step('… had gone')
  }
}

/** Downloads and compares with the ledger: all rows, or those that are done, in the file's order. */
async function checkDownload(page: Page, name: string | RegExp, refs: string[], isWhole: boolean) {
  step('download')
  const coming = page.waitForEvent('download', { timeout: 5000 }).catch(() => null)
  const button = page.getByRole('button', { name, exact: true })
  await button.click({ timeout: 3000 }).catch(() => {})
  const download = await coming
  if (!download) {
    if (isWhole) throw new Error('Nothing was downloaded.')
    return
  }
  const text = (await readFile(await download.path(), 'utf8')).replace(/^\uFEFF/, '')
  const { data } = Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true })
  const downloaded = data.map((row) => {
    if (row['address'] !== `${textOf(row['ref']!)} Mill Lane` || row['post_code'] !== 'B12 0XY')
      ledger.broken.push(`a customer's cells changed: ${JSON.stringify(row)}`)
    const serial = row['Message'] === '' ? null : Number(row['Message'])
    return { ref: row['ref']!, serial, error: row['Error'] ?? '' }
  })
  const done = new Set(downloaded.map(({ ref }) => ref))
  ledger.downloaded(downloaded, isWhole ? refs : refs.filter((ref) => done.has(ref)))
}

async function startNew(page: Page) {
  await page.getByRole('button', { name: 'Start New Cleanse' }).click()
  await page.getByRole('button', { name: 'Yes, Start New' }).click()
  await expect(page.locator('.progressCount')).toBeHidden()
  await page.evaluate(freeStorage)
}
