import { defineConfig } from 'vitest/config'

// The unit and listener tests; those of the page itself are Playwright's (playwright.config.ts).
export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
    environment: 'node',
    env: { NODE_ENV: 'development' },
    restoreMocks: true,
  },
})
