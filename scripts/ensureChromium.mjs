import { existsSync } from 'node:fs'
import { findChromium } from './findChromium.mjs'
import { run } from './run.mjs'
import { say } from './say.mjs'

/** Sees to it that there is a Chromium to drive the built page with. Returns whether there is one now. */
export function ensureChromium() {
  if (findChromium()) return true
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    say('No Chromium found: installing Debian’s…')
    const quiet = { DEBIAN_FRONTEND: 'noninteractive' }
    if (
      run('apt-get', ['update', '-qq'], quiet) &&
      run('apt-get', ['install', '-y', '-qq', 'chromium'], quiet)
    )
      return true
  }
  say('No Chromium found: fetching Playwright’s own…')
  return run('npx', ['playwright', 'install', 'chromium'])
}
