// Installs the dependencies when they are not those of the lockfile. Runs before every other command, with
// nothing but Node's own modules.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { run } from './run.mjs'
import { say } from './say.mjs'

const STAMP = 'node_modules/.lockfile-hash'

const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
const installed = existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : null

if (installed !== wanted) {
  say('Installing dependencies (once, and again when they change)…')
  if (!run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'])) process.exit(1)
  writeFileSync(STAMP, wanted)
}
