import { defineConfig } from '@playwright/test'
import e2e, { chromium } from '../../playwright.config'

// Measures instead of testing: a missed goal is a line of the table, not a failure. One page at a time.
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.bench.ts',
  outputDir: '../../test-results/bench',
  workers: 1,
  timeout: 300_000,
  expect: e2e.expect ?? {},
  globalSetup: './serve.ts',
  reporter: './tableReporter.ts',
  use: {
    locale: 'en-GB',
    viewport: { width: 1366, height: 768 },
    launchOptions: chromium,
  },
})
