import { fileMessages } from './fileMessages'

/** Whether a file is named as CSV: its name ends in `.csv` in any case, or its type is `text/csv`. */
export const isCsv = ({ name, type }: { name: string; type: string }) =>
  /\.csv$/i.test(name) || type.toLowerCase() === 'text/csv'

/** Whether a file's name is that of a workbook. */
export const isWorkbookName = (name: string) => /\.(?:xls[xmb]?|ods)$/i.test(name)

/** Whether a file's name is one that delimited text comes under, besides `.csv`; other programs write it as `.xls`. */
export const isNamedAsText = (name: string) => /\.(?:tsv|tab|txt)$/i.test(name) || isWorkbookName(name)

const TABLE_ENDING = /\.(?:csv|tsv|tab|xls[xmb]?|ods)$/i

/** A file's name without the ending that says it holds a table. */
export const withoutEnding = (name: string) => name.replace(TABLE_ENDING, '')

/** A file's name with something added before its ending, which is `.csv` if there is none. */
export const withSuffix = (name: string, suffix: string) =>
  `${withoutEnding(name)}${suffix}${TABLE_ENDING.exec(name)?.[0] ?? '.csv'}`

/** The name of a sheet of a workbook that has several. */
export const withSheetName = (name: string, sheet: string) => withSuffix(name, ` (${sheet})`)

/** How to save each kind of file as CSV, by the end of its name. */
const WAYS: [RegExp, string][] = [
  [/\.numbers$/i, fileMessages.saveAs.numbers],
  [/\.pdf$/i, fileMessages.saveAs.pdf],
  [/\.docx?$/i, fileMessages.saveAs.word],
  [/\.(?:tsv|tab|txt)$/i, fileMessages.saveAs.text],
]

/** How to save a file of this name as CSV; undefined for a kind that holds no table. */
export const howToSaveAsCsv = (name: string) => WAYS.find(([kind]) => kind.test(name))?.[1]

/** The type of a file of pasted rows; the reader makes CSV of it, away from the main thread. */
export const PASTED_TYPE = 'text/tab-separated-values'

/** Whether a pasted text is a table: at least two lines, with tabs. */
export const isTable = (text: string): boolean => text.includes('\t') && text.trim().includes('\n')
