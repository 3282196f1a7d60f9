import { spawnSync } from 'node:child_process'

/**
 * Runs a command with its output on the screen.
 *
 * @returns whether it ended with exit code 0
 */
export function run(command, args, env = {}) {
  const { status, error } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  if (error) console.error(error.message)
  return status === 0
}
