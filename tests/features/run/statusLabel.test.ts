import { describe, expect, test } from 'vitest'
import { percentText, statusLabel } from '../../../src/features/run/statusLabel'

const ready = { isRunning: false, isStopping: false, hasError: false, done: 0, total: 0 }

describe('the status label', () => {
  test.each([
    ['before a file', ready, 'Ready'],
    ['before a run', { ...ready, total: 10 }, 'Ready'],
    ['while running', { ...ready, isRunning: true, total: 10 }, 'Processing...'],
    [
      'while running with an error',
      { ...ready, isRunning: true, hasError: true, total: 10 },
      'Processing...',
    ],
    [
      'while running with every row done',
      { ...ready, isRunning: true, done: 10, total: 10 },
      'Processing...',
    ],
    ['while stopping', { ...ready, isRunning: true, isStopping: true, done: 3, total: 10 }, 'Stopping…'],
    ['stopped half way', { ...ready, done: 5, total: 10 }, 'Ready'],
    ['with an error', { ...ready, hasError: true, done: 5, total: 10 }, 'Error occurred'],
    ['with an error and every row done', { ...ready, hasError: true, done: 10, total: 10 }, 'Error occurred'],
    ['with every row done', { ...ready, done: 10, total: 10 }, 'Completed'],
  ])('%s', (_, run, expected) => {
    expect(statusLabel(run)).toBe(expected)
  })
})

describe('percent', () => {
  test.each([
    [0, 0, '0.0'],
    [0, 7, '0.0'],
    [1, 3, '33.3'],
    [2, 3, '66.7'],
    [1, 1000, '0.1'],
    [1099, 1100, '99.9'],
    [7, 7, '100.0'],
  ])('%i of %i has one decimal: %s', (done, total, expected) => {
    expect(percentText(done, total)).toBe(expected)
  })
})
