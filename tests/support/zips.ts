import type { FileEntry } from '@zip.js/zip.js/lib/zip-core-custom.js'
import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib'
import { zipEntries } from '../../src/features/file/reader/zip'

/** How the files of a zip are written. */
interface ZipStyle {
  /** Whether they are packed: `false` stores them. */
  isPacked?: boolean
  /** Whether sizes follow a file instead of standing before it. */
  hasDescriptors?: boolean
  /** Whether the directory has its numbers in eight bytes. */
  isLarge?: boolean
  comment?: string
  /** The attributes of each file. */
  attributes?: number
  /** More bits of the flags. */
  flags?: number
}

const utf8 = (text: string) => new TextEncoder().encode(text)

/** Little-endian numbers of 2, 4 or 8 bytes. */
const numbers = (...sized: [size: 2 | 4 | 8, value: number][]) =>
  Buffer.concat(
    sized.map(([size, value]) => {
      const buffer = Buffer.alloc(size)
      if (size === 8) buffer.writeBigUInt64LE(BigInt(value))
      else buffer.writeUIntLE(value, 0, size)
      return buffer
    }),
  )

/** A zip of files, by their names. */
export function zipOf(files: Record<string, string | Uint8Array>, style: ZipStyle = {}) {
  const {
    isPacked = true,
    hasDescriptors = false,
    isLarge = false,
    comment = '',
    attributes = 0x20,
    flags = 0,
  } = style
  const parts: Buffer[] = []
  const records: Buffer[] = []
  let at = 0
  for (const [path, contents] of Object.entries(files)) {
    const bytes = typeof contents === 'string' ? utf8(contents) : contents
    const packed = isPacked ? deflateRawSync(bytes) : Buffer.from(bytes)
    const name = Buffer.from(path)
    const [checksum, method] = [crc32(bytes), isPacked ? 8 : 0]
    const bits = flags | (hasDescriptors ? 8 : 0)
    const sizes: [4, number][] = [
      [4, checksum],
      [4, packed.length],
      [4, bytes.length],
    ]
    const none: [4, number][] = sizes.map(() => [4, 0])
    const about: [2, number][] = [20, bits, method, 0x6a21, 0x5b4c].map((value) => [2, value])
    const header = Buffer.concat([
      numbers([4, 0x04034b50], ...about, ...(hasDescriptors ? none : sizes), [2, name.length], [2, 0]),
      name,
      packed,
      hasDescriptors ? numbers([4, 0x08074b50], ...sizes) : Buffer.alloc(0),
    ])
    const extra = isLarge
      ? numbers([2, 1], [2, 24], [8, bytes.length], [8, packed.length], [8, at])
      : Buffer.alloc(0)
    const written: [4, number][] = isLarge ? [sizes[0]!, [4, 0xffffffff], [4, 0xffffffff]] : sizes
    records.push(
      Buffer.concat([
        numbers([4, 0x02014b50], [2, 45], ...about, ...written, [2, name.length], [2, extra.length]),
        numbers([2, 0], [2, 0], [2, 0], [4, attributes], [4, isLarge ? 0xffffffff : at]),
        name,
        extra,
      ]),
    )
    parts.push(header)
    at += header.length
  }
  const directory = Buffer.concat(records)
  const count = records.length
  const large = Buffer.concat([
    numbers([4, 0x06064b50], [8, 44], [2, 45], [2, 45], [4, 0], [4, 0], [8, count], [8, count]),
    numbers([8, directory.length], [8, at]),
    numbers([4, 0x07064b50], [4, 0], [8, at + directory.length], [4, 1]),
  ])
  const end = isLarge
    ? numbers([4, 0x06054b50], [2, 0], [2, 0], [2, 0xffff], [2, 0xffff], [4, 0xffffffff], [4, 0xffffffff])
    : numbers([4, 0x06054b50], [2, 0], [2, 0], [2, count], [2, count], [4, directory.length], [4, at])
  return new Uint8Array(
    Buffer.concat([
      ...parts,
      directory,
      ...(isLarge ? [large] : []),
      end,
      numbers([2, comment.length]),
      Buffer.from(comment),
    ]),
  )
}

/** The files of a zip, unpacked; their checksums hold. */
export const unzipped = (bytes: Uint8Array) =>
  filesOf(bytes, (contents, { filename, compressionMethod, signature }) => {
    const unpacked = compressionMethod === 0 ? contents : inflateRawSync(contents)
    if (crc32(unpacked) !== signature) throw new Error(`The checksum of ${filename} is wrong.`)
    return unpacked
  })

/** The files of a zip as they are packed. */
export const packed = (bytes: Uint8Array) => filesOf(bytes, (contents) => contents)

async function filesOf(bytes: Uint8Array, contentsOf: (contents: Buffer, entry: FileEntry) => Buffer) {
  const zip = Buffer.from(bytes)
  const files = new Map<string, Buffer>()
  for (const entry of (await zipEntries(bytes))!) {
    const { filename, offset, compressedSize } = entry
    // The header of a file and the lengths of its name and extra field come first.
    const at = offset + 30 + zip.readUInt16LE(offset + 26) + zip.readUInt16LE(offset + 28)
    files.set(filename, contentsOf(zip.subarray(at, at + compressedSize), entry))
  }
  return files
}
