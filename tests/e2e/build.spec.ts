import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'

// Modules that share a chunk do so wherever the folder is: `tests/scripts/chunkGroups.test.ts`.
test('the build has these chunks, all licences, and in the page no style of the other pages', () => {
  const names = readdirSync('dist/assets').map((name) => name.replace(/-[\w-]{8}(?=\.)/, ''))
  expect(names.toSorted()).toEqual([
    'asked.css',
    'asked.js',
    'bytes.js',
    'correctText.js',
    'correctWorkbook.js',
    'csvFile.js',
    'htmlTables.js',
    'inWorkbook.js',
    'index.css',
    'index.js',
    'list.js',
    'logo.svg',
    'markup.js',
    'pages.css',
    'rolldown-runtime.js',
    'work.css',
    'work.js',
    'workbook.js',
    'worker.js',
    'writeWorkbook.js',
    'xlsx.js',
    'zip.js',
  ])
  expect(readFileSync('dist/index.html', 'utf8')).not.toContain('pages-')
  const licences = readFileSync('dist/licences.txt', 'utf8')
  // Of the page, of the reader's worker, and of the code that the worker loads.
  for (const name of ['react', 'antd', 'papaparse', '@e965/xlsx', '@zip.js/zip.js'])
    expect(licences).toContain(`\n${name} `)
})
