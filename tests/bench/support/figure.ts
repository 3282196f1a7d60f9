import { test } from '@playwright/test'

/** Name of the attachment that carries a figure from the test that measured it to the table. */
export const FIGURE = 'figure'

/** What was measured, beside what it cannot be less than. */
export interface Figure {
  name: string
  unit: 'ms' | 'KB' | 'MB' | 's' | '×' | 'tasks'
  measured: number
  /** What the same costs without the product, measured in the same run. */
  floor?: number
  /** The most that it may be; none where the figure only explains another. */
  goal?: number
  /** What the goal is about: the measured value itself, or how many times the floor it is. */
  judged?: 'measured' | 'ratio'
  /** How it came about: the single samples, the parts. */
  note?: string
}

/** Hands a figure to the table. */
export async function report(figure: Figure) {
  await test.info().attach(FIGURE, { body: JSON.stringify(figure), contentType: 'application/json' })
}

/** The middle one of some samples. */
export function median(samples: number[]): number {
  const sorted = samples.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/** Samples for a note, in the order in which they were taken. */
export const listed = (samples: number[]) =>
  samples.map((sample) => sample.toFixed(sample < 100 ? 1 : 0)).join(' ')
