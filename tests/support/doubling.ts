import { Session } from 'node:inspector/promises'
import { afterAll } from 'vitest'

/** `npm run slow` takes the time; `npm test` counts steps, which no other program changes. */
const isTimed = process.env['SLOW'] !== undefined

/** Twice the size takes at most this many times the steps, or the time. */
export const LINEAR = 2.5

const session = new Session()
if (!isTimed) {
  // V8 counts in what it compiles from now on: this file is imported before what it counts.
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
  afterAll(() => session.disconnect())
}

/** How often code of the page and its libraries was called, and its loops and branches were entered, since it was last asked. */
async function stepsTaken(): Promise<number> {
  const { result } = await session.post('Profiler.takePreciseCoverage')
  return result
    .filter(({ url }) => url !== '' && !url.startsWith('node:'))
    .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges))
    .reduce((sum, { count }) => sum + count, 0)
}

async function stepsOf(task: () => unknown): Promise<number> {
  await stepsTaken()
  await task()
  return stepsTaken()
}

/** Fewer prove nothing: they include what any input takes. */
const FEW_STEPS = 200_000

/** How many doublings apart the inputs are: below a limit of the page, some take more for a single doubling. */
const DOUBLINGS = 3

async function growthOfSteps(taskOf: (size: number) => Promise<() => unknown>, largest: number) {
  const stepsFor = async (size: number) => Math.max(await stepsOf(await taskOf(size)), FEW_STEPS)
  const few = await stepsFor(largest / 2 ** (2 * DOUBLINGS))
  return ((await stepsFor(largest / 2 ** DOUBLINGS)) / few) ** (1 / DOUBLINGS)
}

/** What a task takes, in milliseconds of the processor: other programs do not count. */
async function timeOf(task: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  await task()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** A bare loop of a size, long enough to be measured. */
const bareLoop = (size: number) => () => {
  let sum = 0
  for (let at = 0; at < size * 100; at += 1) sum = (sum + at) % 1000
  return sum
}

/** Less than this says nothing: the collector and the compiler take as much, in ms. */
const FLOOR = 8

/** How much longer a task takes for each doubling than a bare loop does, times two: the best of three of each. */
async function growthOfTime(taskOf: (size: number) => Promise<() => unknown>, largest: number) {
  let [before, worst] = [Infinity, 0]
  for (let step = 3; step >= 0 && worst <= LINEAR; step -= 1) {
    const size = largest / 2 ** (step * DOUBLINGS)
    const task = await taskOf(size)
    let [best, bare] = [Infinity, Infinity]
    for (let turn = 0; turn < 3; turn += 1) {
      bare = Math.min(bare, await timeOf(bareLoop(size)))
      best = Math.min(best, await timeOf(task))
    }
    const beside = Math.max(best, FLOOR) / bare
    worst = Math.max(worst, 2 * (beside / before) ** (1 / DOUBLINGS))
    before = beside
  }
  return worst
}

/**
 * How many times as much a task takes for an input of twice the size, at worst: steps, or time. The first inputs are small, so
 * that a task that is not linear shows it before it takes minutes.
 *
 * @param make an input of about a size
 * @param largest the size of the last one of which the time is taken; steps are counted up to an eighth of it
 */
export function growthOf<Input>(
  make: (size: number) => Input,
  task: (input: Input) => unknown,
  largest = 2 ** 20,
): Promise<number> {
  const taskOf = async (size: number) => {
    const input = make(size)
    return () => task(input)
  }
  return isTimed ? growthOfTime(taskOf, largest) : growthOfSteps(taskOf, largest)
}
