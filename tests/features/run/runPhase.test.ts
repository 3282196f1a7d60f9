import { describe, expect, test } from 'vitest'
import { statusOf } from '../../../src/features/run/runPhase'

const ready = { isRunning: false, isStopping: false, hasError: false, done: 0, total: 0 }

describe('the status', () => {
  test.each([
    ['before a file', ready, 'ready'],
    ['before a run', { ...ready, total: 10 }, 'ready'],
    ['while running', { ...ready, isRunning: true, total: 10 }, 'running'],
    ['while running with an error', { ...ready, isRunning: true, hasError: true, total: 10 }, 'running'],
    ['while running with every row done', { ...ready, isRunning: true, done: 10, total: 10 }, 'running'],
    ['while stopping', { ...ready, isRunning: true, isStopping: true, done: 3, total: 10 }, 'stopping'],
    ['stopped half way', { ...ready, done: 5, total: 10 }, 'ready'],
    ['with an error', { ...ready, hasError: true, done: 5, total: 10 }, 'error'],
    ['with an error and every row done', { ...ready, hasError: true, done: 10, total: 10 }, 'error'],
    ['with every row done', { ...ready, done: 10, total: 10 }, 'completed'],
  ])('%s', (_, run, expected) => {
    expect(statusOf(run)).toBe(expected)
  })
})
