import { readFileSync } from 'node:fs'

/** Passed and failed tests in vitest's report; a report that is not there is a failure. */
export const countUnit = (path) =>
  count(path, (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests }))

/** The same in Playwright's report. */
export const countE2e = (path) =>
  count(path, ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }))

function count(path, read) {
  try {
    return read(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    return { passed: 0, failed: 1 }
  }
}
