import { joinedBytes } from '../../../base/bytes'
import { checksumOf, splicedZip, type Replacement, type ZipEntry } from '../reader/zip'
import { partOf, type Package } from './package'
import { rewriteSheet, type Edits } from './rewriteSheet'
import { attributesOf, endOf, nextTag, OddWorkbook, textOf, withAttribute, withoutAttribute } from './tags'

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

/** What may come before the element that says how a workbook is calculated. */
const BEFORE = [
  'fileVersion',
  'fileSharing',
  'workbookPr',
  'workbookProtection',
  'bookViews',
  'sheets',
  'functionGroups',
  'externalReferences',
  'definedNames',
]

/** The parts of a workbook's XML that has all formulas calculated when it is opened. Null if it says so already. */
function calculatedOnLoad(xml: Uint8Array): Uint8Array[] | null {
  const root = nextTag(xml, 0)
  if (!/^(?:[^:]+:)?workbook$/.test(root.name) || root.isEmpty) throw new OddWorkbook('no workbook')
  const prefix = root.name.slice(0, -'workbook'.length)
  const spliced = (from: number, text: string, to: number) => [
    xml.subarray(0, from),
    new TextEncoder().encode(text),
    xml.subarray(to),
  ]
  let place = root.end
  for (let tag = nextTag(xml, root.end); !tag.isEnd; tag = nextTag(xml, endOf(xml, tag))) {
    if (tag.name === `${prefix}calcPr`) {
      const text = textOf(xml, tag)
      if (/^(?:1|true)$/.test(attributesOf(text).get('fullCalcOnLoad') ?? '')) return null
      const bare = withoutAttribute(text, 'fullCalcOnLoad')
      return spliced(tag.start, withAttribute(bare, 'fullCalcOnLoad', '1'), tag.end)
    }
    if (BEFORE.some((name) => tag.name === `${prefix}${name}`)) place = endOf(xml, tag)
  }
  return spliced(place, `<${prefix}calcPr fullCalcOnLoad="1"/>`, place)
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
