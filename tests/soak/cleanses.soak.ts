import { readFile } from 'node:fs/promises'
import { setTimeout as after } from 'node:timers/promises'
import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import Papa from 'papaparse'
import { heap } from '../bench/product'
import { drawsFor, type Draw } from './support/draw'
import { createLedger, MOST_LOST } from './support/ledger'
import { serialIn, startProvider } from './support/provider'
import { serveBuild } from './support/serveBuild'
import { look, type View } from './support/view'

const SEED = process.env['SEED']!
const MINUTES = Number(process.env['MINUTES'] ?? 5)

/** Nothing that is waited for takes longer, in ms: a back-off takes a minute, a call without an answer half of one. */
const STUCK_MS = 150_000

/** How much more the page may hold after its last cleanse than after its first one in the last third, in MB. */
const LEVEL_MB = 4

/** What a person or the world does to a run, and how often. */
const TROUBLES = {
  wait: 60,
  stop: 4,
  stopTwice: 2,
  reload: 3,
  quietReload: 2,
  close: 2,
  crash: 2,
  quietCrash: 2,
  offline: 3,
  fullStorage: 2,
  clockJump: 3,
  download: 3,
}
type Trouble = keyof typeof TROUBLES

/** Those after which there is another page. */
const THROWS_AWAY: Trouble[] = ['reload', 'quietReload', 'close', 'crash', 'quietCrash']

const startedAt = performance.now()
const seconds = () => (performance.now() - startedAt) / 1000
const steps: string[] = []
const log = (text: string) => steps.push(`${seconds().toFixed(1).padStart(7)} s  ${text}`)

const counts = new Map<string, number>()
const count = (what: string) => counts.set(what, (counts.get(what) ?? 0) + 1)

const ledger = createLedger(() => performance.now())

