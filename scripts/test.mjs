// Everything that has to hold. Ends with the time of each step and, alone on the last line, the number of tests.
import { randomInt } from 'node:crypto'
import { rmSync } from 'node:fs'
import { FORMAT, LINT, ofUnits, reported, reportsTo, run, runAll, tell } from './steps.mjs'

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
  return [...checks, await run('Unit tests', `vitest run --silent=passed-only ${reportsTo('unit.json')}`)]
}
const units = unitSteps()
const steps = (await Promise.all([units, pageSteps(units)])).flat()

const unit = ofUnits('unit.json')
const e2e = reported('e2e.json', ({ stats, suites, errors }) => ({
  passed: stats.expected,
  failed: [...suites.flatMap(unsteady), ...errors.map(({ message }) => message)],
}))

/** The browser tests of a suite that did not pass at once. */
function unsteady({ specs = [], suites = [], file }) {
  return [
    ...specs.filter(({ ok }) => !ok).map(({ title, line }) => `${file}:${line} ${title}`),
    ...suites.flatMap(unsteady),
  ]
}

tell(steps, [...unit.failed, ...e2e.failed])
console.log(`${unit.passed + e2e.passed} passed, ${unit.failed.length + e2e.failed.length} failed`)
process.exit(steps.every(({ isFine }) => isFine) ? 0 : 1)
