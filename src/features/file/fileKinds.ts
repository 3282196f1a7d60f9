import { fileMessages } from './fileMessages'

/** Whether a file may be tried as CSV: its name ends in `.csv` in any case, or its type is `text/csv`. */
export const isCsv = ({ name, type }: { name: string; type: string }) =>
  /\.csv$/i.test(name) || type.toLowerCase() === 'text/csv'

/** How to save each kind of file as CSV, by the end of its name. */
const WAYS: [RegExp, string][] = [
  [/\.xls[xmb]?$/i, fileMessages.saveAs.excel],
  [/\.ods$/i, fileMessages.saveAs.openDocument],
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
