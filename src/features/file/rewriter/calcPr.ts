import { attributesOf, endOf, nextTag, OddWorkbook, textOf, withAttribute, withoutAttribute } from './tags'

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
export function calculatedOnLoad(xml: Uint8Array): Uint8Array[] | null {
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
