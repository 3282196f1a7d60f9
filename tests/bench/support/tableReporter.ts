import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import type { FullResult, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter'
import { FIGURE, type Figure } from './figure'
import { formatTable } from './formatTable'
import { RESULTS_FOLDER } from './places'
import { isMissed, ratioOf } from './verdict'

/** Collects the figures, prints them as one table when all are there, and keeps them as JSON. */
export default class TableReporter implements Reporter {
  private readonly figures: Figure[] = []
  private total = 0

  onBegin(_config: unknown, suite: Suite) {
    this.total = suite.allTests().length
    console.log(`Measuring ${this.total} groups of figures…`)
  }

  onStdOut(text: string | Buffer) {
    process.stdout.write(text)
  }

  onError(error: { message?: string }) {
    console.error(error.message)
  }

  onTestEnd(test: TestCase, { status, duration, errors, attachments }: TestResult) {
    console.log(`${status === 'passed' ? '✓' : '✗'} ${test.title} (${(duration / 1000).toFixed(0)} s)`)
    for (const { message } of errors) console.error(message)
    for (const { name, body } of attachments) {
      if (name === FIGURE && body) this.figures.push(JSON.parse(body.toString()) as Figure)
    }
  }

  onEnd({ status }: FullResult) {
    const file = join(RESULTS_FOLDER, 'bench.json')
    const figures = this.figures.map((figure) => ({
      ...figure,
      ratio: ratioOf(figure),
      isMissed: isMissed(figure),
    }))
    const machine = { cores: cpus().length, processor: cpus()[0]?.model, platform: process.platform }
    mkdirSync(RESULTS_FOLDER, { recursive: true })
    writeFileSync(file, `${JSON.stringify({ at: new Date().toISOString(), machine, figures }, null, 2)}\n`)
    console.log(`\n${formatTable(this.figures)}\n`)
    const missed = figures.filter((figure) => figure.isMissed).length
    const judged = figures.filter((figure) => figure.goal !== undefined).length
    console.log(`${judged - missed} of ${judged} goals met. Written to ${file}.`)
    if (status !== 'passed') console.log('The bench itself broke: figures are missing.')
  }

  printsToStdio() {
    return true
  }
}
