import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { execFileSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

/** What a build reads. */
const PROJECT = [
  'index.html',
  'trust.html',
  'guide.html',
  'pages.css',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  'scripts',
  'src',
  'docs/reliability.md',
  'docs/guide.md',
]

let above = ''
beforeEach(() => {
  above = realpathSync(mkdtempSync(join(tmpdir(), 'build-')))
})
afterEach(() => rmSync(above, { recursive: true }))

/** Builds a copy of the project in a folder: the names of its chunks, and its page. */
function buildIn(folder: string) {
  mkdirSync(folder, { recursive: true })
  for (const each of PROJECT) cpSync(each, join(folder, each), { recursive: true })
  symlinkSync(realpathSync('node_modules'), join(folder, 'node_modules'))
  execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const names = readdirSync(join(folder, 'dist/assets')).map((name) => name.replace(/-[\w-]{8}(?=\.)/, ''))
  const read = (name: string) => readFileSync(join(folder, 'dist', name), 'utf8')
  return { names: names.toSorted(), page: read('index.html'), licences: read('licences.txt') }
}

test('wherever the folder is, the build has the same chunks and licences, and the page no style of the others', () => {
  const { names, page, licences } = buildIn(join(above, 'src/app dir/Zoë'))

  expect(names).toEqual([
    'asked.css',
    'asked.js',
    'correctText.js',
    'correctWorkbook.js',
    'htmlTables.js',
    'inWorkbook.js',
    'index.css',
    'index.js',
    'list.js',
    'logo.svg',
    'markup.js',
    'pages.css',
    'papaparse.min.js',
    'work.css',
    'work.js',
    'workbook.js',
    'worker.js',
    'writeWorkbook.js',
    'xlsx.js',
  ])
  expect(page).not.toContain('pages-')
  // Of the page, of the reader's worker, and of the code that the worker loads.
  for (const name of ['react', 'antd', 'papaparse', '@e965/xlsx']) expect(licences).toContain(`\n${name} `)
  // A whole build; on a busy machine it takes many times as long.
}, 180_000)
