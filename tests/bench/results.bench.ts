import { test, type Browser, type Page } from '@playwright/test'
import { decideByKey } from './support/decisions'
import { timeDownload, timeDownloadBare } from './support/downloads'
import { listed, median, report } from './support/figure'
import { emptyFrames, interact, undo, type Interaction } from './support/interactions'
import { getReady, inBarePage, inProduct } from './support/openPage'
import { setLatency } from './support/provider'
import { longest, overFifty, record, tasksDuring, toldOf, type Task } from './support/recording'
import { seeResults, showBare, type ResultsShown } from './support/results'
import { runProduct } from './support/runs'
import { scrollBare, scrollResults, showAll, showRowsBare, type Scrolled } from './support/scrolling'
import { scripted, type Scripted } from './support/scripting'
import { scriptsOfTable, type TableAct } from './support/tables'
import { moveThreshold, moveThresholdBare, STEPS, type Steps } from './support/thresholds'

const TIMES = 3

/** An interaction, and the decision, which is told by another event than a change of the page. */
type Act = Interaction | 'decide'

const ACTS: Record<Act, { name: string; times: number }> = {
  filter: { name: 'Filtering 1,100 results by outcome', times: 8 },
  sort: { name: 'Sorting 1,100 results', times: 6 },
  search: { name: 'Filtering 1,100 results by text', times: 8 },
  panel: { name: "Opening a row's panel", times: 6 },
  decide: { name: 'A decision by key, to the next row', times: 20 },
  columns: { name: 'All columns', times: 4 },
}

/** What Ant Design's Table alone does at an act. */
const DRAWN_ALIKE: Partial<Record<Act, TableAct>> = {
  filter: 'filter',
  search: 'filter',
  sort: 'sort',
  panel: 'panel',
}

/** Scripts may run for a frame at an act, in ms, and at worst so long that it is not felt. */
const SCRIPT_MS = { median: 16, worst: 50 }
const acts = Object.keys(ACTS) as Act[]

/** Each act of all pages: until it was painted. */
const took: Record<Act, Scripted<number>[]> = {
  filter: [],
  sort: [],
  search: [],
  panel: [],
  decide: [],
  columns: [],
}
const shown: ResultsShown[] = []
const completion: Task[][] = []
const steps: Scripted<Steps>[] = []
const scrolled: Record<'wheel' | 'offset', (Scrolled & { tasks: Task[] })[]> = { wheel: [], offset: [] }
const downloads: { took: number[]; long: number }[] = []
const table: Record<TableAct, number[]> = { filter: [], sort: [], panel: [] }
const bare: Awaited<ReturnType<typeof measureBare>>[] = []

/** Runs the product to its end and sees its results; gives the text of the download. */
async function seeCompletion(browser: Browser, page: Page) {
  const recording = await record(browser, page, async () => {
    const [seen] = await Promise.all([seeResults(page), runProduct(page)])
    return seen
  })
  const { from, restAt } = recording.done
  shown.push(recording.done)
  completion.push(tasksDuring(recording, from, restAt))
}

async function lookThrough(browser: Browser, page: Page) {
  for (const act of acts) {
    for (let time = 0; time < ACTS[act].times; time++) {
      took[act].push(
        await scripted(page, () => (act === 'decide' ? decideByKey(page) : interact(page, act, time))),
      )
      if (act !== 'decide') await undo(page, act)
    }
  }
  steps.push(await scripted(page, () => moveThreshold(page)))
  await showAll(page)
  for (const by of ['wheel', 'offset'] as const) {
    const { tasks, done } = await record(browser, page, () => scrollResults(page, by))
    scrolled[by].push({ ...done, tasks })
  }
}

/** What the same costs in a page that holds nothing else. */
async function measureBare(browser: Browser, page: Page, html: string, csv: string) {
  const floors = {
    shown: await showBare(page, html),
    frames: await emptyFrames(page, 6),
    step: await moveThresholdBare(page),
    download: await timeDownloadBare(page, csv),
  }
  await showRowsBare(page, html)
  const { tasks, done } = await record(browser, page, () => scrollBare(page))
  return { ...floors, scrolled: { ...done, tasks } }
}

