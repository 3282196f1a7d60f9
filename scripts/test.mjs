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

/** A report that is missing counts as one failure. */
function count(file, read) {
  try {
    return read(JSON.parse(readFileSync(`test-results/${file}`, 'utf8')))
  } catch {
    return [0, 1]
  }
}
const unit = count('unit.json', (report) => [report.numPassedTests, report.numFailedTests])
const e2e = count('e2e.json', ({ stats }) => [stats.expected, stats.unexpected + stats.flaky])

console.log()
for (const { name, isFine, seconds } of steps) {
  console.log(`${name.padEnd(16)}${seconds.toFixed(1).padStart(7)} s${isFine ? '' : '  FAILED'}`)
}
console.log(`${unit[0] + e2e[0]} passed, ${unit[1] + e2e[1]} failed`)
process.exit(steps.every(({ isFine }) => isFine) ? 0 : 1)
