import { describe, expect, test } from 'vitest'
import {
  createDecoder,
  detectByteOrderMark,
  looksBinary,
  UnreadableBytes,
} from '../../../../src/features/file/reader/decodeText'

const bytes = (...values: number[]) => Uint8Array.from(values)
const utf8 = (text: string) => new TextEncoder().encode(text)
/** The text of pieces of a file, and the encoding that they turned out to be in. */
function decoded(...pieces: Uint8Array[]) {
  const decoder = createDecoder(pieces[0]!)
  const texts = pieces.map((piece, at) => decoder.push(piece, at === pieces.length - 1))
  return { text: texts.join(''), encoding: decoder.encoding() }
}

const ascii = (text: string) => Array.from(text, (character) => character.charCodeAt(0))

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
      bytes(...ascii('Caf'), 0xe9, ...ascii(' '), 0xa3),
      'Café £',
      'Windows-1252',
    ],
    // The characters 0x80 to 0x9F (€, curly quotes) are read in the browser's tests: Node 20 decodes them wrongly.
    ['UTF-8 cut off in a character is Windows-1252', bytes(...ascii('a'), 0xc3), 'aÃ', 'Windows-1252'],
  ])('%s', (_, input, text, encoding) => {
    expect(decoded(input)).toEqual({ text, encoding })
  })

  test('only the mark itself is left out of the text', () => {
    expect(decoded(utf8('\uFEFF\uFEFFa')).text).toBe('\uFEFFa')
  })

  test('a letter that is cut by the end of a piece is read whole', () => {
    const [first, second] = [utf8('Tŷ').subarray(0, 2), utf8('Tŷ').subarray(2)]
    expect(decoded(first, second)).toEqual({ text: 'Tŷ', encoding: 'UTF-8' })
  })

  test('pieces after one that is no UTF-8 are Windows-1252 too', () => {
    const pieces = [utf8('a\n'), bytes(0xe9, 0x0a), utf8('é')]
    expect(decoded(...pieces)).toEqual({ text: 'a\né\nÃ©', encoding: 'Windows-1252' })
  })
})

// No letter is ever replaced in silence
describe('a file with a mark that holds what its encoding cannot read', () => {
  const mark = [0xef, 0xbb, 0xbf]

  test('is Windows-1252 where all its letters are', () => {
    expect(decoded(bytes(...mark, ...ascii('Caf'), 0xe9))).toEqual({ text: 'Café', encoding: 'Windows-1252' })
  })

  test.each([
    ['UTF-8 with letters of both', bytes(...mark, ...utf8('Tŷ\n'), ...ascii('Caf'), 0xe9), 'Tŷ\nCaf'],
    ['UTF-16 with half a letter', bytes(0xff, 0xfe, 0x61, 0, 0x0a, 0, 0x00, 0xd8), 'a\n'],
  ])('is told where it cannot be read: %s', (_, input, before) => {
    let error: unknown
    try {
      decoded(input)
    } catch (caught) {
      error = caught
    }
    expect(error).toBeInstanceOf(UnreadableBytes)
    expect((error as UnreadableBytes).before).toBe(before)
  })
})

describe('byte-order marks', () => {
  test.each([
    ['UTF-8', bytes(0xef, 0xbb, 0xbf, 0x61), { encoding: 'UTF-8', length: 3 }],
    ['UTF-16LE', bytes(0xff, 0xfe), { encoding: 'UTF-16LE', length: 2 }],
    ['UTF-16BE', bytes(0xfe, 0xff), { encoding: 'UTF-16BE', length: 2 }],
    ['no mark', utf8('abc'), null],
    ['a mark that is cut off', bytes(0xef, 0xbb), null],
    ['nothing at all', bytes(), null],
  ])('%s is recognised by its first bytes', (_, input, expected) => {
    expect(detectByteOrderMark(input)).toEqual(expected)
  })
})

describe('files that are not text', () => {
  test.each([
    ['a spreadsheet is binary', bytes(0x50, 0x4b, 3, 4, 0x14, 0), true],
    ['text is not', utf8('address,postcode\r\n'), false],
    ['Windows-1252 text is not', bytes(0xe9, 0x92), false],
    ['UTF-16 with a mark is not, although it has NUL bytes', bytes(0xff, 0xfe, 0x61, 0), false],
    ['a NUL after a UTF-8 mark is', bytes(0xef, 0xbb, 0xbf, 0x61, 0), true],
  ])('%s', (_, input, expected) => {
    expect(looksBinary(input)).toBe(expected)
  })
})
