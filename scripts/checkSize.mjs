// What the first screen loads, compressed with brotli, against its budget in bytes.
import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'

const BUDGETS = { js: 185_000, css: 32_000 }

const page = readFileSync('dist/index.html', 'utf8')
for (const [kind, budget] of Object.entries(BUDGETS)) {
  const names = new Set(page.match(new RegExp(`assets/[^"]+\\.${kind}(?=")`, 'g')))
  const sizes = [...names].map((name) => brotliCompressSync(readFileSync(`dist/${name}`)).length)
  const bytes = sizes.reduce((sum, size) => sum + size, 0)
  console.log(`First load: ${bytes} bytes of ${kind} (brotli); at most ${budget}`)
  if (bytes === 0 || bytes > budget) process.exitCode = 1
}
