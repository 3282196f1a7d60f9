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

/** The first size, and how often it is doubled. */
const [SMALLEST, DOUBLINGS] = [2 ** 10, 10]

/** The collector comes in leaps: the mean of so many doublings counts. */
const MEAN_OF = 3

/**
 * How many times as long a task takes on an input of twice the size, at worst. The first inputs are small, so that a task that
 * is not linear shows it before it takes minutes; the last is of a million.
 *
 * @param make an input of about a size
 */
export async function growthOf<Input>(
  make: (size: number) => Input,
  task: (input: Input) => unknown,
  doublings = DOUBLINGS,
): Promise<number> {
  const times: number[] = []
  const measure = async (at: number) => {
    const input = make(SMALLEST * 2 ** at)
    times[at] = Math.min(times[at] ?? Infinity, await timeOf(() => task(input)))
  }
  const growthTo = (at: number, from: number) =>
    (times[at]! / Math.max(times[from]!, FLOOR)) ** (1 / (at - from))
  await measure(0)
  let worst = 0
  for (let at = 1; at <= doublings && worst <= LINEAR; at += 1) {
    const from = Math.max(0, at - MEAN_OF)
    await measure(at)
    for (let left = 4; left > 0 && growthTo(at, from) > LINEAR; left -= 1) {
      await measure(from)
      await measure(at)
    }
    worst = Math.max(worst, growthTo(at, from))
  }
  return worst
}
