import { defineConfig } from '@playwright/test'
import { chromium } from '../../playwright.config'

process.env['SEED'] ??= String(Date.now() % 2 ** 31)

// One page for MINUTES= (5), drawn from SEED=. It stops at the first broken promise.
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.soak.ts',
  outputDir: '../../test-results/soak',
  workers: 1,
  timeout: 0,
  reporter: 'line',
  use: { launchOptions: chromium },
})
