import { test } from '@playwright/test'
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter'

interface Figure {
  name: string
  unit: 'ms' | 's' | 'MB' | 'tasks' | '%'
  measured: number
  /** A figure of the same run to compare with; the goal is then for `measured / beside`. */
  beside?: number
  goal?: number
}

/** Adds a figure to the table. */
export const report = (name: string, figure: Omit<Figure, 'name'>) =>
  test.info().attach('figure', { body: JSON.stringify({ name, ...figure }), contentType: 'application/json' })

/** The middle one of some samples. */
export const median = (samples: number[]): number =>
  samples.toSorted((a, b) => a - b)[Math.floor(samples.length / 2)]!

const HEADERS = ['Figure', 'Measured', 'Beside', 'Goal', '']

/** Prints the figures of all tests as one table. */
export default class TableReporter implements Reporter {
  private readonly rows: string[][] = [HEADERS]

  onTestEnd({ title }: TestCase, { status, errors, attachments }: TestResult) {
    console.log(`${status === 'passed' ? '✓' : '✗'} ${title}`)
    for (const { message } of errors) console.error(message)
    for (const { name, body } of attachments) {
      if (name === 'figure' && body) this.rows.push(cellsOf(JSON.parse(body.toString()) as Figure))
    }
  }

  onEnd({ status }: FullResult) {
    const widths = HEADERS.map((_, at) => Math.max(...this.rows.map((cells) => cells[at]!.length)))
    const lineOf = (cells: string[]) =>
      cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!))).join('  ')
    console.log(`\n${this.rows.map(lineOf).join('\n')}`)
    if (status !== 'passed') console.log('\nThe bench broke: figures are missing.')
  }

  printsToStdio() {
    return true
  }
}

function cellsOf({ name, unit, measured, beside, goal }: Figure): string[] {
  const withUnit = (value: number) => `${value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0)} ${unit}`
  const judged = beside === undefined ? measured : measured / beside
  return [
    name,
    withUnit(measured) + (beside === undefined ? '' : ` = ${judged.toFixed(3)}×`),
    beside === undefined ? '' : withUnit(beside),
    goal === undefined ? '' : `≤ ${goal}${beside === undefined ? ` ${unit}` : '×'}`,
    goal !== undefined && !(judged <= goal) ? 'MISSED' : '',
  ]
}
