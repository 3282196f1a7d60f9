import { MAX_UNPACKED_BYTES } from './contents'
import { unpackedStream, zipEntries } from './zip'

/**
 * Unpacks a zip without keeping it, since its directory may say less than there is.
 *
 * @returns whether it is larger than the page can read, or damaged; null if it is neither
 */
export async function unpackedAs(
  bytes: Uint8Array<ArrayBuffer>,
  most = MAX_UNPACKED_BYTES,
): Promise<'huge' | 'damaged' | null> {
  let size = 0
  try {
    for (const entry of zipEntries(bytes) ?? []) {
      if (!entry.isPacked) {
        // Files that are stored may share their bytes.
        size += entry.packedSize
        if (size > most) return 'huge'
        continue
      }
      const reader = unpackedStream(bytes, entry).getReader()
      for (let part = await reader.read(); !part.done; part = await reader.read()) {
        size += part.value.length
        if (size <= most) continue
        await reader.cancel()
        return 'huge'
      }
    }
  } catch {
    return 'damaged'
  }
  return null
}
