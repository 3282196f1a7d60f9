import { spaced } from '../../../base/values'
import { MAX_LIST_ROWS, MAX_ROWS } from '../../../base/constants'
import { formatCount, formatNumber, formatRows } from '../../../base/format'
import { NOT_CSV } from '../fileMessages'
import { hasEnding, TEXT_ENDINGS, WORKBOOK_ENDINGS } from '../fileNames'
import { MOST_SEPARATORS, type CsvRecord } from './records'
import { MOST_COLUMNS, type Sheet } from './sheet'

export const LINES_NAMED = 10

/** How many characters of a line we quote. */
const EXCERPT = 80

/** The beginning of a record on one line; without a delimiter, the values that are not blank. */
function excerpt(cells: string[], delimiter?: string): string {
  const shown = delimiter === undefined ? cells.filter((cell) => cell.trim() !== '') : cells
  // An unclosed value may be as long as the file.
  const text = spaced(shown.map((cell) => cell.slice(0, 4 * EXCERPT)).join(delimiter ?? ', '))
  return text.length > EXCERPT ? `${text.slice(0, EXCERPT - 1).trimEnd()}…` : text
}

/** The most lines of a warning: more than anybody reads. */
const MOST_LINES = 1000

/** A warning's words for its first lines, and how many more there are. */
export function firstLines<Line>(lines: Line[], say: (line: Line) => string): string[] {
  const more = lines.length - MOST_LINES
  const said = lines.slice(0, MOST_LINES).map(say)
  return more > 0 ? [...said, `And ${formatCount(more, 'more line')}.`] : said
}

/** What to do about the broken lines named below it. */
function mend(count: number, how: string): string {
  const named = count > LINES_NAMED ? `The first ${LINES_NAMED} are` : count === 1 ? 'It is' : 'They are'
  return `${named} below. ${how}, and save the file as “CSV UTF-8 (Comma delimited)”. Then choose it again.`
}

