/** Bytes as text, one letter for each. */
export const latin = (bytes: Uint8Array | undefined) => new TextDecoder('latin1').decode(bytes)

/** Joins bytes end to end. */
export function joinedBytes(parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** All bytes of a stream; null if there are more than `most`: then it neither reads nor awaits the rest. */
export async function bytesWithin(stream: ReadableStream<Uint8Array<ArrayBuffer>>, most: number) {
  const reader = stream.getReader()
  const parts: Uint8Array[] = []
  let left = most
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value)
    left -= part.value.length
    if (left >= 0) continue
    void reader.cancel().catch(() => {})
    return null
  }
  return joinedBytes(parts)
}