test('the results of 1,100 rows', async ({ browser }) => {
  await setLatency(0)
  for (let time = 0; time < TIMES; time++) {
    const csv = await inProduct(browser, async (sheet, page) => {
      await getReady(sheet)
      await seeCompletion(browser, page)
      await page.waitForLoadState('networkidle')
      const { done, tasks } = await record(browser, page, () => timeDownload(page, 5))
      downloads.push({ took: done.took, long: overFifty(tasks).length })
      await lookThrough(browser, page)
      return done.text
    })
    await inBarePage(browser, async (page) => {
      bare.push(await measureBare(browser, page, shown[0]!.html, csv))
    })
    const alone = await scriptsOfTable(browser, 8)
    for (const act of Object.keys(table) as TableAct[]) table[act].push(...alone[act])
  }
  await reportCompletion()
  await reportActs()
  await reportFrames()
  await report({
    name: 'Download of 1,100 × 56 made',
    unit: 'ms',
    measured: median(downloads.map(({ took: [first] }) => first!)),
    floor: median(bare.map((each) => each.download)),
    goal: 50,
    judged: 'measured',
    note: `the first of a page; five in a row: ${downloads.map(({ took: each }) => listed(each)).join('; ')}; floor: the same cells joined`,
  })
  await report({
    name: 'Download of 1,100 × 56, tasks over 50 ms',
    unit: 'tasks',
    measured: Math.max(...downloads.map(({ long }) => long)),
    goal: 0,
    judged: 'measured',
  })
})

async function reportCompletion() {
  const { rows, columns } = shown[0]!
  await report({
    name: 'Results on the screen after the last answer',
    unit: 'ms',
    measured: median(shown.map(({ ms }) => ms)),
    floor: median(bare.map((each) => each.shown)),
    goal: 200,
    judged: 'measured',
    note: `until the first ${rows} rows of ${columns} columns are painted: ${listed(shown.map(({ ms }) => ms))}; floor: their HTML in a bare page`,
  })
  const long = completion.map(overFifty)
  await report({
    name: 'Tasks over 50 ms on completion',
    unit: 'tasks',
    measured: median(long.map(({ length }) => length)),
    goal: 1,
    judged: 'measured',
    note: long.map((tasks) => listed(tasks.map(({ duration }) => duration)) || 'none').join('; '),
  })
  await report({
    name: 'Longest task on completion',
    unit: 'ms',
    measured: median(completion.map(longest)),
    goal: 100,
    judged: 'measured',
    note: completion.map(toldOf).join('; '),
  })
}

async function reportActs() {
  const nothing = median(bare.flatMap(({ frames }) => frames))
  for (const act of acts) {
    const { name } = ACTS[act]
    const alone = DRAWN_ALIKE[act]
    await reportScripting(
      name,
      took[act].map(({ scriptMs }) => scriptMs),
      alone && table[alone],
    )
    await report({
      name: `${name}, until painted`,
      unit: 'ms',
      measured: median(took[act].map(({ done }) => done)),
      floor: nothing,
      note: `${listed(took[act].map(({ done }) => done))}; floor: two frames without work`,
    })
  }
}

/** @param floor of Ant Design's Table alone, where it is what draws */
async function reportScripting(name: string, samples: number[], floor?: number[]) {
  const figure = { unit: 'ms', judged: 'measured' } as const
  const [measured, worst] = [median(samples), Math.max(...samples)]
  await report({
    ...figure,
    name: `${name}, scripts`,
    measured,
    ...(floor && { floor: median(floor) }),
    goal: SCRIPT_MS.median,
    note: `${listed(samples)}${floor ? `; floor: Ant Design's Table alone, ${listed(floor)}` : ''}`,
  })
  await report({ ...figure, name: `${name}, scripts at worst`, measured: worst, goal: SCRIPT_MS.worst })
}

async function reportFrames() {
  await reportScripting(
    'Threshold, one step',
    steps.map(({ scriptMs }) => scriptMs / STEPS),
  )
  const moved = steps.map(({ done }) => done)
  await report({
    name: 'Threshold, one step, until painted',
    unit: 'ms',
    measured: median(moved.map(({ ms }) => ms)),
    floor: median(bare.map(({ step }) => step)),
    note: `a step a frame ${listed(moved.map(({ ms }) => ms))}; not on the screen with the next frame: ${listed(moved.map(({ late }) => late))}; floor: a range that nothing listens to`,
  })
  await reportScroll('Scrolling through 1,100 rows by wheel', scrolled.wheel)
  await reportScroll('Scrolling through 1,100 rows by offset', scrolled.offset)
}

async function reportScroll(name: string, runs: (Scrolled & { tasks: Task[] })[]) {
  const long = runs.map((each) => overFifty(each.tasks).length)
  await report({
    name: `${name}, tasks over 50 ms`,
    unit: 'tasks',
    measured: median(long),
    floor: median(bare.map((each) => overFifty(each.scrolled.tasks).length)),
    goal: 0,
    judged: 'measured',
    note: `${long.join(' ')}; ${runs.map((each) => toldOf(each.tasks)).join('; ')}; bare page ${bare.map((each) => toldOf(each.scrolled.tasks)).join('; ')}`,
  })
  const frames = runs.map(({ frameMs }) => frameMs)
  await report({
    name: `${name}, a frame`,
    unit: 'ms',
    measured: median(frames),
    floor: median(bare.map((each) => each.scrolled.frameMs)),
    note: `${listed(frames)}; frames blank in the middle: ${runs.map(({ blank }) => blank).join(' ')}; floor: all rows in a bare page`,
  })
}
