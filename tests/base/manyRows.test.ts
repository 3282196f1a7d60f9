import { expect, test, vi } from 'vitest'
import { inBlocks } from '../../src/base/manyRows'
import { range } from '../support/builders'

/** How long each task takes, and how many rows it has, if a row takes so many ms. */
async function tasksOf(rows: number[], msOf: (row: number) => number) {
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  const tasks = [{ ms: 0, rows: [] as number[] }]
  const rest = async () => {
    tasks.push({ ms: 0, rows: [] })
  }
  for await (const block of inBlocks(rows, rest)) {
    for (const row of block) {
      now += msOf(row)
      tasks.at(-1)!.ms += msOf(row)
      tasks.at(-1)!.rows.push(row)
    }
  }
  return tasks
}

test.each<[string, (row: number) => number]>([
  ['quick', () => 0.01],
  ['slow', () => 3],
  ['slow here and there', (row) => (row % 400 < 20 ? 4 : 0.01)],
])('all rows are worked on in their order, in tasks of some 20 ms: rows that are %s', async (_, msOf) => {
  const tasks = await tasksOf(range(0, 2000), msOf)
  expect(tasks.flatMap(({ rows }) => rows)).toEqual(range(0, 2000))
  for (const { ms } of tasks.slice(0, -1)) {
    expect(ms).toBeGreaterThanOrEqual(20)
    expect(ms).toBeLessThan(100)
  }
})

test('a row that takes longer than a task has one', async () => {
  const tasks = await tasksOf(range(0, 5), () => 900)
  expect(tasks.slice(0, 5).map(({ rows }) => rows)).toEqual([[0], [1], [2], [3], [4]])
})
