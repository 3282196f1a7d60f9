import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'

// What the checks keep between runs is with what is installed.
export const TYPES = 'tsc --noEmit --incremental --tsBuildInfoFile node_modules/.cache/types.tsbuildinfo'
export const LINT = 'oxlint -c oxlint.config.js --type-aware --deny-warnings'
export const FORMAT = 'oxfmt --check'

/** Runs a command. Returns its name, whether all was fine, and how long it took. */
export async function run(name, command) {
  const began = performance.now()
  const child = spawn(command, { stdio: 'inherit', shell: true })
  const [status] = await once(child, 'close')
  return { name, isFine: status === 0, seconds: (performance.now() - began) / 1000 }
}

/** Runs commands, by their names, side by side. */
export const runAll = (commands) =>
  Promise.all(Object.entries(commands).map(([name, command]) => run(name, command)))

/** What a report in `test-results` says; one that is missing counts as one failure. */
export function reported(file, read) {
  try {
    return read(JSON.parse(readFileSync(`test-results/${file}`, 'utf8')))
  } catch {
    return { passed: 0, failed: [`${file} is missing`] }
  }
}

/** What Vitest is told to report to a file in `test-results`. */
export const reportsTo = (file) => `--reporter=dot --reporter=json --outputFile.json=test-results/${file}`

/** What Vitest reported to it: how many tests passed, and those that failed, each with its name and first words. */
export const ofUnits = (file) =>
  reported(file, (report) => ({
    passed: report.numPassedTests,
    failed: report.testResults.flatMap((each) =>
      each.status === 'passed'
        ? []
        : [
            each.message,
            ...each.assertionResults.filter(({ status }) => status === 'failed').map(failure),
          ].filter(Boolean),
    ),
  }))

const failure = ({ fullName, failureMessages }) => `${fullName}: ${failureMessages.join(' ').slice(0, 2000)}`

/** Prints the time of each step, and what failed. */
export function tell(steps, failed) {
  console.log()
  for (const { name, isFine, seconds } of steps)
    console.log(`${name.padEnd(16)}${seconds.toFixed(1).padStart(7)} s${isFine ? '' : '  FAILED'}`)
  for (const each of failed) console.log(`FAILED ${each}`)
}
