// Installs the dependencies when node_modules does not match the lockfile. Runs before every other command.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const STAMP = 'node_modules/.lockfile-hash'
const lockfile = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')

if (!existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== lockfile) {
  console.log('Installing dependencies (only when they change)…')
  const options = { stdio: 'inherit', shell: process.platform === 'win32' }
  const { status } = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], options)
  if (status !== 0) process.exit(1)
  writeFileSync(STAMP, lockfile)
}
