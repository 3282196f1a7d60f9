// What the page loads, compressed with brotli, against its budgets in bytes: for its first screen, and by itself.
import { readdirSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'

const page = readFileSync('dist/index.html', 'utf8')
const assets = readdirSync('dist/assets')
const inPage = (kind) =>
  [...page.matchAll(new RegExp(`assets/([^"]+\\.${kind})"`, 'g'))].map(([, name]) => name)
const textOf = (name) => readFileSync(`dist/assets/${name}`, 'utf8')

/** Scripts with those that they import at once. */
function withImports(names, known = new Set()) {
  for (const name of names.filter((each) => !known.has(each))) {
    known.add(name)
    const imported = [...textOf(name).matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)]
    withImports(
      imported.map(([, each]) => each),
      known,
    )
  }
  return known
}

const sizes = new Map()
const sizeOf = (name) => sizes.get(name) ?? sizes.set(name, brotliCompressSync(textOf(name)).length).get(name)

function check(what, names, budget) {
  const bytes = [...names].reduce((sum, name) => sum + sizeOf(name), 0)
  console.log(`${what}: ${bytes} bytes (brotli); at most ${budget}`)
  if (bytes === 0 || bytes > budget) process.exitCode = 1
}

check('First load, scripts', withImports(inPage('js')), 179_000)
check('First load, styles', new Set(inPage('css')), 32_000)
// The work that a file leads to, and the worker that reads it: `firstScreen.spec.ts` holds that nothing else is loaded.
const byItself = [...inPage('js'), ...assets.filter((name) => /^(?:work|worker)-.*\.js$/.test(name))]
check('Loaded by itself, scripts', withImports(byItself), 348_000)
