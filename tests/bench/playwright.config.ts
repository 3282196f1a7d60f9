import { defineConfig } from '@playwright/test'
import e2e from '../../playwright.config'

const { args = [], ...launchOptions } = e2e.use?.launchOptions ?? {}

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
    // With the optimizing compilers, which the tests do without.
    launchOptions: { ...launchOptions, args: args.filter((each) => !each.startsWith('--js-flags')) },
  },
})
