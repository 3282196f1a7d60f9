import { localName, readMarkup, type Tag } from '../reader/markup'
import { splicedZip } from '../reader/zip'
import { withAttribute, withoutAttribute } from './cellXml'
import { partOf, type Package } from './package'
import type { Edits } from './list'
import { rewriteSheet } from './rewriteSheet'

/** Called with the share of the work that is done. */
export type OnProgress = (share: number) => void

/** What may come before the element that says how a workbook is calculated. */
const BEFORE = new Set([
  'fileVersion',
  'fileSharing',
  'workbookPr',
  'workbookProtection',
  'bookViews',
  'sheets',
  'functionGroups',
  'externalReferences',
  'definedNames',
])

/** A workbook's XML that has all formulas calculated when it is opened. Null if it says so already. */
function calculatedOnLoad(xml: string): string | null {
  let [depth, prefix, place] = [0, '', 0]
  let said: Tag | undefined
  readMarkup(xml, true, {
    onTag: (tag) => {
      if (tag.isEnd) depth -= 1
      const name = localName(tag.name)
      if (depth === 0 && !tag.isEnd) [prefix, place] = [tag.name.slice(0, -name.length), tag.end]
      if (depth === 1 && BEFORE.has(name)) place = tag.end
      if (depth === 1 && name === 'calcPr' && !tag.isEnd) said = tag
      if (!tag.isEnd && !tag.isEmpty) depth += 1
    },
  })
  const written = (text: string, from: number, to: number) =>
    xml.slice(0, from) + withAttribute(text, 'fullCalcOnLoad', '1') + xml.slice(to)
  if (!said) return written(`<${prefix}calcPr/>`, place, place)
  const { start, end, attributes } = said
  if (/^(?:1|true)$/.test(attributes.get('fullCalcOnLoad') ?? '')) return null
  return written(withoutAttribute(xml.slice(start, end), 'fullCalcOnLoad'), start, end)
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
  const { bytes, sheet, workbook } = book
  const { xml, numbers } = rewriteSheet(await partOf(sheet), edits, asText)
  onProgress(SCANNED)
  const texts = new Map<string, string>()
  if (edits.size > 0) texts.set(sheet.filename, xml)
  const calculated = hasFormulas && edits.size > 0 ? calculatedOnLoad(await partOf(workbook)) : null
  if (calculated) texts.set(workbook.filename, calculated)
  const spliced = await splicedZip(bytes, texts)
  onProgress(1)
  return { bytes: spliced, numbers }
}
