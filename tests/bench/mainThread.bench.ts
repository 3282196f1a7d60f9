import { test, type Browser, type Page } from '@playwright/test'
import { batchCosts, fifths, mean } from './support/batchCosts'
import { listed, median, report } from './support/figure'
import { getReady, inBarePage, inLibraryPage, inProduct, inProductWithoutLive } from './support/openPage'
import { setLatency } from './support/provider'
import { overFifty, record, tasksDuring, toldOf, type Recording } from './support/recording'
import { runBare, runProduct, type TimedRun } from './support/runs'

const LATENCY_MS = 50
const TIMES = 2

type RecordedRun = Recording & { done: TimedRun }
type Runs = RecordedRun[]

// From the press on Start to the sending of the last batch: what follows is the results on the screen.
const tasksOfRun = (run: RecordedRun) => tasksDuring(run, run.done.from, run.sends.at(-1)!)

const runRecorded =
  (browser: Browser) =>
  async (sheet: Parameters<typeof getReady>[0], page: Page): Promise<RecordedRun & { observed: number }> => {
    await setLatency(0)
    await getReady(sheet)
    await setLatency(LATENCY_MS)
    const run = await record(browser, page, () => runProduct(page))
    const seen = await page.evaluate(({ from, to }) => window.probe.longTasks(from, to), {
      from: run.done.from,
      to: run.sends.at(-1)!,
    })
    return { ...run, observed: seen.length }
  }

test('the main thread during a run at 50 ms latency', async ({ browser }) => {
  const product: (RecordedRun & { observed: number })[] = []
  const [bare, library, saving, withoutLive] = [[], [], [], []] as [Runs, Runs, Runs, Runs]
  const runAlone =
    (runs: Runs, isSaved = false) =>
    async (page: Page) => {
      await setLatency(LATENCY_MS)
      runs.push(await record(browser, page, () => runBare(page, isSaved)))
    }
  for (let time = 0; time < TIMES; time++) {
    await inBarePage(browser, runAlone(bare))
    await inLibraryPage(browser, runAlone(library))
    await inLibraryPage(browser, runAlone(saving, true))
    product.push(await inProduct(browser, runRecorded(browser)))
    withoutLive.push(await inProductWithoutLive(browser, runRecorded(browser)))
  }

  await report({
    name: 'Tasks over 50 ms during a run',
    unit: 'tasks',
    measured: overFifty(product.flatMap(tasksOfRun)).length,
    floor: overFifty(bare.flatMap(tasksOfRun)).length,
    goal: 0,
    judged: 'measured',
    note: `${product.map((run) => toldOf(tasksOfRun(run))).join('; ')}; by the browser's own account ${product.map(({ observed }) => observed).join(' ')}`,
  })
  const batches = (runs: Recording[]) => runs.map((run) => mean(batchCosts(run)))
  const [ours, floors] = [batches(product), batches(bare)]
  // In processor time: what else the machine does in one fifth and not in another is no growth.
  const cpus = (runs: Recording[]) => runs.map((run) => batchCosts(run, 'cpu'))
  const growth = (costs: number[]) => fifths(costs)[4]! / fifths(costs)[0]!
  await report({
    name: 'Batch, last fifth ÷ first fifth',
    unit: '×',
    measured: median(cpus(product).map(growth)),
    floor: median(cpus(bare).map(growth)),
    goal: 1.1,
    judged: 'measured',
    note: cpus(product)
      .map((costs) => `fifths in ms of processor time ${listed(fifths(costs))}`)
      .join('; '),
  })
  await report({
    name: 'Batch, main thread, all in',
    unit: 'ms',
    measured: median(ours),
    floor: median(floors),
    goal: 1.8,
    judged: 'ratio',
    note: `per run ${listed(ours)}; bare loop ${listed(floors)}`,
  })
  const parts = [
    ['without the live part', withoutLive, ''],
    ['Redux Toolkit alone', library, '; its mutations with nothing shown, checked or saved'],
    [
      '…and the record saved',
      saving,
      '; the same, with the answers so far written to local storage after each batch',
    ],
  ] as const
  for (const [part, runs, what] of parts) {
    const costs = batches(runs)
    await report({
      name: `Batch, main thread, ${part}`,
      unit: 'ms',
      measured: median(costs),
      floor: median(floors),
      judged: 'ratio',
      note: `per run ${listed(costs)}${what}`,
    })
  }
  const cpu = (runs: Recording[]) => median(cpus(runs).map(mean))
  await report({
    name: 'Batch, main thread, processor time',
    unit: 'ms',
    measured: cpu(product),
    floor: cpu(bare),
    note: `without the live part ${cpu(withoutLive).toFixed(1)} ms, Redux Toolkit alone ${cpu(library).toFixed(1)} ms, with the record ${cpu(saving).toFixed(1)} ms`,
  })
})
