/** What a task takes, in milliseconds of the processor: other programs do not count. */
async function timeOf(task: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  await task()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** Less than this says nothing: the collector and the compiler take as much. */
const FLOOR = 8

/** Twice the size takes at most this many times the time. */
export const LINEAR = 2.5

/** The collector comes in leaps: the mean of so many doublings counts. */
const DOUBLINGS = 3

const STEPS = 3

/**
 * How many times as long a task takes on an input of twice the size, at worst. The first inputs are small, so that a task that
 * is not linear shows it before it takes minutes; each is eight times as large as the one before.
 *
 * @param make an input of about a size
 * @param largest the size of the last
 */
export async function growthOf<Input>(
  make: (size: number) => Input,
  task: (input: Input) => unknown,
  largest = 2 ** 20,
): Promise<number> {
  const times: number[] = []
  const measure = async (step: number) => {
    const input = make(largest / 2 ** ((STEPS - step) * DOUBLINGS))
    times[step] = Math.min(times[step] ?? Infinity, await timeOf(() => task(input)))
  }
  const growthTo = (step: number) => (times[step]! / Math.max(times[step - 1]!, FLOOR)) ** (1 / DOUBLINGS)
  await measure(0)
  let worst = 0
  for (let step = 1; step <= STEPS && worst <= LINEAR; step += 1) {
    await measure(step)
    for (let left = 4; left > 0 && growthTo(step) > LINEAR; left -= 1) {
      await measure(step - 1)
      await measure(step)
    }
    worst = Math.max(worst, growthTo(step))
  }
  return worst
}
