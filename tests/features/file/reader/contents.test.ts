import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contentsOf } from '../../../../src/features/file/reader/contents'
import { openWorkbook } from '../../../../src/features/file/reader/workbook'

const fixture = (name: string) => new Uint8Array(readFileSync(`tests/fixtures/workbooks/${name}`))
const utf8 = (text: string) => new TextEncoder().encode(text)
const utf16 = (text: string) =>
  Uint8Array.from(
    Array.from(text).flatMap((letter) => [letter.charCodeAt(0) % 256, letter.charCodeAt(0) >> 8]),
  )

/** A zip of one empty file that says it unpacks to `size` bytes. */
function zipThatUnpacksTo(size: number, path = 'xl/workbook.xml') {
  const name = utf8(path)
  const bytes = new Uint8Array(4 + 46 + name.length + 22)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, 0x04034b50, true)
  view.setUint32(4, 0x02014b50, true)
  view.setUint32(4 + 24, size, true)
  view.setUint16(4 + 28, name.length, true)
  bytes.set(name, 4 + 46)
  const end = 4 + 46 + name.length
  view.setUint32(end, 0x06054b50, true)
  view.setUint16(end + 10, 1, true)
  view.setUint32(end + 16, 4, true)
  return bytes
}

const MB = 1024 * 1024

test.each([
  ['an .xlsx', fixture('cells.xlsx'), 'cells.xlsx', 'workbook'],
  ['an .ods', fixture('cells.ods'), 'cells.ods', 'workbook'],
  ['an .xls', fixture('cells.xls'), 'cells.xls', 'workbook'],
  ['an .xlsx under another name', fixture('cells.xlsx'), 'cells.csv', 'workbook'],
  ['an .xlsx that is cut off', fixture('cutOff.xlsx'), 'cutOff.xlsx', 'other'],
  ['a zip that is cut off', fixture('cutOff.xlsx'), 'cutOff.zip', 'other'],
  ['an old Word document', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0), 'list.doc', 'other'],
  ['an image', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x1a, 0), 'photo.png', 'other'],
  ['an image that is named as a workbook', Uint8Array.of(0x89, 0x50, 0x1a, 0), 'photo.xlsx', 'other'],
  ['text', utf8('a\tb\n1\t2'), 'list.xls', 'text'],
  ['a table in HTML', utf8('<html><body><TABLE><tr><td>1'), 'list.xls', 'html'],
  [
    'a table in HTML behind declarations and comments',
    utf8('\uFEFF <!-- a --><!DOCTYPE html>\n<html><table>'),
    'list.xls',
    'html',
  ],
  [
    'a table in XHTML',
    utf8('<?xml version="1.0"?><html xmlns:x="urn:schemas-microsoft-com:office:excel"><table>'),
    'list.xls',
    'html',
  ],
  ['a table in UTF-16', utf16('\uFEFF<table>'), 'list.xls', 'html'],
  ['a table in UTF-16 without a mark', utf16('<table>'), 'list.xls', 'html'],
  ['a table in a comment', utf8('<html><!-- <table> -->'), 'list.xls', 'text'],
  [
    'Excel’s XML',
    utf8('<?xml version="1.0"?>\n<?mso-application?><!-- a --><Workbook xmlns="x">'),
    'list.xls',
    'xml',
  ],
  ['Excel’s XML with a prefix', utf8('<ss:Workbook xmlns:ss="x"><ss:Table>'), 'list.xml', 'xml'],
  ['HTML without a table', utf8('<html><body>Hello'), 'page.html', 'text'],
  ['markup in a CSV file', utf8('<table>,b\n1,2'), 'list.csv', 'text'],
  ['a table in a page named CSV', utf8('<html>\n<body><table><tr><td>1'), 'list.csv', 'html'],
  ['Excel’s XML named CSV', utf8('<?xml version="1.0"?>\n<Workbook xmlns="x">'), 'list.csv', 'xml'],
  ['a page to sign in, saved as the CSV', utf8('<!DOCTYPE html>\n<p>Sign in, please'), 'list.csv', 'other'],
  ['an error in XML, saved as the CSV', utf8('<?xml version="1.0"?>\n<Error>\n'), 'list.csv', 'other'],
  ['text that begins with PK', utf8('PK_ID,Address\n1,2'), 'list.csv', 'text'],
  ['nothing', utf8(''), 'empty.xlsx', 'text'],
])('%s is known by its contents', async (_, bytes, name, expected) => {
  expect(await contentsOf(bytes, name)).toBe(expected)
})

test.each([
  ['300 MB', 300 * MB, 'damaged'],
  ['more', 300 * MB + 1, 'huge'],
])('a zip that says it unpacks to %s, and has nothing, is refused', async (_, size, reason) => {
  expect(await contentsOf(zipThatUnpacksTo(size), 'big.xlsx')).toBe('workbook')
  expect(await openWorkbook(zipThatUnpacksTo(size))).toEqual({ kind: 'closed', reason })
})

test('pictures, which stay packed, count too', async () => {
  const bytes = zipThatUnpacksTo(300 * MB + 1, 'xl/media/photo.png')
  expect(await openWorkbook(bytes)).toEqual({ kind: 'closed', reason: 'huge' })
})
