import { cellText, type Cell } from './cellText'
import { localName, readMarkup, type Tag } from './markup'
import { MOST_COLUMNS, MOST_ROWS, sheetOf, type Sheet, type SheetRow } from './sheet'

/** The named formats, as Excel writes them in Britain. */
const FORMATS = new Map(
  Object.entries({
    'general number': 'General',
    'general date': 'd/m/yy h:mm',
    'long date': 'd mmmm yyyy',
    'medium date': 'd-mmm-yy',
    'short date': 'd/m/yy',
    'long time': 'h:mm:ss AM/PM',
    'medium time': 'h:mm AM/PM',
    'short time': 'h:mm',
    currency: '£#,##0.00',
    'euro currency': '[$€-2] #,##0.00',
    fixed: '0.00',
    standard: '#,##0.00',
    percent: '0.00%',
    scientific: '0.00E+00',
    'yes/no': '"Yes";"Yes";"No"',
    'true/false': '"True";"True";"False"',
    'on/off': '"On";"On";"Off"',
  }),
)

const DAY = 24 * 60 * 60 * 1000

/** A date such as `2026-03-01T00:00:00.000` in Excel's days: from 1900, which has a 29 February there, or from 1904. */
function serialOf(date: string, uses1904: boolean): number {
  const days = (Date.parse(date.endsWith('Z') ? date : `${date}Z`) - Date.UTC(1899, 11, 30)) / DAY
  if (uses1904) return days - 1462
  return days < 61 ? days - 1 : days
}

/** The value of a cell, by the type written with it. */
function valueOf(text: string, type: string, format: string, uses1904: boolean): Cell {
  if (type === 'boolean') return { t: 'b', v: text.trim() === '1' }
  if (type === 'datetime') {
    const value = serialOf(text.trim(), uses1904)
    if (!Number.isNaN(value)) return { t: 'n', v: value, z: format === 'General' ? 'yyyy-mm-dd' : format }
  }
  if (type === 'number' && text.trim() !== '' && !Number.isNaN(Number(text)))
    return { t: 'n', v: Number(text), z: format }
  return { t: 's', v: text }
}

/** The value of an attribute that counts rows or columns; 0 if missing. */
const countOf = (text: string | undefined, most: number) =>
  Math.max(0, Math.min(Math.trunc(Number(text ?? 0)) || 0, most))

/** Reads the sheets of a workbook in Excel's XML of 2003. The first cell of a merge has its text. */
export function readExcelXml(xml: string): Sheet[] {
  const sheets: { name: string; isHidden: boolean; rows: SheetRow[]; blankFormulas: number }[] = []
  const formats = new Map<string, string>()
  const formatOf = (style = 'Default') => formats.get(style) ?? 'General'
  let [style, uses1904] = ['', false]
  let columnStyles: (string | undefined)[] = []
  let [nextRow, nextColumn] = [0, 0]
  let row: { isOf: SheetRow; style: string | undefined } | null = null
  let cell: { column: number; format: string; isFormula: boolean; value: Cell } | null = null
  /** The element whose texts we read, or skip. */
  let within: 'data' | 'visible' | 'comment' | null = null
  let [text, type] = ['', '']

  const begin = (name: string, { attributes }: Tag) => {
    const named = new Map(
      Array.from(attributes, ([written, value]) => [localName(written).toLowerCase(), value]),
    )
    switch (name) {
      case 'date1904':
        uses1904 = true
        break
      case 'style':
        style = named.get('id') ?? ''
        // A style's parent comes before it.
        formats.set(style, formatOf(named.get('parent')))
        break
      case 'numberformat': {
        const format = named.get('format') ?? 'General'
        formats.set(style, FORMATS.get(format.toLowerCase()) ?? format)
        break
      }
      case 'worksheet':
        sheets.push({ name: named.get('name') ?? '', isHidden: false, rows: [], blankFormulas: 0 })
        ;[columnStyles, nextRow, row, cell] = [[], 0, null, null]
        break
      case 'column': {
        const from = countOf(named.get('index'), MOST_COLUMNS) || columnStyles.length + 1
        const last = Math.min(from + countOf(named.get('span'), MOST_COLUMNS), MOST_COLUMNS)
        for (let at = Math.max(from - 1, columnStyles.length); at < last; at += 1)
          columnStyles[at] = named.get('styleid')
        break
      }
      case 'row': {
        const at = (countOf(named.get('index'), MOST_ROWS) || nextRow + 1) - 1
        row = {
          isOf: { at, cells: new Map(), isHidden: named.get('hidden') === '1' },
          style: named.get('styleid'),
        }
        nextRow = at + 1 + countOf(named.get('span'), MOST_ROWS)
        nextColumn = 0
        break
      }
      case 'cell': {
        const column = (countOf(named.get('index'), MOST_COLUMNS) || nextColumn + 1) - 1
        const format = formatOf(named.get('styleid') ?? row?.style ?? columnStyles[column])
        cell = { column, format, isFormula: named.has('formula'), value: undefined }
        nextColumn = column + 1 + countOf(named.get('mergeacross'), MOST_COLUMNS)
        break
      }
      case 'data':
      case 'visible':
      case 'comment':
        within = name
        ;[text, type] = ['', (named.get('type') ?? '').toLowerCase()]
    }
  }
  const end = (name: string) => {
    const sheet = sheets.at(-1)
    switch (name) {
      case 'data':
        if (cell) cell.value = valueOf(text, type, cell.format, uses1904)
        break
      case 'visible':
        if (sheet) sheet.isHidden = /^sheet(?:very)?hidden$/i.test(text.trim())
        break
      case 'cell': {
        const shown = cellText(cell?.value, uses1904)
        if (cell && shown !== '') row?.isOf.cells.set(cell.column, shown)
        if (sheet && cell?.isFormula && cell.value === undefined) sheet.blankFormulas += 1
        cell = null
        break
      }
      case 'row':
        if (row && row.isOf.cells.size > 0) sheet?.rows.push(row.isOf)
        row = null
    }
    if (name === within) within = null
  }

  readMarkup(xml, true, {
    onText: (part) => {
      if (within) text += part
    },
    onTag: (tag) => {
      const name = localName(tag.name).toLowerCase()
      if (within !== null && name !== within) {
        if (within === 'data' && name === 'br' && !tag.isEnd) text += '\n'
        return
      }
      if (!tag.isEnd) begin(name, tag)
      if (tag.isEnd || tag.isEmpty) end(name)
    },
  })
  return sheets.map(({ name, isHidden, rows, blankFormulas }) => {
    const inOrder = rows.toSorted((a, b) => a.at - b.at)
    return Object.assign(sheetOf(name, inOrder, blankFormulas), { isHidden })
  })
}