export const readerMessages = {
  notCsv: NOT_CSV,
  workbook: {
    password:
      'This workbook has a password. Open it in Excel, choose File, Info, Protect Workbook, remove the password, save the workbook, and choose it again.',
    damaged: 'This workbook is damaged or incomplete. Open it in Excel, save it, and choose it again.',
    hidden:
      'All sheets with data in this workbook are hidden. Unhide one in Excel, save the workbook, and choose it again.',
    empty:
      'No sheet in this workbook has a header row and addresses. Add them, save the workbook, and choose it again.',
    huge: 'This workbook would take up more than 300 MB once unpacked. Copy the addresses into a new workbook and choose that one.',
    large: ({ name, rows, columns }: Pick<Sheet, 'name' | 'rows' | 'columns'>) =>
      `Sheet “${name}” has text in ${formatRows(rows)} and ${formatCount(columns, 'column')}, which is more than this page can read. Copy the addresses into a new workbook and choose that one.`,
    broken: ({ name }: Pick<Sheet, 'name'>) =>
      `Sheet “${name}” cannot be read. If it is the one with the addresses, open the workbook in Excel, save it, and choose it again.`,
  },
  hiddenRows: (count: number) => `${formatCount(count, 'hidden row is', 'hidden rows are')} included.`,
  blankFormulas: (count: number) =>
    `${formatCount(count, 'formula has no saved value and is', 'formulas have no saved value and are')} left blank.`,
  mendFormulas: 'Open the workbook in Excel, save it, and choose it again.',
  pastedLine: 'What was pasted is one line, and no list.',
  pasteRows: 'Copy the line with the column names and the rows below it, and paste them again.',
  pastedTables: 'What was pasted has several tables. Which one has the addresses?',
  notRows: {
    severalLines: 'Each address stands on several lines here.',
    severalInARow: 'Several addresses stand in each row here.',
    sentences: 'This is a text in sentences, and no list.',
  },
  oneARow: 'Copy the table again with one address a row, or paste it into Excel first.',
  notText: 'This file cannot be read as a list. Please save your spreadsheet as CSV and choose that file.',
  tooLarge: 'This file is larger than 100 MB, which is more than this page can read.',
  splitFile:
    'Open it in your spreadsheet program, save it as several smaller files, and load them one after the other.',
  empty: 'The file is empty. Please choose a file with a header row and addresses.',
  noRows: 'The file has a header row but no data rows. Please add addresses and try again.',
  tooManyRows: (count: number) =>
    `File contains ${formatNumber(count)} rows. Maximum allowed is ${formatNumber(MAX_ROWS)} rows. Please reduce your file size and try again.`,
  tooManyColumns: (count: number) =>
    `File contains ${formatNumber(count)} columns. Maximum allowed is ${formatNumber(MOST_COLUMNS)} columns. Please leave out those that are not needed and try again.`,
  endlessLine: (line: number) =>
    `Line ${line} has more than ${formatNumber(MOST_SEPARATORS)} commas, semicolons, tabs or pipes, which is more than this page can read.`,
  splitList: `CleanSheet takes lists of up to ${formatNumber(MAX_LIST_ROWS)} rows. Split the file into several, and cleanse them one after the other; or ask your provider about its own batch service.`,
  atLine: (message: string, line: number) => `${message} (line ${line}).`,
  longRow: (line: number, found: number, expected: number) =>
    `Too many fields: expected ${expected} fields but parsed ${found} (line ${line}).`,
  excerpt,
  badQuote: (line: number, text: string) => `Line ${line}: “${text}”`,
  mendQuotes: (count: number) =>
    `${formatCount(count, 'line has', 'lines have')} a quotation mark (") that is not closed in the right place. ${mend(count, 'Open the file in Excel, take the quotation mark out of each')}`,
  tooLong: (line: number, text: string, found: number) =>
    `Line ${line} has ${formatNumber(found)} values: “${text}”`,
  mendLongRows: (count: number, expected: number) =>
    `${formatCount(count, 'line has', 'lines have')} too many values; there ${expected === 1 ? 'is 1 column' : `are ${formatNumber(expected)} columns`}. ${mend(count, 'Often an address holds a comma that splits it in two. Open the file in Excel, put the values that were split back into one cell')}`,
  unreadableLine: (line: number) => `Line ${line} has letters that cannot be read.`,
  mendEncoding:
    'Two programs have written this file in different ways. Open it in Excel, correct the letters in that line, and save the file as “CSV UTF-8 (Comma delimited)”. Then choose it again.',
  windowsLines: (count: number) =>
    `${formatCount(count, 'line is not UTF-8 and was', 'lines are not UTF-8 and were')} read as Windows-1252. Check the letters:`,
  readsNow: (line: number, text: string) => `Line ${line} reads “${text}”.`,
  shortRows: (count: number) => `${formatCount(count, 'row was', 'rows were')} too short`,
  // A spreadsheet shows a value with line breaks in one row.
  shortRow: ({ line, at }: Pick<CsvRecord, 'line' | 'at'>, found: number, expected: number) =>
    `Line ${line} has ${found} of ${expected} values${line === at + 1 ? '' : ` (row ${at + 1} in a spreadsheet)`}. The missing ones are left blank.`,
}

/** What to do about a file that the page cannot read, by the ending of its name. */
const SAVE_AS = {
  [WORKBOOK_ENDINGS.join(' ')]: readerMessages.workbook.damaged,
  numbers:
    'This is a Numbers spreadsheet. Open it in Numbers and choose File, Export To, CSV. Then choose the new file here.',
  fods: 'This is a flat OpenDocument spreadsheet. Open it in LibreOffice, choose File, Save As, and save it as “ODF Spreadsheet (.ods)”. Then choose the new file here.',
  pdf: 'This is a PDF. In Excel, choose Data, Get Data, From File, From PDF, load the table, and save it as “CSV UTF-8 (Comma delimited)”. Then choose the new file here.',
  'doc docx':
    'This is a Word document. Copy its table, paste it into an empty Excel sheet, and save that as “CSV UTF-8 (Comma delimited)”. Then choose the new file here.',
  'zip gz tgz 7z rar': 'This file is packed. Unpack it first, then drop the file inside.',
  vcf: 'These are contacts (vCard). Open them in your address book or in Google Contacts, and export them as CSV. Then choose the new file here.',
  json: 'This is JSON. In Excel, choose Data, Get Data, From File, From JSON, load the table, and save it as “CSV UTF-8 (Comma delimited)”. Then choose the new file here.',
  [TEXT_ENDINGS.join(' ')]:
    'No table was found in this text file. Open it in your spreadsheet program, check its columns, and save it as CSV. Then choose the new file here.',
}

/** The same for a file of this name; undefined for kinds without tables. */
export const howToSaveAsCsv = (name: string) =>
  Object.entries(SAVE_AS).find(([endings]) => hasEnding(name, endings.split(' ')))?.[1]
