// What has to be loaded before the page can be used, compressed with brotli, against its budget.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { say } from './say.mjs'

const FOLDER = 'dist'

/** Bytes that each kind of file may take altogether. */
const BUDGETS = { js: 205_000, css: 30_000 }

/**
 * Measures the files that the built page names.
 *
 * @returns whether every kind is within its budget; says how large each is
 */
export function checkSize() {
  if (!existsSync(join(FOLDER, 'index.html'))) {
    say('There is no page to measure yet: run `npm run build` first.')
    return false
  }
  const page = readFileSync(join(FOLDER, 'index.html'), 'utf8')
  const names = [
    ...new Set(Array.from(page.matchAll(/(?:src|href)="\.\/([^"]+\.(?:js|css))"/g), ([, name]) => name)),
  ]
  return Object.entries(BUDGETS)
    .map(([kind, budget]) => {
      const files = names.filter((name) => name.endsWith(`.${kind}`))
      const bytes = files.reduce(
        (sum, name) => sum + brotliCompressSync(readFileSync(join(FOLDER, name))).length,
        0,
      )
      const isWithin = files.length > 0 && bytes <= budget
      say(
        `${kind}: ${bytes} bytes in ${files.length} files; at most ${budget}${isWithin ? '' : ': TOO LARGE'}`,
      )
      return isWithin
    })
    .every(Boolean)
}

if (import.meta.url === `file://${process.argv[1]}`) process.exit(checkSize() ? 0 : 1)
