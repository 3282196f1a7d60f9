import { elementsIn, localName } from '../reader/markup'
import type { FileEntry } from '@zip.js/zip.js/lib/zip-core-custom.js'
import { unpacked, zipEntries } from '../reader/zip'
import { OddWorkbook } from './walkSheet'

/** The parts of an Excel workbook, in its zip. */
export interface Package {
  bytes: Uint8Array<ArrayBuffer>
  ending: 'xlsx' | 'xlsm'
  workbook: FileEntry
  /** The sheet to rewrite. */
  sheet: FileEntry
  /** Tables and pivots on that sheet. */
  beside: { entry: FileEntry; kind: 'table' | 'pivot' }[]
}

/** Parts of a workbook that a change would break: signatures, and records of who changed what. */
const KEPT_OUT = /(?:^|\/)(?:_xmlsignatures|revisions)\//i

/** The XML that a part unpacks to. Throws unless it is valid UTF-8 without a document type. */
export async function partOf(entry: FileEntry): Promise<string> {
  const xml = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(await unpacked(entry, true))
  const encoding = /^\uFEFF?<\?xml[^>]*?\sencoding\s*=\s*["']([^"']*)/.exec(xml)?.[1] ?? 'utf-8'
  if (!/^(?:utf-8|us-ascii)$/i.test(encoding)) throw new OddWorkbook(`encoded as ${encoding}`)
  if (/<!DOCTYPE/i.test(xml)) throw new OddWorkbook(`${entry.filename} has a document type`)
  return xml
}

/** The start tags of a part's elements with this name. */
export const elementsOf = async (entry: FileEntry, name: string) => elementsIn(await partOf(entry), name)

/** The path to which a target leads from a part. */
function resolved(from: string, target: string): string {
  if (target.startsWith('/')) return target.slice(1)
  const steps = from.split('/').slice(0, -1)
  for (const step of target.split('/')) {
    if (step === '..') steps.pop()
    else if (step !== '.') steps.push(step)
  }
  return steps.join('/')
}

/** The kinds of workbooks that we rewrite, by the type of their main part: not templates or add-ins. */
const ENDINGS = new Map([
  ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml', 'xlsx'],
  ['application/vnd.ms-excel.sheet.macroEnabled.main+xml', 'xlsm'],
] as const)

/** The type of a part: its own, or that of its ending. */
async function typeOf(types: FileEntry, path: string) {
  const xml = await partOf(types)
  const typed = (element: string, attribute: string, value: string) =>
    elementsIn(xml, element).find(
      ({ attributes }) => attributes.get(attribute)?.toLowerCase() === value.toLowerCase(),
    )
  const named = typed('Override', 'PartName', `/${path}`)
  const found = named ?? typed('Default', 'Extension', path.slice(path.lastIndexOf('.') + 1))
  return found?.attributes.get('ContentType') ?? ''
}

/** Opens a workbook's parts. Throws if we cannot rewrite it. @param name of the sheet */
export async function openPackage(bytes: Uint8Array<ArrayBuffer>, name: string): Promise<Package> {
  const entries = (await zipEntries(bytes)) ?? []
  const byName = new Map(entries.map((entry) => [entry.filename.toLowerCase(), entry]))
  if (byName.size < entries.length) throw new OddWorkbook('a part is there twice')
  if (entries.some((entry) => entry.encrypted || KEPT_OUT.test(entry.filename)))
    throw new OddWorkbook('signed, encrypted or with revisions')
  const entryOf = (path: string) => {
    const entry = byName.get(path.toLowerCase())
    if (!entry) throw new OddWorkbook(`${path} is missing`)
    return entry
  }
  const relationsOf = async (path: string) => {
    const entry = byName.get(path.replace(/[^/]*$/, '_rels/$&.rels').toLowerCase())
    const tags = entry ? await elementsOf(entry, 'Relationship') : []
    return tags.map(({ attributes }) => ({
      id: attributes.get('Id'),
      type: attributes.get('Type') ?? '',
      path: resolved(path, attributes.get('Target') ?? ''),
    }))
  }

  const book = (await relationsOf('')).find(({ type }) => type.endsWith('/officeDocument'))?.path
  if (book === undefined) throw new OddWorkbook('no workbook')
  const workbook = entryOf(book)
  const sheets = await elementsOf(workbook, 'sheet')
  const [named, ...more] = sheets.filter(({ attributes }) => attributes.get('name') === name)
  const id = Array.from(named?.attributes ?? []).find(([key]) => localName(key) === 'id')?.[1]
  const related = (await relationsOf(book)).find((each) => each.id === id)
  if (more.length > 0 || !related?.type.endsWith('/worksheet')) throw new OddWorkbook(`no sheet ${name}`)
  const beside: Package['beside'] = []
  for (const { type, path } of await relationsOf(related.path)) {
    if (type.endsWith('/table')) beside.push({ entry: entryOf(path), kind: 'table' })
    if (type.endsWith('/pivotTable')) beside.push({ entry: entryOf(path), kind: 'pivot' })
  }
  const type = await typeOf(entryOf('[Content_Types].xml'), book)
  const ending = Array.from(ENDINGS).find(([each]) => each.toLowerCase() === type.toLowerCase())?.[1]
  if (!ending) throw new OddWorkbook(`a workbook of the type ${type}`)
  return { bytes, ending, workbook, sheet: entryOf(related.path), beside }
}
