import { spawn } from 'node:child_process'
import { once } from 'node:events'

/**
 * Runs a command beside others: what it writes is shown when it ends, so that it does not mix with theirs.
 *
 * @returns whether it ended with exit code 0
 */
export async function runBeside(command, args) {
  const written = []
  const child = spawn(command, args)
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => written.push(piece))
  const [status] = await once(child, 'close').catch((error) => [error.message])
  process.stdout.write(Buffer.concat(written))
  if (typeof status === 'string') console.error(status)
  return status === 0
}
