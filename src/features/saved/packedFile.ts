import { bytesWithin } from '../../base/bytes'

/** The most bytes of a packed file that are kept. */
const MOST_KEPT = 20 * 1024 * 1024

/** The bytes of a file, packed; null if there are too many to be kept. */
export const packed = (file: Blob) =>
  bytesWithin(file.stream().pipeThrough(new CompressionStream('gzip')), MOST_KEPT)

/** The file that was packed. Rejects bytes that `packed` did not make. */
export const unpacked = (bytes: Uint8Array<ArrayBuffer>): Promise<Blob> =>
  new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).blob()
