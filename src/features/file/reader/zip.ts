import {
  TextReader,
  Uint8ArrayReader,
  Uint8ArrayWriter,
  ZipReader,
  ZipWriter,
  type FileEntry,
} from '@zip.js/zip.js/lib/zip-core-custom.js'
import { latin } from '../../../base/bytes'

/** This already runs in a worker. */
const ALONE = { useWebWorkers: false } as const

/** The zip's directory decides; some programs separate folders as Windows does. */
const READING = {
  ...ALONE,
  strictness: 'tolerant',
  normalizeFilename: (name: string) => name.replaceAll('\\', '/'),
} as const

/** The most bytes that the type of an OpenDocument has. */
const LONGEST_TYPE = 200

/** Whether a type is that of a workbook. */
export const isOpenDocument = (type: Uint8Array | undefined) =>
  latin(type).includes('application/vnd.oasis.opendocument.spreadsheet')

const openZip = (bytes: Uint8Array) => new ZipReader(new Uint8ArrayReader(bytes), READING)

/** The files in a zip, as its directory lists them; a folder is an empty file. Null if the directory is missing or cut off. */
export const zipEntries = (bytes: Uint8Array): Promise<FileEntry[] | null> =>
  openZip(bytes)
    .getEntries()
    .then(
      (entries) => entries as FileEntry[],
      () => null,
    )

/** Whether a zip is a workbook of Excel's, or an OpenDocument one, which has its type in a separate file. */
export async function isWorkbook(bytes: Uint8Array): Promise<boolean> {
  const entries = (await zipEntries(bytes)) ?? []
  if (entries.some(({ filename }) => /(?:^|\/)workbook\d*\.(?:xml|bin)$/i.test(filename))) return true
  const type = entries.find(
    ({ filename, uncompressedSize }) => filename === 'mimetype' && uncompressedSize < LONGEST_TYPE,
  )
  return type !== undefined && unpacked(type).then(isOpenDocument, () => false)
}

/**
 * Unpacks a file in a zip. Throws if it is damaged, or not as long as the directory says.
 *
 * @param checkCrc32 whether its checksum must be the directory's too
 */
export const unpacked = (entry: FileEntry, checkCrc32 = false) =>
  entry.getData(new Uint8ArrayWriter(), { checkCrc32 })

/** A zip of the same files in the same order, their packed bytes unchanged, except files with new texts, given by name. */
export async function splicedZip(
  bytes: Uint8Array,
  texts: ReadonlyMap<string, string>,
): Promise<Uint8Array<ArrayBuffer>> {
  const zip = openZip(bytes)
  const entries = await zip.getEntries()
  const writer = new ZipWriter(new Uint8ArrayWriter(), ALONE)
  let next = 0
  const copyTo = async (end: number) => {
    let at = -1
    const filter = () => (at += 1) >= next && at < end
    await writer.appendZip(new Uint8ArrayReader(bytes), { readerOptions: READING, filter })
    next = end + 1
  }
  for (const [at, entry] of entries.entries()) {
    const text = texts.get(entry.filename)
    if (text === undefined) continue
    await copyTo(at)
    const { comment, rawLastModDate, versionMadeBy, externalFileAttributes, internalFileAttributes } = entry
    await writer.add(entry.filename, new TextReader(text), {
      comment,
      rawLastModDate: Number(rawLastModDate),
      versionMadeBy,
      externalFileAttributes,
      internalFileAttributes,
      extendedTimestamp: false,
    })
  }
  await copyTo(entries.length)
  return writer.close(zip.comment)
}
