import { joinedBytes, latin } from '../../../base/bytes'

/** A file in a zip, as the zip's directory has it. */
export interface ZipEntry {
  name: string
  /** Its size once unpacked, in bytes. */
  size: number
  packedSize: number
  isPacked: boolean
  isEncrypted: boolean
  /** The checksum of what it unpacks to. */
  checksum: number
  /** Where its header begins, which its bytes follow. */
  start: number
  /** Its record in the directory. */
  record: Uint8Array
}

const [HEADER, RECORD, END] = [0x04034b50, 0x02014b50, 0x06054b50]
const [LARGE_END, LARGE_LOCATOR] = [0x06064b50, 0x07064b50]

/** Bytes of a file's header and of its record, before their names; of what ends a directory; of what finds a large one. */
const [HEADER_BYTES, RECORD_BYTES, END_BYTES, LOCATOR_BYTES] = [30, 46, 22, 20]

/** The value of a number that is elsewhere, since it needs more than two or four bytes (zip64). */
const [LARGE_SHORT, LARGE] = [0xffff, 0xffffffff]

/** The extra field with such numbers. */
const LARGE_FIELD = 1

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** A number of eight bytes. */
const largeAt = (view: DataView, at: number) => Number(view.getBigUint64(at, true))

/** Where a directory is, how many files it has, and where the comment of the zip begins, with its length. */
interface Directory {
  at: number
  count: number
  comment: number
}

/** Null if it is missing or cut off; a comment may follow what ends it. */
function findDirectory(view: DataView): Directory | null {
  let end = view.byteLength - END_BYTES
  const earliest = Math.max(0, end - 0xffff)
  while (end >= earliest && view.getUint32(end, true) !== END) end -= 1
  if (end < earliest) return null
  const [at, count] = [view.getUint32(end + 16, true), view.getUint16(end + 10, true)]
  const locator = end - LOCATOR_BYTES
  const comment = end + END_BYTES - 2
  const isLarge = (at === LARGE || count === LARGE_SHORT) && locator >= 0
  if (!isLarge || view.getUint32(locator, true) !== LARGE_LOCATOR) return { at, count, comment }
  const large = largeAt(view, locator + 8)
  if (large + 56 > view.byteLength || view.getUint32(large, true) !== LARGE_END) return null
  return { at: largeAt(view, large + 48), count: largeAt(view, large + 32), comment }
}

/** The extra fields of a record: where each begins and ends, and what it is. */
function extraFields(record: Uint8Array): { id: number; from: number; to: number }[] {
  const view = viewOf(record)
  const fields = []
  let at = RECORD_BYTES + view.getUint16(28, true)
  const end = at + view.getUint16(30, true)
  while (at + 4 <= end) {
    const to = Math.min(end, at + 4 + view.getUint16(at + 2, true))
    fields.push({ id: view.getUint16(at, true), from: at, to })
    at = to
  }
  return fields
}

function entryOf(record: Uint8Array): ZipEntry {
  const view = viewOf(record)
  const large = extraFields(record).find(({ id }) => id === LARGE_FIELD)
  let next = (large?.from ?? 0) + 4
  /** A number that may be in the field instead, one such after the other. */
  const numberAt = (at: number) => {
    const number = view.getUint32(at, true)
    if (number !== LARGE || !large || next + 8 > large.to) return number
    next += 8
    return largeAt(view, next - 8)
  }
  const [size, packedSize, start] = [numberAt(24), numberAt(20), numberAt(42)]
  return {
    // Some programs part folders as Windows does.
    name: latin(record.subarray(RECORD_BYTES, RECORD_BYTES + view.getUint16(28, true))).replaceAll('\\', '/'),
    size,
    packedSize,
    isPacked: view.getUint16(10, true) !== 0,
    isEncrypted: (view.getUint16(8, true) & 1) !== 0,
    checksum: view.getUint32(16, true),
    start,
    record,
  }
}

/** The files in a zip, read from its directory. Null if the directory is missing or cut off. */
export function zipEntries(bytes: Uint8Array): ZipEntry[] | null {
  const view = viewOf(bytes)
  const directory = findDirectory(view)
  if (!directory) return null
  const entries: ZipEntry[] = []
  let { at } = directory
  for (let left = directory.count; left > 0; left -= 1) {
    if (at + RECORD_BYTES > bytes.length || view.getUint32(at, true) !== RECORD) return null
    const lengths = [28, 30, 32].map((of) => view.getUint16(at + of, true))
    const end = lengths.reduce((sum, length) => sum + length, at + RECORD_BYTES)
    if (end > bytes.length) return null
    entries.push(entryOf(bytes.subarray(at, end)))
    at = end
  }
  return entries
}

