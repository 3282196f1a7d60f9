import { randomInt } from 'node:crypto'
import { defineConfig } from '@playwright/test'
import e2e from '../../playwright.config'

// A soak draws for itself, and says its seed with every failure (`SEED=`).
process.env['SOAK_SEED'] ??= process.env['SEED'] ?? String(randomInt(2 ** 31))

// One page, for as long as is asked for (`MINUTES=`); it stops by itself, at the first broken promise.
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.soak.ts',
  outputDir: '../../test-results/soak/playwright',
  workers: 1,
  timeout: 0,
  reporter: 'line',
  use: { launchOptions: e2e.use?.launchOptions ?? {} },
})
