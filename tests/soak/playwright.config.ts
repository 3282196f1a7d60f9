import { defineConfig } from '@playwright/test'
import e2e from '../../playwright.config'

// One page, for as long as is asked for (`MINUTES=`), drawn from `SEED=`. It stops at the first broken promise.
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.soak.ts',
  outputDir: '../../test-results/soak',
  workers: 1,
  timeout: 0,
  reporter: 'line',
  use: { launchOptions: e2e.use?.launchOptions ?? {} },
})
