import { BATCH_SIZE } from '../../../src/app/base/constants'
import { ROWS } from './customers'
import { tasksBetween, type Recording, type Task } from './recording'

/**
 * Main-thread time of each batch of a run in ms: of the tasks from the sending of its first row to that of the
 * next batch's, which hold all that becomes of its answers. The last batch is left out: what follows it is the
 * results on the screen, a figure of its own.
 *
 * @param kind all the time that a task took, or only that in which it had a processor
 */
export function batchCosts(recording: Recording, kind: keyof Omit<Task, 'from'> = 'duration'): number[] {
  const { sends } = recording
  if (sends.length !== ROWS) throw new Error(`${sends.length} rows are in the recording.`)
  const firsts = sends.filter((_, at) => at % BATCH_SIZE === 0)
  return firsts.slice(1).map((to, at) => {
    const tasks = tasksBetween(recording, firsts[at]!, to)
    return tasks.reduce((sum, task) => sum + task[kind], 0)
  })
}

/** The mean of each fifth of some costs. */
export function fifths(costs: number[]): number[] {
  return Array.from({ length: 5 }, (_, fifth) => {
    const [from, to] = [fifth, fifth + 1].map((edge) => Math.round((edge * costs.length) / 5))
    return mean(costs.slice(from, to))
  })
}

export const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
