import { describe, expect, test } from 'vitest'
import { decode, looksBinary } from '../../../../src/features/file/reader/decode'

const bytes = (...values: (number | string)[]) =>
  Uint8Array.from(values.flatMap((value) => (typeof value === 'number' ? value : [...utf8(value)])))
const utf8 = (text: string) => new TextEncoder().encode(text)

const MARK = [0xef, 0xbb, 0xbf] as const
/** “Café” in Windows-1252. */
const CAFE = ['Caf', 0xe9] as const

test.each([
  ['a UTF-8 mark decides', bytes(...MARK, 'Tŷ'), 'Tŷ', 'UTF-8'],
  ['a little-endian UTF-16 mark decides', bytes(0xff, 0xfe, 0x54, 0, 0x77, 1), 'Tŷ', 'UTF-16LE'],
  ['a big-endian UTF-16 mark decides', bytes(0xfe, 0xff, 0, 0x54, 1, 0x77), 'Tŷ', 'UTF-16BE'],
  ['valid UTF-8 without a mark is UTF-8', bytes('Tŷ Bach, Llanbêr 😀'), 'Tŷ Bach, Llanbêr 😀', 'UTF-8'],
  ['ASCII is UTF-8', bytes('1 High Street'), '1 High Street', 'UTF-8'],
  ['no bytes are empty UTF-8', bytes(), '', 'UTF-8'],
  ['invalid UTF-8 is Windows-1252', bytes(...CAFE, ' ', 0xa3), 'Café £', 'Windows-1252'],
  // The characters 0x80 to 0x9F (€, curly quotes) are read in the browser's tests: Node 20 decodes them wrongly.
  ['UTF-8 cut off in a character is Windows-1252', bytes('a', 0xc3), 'aÃ', 'Windows-1252'],
  ['a mark does not make Windows-1252 UTF-8', bytes(...MARK, ...CAFE), 'Café', 'Windows-1252'],
  ['a mark in a value stays', bytes('a,b\uFEFFc'), 'a,b\uFEFFc', 'UTF-8'],
])('%s', (_, file, text, encoding) => {
  expect(decode(file)).toMatchObject({
    kind: 'decoded',
    text,
    encoding,
    windowsLines: [],
  })
})

describe('a mark left by a program is not a letter', () => {
  test.each([
    ['written twice', bytes(...MARK, ...MARK, 'a,b\r\n'), 'a,b\r\n'],
    ['written three times', bytes(...MARK, ...MARK, ...MARK, 'a'), 'a'],
    ['twice before Windows-1252', bytes(...MARK, ...MARK, ...CAFE), 'Café'],
    ['twice in little-endian UTF-16', bytes(0xff, 0xfe, 0xff, 0xfe, 0x61, 0), 'a'],
    ['twice in big-endian UTF-16', bytes(0xfe, 0xff, 0xfe, 0xff, 0, 0x61), 'a'],
    ['read as Windows-1252 and written as UTF-8', bytes('ï»¿a,b'), 'a,b'],
    ['the same behind another', bytes(...MARK, 'ï»¿a,b'), 'a,b'],
    ['where files were put together', bytes(...MARK, 'a\r\n', ...MARK, '"b"\r', ...MARK, 'c'), 'a\r\n"b"\rc'],
  ])('%s', (_, file, text) => {
    expect(decode(file)).toMatchObject({ text, windowsLines: [] })
  })

  test('in a file of two encodings', () => {
    const file = bytes(...MARK, ...MARK, ...CAFE, '\nTŷ\n', ...MARK, 'a')
    expect(decode(file)).toMatchObject({ text: 'Café\nTŷ\na', windowsLines: [{ line: 1, text: 'Café\n' }] })
  })
})

describe('a file of two encodings', () => {
  test.each(['\n', '\r\n', '\r'])(
    'is read line by line, and lines that are not UTF-8 are named: lines ending in %j',
    (end) => {
      const file = bytes(`Name${end}Tŷ Gwyn${end}`, ...CAFE, `${end}Llanbêr`)
      expect(decode(file)).toMatchObject({
        kind: 'decoded',
        text: `Name${end}Tŷ Gwyn${end}Café${end}Llanbêr`,
        encoding: 'UTF-8',
        windowsLines: [{ line: 3, text: `Café${end}` }],
      })
    },
  )

  test.each([
    ['with a mark', bytes(...MARK, 'Tŷ\n', ...CAFE), 'Tŷ\nCafé', 'UTF-8'],
    ['with both in one line', bytes('Name\nTŷ,', ...CAFE), 'Name\nTÅ·,Café', 'Windows-1252'],
  ])('is read line by line %s', (_, file, text, encoding) => {
    expect(decode(file)).toMatchObject({ text, encoding, windowsLines: [{ line: 2 }] })
  })
})

test('UTF-16 with half a letter is unreadable, with its line', () => {
  const file = bytes(0xff, 0xfe, 0x61, 0, 0x0a, 0, 0x00, 0xd8)
  expect(decode(file)).toEqual({ kind: 'unreadable', line: 2 })
})

test.each([
  ['a spreadsheet', bytes('PK', 3, 4, 0x14, 0), true],
  ['a NUL in text', bytes(...MARK, 'a', 0), false],
  ['a text that is filled up with NULs', bytes('a,b', 0, 0, 0, 0), false],
  ['UTF-32 without a mark', bytes('a', 0, 0, 0, ',', 0, 0, 0, 'b', 0, 0, 0), true],
  ['text', bytes('address,postcode\r\n'), false],
  ['Windows-1252 text', bytes(0xe9, 0x92), false],
  ['UTF-16 with a mark, although it has NUL bytes', bytes(0xff, 0xfe, 0x61, 0), false],
])('%s is binary or not', (_, file, expected) => {
  expect(looksBinary(file)).toBe(expected)
})
