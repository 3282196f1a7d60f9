import { defineConfig } from '@playwright/test'
import { fileURLToPath } from 'node:url'
import { findChromium } from './scripts/findChromium.mjs'

// The latest build in Chromium. Each test plays the provider by routing.
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  globalSetup: fileURLToPath(new URL('tests/e2e/support/servePage.ts', import.meta.url)),
  fullyParallel: true,
  // Two more than the cores of a small machine, since pages often wait.
  workers: 4,
  // Only a busy machine takes this long.
  timeout: 600_000,
  expect: { timeout: 120_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: process.env['PAGE_ORIGIN'],
    locale: 'en-GB',
    serviceWorkers: 'block',
    // A trace costs as much as the test; `--trace on` records one.
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
