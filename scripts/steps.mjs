import { spawn } from 'node:child_process'
import { once } from 'node:events'

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

/** Prints the time of each step. */
export function tell(steps) {
  console.log()
  for (const { name, isFine, seconds } of steps)
    console.log(`${name.padEnd(16)}${seconds.toFixed(1).padStart(7)} s${isFine ? '' : '  FAILED'}`)
}
