// Lighthouse on the built page with the local Chromium, at its default throttling. It is fetched when it is asked
// for: its two hundred packages would make every install of this project twice as long.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { preview } from 'vite'
import { ensureChromium } from './ensureChromium.mjs'
import { findChromium } from './findChromium.mjs'
import { run } from './run.mjs'
import { say } from './say.mjs'

const VERSION = '12.8.2'
const FOLDER = 'test-results/lighthouse'

/** The page that holds React and one button: what a page of the same library takes on this machine just now. */
const BARE_PAGE = 'tests/bench/bareReact/vite.config.ts'

/** The least score of each category, out of 100. */
const GOALS = { performance: 98, accessibility: 100, 'best-practices': 100 }

const METRICS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
]

const build = (...args) => run('npx', ['vite', 'build', '--logLevel', 'warn', ...args])

if (!ensureChromium() || !build()) process.exit(1)
if (!build('--config', BARE_PAGE, '--outDir', resolve(FOLDER, 'bare'), '--emptyOutDir')) process.exit(1)
const page = await audit('page', { preview: { port: 4190 } })
const bare = await audit('bare', {
  configFile: BARE_PAGE,
  build: { outDir: resolve(FOLDER, 'bare') },
  preview: { port: 4191 },
})

const scoreOf = ({ categories }, name) => Math.round(categories[name].score * 100)
const met = Object.entries(GOALS).map(([name, goal]) => {
  say(`${name}: ${scoreOf(page, name)}, at least ${goal} (a bare React page: ${scoreOf(bare, name)})`)
  return scoreOf(page, name) >= goal
})
for (const name of METRICS)
  say(`${name}: ${page.audits[name].displayValue} (a bare React page: ${bare.audits[name].displayValue})`)
process.exit(met.every(Boolean) ? 0 : 1)

/** What Lighthouse finds of a build that `preview` serves; ends the process where it finds nothing. */
async function audit(name, config) {
  const report = `${FOLDER}/${name}.json`
  const server = await preview(config)
  const flags = ['--headless=new', '--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])]
  const lighthouse = spawn(
    'npx',
    [
      '--yes',
      `lighthouse@${VERSION}`,
      server.resolvedUrls.local[0],
      '--quiet',
      '--output=json',
      `--output-path=${report}`,
      `--only-categories=${Object.keys(GOALS).join(',')}`,
      `--chrome-flags=${flags.join(' ')}`,
    ],
    { stdio: 'inherit', env: { ...process.env, CHROME_PATH: findChromium() } },
  )
  const [code] = await once(lighthouse, 'exit')
  await server.close()
  if (code !== 0) process.exit(1)
  return JSON.parse(readFileSync(report, 'utf8'))
}
