import { defineConfig } from '@playwright/test'
import { fileURLToPath } from 'node:url'
import { chooseSeed } from './scripts/chooseSeed.mjs'
import { findChromium } from './scripts/findChromium.mjs'

chooseSeed()

// The whole page in Chromium, against the production build that was made last. The provider is played by routing,
// test by test.
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  globalSetup: fileURLToPath(new URL('tests/e2e/support/servePage.ts', import.meta.url)),
  fullyParallel: true,
  // One more than the cores that they are made for: a page often waits, as for the check of its key.
  workers: 3,
  // A busy machine is given time; nothing is waited for longer than it takes.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: process.env['PAGE_ORIGIN'],
    locale: 'en-GB',
    serviceWorkers: 'block',
    // Watching every step costs as much as the steps; a failure comes with what the page shows. See it all: --trace on
    trace: 'off',
    launchOptions: {
      executablePath: findChromium(),
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
