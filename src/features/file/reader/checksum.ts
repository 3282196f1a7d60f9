/** The table of CRC-32, by byte. */
const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  return value
})

/** The checksum of bytes (CRC-32). */
export function checksumOf(bytes: Uint8Array): number {
  let value = 0xffffffff
  for (let at = 0; at < bytes.length; at += 1) value = TABLE[(value ^ bytes[at]!) & 0xff]! ^ (value >>> 8)
  return (value ^ 0xffffffff) >>> 0
}
