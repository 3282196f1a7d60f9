import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Path of an installed Chromium: that of CHROMIUM_PATH, else one on the PATH. Undefined when there is none. */
export function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  for (const name of NAMES) {
    try {
      const path = execFileSync('which', [name], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }).trim()
      if (existsSync(path)) return path
    } catch {
      // Not this one.
    }
  }
  return undefined
}
