import { test } from '@playwright/test'

export interface Figure {
  name: string
  unit: 'ms' | 's' | 'KB' | 'MB' | 'tasks' | '%'
  measured: number
  /** What it is compared with, measured in the same run. */
  floor?: number
  goal?: number
  /** Whether the goal is for `measured / floor`, else for `measured`. */
  isRatio?: boolean
}

/** Adds a figure to the table. */
export const report = (figure: Figure) =>
  test.info().attach('figure', { body: JSON.stringify(figure), contentType: 'application/json' })

/** The middle one of some samples. */
export const median = (samples: number[]): number =>
  samples.toSorted((a, b) => a - b)[Math.floor(samples.length / 2)]!
