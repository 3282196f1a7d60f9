import { MAX_ROWS } from '../../app/base/constants'
import type { Delimiter } from '../../app/base/csvFile'

const mendLine = 'Please fix that line and try again.'

const number = (count: number) => count.toLocaleString('en-GB')

export const fileMessages = {
  heading: 'CSV file',
  drop: 'Drop a CSV file here',
  choose: 'or click to choose one',
  another: 'Drop another CSV file here, or click to choose one',
  limit: `Up to ${number(MAX_ROWS)} rows, with a header row`,
  reading: (name: string) => `Reading ${name}…`,
  rows: (count: number) => `${number(count)} ${count === 1 ? 'row' : 'rows'}`,
  delimiters: { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'pipe' } satisfies Record<
    Delimiter,
    string
  >,
  delimited: (name: string) => `${name}-delimited`,
  warnings: (count: number) => `${number(count)} ${count === 1 ? 'row was' : 'rows were'} too short`,
  moreWarnings: (count: number) => `…and ${number(count)} more.`,
  previewNote: (shown: number, total: number) => `Showing first ${shown} rows of ${number(total)} total rows`,
  notCsv: 'Please select a CSV file',
  saveAs: {
    excel:
      'This is an Excel workbook. Open it in Excel, choose File, Save As, and the type “CSV UTF-8 (Comma delimited)”. Then choose the new file here.',
    openDocument:
      'This is an OpenDocument spreadsheet. Open it in LibreOffice, choose File, Save As, and the type “Text CSV”. Then choose the new file here.',
    numbers:
      'This is a Numbers spreadsheet. Open it in Numbers and choose File, Export To, CSV. Then choose the new file here.',
    text: 'This is a plain text file. Open it in your spreadsheet program, check that its columns are right, and save it as CSV. Then choose the new file here.',
  },
  unreadable: (reason: string) =>
    `The file could not be read${reason}. Please check that it is still there and try again.`,
  notText: 'This file is not text. Please save your spreadsheet as CSV and choose that file.',
  empty: 'The file is empty. Please choose a file with a header row and addresses.',
  noRows: 'The file has a header row but no data rows. Please add addresses and try again.',
  tooManyRows: (count: number) =>
    `File contains ${number(count)} rows. Maximum allowed is ${number(MAX_ROWS)} rows. Please reduce your file size and try again.`,
  unterminatedQuote: 'Quoted field unterminated',
  atLine: (message: string, line: number) => `${message} (line ${line}). ${mendLine}`,
  longRow: (line: number, found: number, expected: number) =>
    `Too many fields: expected ${expected} fields but parsed ${found} (line ${line}). ${mendLine}`,
  shortRow: (line: number, found: number, expected: number) =>
    `Line ${line} has ${found} of ${expected} values. The missing ones are left blank.`,
  unnamedColumn: (place: number) => `Column ${place}`,
  repeatedColumn: (header: string, place: number) => `${header} (column ${place})`,
  rowColumn: 'Row',
  example: 'Use an example file',
  exampleFailed: 'The example file could not be loaded. Please check your connection and try again.',
  dropAnywhere: 'Drop the CSV file anywhere on this page',
  preview: 'Preview',
  previewFailed: 'The preview cannot be shown',
  previewFailedNext:
    'Part of the page could not be loaded. Everything else works; reload the page to see the preview.',
}
