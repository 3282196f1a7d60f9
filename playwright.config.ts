import { defineConfig } from '@playwright/test'
import { fileURLToPath } from 'node:url'
import { findChromium } from './scripts/findChromium.mjs'

/** Features of Chromium that are off. Only the last list counts, so Playwright's own that matter here are named again. */
const OFF = [
  // Two pages of the address bar, which each window loads: a second of computing.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // Playwright's own: how a page is left, when it is painted first, and what is asked of Google.
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'PaintHolding',
  'AimEnabled',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'PreconnectToSearch',
]

/** How Chromium starts, as people have it. */
export const chromium = {
  executablePath: findChromium(),
  args: [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${OFF.join()}`,
  ],
}

// The latest build in Chromium. Each test plays the provider by routing.
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  globalSetup: fileURLToPath(new URL('tests/e2e/support/servePage.ts', import.meta.url)),
  fullyParallel: true,
  // One more than the cores of a small machine, since pages often wait; each compiles all once.
  workers: 3,
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
      ...chromium,
      // A page of a test lives for seconds: optimizing its code costs more than that brings.
      args: [...chromium.args, '--js-flags=--no-opt,--no-maglev'],
    },
  },
})
