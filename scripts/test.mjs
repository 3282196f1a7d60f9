// Everything that has to hold. Ends with the time of each step and, alone on the last line, the number of tests.
import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'

/** Steps of one group run side by side; a group begins when the one before it has ended. */
const GROUPS = [
  {
    'Type check': 'tsc --noEmit',
    Lint: 'oxlint -c oxlint.config.js --type-aware --deny-warnings',
    Format: 'prettier --check --log-level=warn .',
    Build: 'vite build --logLevel warn',
  },
  {
    'First load': 'node scripts/checkSize.mjs',
    'Unit tests': 'vitest run --reporter=dot --reporter=json --outputFile.json=test-results/unit.json',
  },
  { 'Browser tests': 'playwright test' },
]

// What drawn tests draw from: the same SEED draws the same again. DEEP=1 draws more.
process.env.SEED ??= String(randomInt(2 ** 31))
console.log(`SEED=${process.env.SEED}`)
rmSync('test-results', { recursive: true, force: true })

const steps = []
async function run([name, command]) {
  const began = performance.now()
  const child = spawn(command, { stdio: 'inherit', shell: true })
  const [status] = await once(child, 'close')
  steps.push({ name, isFine: status === 0, seconds: (performance.now() - began) / 1000 })
}
for (const group of GROUPS) await Promise.all(Object.entries(group).map(run))

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

console.log()
for (const { name, isFine, seconds } of steps) {
  console.log(`${name.padEnd(16)}${seconds.toFixed(1).padStart(7)} s${isFine ? '' : '  FAILED'}`)
}
for (const name of [...unit.failed, ...e2e.failed]) console.log(`FAILED ${name}`)
console.log(`${unit.passed + e2e.passed} passed, ${unit.failed.length + e2e.failed.length} failed`)
process.exit(steps.every(({ isFine }) => isFine) ? 0 : 1)
