import { test } from '@playwright/test'
import { batchCosts, fifths, mean } from './support/batchCosts'
import { listed, median, report } from './support/figure'
import { getReady, inBarePage, inProduct } from './support/openPage'
import { setLatency } from './support/provider'
import { longest, record, tasksBetween, type Recording } from './support/recording'
import { runBare, runProduct } from './support/runs'

const LATENCY_MS = 50
const TIMES = 2

// From the sending of the first batch to that of the last: what follows is the results on the screen.
const tasksOfRun = (run: Recording) => tasksBetween(run, run.sends[0]!, run.sends.at(-1)!)
const busyOverFifty = (runs: Recording[]) => runs.flatMap(tasksOfRun).filter(({ cpu }) => cpu > 50)
const overFifty = (runs: Recording[]) => runs.flatMap(tasksOfRun).filter(({ duration }) => duration > 50)

test('the main thread during a run at 50 ms latency', async ({ browser }) => {
  const [product, bare]: [Recording[], Recording[]] = [[], []]
  let observed = 0
  for (let time = 0; time < TIMES; time++) {
    await inBarePage(browser, async (page) => {
      await setLatency(LATENCY_MS)
      bare.push(await record(browser, page, () => runBare(page)))
    })
    await inProduct(browser, async (sheet, page) => {
      await setLatency(0)
      await getReady(sheet)
      await setLatency(LATENCY_MS)
      const recording = await record(browser, page, () => runProduct(page))
      product.push(recording)
      const seen = await page.evaluate((from) => window.probe.longTasks(from), recording.sends[0]!)
      observed += seen.length
    })
  }

  await report({
    name: 'Tasks over 50 ms during a run',
    unit: 'tasks',
    measured: overFifty(product).length,
    floor: overFifty(bare).length,
    goal: 0,
    judged: 'measured',
    note: `longest ${longest(product.flatMap(tasksOfRun)).toFixed(1)} ms; ${busyOverFifty(product).length} had a processor for more than 50 ms; by PerformanceObserver, the results' own included: ${observed}`,
  })
  const [ours, floors] = [product.map((run) => batchCosts(run)), bare.map((run) => batchCosts(run))]
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
    measured: median(ours.map(mean)),
    floor: median(floors.map(mean)),
    goal: 6,
    judged: 'measured',
    note: `per run ${listed(ours.map(mean))}; bare loop ${listed(floors.map(mean))}`,
  })
  const cpu = (runs: Recording[]) => median(cpus(runs).map(mean))
  await report({
    name: 'Batch, main thread, processor time',
    unit: 'ms',
    measured: cpu(product),
    floor: cpu(bare),
  })
})
