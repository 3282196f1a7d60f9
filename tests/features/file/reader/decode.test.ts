import { describe, expect, test } from 'vitest'
import { decode, detectByteOrderMark, looksBinary } from '../../../../src/features/file/reader/decode'

const bytes = (...values: number[]) => Uint8Array.from(values)
const utf8 = (text: string) => new TextEncoder().encode(text)
const ascii = (text: string) => Array.from(text, (character) => character.charCodeAt(0))
const E_ACUTE = 0xe9

describe('the encoding of a file', () => {
  test.each([
    ['a UTF-8 mark decides', bytes(0xef, 0xbb, 0xbf, ...utf8('Tŷ')), 'Tŷ', 'UTF-8'],
    ['a little-endian UTF-16 mark decides', bytes(0xff, 0xfe, 0x54, 0, 0x77, 1), 'Tŷ', 'UTF-16LE'],
    ['a big-endian UTF-16 mark decides', bytes(0xfe, 0xff, 0, 0x54, 1, 0x77), 'Tŷ', 'UTF-16BE'],
    ['valid UTF-8 without a mark is UTF-8', utf8('Tŷ Bach, Llanbêr 😀'), 'Tŷ Bach, Llanbêr 😀', 'UTF-8'],
    ['ASCII is UTF-8', utf8('1 High Street'), '1 High Street', 'UTF-8'],
    ['no bytes are empty UTF-8', bytes(), '', 'UTF-8'],
    [
      'invalid UTF-8 is Windows-1252',
      bytes(...ascii('Caf'), E_ACUTE, ...ascii(' '), 0xa3),
      'Café £',
      'Windows-1252',
    ],
    // The characters 0x80 to 0x9F (€, curly quotes) are read in the browser's tests: Node 20 decodes them wrongly.
    ['UTF-8 cut off in a character is Windows-1252', bytes(...ascii('a'), 0xc3), 'aÃ', 'Windows-1252'],
    [
      'a mark does not make Windows-1252 UTF-8',
      bytes(0xef, 0xbb, 0xbf, ...ascii('Caf'), E_ACUTE),
      'Café',
      'Windows-1252',
    ],
    ['only the mark itself is left out of the text', utf8('\uFEFF\uFEFFa'), '\uFEFFa', 'UTF-8'],
  ])('%s', (_, file, text, encoding) => {
    expect(decode(file)).toEqual({ kind: 'decoded', text, encoding, windowsLines: [] })
  })
})

describe('a file of two encodings', () => {
  const cafe = [...ascii('Caf'), E_ACUTE]

  test.each([
    ['LF', '\n'],
    ['CRLF', '\r\n'],
    ['CR', '\r'],
  ])(
    'is read line by line, and the lines that are not UTF-8 are named, with lines ending in %s',
    (_, end) => {
      const file = bytes(...utf8(`Name${end}Tŷ Gwyn${end}`), ...cafe, ...utf8(`${end}Llanbêr`))
      expect(decode(file)).toEqual({
        kind: 'decoded',
        text: `Name${end}Tŷ Gwyn${end}Café${end}Llanbêr`,
        encoding: 'UTF-8',
        windowsLines: [{ line: 3, text: `Café${end}` }],
      })
    },
  )

  test('is read line by line whatever mark it has', () => {
    const file = bytes(0xef, 0xbb, 0xbf, ...utf8('Tŷ\n'), ...cafe)
    expect(decode(file)).toMatchObject({ text: 'Tŷ\nCafé', windowsLines: [{ line: 2, text: 'Café' }] })
  })

  test('has its line named even where both are in the same line', () => {
    const file = bytes(...utf8('Name\nTŷ,'), ...cafe)
    expect(decode(file)).toMatchObject({
      text: 'Name\nTÅ·,Café',
      encoding: 'Windows-1252',
      windowsLines: [{ line: 2 }],
    })
  })
})

test('UTF-16 with half a letter is unreadable, with its line', () => {
  const file = bytes(0xff, 0xfe, 0x61, 0, 0x0a, 0, 0x00, 0xd8)
  expect(decode(file)).toEqual({ kind: 'unreadable', line: 2 })
})

describe('byte-order marks', () => {
  test.each([
    ['UTF-8', bytes(0xef, 0xbb, 0xbf, 0x61), { encoding: 'UTF-8', length: 3 }],
    ['UTF-16LE', bytes(0xff, 0xfe), { encoding: 'UTF-16LE', length: 2 }],
    ['UTF-16BE', bytes(0xfe, 0xff), { encoding: 'UTF-16BE', length: 2 }],
    ['no mark', utf8('abc'), null],
    ['a mark that is cut off', bytes(0xef, 0xbb), null],
    ['nothing at all', bytes(), null],
  ])('%s is recognised by its first bytes', (_, file, expected) => {
    expect(detectByteOrderMark(file)).toEqual(expected)
  })
})

describe('files that are not text', () => {
  test.each([
    ['a spreadsheet is binary', bytes(0x50, 0x4b, 3, 4, 0x14, 0), true],
    ['text is not', utf8('address,postcode\r\n'), false],
    ['Windows-1252 text is not', bytes(E_ACUTE, 0x92), false],
    ['UTF-16 with a mark is not, although it has NUL bytes', bytes(0xff, 0xfe, 0x61, 0), false],
    ['a NUL after a UTF-8 mark is', bytes(0xef, 0xbb, 0xbf, 0x61, 0), true],
  ])('%s', (_, file, expected) => {
    expect(looksBinary(file)).toBe(expected)
  })
})
