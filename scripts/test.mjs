// Everything that has to hold, in the order in which it fails fastest. Ends with the number of tests.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { checkSize } from './checkSize.mjs'
import { ensureChromium } from './ensureChromium.mjs'
import { run } from './run.mjs'
import { say } from './say.mjs'

const UNIT_REPORT = 'test-results/unit.json'
const E2E_REPORT = 'test-results/e2e.json'

rmSync('test-results', { recursive: true, force: true })
mkdirSync('test-results', { recursive: true })

const steps = [
  { name: 'Type check', run: () => run('npx', ['tsc', '--noEmit']) },
  {
    name: 'Lint',
    run: () => run('npx', ['oxlint', '-c', 'oxlint.config.js', '--type-aware', '--deny-warnings']),
  },
  { name: 'Format', run: () => run('npx', ['prettier', '--check', '--log-level=warn', '.']) },
  {
    name: 'Unit and listener tests',
    run: () =>
      run('npx', ['vitest', 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${UNIT_REPORT}`]),
  },
  { name: 'Production build', run: () => run('npx', ['vite', 'build', '--logLevel', 'warn']) },
  { name: 'Size of the page', run: checkSize },
  { name: 'Chromium', run: ensureChromium },
  {
    name: 'End-to-end tests in Chromium, against the production build',
    run: () => run('npx', ['playwright', 'test']),
  },
]

const failed = []
for (const step of steps) {
  say(`${step.name}…`)
  if (!step.run()) failed.push(step.name)
}

const read = (path, count) => {
  try {
    return count(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    return { passed: 0, failed: 1 }
  }
}
const unit = read(UNIT_REPORT, (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests }))
const e2e = read(E2E_REPORT, ({ stats }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky,
}))

say(failed.length === 0 ? 'All is well.' : `Failed: ${failed.join(', ')}`)
console.log(`${unit.passed + e2e.passed} passed, ${unit.failed + e2e.failed} failed`)
process.exit(failed.length === 0 ? 0 : 1)
