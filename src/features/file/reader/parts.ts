import { latin } from '../../../base/bytes'
import { elementsIn, readMarkup } from './markup'
import { unpacked, zipEntries, isOpenDocument } from './zip'
import { isTooLarge, MOST_CELLS, unreadSheet, type Sheet } from './sheet'

declare module '@e965/xlsx' {
  /** Reads a workbook from the unpacked files of a zip. */
  function parse_zip(container: ReturnType<typeof containerOf>, options: ParsingOptions): WorkBook
}

/** An unpacked file from a workbook's zip. */
export interface Part {
  name: string
  content: Uint8Array
  /** If it is a sheet: its hidden rows, from 0. */
  hiddenRows: Set<number>
}

/** A formula longer than Excel allows; the library writes it out for each cell that shares it. */
const LONG_FORMULA = /<(?:\w+:)?f\b[^<>]*>[^<]{8193}/

/** A link, which the library writes into each of its cells, so a few bytes may become a billion. The page reads none. */
const LINK = /<(?:\w+:)?hyperlink\s[^<>]*>/g

/** A cell's place in lower case, which Excel reads and the library does not. */
const SMALL_PLACE = /(<(?:\w+:)?c\s[^<>]*?\br\s*=\s*["'])([A-Z]{0,2}[a-z][A-Za-z]{0,2})(?=\d)/g

const ROW = /<(?:\w+:)?row\b[^<>]*>/g

function hiddenRowsIn(xml: string): Set<number> {
  const hidden = new Set<number>()
  if (!/\shidden\s*=/.test(xml)) return hidden
  let row = 0
  for (const [tag] of xml.matchAll(ROW)) {
    row = Number(/\sr\s*=\s*["'](\d+)/.exec(tag)?.[1] ?? row + 1)
    if (/\shidden\s*=\s*["'](?:1|true|on)\b/.test(tag)) hidden.add(row - 1)
  }
  return hidden
}

/** An XML file changed so that the library reads it in time proportional to its length. */
function partOf(name: string, written: Uint8Array): Part {
  const [first, second] = written
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
  let content = isUtf16
    ? new TextEncoder().encode(new TextDecoder(first === 0xff ? 'utf-16le' : 'utf-16be').decode(written))
    : written
  if (!/\.xml$/i.test(name)) return { name, content: written, hiddenRows: new Set() }
  const xml = latin(content)
  if (LONG_FORMULA.test(xml)) throw new Error('a formula that is too long')
  const mended = [
    ...Array.from(xml.matchAll(LINK), ({ 0: tag, index }) => ({ at: index, text: ' '.repeat(tag.length) })),
    ...Array.from(xml.matchAll(SMALL_PLACE), ({ 1: before = '', 2: letters = '', index }) => ({
      at: index + before.length,
      text: letters.toUpperCase(),
    })),
  ]
  if (mended.length > 0) content = content.slice()
  for (const { at, text } of mended) new TextEncoder().encodeInto(text, content.subarray(at))
  return { name, content, hiddenRows: hiddenRowsIn(xml) }
}

/** The most that a workbook may unpack to, in bytes. */
const MOST_BYTES = 300 * 1024 * 1024

/** Pictures, which stay packed: a sheet of photos may have thousands. */
const PICTURE = /(?:^|\/)(?:media|pictures|thumbnails)\//i

/**
 * The files of a zip, except pictures, each unpacked from its place in the zip's directory: the library believes the header
 * before each file. Throws for a damaged file, and for one that the library would not read in time proportional to its length.
 *
 * @returns null for anything but a zip; *huge* if together they have more bytes than a workbook may, by the directory, which is
 *   binding
 */
export async function partsOf(bytes: Uint8Array): Promise<Part[] | 'huge' | null> {
  const entries = await zipEntries(bytes)
  if (!entries) return null
  if (entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0) > MOST_BYTES) return 'huge'
  const parts: Part[] = []
  for (const entry of entries)
    if (!PICTURE.test(entry.filename)) parts.push(partOf(entry.filename, await unpacked(entry)))
  return parts
}

/** The same files as the library takes them. */
export const containerOf = (parts: Part[]) => ({
  FullPaths: parts.map(({ name }) => `Root Entry/${name}`),
  FileIndex: parts.map(({ name, content }) => ({ name, type: 2, content })),
})

/** The hidden rows of a workbook's sheets, in order, from its parts. */
export function hiddenRowsOf(parts: Part[], sheets: readonly { id?: string }[]): Set<number>[] {
  const relations = parts.find(({ name }) => /workbook\d*\.xml\.rels$/i.test(name))
  const tags = elementsIn(latin(relations?.content), 'Relationship')
  const targets = new Map(tags.map(({ attributes }) => [attributes.get('Id'), attributes.get('Target')]))
  const hiddenIn = new Map(parts.map(({ name, hiddenRows }) => [name.toLowerCase(), hiddenRows]))
  return sheets.map(({ id }) => {
    const target = targets.get(id)?.toLowerCase().replace(/^\//, '') ?? ''
    return hiddenIn.get(target) ?? hiddenIn.get(`xl/${target}`) ?? new Set()
  })
}

/** What the library ignores in an OpenDocument workbook. */
export interface OpenDocument {
  hiddenSheets: string[]
  hiddenRows: Map<string, Set<number>>
  /** A sheet with too many cells: one written row or cell may stand for a million. */
  tooLarge: Sheet | null
}

const contentIn = (parts: Part[] | null, name: string) => parts?.find((part) => part.name === name)?.content

const textOf = (parts: Part[] | null, name: string) => new TextDecoder().decode(contentIn(parts, name))

/** Whether an OpenDocument has a password, by its list of files. */
export const isLockedOds = (parts: Part[] | null) =>
  textOf(parts, 'META-INF/manifest.xml').includes('encryption-data')

/** The XML of a zipped OpenDocument workbook; empty for any other file. */
export const contentOf = (parts: Part[] | null): string =>
  isOpenDocument(contentIn(parts, 'mimetype')) ? textOf(parts, 'content.xml') : ''

/** The most blanks that may be given by their number. */
const MOST_BLANKS = 20_000_000

/** A table while we read it: the open row, and what it has so far. */
const emptyTable = (name: string) => ({
  name,
  at: 0,
  times: 0,
  width: 0,
  isFilled: false,
  rows: 0,
  columns: 0,
})

/** Reads that from a workbook's XML. Throws if blanks that are given by their number never end. */
export function readOpenDocument(xml: string): OpenDocument {
  const read: OpenDocument = { hiddenSheets: [], hiddenRows: new Map(), tooLarge: null }
  const hiddenStyles = new Set<string>()
  let [style, cells, blanks] = ['', 0, 0]
  let table = emptyTable('')
  const endRow = () => {
    table.at += table.times
    if (table.isFilled) table.rows += table.times
    table.columns = Math.max(table.columns, table.width)
  }
  const endTable = () => {
    endRow()
    const { name, rows, columns } = table
    cells += rows * columns
    if (isTooLarge(table) || cells > MOST_CELLS) read.tooLarge ??= unreadSheet(name, { rows, columns })
    table = emptyTable('')
  }

  readMarkup(xml, true, {
    onTag: ({ name, isEnd, isEmpty, attributes }) => {
      if (isEnd && name !== 'table:table') return
      const repeated = (of: 'rows' | 'columns') => Number(attributes.get(`table:number-${of}-repeated`) ?? 1)
      switch (name) {
        case 'style:style':
          style = attributes.get('style:name') ?? ''
          break
        case 'style:table-properties':
          if (attributes.get('table:display') === 'false') hiddenStyles.add(style)
          break
        case 'text:s':
          blanks += Number(attributes.get('text:c') ?? 1)
          if (blanks > MOST_BLANKS) throw new Error('blanks without end')
          break
        case 'table:table': {
          endTable()
          if (isEnd) break
          table = emptyTable(attributes.get('table:name') ?? '')
          if (hiddenStyles.has(attributes.get('table:style-name') ?? '')) read.hiddenSheets.push(table.name)
          read.hiddenRows.set(table.name, new Set())
          break
        }
        case 'table:table-row':
          endRow()
          Object.assign(table, { width: 0, isFilled: false, times: repeated('rows') })
          // Repeated rows are blank, except the first.
          if (/^(?:collapse|filter)$/.test(attributes.get('table:visibility') ?? '')) {
            read.hiddenRows.get(table.name)?.add(table.at)
          }
          break
        case 'table:table-cell':
        case 'table:covered-table-cell':
          if (!isEmpty) {
            table.width += repeated('columns')
            table.isFilled = true
          }
      }
    },
  })
  endTable()
  return read
}
