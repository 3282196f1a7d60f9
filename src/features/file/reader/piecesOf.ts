/** Bytes that are held at a time. */
export const PIECE_BYTES = 4 * 1024 * 1024

/** The first piece of a file: all of it, if it has no more than 4 MB. Rejects when it cannot be read. */
export const firstPieceOf = async (file: Blob) =>
  new Uint8Array(await file.slice(0, PIECE_BYTES).arrayBuffer())

/**
 * The pieces of a file, each with whether it is the last, so that memory does not grow with its size.
 * Rejects when they cannot be read.
 *
 * @param first the first of them, which is not read again
 */
export async function* piecesOf(file: Blob, first: Uint8Array): AsyncGenerator<[Uint8Array, boolean]> {
  let to = first.length
  yield [first, to === file.size]
  while (to < file.size) {
    const from = to
    to = Math.min(file.size, from + PIECE_BYTES)
    yield [new Uint8Array(await file.slice(from, to).arrayBuffer()), to === file.size]
  }
}
