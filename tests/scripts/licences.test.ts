import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { licenceOf, licences, licencesText } from '../../scripts/vite/licences'

let above = ''
let root = ''
beforeEach(() => {
  above = mkdtempSync(join(tmpdir(), 'licences-'))
  root = join(above, 'src/app dir/Zoë')
})
afterEach(() => rmSync(above, { recursive: true }))

/** A package with these files. */
function packageWith(files: Record<string, string>, name = 'parcel'): string {
  const folder = join(root, 'node_modules', name)
  mkdirSync(folder, { recursive: true })
  const about = { name, version: '1.0.0', license: 'MIT' }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(about))
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text)
  return folder
}

test.each([
  [{ LICENSE: 'Do as you like.\n' }, 'Do as you like.'],
  [{ 'LICENCE.md': 'Do as you like.' }, 'Do as you like.'],
  [{ LICENSE: 'Apache', NOTICE: 'By Ann.' }, 'Apache\n\nBy Ann.'],
  [
    { 'README.md': '# Parcel\n\n## License\n\nCopyright 2013 Ann\n\nPermission…' },
    'Copyright 2013 Ann\n\nPermission…',
  ],
])('the text of a licence is read from %j', (files, text) => {
  expect(licenceOf(packageWith(files))).toEqual({ name: 'parcel', version: '1.0.0', licence: 'MIT', text })
})

test('a package without a licence text fails the build', () => {
  const folder = packageWith({ 'README.md': '# Parcel', 'index.js': '' })
  expect(() => licenceOf(folder)).toThrow('parcel 1.0.0 is in the bundle and has no licence text.')
})

test('packages are listed by name', () => {
  const of = (name: string) => ({ name, version: '1.0.0', licence: 'MIT', text: `Text of ${name}.` })
  expect(licencesText([of('b'), of('a')])).toMatch(/a 1\.0\.0 \(MIT\)\n\nText of a\.\n\n-+\n\nb 1\.0\.0/)
})

test('the packages of the page and those of its worker are listed, wherever the folder is', () => {
  const { page, worker } = licences(root)
  const emitFile = vi.fn<(file: { source: string }) => void>()
  const generate = (plugin: unknown, folder: string) => {
    const { generateBundle } = plugin as { generateBundle: object }
    const handler = 'handler' in generateBundle ? generateBundle.handler : generateBundle
    const moduleIds = [join(folder, 'index.js?worker'), join(root, 'src/main.ts')]
    Reflect.apply(handler as () => void, { emitFile }, [{}, { chunk: { type: 'chunk', moduleIds } }])
  }
  generate(worker()[0], packageWith({ LICENSE: 'Of the worker.' }, '@reader/files'))
  generate(page, packageWith({ LICENSE: 'Of the page.' }))
  const { source } = emitFile.mock.lastCall![0]
  expect(source.match(/^\S+ 1\.0\.0/gm)).toEqual(['@reader/files 1.0.0', 'parcel 1.0.0'])
})
