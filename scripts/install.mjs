// Installs the dependencies when package-lock.json has changed since the last install. Runs before every other command.
import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'

/** When a file was last written; 0 if there is none. */
const timeOf = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0

// npm writes the first at the end of each install.
if (timeOf('node_modules/.package-lock.json') < timeOf('package-lock.json')) {
  console.log('Installing dependencies (only when they change)…')
  const options = { stdio: 'inherit', shell: process.platform === 'win32' }
  const { status } = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], options)
  if (status !== 0) process.exit(1)
}
