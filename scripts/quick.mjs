// What a change can have broken nearby, in less than a minute: types, lint and format of the changed files, and those of the
// tests in their own folders that import them; other folders' tests are left to `npm test`. Changed since the last commit, or
// since the one that is named: `npm run quick -- main`.
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { FORMAT, LINT, ofUnits, reportsTo, runAll, tell, TYPES } from './steps.mjs'

const since = process.argv[2] ?? 'HEAD'
const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean)
const changed = [
  ...git('diff', '--name-only', '--relative', '--diff-filter=d', since),
  ...git('ls-files', '--others', '--exclude-standard'),
].filter((path) => existsSync(path))
const code = changed.filter((path) => /\.(?:tsx?|m?js)$/.test(path))
const listed = (paths) => paths.map((path) => `"${path}"`).join(' ')

/** The folder of a file and of its tests: one of domain or of features, or any other. */
const roomOf = (path) => /^(?:src|tests)\/((?:(?:domain|features)\/)?[^/]+)/.exec(path)?.[1]
const rooms = new Set(changed.map(roomOf))
process.env.WITHOUT = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .map((path) => `tests/${path.replaceAll('\\', '/')}`)
  .filter((path) => /\.test\.tsx?$/.test(path) && !rooms.has(roomOf(path)))
  .join()

rmSync('test-results/quick.json', { force: true })
const tests = code.filter((path) => /^(?:src|tests)\//.test(path))
const steps = await runAll({
  'Type check': TYPES,
  ...(code.length > 0 && { Lint: `${LINT} ${listed(code)}` }),
  ...(changed.length > 0 && { Format: `${FORMAT} --no-error-on-unmatched-pattern ${listed(changed)}` }),
  ...(tests.length > 0 && {
    Tests: `vitest related --run ${reportsTo('quick.json')} --passWithNoTests ${listed(tests)}`,
  }),
})
tell(steps, tests.length > 0 ? ofUnits('quick.json').failed : [])
process.exit(steps.every(({ isFine }) => isFine) ? 0 : 1)