test(`nothing is lost and nothing is paid twice, for ${MINUTES} minutes (SEED=${SEED})`, async ({
  browser,
}) => {
  const provider = await startProvider(SEED, ledger)
  const site = await serveBuild(provider.url)
  const context = await browser.newContext({ baseURL: site.url, locale: 'en-GB' })
  let page = await openPage(context)
  const heaps: { at: number; mb: number }[] = []
  let rows = 0
  let cleanses = 0
  const end = startedAt + MINUTES * 60_000
  /** From here on one page lives on, and what it leaves behind would add up. */
  const lastThird = end - (MINUTES * 60_000) / 3

  try {
    while (performance.now() < end) {
      cleanses += 1
      const draw = drawsFor(SEED, `cleanse ${cleanses}`)
      const isLastThird = performance.now() > lastThird
      const total = draw.between(20, 120)
      log(`cleanse ${cleanses}: ${total} rows`)
      page = await cleanse(page, {
        draw,
        number: cleanses,
        total,
        keepsPage: isLastThird || draw.chance(0.4),
      })
      rows += total
      const mb = await heap(page)
      heaps.push({ at: performance.now(), mb })
      log(`cleanse ${cleanses}: done, ${mb.toFixed(1)} MB held`)
      console.log(`${seconds().toFixed(0)} s: ${cleanses} cleanses, ${rows} rows, ${ledger.calls()} calls`)
    }
    const [first, ...others] = heaps.filter(({ at }) => at > lastThird).map(({ mb }) => mb)
    const last = others.at(-1) ?? first!
    if (last - first! > LEVEL_MB) ledger.broken.push(`the page holds ${last} MB, and held ${first} MB before`)
    console.log(
      JSON.stringify(
        {
          seed: SEED,
          minutes: Number((seconds() / 60).toFixed(1)),
          cleanses,
          rows,
          calls: ledger.calls(),
          repeatedAfterInterruptions: ledger.repeated(),
          resentByTheBrowser: provider.resent(),
          steps: Object.fromEntries([...counts].toSorted(([a], [b]) => a.localeCompare(b))),
          provider: provider.met(),
          heapMb: {
            first: heaps[0]!.mb,
            last: heaps.at(-1)!.mb,
            samePage: heaps.filter(({ at }) => at > lastThird).map(({ mb }) => Number(mb.toFixed(1))),
          },
        },
        null,
        1,
      ),
    )
    hold()
  } catch (error) {
    console.log([...steps.slice(-300), `SEED=${SEED}`, ...ledger.broken].join('\n'))
    throw error
  } finally {
    await context.close()
    await site.close()
    provider.close()
  }

  /** Takes a file through everything to its download, and clears it. Returns the page that it ended on. */
  async function cleanse(
    from: Page,
    { draw, number, total, keepsPage }: { draw: Draw; number: number; total: number; keepsPage: boolean },
  ): Promise<Page> {
    let on = from
    const refs = Array.from({ length: total }, (_, at) => `${number}-${at + 1}`)
    let retriesLeft = draw.between(0, 3)
    let movedAt = performance.now()
    let seen = ''
    /** Something was done that must be found again. */
    let isKept = false
    let isFull = false
    provider.calm(false)
    ledger.began()

    for (;;) {
      hold()
      const view = await look(on)
      const now = JSON.stringify(view)
      if (now !== seen) movedAt = performance.now()
      seen = now
      if (performance.now() - movedAt > STUCK_MS) throw new Error(`Stuck at ${now}`)
      const has = (name: string | RegExp) =>
        view.buttons.some((each) => (typeof name === 'string' ? each === name : name.test(each)))
      const { progress } = view
      const isRunning = ['Processing...', 'Stopping…'].includes(view.status)
      const isComplete = progress !== null && progress.done === progress.total && !isRunning
      if (progress) ledger.progressed(progress.done, 'the page')
      if (progress && progress.done > 0) isKept = true

      // Enter on Stop is Enter on Start where the run has ended meanwhile, and that asks first; a second Enter cancels.
      if (has('Yes, Cleanse Again')) await press(on, draw, 'Cancel')
      else if (has('Resume Cleanse')) await press(on, draw, 'Resume Cleanse')
      else if (has('Show Results')) await press(on, draw, 'Show Results')
      else if (!progress) {
        // What was found is on the page a moment after its banner is gone.
        if (!isKept) await loadFile(on, refs)
        else if (performance.now() - movedAt > 10_000) ledger.broken.push('what was kept is gone')
        else await after(100)
      } else if (isComplete) {
        if (has(/^Retry failed rows/) && retriesLeft > 0) {
          retriesLeft -= 1
          // The last time everything is answered, but for those cleanses that keep their failed rows.
          provider.calm(retriesLeft === 0)
          await press(on, draw, /^Retry failed rows/, () => ledger.retried())
        } else if (!view.hasKey && has(/^Retry failed rows/)) await enterKey(on, view)
        else {
          if (!keepsPage && view.isSaved && draw.chance(0.4)) {
            keepsPage = draw.chance(0.7)
            await throwAway(draw.oneOf(['quietReload', 'quietCrash']))
            continue
          }
          await checkDownload(on, draw, 'Download CSV', refs)
          if (await startNew(on, draw)) return on
        }
      } else if (isRunning) await trouble(view, progress.done)
      else if (!view.hasKey) await enterKey(on, view)
      else if (has('Resume')) {
        if (draw.chance(0.8)) provider.mend()
        const what = draw.weighted({ Resume: 7, Stop: 1, leave: 1 })
        if (what !== 'leave') await press(on, draw, what)
        else if (!keepsPage && view.isSaved) await throwAway(draw.oneOf(THROWS_AWAY))
      } else if (has('Start Cleanse')) {
        if (draw.chance(0.1) && has('Try 10 rows first')) await press(on, draw, 'Try 10 rows first')
        else {
          const how = await press(on, draw, 'Start Cleanse')
          if (how === 'doubleClick' && (await look(on)).status === 'Stopping…')
            ledger.broken.push('a double click on Start has stopped the run')
        }
      } else await after(100)
    }

    /** Something happens to a run, or nothing does. */
    async function trouble(view: View, done: number) {
      const what = draw.weighted(TROUBLES)
      // What could not be saved is lost with the page, and the page says so.
      const isSafe = view.isSaved && !isFull && !keepsPage
      switch (what) {
        case 'wait':
          return after(draw.between(100, 500))
        case 'stop': {
          // A Stop of a run that is stopping gives its calls up.
          const over = view.status === 'Stopping…' ? ledger.interrupted(MOST_LOST) : () => {}
          await press(on, draw, 'Stop')
          return over()
        }
        case 'stopTwice': {
          if (view.status !== 'Stopping…') await press(on, draw, 'Stop')
          await after(1100)
          if ((await look(on)).status !== 'Stopping…') return
          const over = ledger.interrupted(MOST_LOST)
          await press(on, draw, 'Stop')
          return over()
        }
        case 'offline': {
          step('offline')
          const over = ledger.interrupted(MOST_LOST)
          await context.setOffline(true)
          await after(draw.between(100, 3000))
          await context.setOffline(false)
          return over()
        }
        case 'fullStorage':
          step(isFull ? 'storage freed' : 'storage full')
          isFull = !isFull
          return on.evaluate(isFull ? fillStorage : freeStorage)
        case 'clockJump': {
          const minutes = draw.between(-200, 200)
          step(`clock jump`, `by ${minutes} minutes`)
          return on.evaluate((by) => {
            const { now } = Date
            Date.now = () => now() + by
          }, minutes * 60_000)
        }
        case 'download':
          if (done > 0) await checkDownload(on, draw, /^Download Partial Results/, null)
          return
        default:
          if (isSafe) await throwAway(what)
      }
    }

    /** Ends the page in some way, and goes on with what the next one finds. */
    async function throwAway(how: Trouble) {
      const isQuiet = how === 'quietReload' || how === 'quietCrash'
      if (isQuiet) {
        // What has arrived is saved by now, and nothing else arrives: nothing may be lost.
        provider.hold()
        await after(1200)
      }
      const last = await look(on)
      step(how, `at ${last.progress?.done ?? 0}`)
      const over = ledger.interrupted(isQuiet ? 0 : MOST_LOST)
      if (how === 'reload' || how === 'quietReload') {
        await on.reload()
        await expect(on.getByRole('heading', { level: 1 })).toBeVisible()
      } else {
        if (how !== 'close') await crash(on)
        await on.close()
        on = await openPage(context)
      }
      over()
      provider.release()
      if (!isQuiet) ledger.mayHaveLost(MOST_LOST)
      const found = on.getByText(/Previous session found|Finished cleanse found/)
      if (last.recorded !== null || (last.progress?.done ?? 0) > MOST_LOST) await expect(found).toBeVisible()
      else await after(500)
      const next = await look(on)
      if (next.recorded !== null) ledger.progressed(next.recorded, 'the record')
      if (next.recorded === null && !(await found.isVisible())) isKept = false
    }
  }

  async function enterKey(on: Page, view: View) {
    step('key')
    if (view.buttons.includes('Check again')) await on.getByRole('button', { name: 'Check again' }).click()
    else await on.getByRole('textbox', { name: 'API Key' }).fill(`ak_soak_${ledger.calls()}`)
    await expect(on.getByText(/API key is valid and available|Invalid or unavailable API key/)).toBeVisible()
  }
})

