import { checksumOf, joinedBytes, splicedZip, type Replacement, type ZipEntry } from '../reader/zip'
import { calculatedOnLoad } from './calcPr'
import { partOf, type Package } from './package'
import { rewriteSheet, type Edits } from './rewriteSheet'

/** Called with the share of the work that is done. */
export type OnProgress = (share: number) => void

/** Packs a part. */
async function packed(parts: Uint8Array[]): Promise<Replacement> {
  const whole = joinedBytes(parts)
  const stream = new Response(whole).body!.pipeThrough(new CompressionStream('deflate-raw'))
  return {
    packed: new Uint8Array(await new Response(stream).arrayBuffer()),
    size: whole.length,
    checksum: checksumOf(whole),
  }
}

/** The share of the work that is scanning the sheet; the rest is packing it. */
const SCANNED = 0.8

/**
 * Writes cells of one sheet of a workbook. Every other part stays as it is packed, but that formulas are calculated when the
 * workbook is opened.
 *
 * @param asText cells that are not written as numbers
 * @returns the workbook, and which cells were written as numbers
 */
export async function rewriteWorkbook(
  book: Package,
  { edits, hasFormulas }: { edits: Edits; hasFormulas: boolean },
  asText: ReadonlySet<string>,
  onProgress: OnProgress,
) {
  const { bytes, entries, sheet, workbook } = book
  const { parts, numbers } = rewriteSheet(await partOf(bytes, sheet), edits, asText)
  onProgress(SCANNED)
  const replacements = new Map<ZipEntry, Replacement>()
  if (edits.size > 0) replacements.set(sheet, await packed(parts))
  const calculated = hasFormulas && edits.size > 0 ? calculatedOnLoad(await partOf(bytes, workbook)) : null
  if (calculated) replacements.set(workbook, await packed(calculated))
  onProgress(1)
  return { bytes: splicedZip(bytes, entries, replacements), numbers }
}
