import { defineConfig } from 'vitest/config'
import { COUNTED } from '../../vitest.config'

// Takes the time of what `npm test` counts, and of patterns, whose steps nobody can count. One file at a time.
export default defineConfig({
  test: {
    include: ['tests/slow/*.slow.ts', ...COUNTED],
    env: { NODE_ENV: 'development', SLOW: '1' },
    fileParallelism: false,
    testTimeout: 600_000,
  },
})
