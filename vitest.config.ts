import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { configDefaults, defineConfig } from 'vitest/config'

/** Tests that need modules of their own: calls that are counted, a module evaluated twice. */
const APART = [
  'tests/app/inPieces.test.ts',
  'tests/domain/cleanse/readOnce.test.ts',
  'tests/features/file/reader/worker.test.ts',
]

/** Tests that count the steps of the code, which takes modules that V8 has not compiled yet. */
export const COUNTED = [
  'tests/domain/longCells.test.ts',
  'tests/features/file/reader/{bombs,markupBombs}.test.ts',
  'tests/features/mapping/manyColumns.test.ts',
]

/** Tests that `npm run quick` leaves to `npm test`. */
const LEFT_OUT = process.env['WITHOUT']?.split(',') ?? []

/** Tests in a document: components, and what a parser of XML reads. */
const IN_DOCUMENTS = ['tests/**/*.test.tsx', 'tests/features/file/rewriter/rewriteSheet.drawn.test.ts']

// Unit and component tests; the browser tests are Playwright's (playwright.config.ts).
export default defineConfig({
  // Made by the build; no unit test looks at a style.
  resolve: { alias: [{ find: /^virtual:.*\.css$/, replacement: resolve('src/app/app.css') }] },
  test: {
    environment: 'node',
    env: { NODE_ENV: 'development' },
    restoreMocks: true,
    // Only a busy machine takes this long.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // A process of its own for each worker would begin later and cost a tenth more.
    pool: 'threads',
    // Both cores of a small machine.
    maxWorkers: Math.max(2, availableParallelism()),
    projects: [
      {
        extends: true,
        test: {
          name: 'together',
          include: ['tests/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...APART, ...COUNTED, ...IN_DOCUMENTS, ...LEFT_OUT],
          setupFiles: ['tests/support/devToolsFirst.ts'],
          // Loading the modules for each file would be two thirds of the work, and no test leaves state in them.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          environment: 'jsdom',
          include: IN_DOCUMENTS,
          exclude: [...configDefaults.exclude, ...LEFT_OUT],
          setupFiles: ['tests/support/lateParts.ts'],
          isolate: false,
        },
      },
      { extends: true, test: { name: 'apart', include: [...APART, ...COUNTED], exclude: LEFT_OUT } },
    ],
  },
})
