// Everything that has to hold: side by side what needs no browser, then the built page in one. Ends with the time of
// each step and the number of tests. With `--deep` everything is drawn that there is; without, a part of it.
import { mkdirSync, rmSync } from 'node:fs'
import { checkSize } from './checkSize.mjs'
import { chooseSeed } from './chooseSeed.mjs'
import { countE2e, countUnit } from './countTests.mjs'
import { ensureChromium } from './ensureChromium.mjs'
import { run } from './run.mjs'
import { runBeside } from './runBeside.mjs'
import { say } from './say.mjs'
import { createStopwatch } from './stopwatch.mjs'

const UNIT_REPORT = 'test-results/unit.json'
const E2E_REPORT = 'test-results/e2e.json'
const ALL_OF_UNIT = ['--reporter=dot', '--reporter=json', `--outputFile.json=${UNIT_REPORT}`]

rmSync('test-results', { recursive: true, force: true })
mkdirSync('test-results', { recursive: true })
if (process.argv.includes('--deep')) process.env.DEEP = '1'
chooseSeed()

const { time, failed, report } = createStopwatch()
const timeBeside = (name, ...command) => time(name, () => runBeside('npx', command))

async function buildPage() {
  const isBuilt = await timeBeside('Production build', 'vite', 'build', '--logLevel', 'warn')
  if (isBuilt) await time('Size of the page', checkSize)
  return isBuilt
}

const hasChromium = await time('Chromium', ensureChromium)
const [isBuilt] = await Promise.all([
  buildPage(),
  timeBeside('Type check', 'tsc', '--noEmit'),
  timeBeside('Lint', 'oxlint', '-c', 'oxlint.config.js', '--type-aware', '--deny-warnings'),
  timeBeside('Format', 'prettier', '--check', '--log-level=warn', '.'),
  timeBeside('Unit and listener tests', 'vitest', 'run', ...ALL_OF_UNIT),
])
if (isBuilt && hasChromium) await time('End-to-end tests', () => run('npx', ['playwright', 'test']))

const unit = countUnit(UNIT_REPORT)
const e2e = countE2e(E2E_REPORT)
const broken = failed()
report()
say(broken.length === 0 ? 'All is well.' : `Failed: ${broken.join(', ')}`)
console.log(`${unit.passed + e2e.passed} passed, ${unit.failed + e2e.failed} failed`)
process.exit(broken.length === 0 ? 0 : 1)
