import { expect, test } from 'vitest'
import { mostOf, mostOther, moreUntilMeant } from '../../../src/features/sample/sample'

test.each([
  [0, 60, '4.9 %'],
  [2, 60, '10.1 %'],
  [0, 20, '13.9 %'],
  [0, 1, '95.0 %'],
  [60, 60, '100.0 %'],
])('%i of %i another address: at most %s', (other, judged, most) => {
  expect(`${(mostOther(other, judged) * 100).toFixed(1)} %`).toBe(most)
})

test('is exact: one in twenty samples would have as few of the share, and of any smaller share more', () => {
  const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n, k - 1) * (n - k + 1)) / k)
  for (let judged = 1; judged <= 60; judged += 1)
    for (let other = 0; other < judged; other += 1) {
      const share = mostOther(other, judged)
      let chance = 0
      for (let count = 0; count <= other; count += 1)
        chance += choose(judged, count) * share ** count * (1 - share) ** (judged - count)
      expect(chance).toBeCloseTo(0.05, 9)
    }
})

/** Logarithms of factorials, up to that of a number. */
function logFactorials(most: number): number[] {
  const logs = [0]
  for (let count = 1; count <= most; count += 1) logs.push(logs[count - 1]! + Math.log(count))
  return logs
}

/** The chance of a number of wrong rows among those judged, drawn from a list without putting any back. */
function chanceIn(rows: number) {
  const logs = logFactorials(rows)
  const choose = (of: number, some: number) =>
    some < 0 || some > of ? Number.NEGATIVE_INFINITY : logs[of]! - logs[some]! - logs[of - some]!
  return (wrong: number, judged: number, other: number) =>
    Math.exp(choose(wrong, other) + choose(rows - wrong, judged - other) - choose(rows, judged))
}

test.each([
  [70, 60],
  [70, 20],
  [1004, 60],
  [1004, 20],
  [20_000, 60],
  [20_000, 1],
  [12, 12],
])(
  'the sentence is true in 95 of 100 cases at least: of %i rows, %i of them judged, whatever share is wrong',
  (rows, judged) => {
    const said = Array.from({ length: judged + 1 }, (_, other) =>
      mostOf({ same: judged - other, other, of: rows }),
    )
    const chance = chanceIn(rows)
    let least = 1
    for (let wrong = 0; wrong <= rows; wrong += 1) {
      let isTrue = 0
      for (const [other, most] of said.entries())
        if (wrong / rows <= most) isTrue += chance(wrong, judged, other)
      least = Math.min(least, isTrue)
    }
    expect(least).toBeGreaterThanOrEqual(0.95)
  },
)

test.each<[same: number, other: number, of: number, more: number | null]>([
  [20, 0, 1004, 40],
  [40, 0, 1004, 20],
  [60, 0, 1004, null],
  [58, 2, 1004, 80],
  // All of them would have to be judged.
  [20, 0, 60, null],
  [0, 20, 500, null],
])('%i the same and %i not, of %i: %s more would say at most 5 in 100', (same, other, of, more) => {
  expect(moreUntilMeant({ same, other, of })).toBe(more)
})
