import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/findChromium.mjs'

const PORT = 4173

// The whole page in Chromium, against the production build. The provider is played by routing, test by test.
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  // A busy machine with two cores is given time; nothing is waited for longer than it takes.
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  webServer: {
    command: `npm run build && npm run preview -- --port ${PORT} --strictPort`,
    port: PORT,
    timeout: 120_000,
  },
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'en-GB',
    serviceWorkers: 'block',
    trace: 'retain-on-failure',
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
