import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** The Chromium named by CHROMIUM_PATH, else one on the PATH; undefined where Playwright's own is to be used. */
export function findChromium() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const paths = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
  return process.env.CHROMIUM_PATH ?? paths.find((path) => existsSync(path))
}

/** Installs a Chromium where there is none: Debian's as root, else Playwright's own. Exits where neither works. */
function installChromium() {
  const run = (command) => spawnSync(command, { shell: true, stdio: 'inherit' }).status === 0
  const isDebianRoot = existsSync('/etc/debian_version') && process.getuid?.() === 0
  if (isDebianRoot) {
    console.log('No Chromium found: installing Debian’s…')
    const install = 'DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium'
    if (run(`apt-get update -qq && ${install}`)) return
  }
  // Does nothing where it is already downloaded.
  if (!run('npx playwright install chromium')) process.exit(1)
}

if (process.argv.includes('--install') && !findChromium()) installChromium()
