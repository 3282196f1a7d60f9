import { fileMessages as messages } from './fileMessages'

/** How a file of each kind becomes a CSV file, by the end of its name. */
const WAYS: [RegExp, string][] = [
  [/\.xls[xmb]?$/i, messages.saveAs.excel],
  [/\.ods$/i, messages.saveAs.openDocument],
  [/\.numbers$/i, messages.saveAs.numbers],
  [/\.(?:tsv|tab|txt)$/i, messages.saveAs.text],
]

/** How to save a file of this name as CSV; null for a kind that holds no table. */
export const saveAsCsv = (name: string): string | null => WAYS.find(([kind]) => kind.test(name))?.[1] ?? null
