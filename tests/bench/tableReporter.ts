import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import type { Figure } from './figure'

const HEADERS = ['Figure', 'Measured', 'Beside', 'Goal', '']

/** Prints the figures of all tests as one table. */
export default class TableReporter implements Reporter {
  private readonly rows: string[][] = [HEADERS]

  onTestEnd(test: TestCase, { status, errors, attachments }: TestResult) {
    console.log(`${status === 'passed' ? '✓' : '✗'} ${test.title}`)
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

function cellsOf({ name, unit, measured, floor, goal, isRatio }: Figure): string[] {
  const withUnit = (value: number, of: string) =>
    `${value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0)} ${of}`
  const judged = isRatio ? measured / floor! : measured
  return [
    name,
    withUnit(measured, unit) + (isRatio ? ` = ${judged.toFixed(3)}×` : ''),
    floor === undefined ? '' : withUnit(floor, unit),
    goal === undefined ? '' : `≤ ${goal}${isRatio ? '×' : ` ${unit}`}`,
    goal !== undefined && !(judged <= goal) ? 'MISSED' : '',
  ]
}