/** The packed bytes of a file in a zip. */
export function packedBytes(bytes: Uint8Array<ArrayBuffer>, { start, packedSize }: ZipEntry) {
  const view = viewOf(bytes)
  const lengths = view.getUint16(start + 26, true) + view.getUint16(start + 28, true)
  return bytes.subarray(start + HEADER_BYTES + lengths, start + HEADER_BYTES + lengths + packedSize)
}

/** What a file in a zip unpacks to, in parts. */
export const unpackedStream = (
  bytes: Uint8Array<ArrayBuffer>,
  entry: ZipEntry,
): ReadableStream<Uint8Array<ArrayBuffer>> => {
  const packed = new Response(packedBytes(bytes, entry)).body!
  return entry.isPacked ? packed.pipeThrough(new DecompressionStream('deflate-raw')) : packed
}

/** A file that replaces another in a zip: its packed bytes, its size without packing and its checksum. */
export interface Replacement {
  packed: Uint8Array<ArrayBuffer>
  size: number
  checksum: number
}

/** Keeps the time and attributes of a file, and writes its sizes and its place where there is room for them. */
function recordOf({ record, size, packedSize, checksum }: ZipEntry, start: number, isReplaced: boolean) {
  const large = extraFields(record).find(({ id }) => id === LARGE_FIELD)
  const rest = large ? [record.subarray(0, large.from), record.subarray(large.to)] : [record]
  const written = joinedBytes(rest)
  const view = viewOf(written)
  if (large) view.setUint16(30, view.getUint16(30, true) - (large.to - large.from), true)
  // What was replaced is packed, and has its sizes in its header: none follow its bytes.
  if (isReplaced) view.setUint16(8, view.getUint16(8, true) & ~8, true)
  if (isReplaced) view.setUint16(10, 8, true)
  for (const [at, value] of [
    [16, checksum],
    [20, packedSize],
    [24, size],
    [42, start],
  ] as const)
    view.setUint32(at, value, true)
  return written
}

/** The header of a file that was replaced, by its record. */
function headerOf(record: Uint8Array) {
  const nameLength = viewOf(record).getUint16(28, true)
  const header = new Uint8Array(HEADER_BYTES + nameLength)
  viewOf(header).setUint32(0, HEADER, true)
  // Version, flags, method, time, checksum, sizes and the length of the name follow each other in both.
  header.set(record.subarray(6, 30), 4)
  header.set(record.subarray(RECORD_BYTES, RECORD_BYTES + nameLength), HEADER_BYTES)
  return header
}

/** A zip of the same files in the same order, byte for byte as they are packed, except those that are replaced. */
export function splicedZip(
  bytes: Uint8Array<ArrayBuffer>,
  entries: ZipEntry[],
  replacements: ReadonlyMap<ZipEntry, Replacement>,
): Uint8Array<ArrayBuffer> {
  const starts = entries.map(({ start }) => start)
  const { at: directory, comment } = findDirectory(viewOf(bytes))!
  const ends = [...starts, directory].toSorted((a, b) => a - b)
  const endOf = new Map(ends.map((start, at) => [start, ends[at + 1] ?? directory]))
  const [files, records]: [Uint8Array[], Uint8Array[]] = [[], []]
  let at = 0
  for (const entry of entries) {
    const replacement = replacements.get(entry)
    const { size, checksum } = replacement ?? entry
    const of = { ...entry, size, checksum, packedSize: replacement?.packed.length ?? entry.packedSize }
    const record = recordOf(of, at, replacement !== undefined)
    const file = replacement
      ? [headerOf(record), replacement.packed]
      : [bytes.subarray(entry.start, endOf.get(entry.start))]
    records.push(record)
    files.push(...file)
    at += file.reduce((sum, { length }) => sum + length, 0)
  }
  const size = records.reduce((sum, { length }) => sum + length, 0)
  const end = new Uint8Array(END_BYTES - 2)
  const view = viewOf(end)
  view.setUint32(0, END, true)
  view.setUint16(8, entries.length, true)
  view.setUint16(10, entries.length, true)
  view.setUint32(12, size, true)
  view.setUint32(16, at, true)
  return joinedBytes([...files, ...records, end, bytes.subarray(comment)])
}

/** The table of CRC-32, by byte. */
const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  return value
})

/** The checksum that a zip has of its files (CRC-32). */
export function checksumOf(bytes: Uint8Array): number {
  let value = 0xffffffff
  for (let at = 0; at < bytes.length; at += 1) value = TABLE[(value ^ bytes[at]!) & 0xff]! ^ (value >>> 8)
  return (value ^ 0xffffffff) >>> 0
}
