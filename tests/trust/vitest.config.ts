import { defineConfig } from 'vitest/config'

// Measures what Good is worth on lists and changes that are drawn. Not part of `npm test`.
export default defineConfig({
  test: {
    include: ['tests/trust/*.trust.ts'],
    testTimeout: 600_000,
    disableConsoleIntercept: true,
  },
})
