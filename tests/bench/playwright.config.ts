import { defineConfig } from '@playwright/test'
import e2e from '../../playwright.config'

// Measures instead of testing: a missed goal is said, never a failure. One page at a time, nothing beside it.
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.bench.ts',
  outputDir: '../../test-results/bench',
  workers: 1,
  timeout: 300_000,
  globalTimeout: 1_200_000,
  globalSetup: './support/globalSetup.ts',
  reporter: './support/tableReporter.ts',
  use: {
    launchOptions: e2e.use?.launchOptions ?? {},
  },
})
