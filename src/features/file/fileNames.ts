/** The endings of files with a table. */
export const TEXT_ENDINGS = ['tsv', 'tab', 'txt']
export const WORKBOOK_ENDINGS = ['xlsx', 'xlsm', 'xlsb', 'xls', 'ods']
const TABLE_ENDINGS = ['csv', ...WORKBOOK_ENDINGS, ...TEXT_ENDINGS]

const TABLE_ENDING = new RegExp(String.raw`\.(?:${TABLE_ENDINGS.join('|')})$`, 'i')

/** Whether a name ends in one of these endings, in any case. */
export const hasEnding = (name: string, endings: string[]) =>
  endings.some((ending) => name.toLowerCase().endsWith(`.${ending}`))

export const ACCEPTED_FILES = ['text/csv', ...TABLE_ENDINGS.map((ending) => `.${ending}`)].join()

export const isNamedCsv = (name: string) => hasEnding(name, ['csv'])

/** Whether a file is CSV by name (`.csv` in any case) or type. */
export const isCsv = ({ name, type }: { name: string; type: string }) =>
  isNamedCsv(name) || type.toLowerCase() === 'text/csv'

export const isWorkbookName = (name: string) => hasEnding(name, WORKBOOK_ENDINGS)

/** Whether a name other than `.csv` may belong to delimited text; some programs write it as `.xls`. */
export const isNamedAsText = (name: string) => hasEnding(name, [...TEXT_ENDINGS, ...WORKBOOK_ENDINGS])

/** A file's name without the ending of a file with a table. */
export const withoutEnding = (name: string) => name.replace(TABLE_ENDING, '')

/** A file's name with something added before its ending, which is `.csv` if there is none. */
export const withSuffix = (name: string, suffix: string) =>
  `${withoutEnding(name)}${suffix}${TABLE_ENDING.exec(name)?.[0] ?? '.csv'}`

/** The name of a file of pasted rows; downloads begin with it. */
export const PASTED_NAME = 'pasted.csv'

/** The type of a file of pasted rows, which the reader turns into CSV. No file on disk has it. */
export const PASTED_TYPE = 'text/x-pasted-rows'

/** Separates pasted text from its HTML: a character that neither contains. */
export const BEFORE_HTML = '\0'

/** Whether pasted text may be a table: it has at least two lines. */
export const isTable = (text: string): boolean => text.trim().includes('\n')

/** The name of a column without a header, by its place from 0; downloads contain it. */
export const unnamedColumn = (column: number) => `Column ${column + 1}`
