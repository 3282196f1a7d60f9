// Lighthouse on the built page with the local Chromium, at its default throttling. It is fetched when it is asked
// for: its two hundred packages would make every install of this project twice as long.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync } from 'node:fs'
import { preview } from 'vite'
import { ensureChromium } from './ensureChromium.mjs'
import { findChromium } from './findChromium.mjs'
import { run } from './run.mjs'
import { say } from './say.mjs'

const VERSION = '12.8.2'
const REPORT = 'test-results/lighthouse.json'

/** The least score of each category, out of 100. */
const GOALS = { performance: 98, accessibility: 100, 'best-practices': 100 }

if (!ensureChromium() || !run('npx', ['vite', 'build', '--logLevel', 'warn'])) process.exit(1)
mkdirSync('test-results', { recursive: true })
const server = await preview({ preview: { port: 4190 } })

const flags = ['--headless=new', '--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])]
const lighthouse = spawn(
  'npx',
  [
    '--yes',
    `lighthouse@${VERSION}`,
    server.resolvedUrls.local[0],
    '--quiet',
    '--output=json',
    `--output-path=${REPORT}`,
    `--only-categories=${Object.keys(GOALS).join(',')}`,
    `--chrome-flags=${flags.join(' ')}`,
  ],
  { stdio: 'inherit', env: { ...process.env, CHROME_PATH: findChromium() } },
)
const [code] = await once(lighthouse, 'exit')
await server.close()
if (code !== 0) process.exit(1)

const { categories, audits } = JSON.parse(readFileSync(REPORT, 'utf8'))
const met = Object.entries(GOALS).map(([name, goal]) => {
  const score = Math.round(categories[name].score * 100)
  say(`${name}: ${score}, at least ${goal}`)
  return score >= goal
})
for (const name of [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
])
  say(`${name}: ${audits[name].displayValue}`)
process.exit(met.every(Boolean) ? 0 : 1)
