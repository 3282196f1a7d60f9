// Everything that has to hold. Ends with the time of each step and, alone on the last line, the number of tests.
import { randomInt } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { FORMAT, LINT, run, runAll, tell } from './steps.mjs'

// What drawn tests draw from: every run draws the same, and DEEP=1 others and more, since what they find takes longer to mend than
// a change. The same SEED draws the same again.
process.env.SEED ??= process.env.DEEP === '1' ? String(randomInt(2 ** 31)) : '1'
console.log(`SEED=${process.env.SEED}`)
rmSync('test-results', { recursive: true, force: true })

/** The browser tests begin once the page is built and `before` is done: beside the unit tests they would take longer. */
async function pageSteps(before) {
  const build = await run('Build', 'vite build --logLevel warn')
  if (!build.isFine) return [build]
  const size = await run('First load', 'node scripts/checkSize.mjs')
  await before
  return [build, size, await run('Browser tests', 'playwright test')]
}

async function unitSteps() {
  // The linter reads the types anyway.
  const checks = await runAll({ 'Lint and types': `${LINT} --type-check`, Format: FORMAT })
  // What a test that passes writes to the console is part of it.
  const reports = '--reporter=dot --reporter=json --outputFile.json=test-results/unit.json'
  return [...checks, await run('Unit tests', `vitest run --silent=passed-only ${reports}`)]
}
const units = unitSteps()
const steps = (await Promise.all([units, pageSteps(units)])).flat()

/** What a step's report says; a report that is missing counts as one failure. */
function reported(file, read) {
  try {
    return read(JSON.parse(readFileSync(`test-results/${file}`, 'utf8')))
  } catch {
    return { passed: 0, failed: [`${file} is missing`] }
  }
}
const unit = reported('unit.json', (report) => ({
  passed: report.numPassedTests,
  failed: report.testResults.flatMap((file) =>
    file.status === 'passed'
      ? []
      : [
          file.message,
          ...file.assertionResults.filter(({ status }) => status === 'failed').map(failure),
        ].filter(Boolean),
  ),
}))
const e2e = reported('e2e.json', ({ stats, suites, errors }) => ({
  passed: stats.expected,
  failed: [...suites.flatMap(unsteady), ...errors.map(({ message }) => message)],
}))

/** Name and first words of a unit test that failed. */
function failure({ fullName, failureMessages }) {
  return `${fullName}: ${failureMessages.join(' ').slice(0, 2000)}`
}

/** The browser tests of a suite that did not pass at once. */
function unsteady({ specs = [], suites = [], file }) {
  return [
    ...specs.filter(({ ok }) => !ok).map(({ title, line }) => `${file}:${line} ${title}`),
    ...suites.flatMap(unsteady),
  ]
}

tell(steps)
for (const name of [...unit.failed, ...e2e.failed]) console.log(`FAILED ${name}`)
console.log(`${unit.passed + e2e.passed} passed, ${unit.failed.length + e2e.failed.length} failed`)
process.exit(steps.every(({ isFine }) => isFine) ? 0 : 1)
