import { expect, test, vi } from 'vitest'
import { firstPieceOf, PIECE_BYTES, piecesOf } from '../../../../src/features/file/reader/piecesOf'

test.each([
  ['nothing', 0, [0]],
  ['less than a piece', 3, [3]],
  ['one piece', PIECE_BYTES, [PIECE_BYTES]],
  ['a byte more than a piece', PIECE_BYTES + 1, [PIECE_BYTES, 1]],
  ['two pieces', 2 * PIECE_BYTES, [PIECE_BYTES, PIECE_BYTES]],
])('a file of %s comes whole, in its order, and is read once', async (_name, size, lengths) => {
  const content = Uint8Array.from({ length: size }, (_byte, at) => at % 251)
  const file = new Blob([content])
  const slice = vi.spyOn(file, 'slice')
  const pieces: Uint8Array[] = []
  const ends: boolean[] = []
  for await (const [piece, isLast] of piecesOf(file, await firstPieceOf(file))) {
    pieces.push(piece)
    ends.push(isLast)
  }
  expect(pieces.map(({ length }) => length)).toEqual(lengths)
  expect(Buffer.concat(pieces).equals(content)).toBe(true)
  expect(ends).toEqual(lengths.map((_length, at) => at === lengths.length - 1))
  expect(slice).toHaveBeenCalledTimes(lengths.length)
})
