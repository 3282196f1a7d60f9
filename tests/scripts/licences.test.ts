import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { licenceOf, licencesText } from '../../scripts/vite/licences'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'licences-'))
})
afterEach(() => rmSync(root, { recursive: true }))

/** A package with these files. */
function packageWith(files: Record<string, string>): string {
  const folder = join(root, 'node_modules/parcel')
  mkdirSync(folder, { recursive: true })
  const about = { name: 'parcel', version: '1.0.0', license: 'MIT' }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(about))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
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