/** Ends the soak when something was broken. */
function hold() {
  if (ledger.broken.length > 0) throw new Error(`Broken (SEED=${SEED}): ${ledger.broken.join('; ')}`)
}

function step(what: string, more = '') {
  count(what)
  log(`${what} ${more}`)
}

/** A new page; a script that breaks in it, or breaks its policy, breaks a promise. */
async function openPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  page.on('dialog', (dialog) => dialog.accept().catch(() => {}))
  page.on('pageerror', ({ message }) => ledger.broken.push(`the page broke: ${message}`))
  page.on('console', (message) => {
    if (/Content.Security.Policy/i.test(message.text())) ledger.broken.push(message.text())
  })
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.bringToFront()
  return page
}

async function crash(page: Page) {
  const session = await page.context().newCDPSession(page)
  const crashed = page.waitForEvent('crash')
  session.send('Page.crash').catch(() => {})
  await crashed
}

async function loadFile(page: Page, refs: string[]) {
  step('file')
  const text = ['ref,address,post_code', ...refs.map((ref) => `${ref},${ref} Mill Lane,B12 0XY`), ''].join(
    '\n',
  )
  const file = { name: 'customers.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
  await page.locator('input[type=file]').setInputFiles(file)
  await expect(page.locator('.progressCount')).toHaveText(`0 / ${refs.length}`)
}

/**
 * Presses a button in one of the ways of a hand: once, or twice where once is meant. One that is gone by then, as Stop
 * is when a run ends, is not pressed.
 *
 * @param before is done just before the press
 * @returns how it was pressed
 */
async function press(page: Page, draw: Draw, name: string | RegExp, before = () => {}): Promise<string> {
  const button = page.getByRole('button', { name, exact: true })
  const how = draw.weighted({ click: 5, doubleClick: 2, enter: 2, twoEnters: 1 })
  step(String(name).replaceAll(/\W+/g, ' ').trim(), how)
  try {
    if (how === 'click' || how === 'doubleClick') {
      before()
      await button.click({ clickCount: how === 'click' ? 1 : 2, timeout: 2000 })
    } else {
      await button.focus({ timeout: 2000 })
      // It may have become another button by now, and what is pressed is what has the focus.
      if (!(await button.isVisible())) return 'not at all'
      before()
      await page.keyboard.press('Enter')
      if (how === 'twoEnters') await page.keyboard.press('Enter')
    }
  } catch {
    log('… which was gone')
  }
  return how
}

/** Downloads, and holds what comes against the book. `refs` are all rows; null takes those that there are. */
async function checkDownload(page: Page, draw: Draw, name: string | RegExp, refs: string[] | null) {
  const button = page.getByRole('button', { name, exact: true })
  if (!(await button.isVisible())) return
  let downloads = 0
  const noteDownload = () => {
    downloads += 1
  }
  page.on('download', noteDownload)
  const isTwice = draw.chance(0.5)
  step('download', isTwice ? 'pressed twice' : '')
  // The name counts along with the run.
  const coming = page.waitForEvent('download', { timeout: 5000 }).catch(() => null)
  await button.click({ clickCount: isTwice ? 2 : 1, timeout: 3000 }).catch(() => {})
  const download = await coming
  if (!download) {
    if (refs) throw new Error('Nothing was downloaded.')
    return log('… which did not come')
  }
  const text = (await readFile(await download.path(), 'utf8')).replace(/^\uFEFF/, '')
  page.off('download', noteDownload)
  if (downloads !== 1) ledger.broken.push(`${downloads} downloads came of one`)
  const { data } = Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true })
  for (const row of data)
    if (row['address'] !== `${row['ref']} Mill Lane` || row['post_code'] !== 'B12 0XY')
      ledger.broken.push(`a row's own cells changed: ${JSON.stringify(row)}`)
  const downloaded = data.map((row) => ({
    ref: row['ref']!,
    answers: { message: serialIn(row['Message']!), address: serialIn(row['Address Line 1']!) },
    error: row['Error'] ?? '',
  }))
  ledger.downloaded(downloaded, refs ?? downloaded.map(({ ref }) => ref))
}

/** Clears the cleanse. Returns whether it did: the second of two presses of Enter cancels the question of the first. */
async function startNew(page: Page, draw: Draw): Promise<boolean> {
  await press(page, draw, 'Start New Cleanse')
  const isAnswered = await page
    .getByRole('button', { name: 'Yes, Start New' })
    .click({ timeout: 3000 })
    .then(() => true)
    .catch(() => false)
  if (!isAnswered) return false
  await expect(page.locator('.progressCount')).toBeHidden()
  await page.evaluate(freeStorage)
  return true
}

/** Leaves no room in the page's storage, to the last letter. */
function fillStorage() {
  let ballast = ''
  for (let size = 2 ** 22; size >= 1; size /= 2) {
    try {
      localStorage.setItem('ballast', ballast + 'x'.repeat(size))
      ballast += 'x'.repeat(size)
    } catch {
      // That much does not fit; less may.
    }
  }
}

const freeStorage = () => localStorage.removeItem('ballast')
