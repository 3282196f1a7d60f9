/** The most bytes of a packed file that are kept. */
const MOST_KEPT = 20 * 1024 * 1024

/** The bytes of a file, packed; null if there are too many to be kept. */
export async function packed(file: Blob): Promise<Uint8Array<ArrayBuffer> | null> {
  const reader = file.stream().pipeThrough(new CompressionStream('gzip')).getReader()
  const parts: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value)
    size += part.value.length
    if (size <= MOST_KEPT) continue
    await reader.cancel()
    return null
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}

/** The file that was packed. Rejects bytes that `packed` did not make. */
export const unpacked = (bytes: Uint8Array<ArrayBuffer>): Promise<Blob> =>
  new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).blob()
