import { defineConfig } from '@playwright/test'
import e2e from '../../playwright.config'

// Takes pictures instead of testing: every state of the page, for a person to look at.
export default defineConfig({
  ...e2e,
  testDir: '.',
  testMatch: 'states.ts',
  outputDir: '../../test-results/screenshots',
  reporter: 'list',
})
