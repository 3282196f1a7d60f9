import { resolve } from 'node:path'
import { configDefaults, defineConfig } from 'vitest/config'
import { chooseSeed } from './scripts/chooseSeed.mjs'

chooseSeed()

/** Tests that put something in place which the modules they load find for good: Redux DevTools, a document. */
const APART = [
  'tests/api/redirects.test.ts',
  'tests/app/keyNeverLeaks.test.ts',
  'tests/app/input/pressOnce.test.ts',
  'tests/app/timeTravel.test.ts',
  'tests/components/histogram/Histogram.test.tsx',
  'tests/features/results/useDecisionKeys.test.tsx',
]

// The unit and listener tests; those of the page itself are Playwright's (playwright.config.ts).
export default defineConfig({
  // Made by the build; no unit test looks at a style.
  resolve: { alias: [{ find: /^virtual:.*\.css$/, replacement: resolve('src/app/app.css') }] },
  test: {
    environment: 'node',
    env: { NODE_ENV: 'development' },
    restoreMocks: true,
    // A busy machine is given time; nothing is waited for longer than it takes.
    testTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'together',
          include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
          exclude: [...configDefaults.exclude, ...APART],
          // Loading the modules anew for each file is two thirds of the work. No test leaves anything in them.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'apart', include: APART } },
    ],
  },
})
