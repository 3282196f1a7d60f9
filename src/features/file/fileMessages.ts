import { MAX_ROWS, PRODUCT_NAME } from '../../base/constants'
import type { Delimiter } from '../../base/csvFile'
import { formatList, formatNumber, formatRows } from '../../base/format'

const DELIMITER_NAMES = { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'pipe' }

/** Said by the page and by the worker that reads files. */
export const NOT_CSV = 'Please select a CSV file'

export const fileMessages = {
  heading: 'CSV file',
  drop: 'Drop an Excel or CSV file here',
  choose: 'or click to choose one, or paste rows from a spreadsheet',
  another: 'Drop or choose another file',
  chooseByTouch: 'Choose an Excel or CSV file',
  anotherByTouch: 'Choose another Excel or CSV file',
  limit: `Up to ${formatNumber(MAX_ROWS)} rows, with a header row`,
  dismiss: 'Dismiss',
  reading: (name: string, isWorkbook: boolean) => (isWorkbook ? 'Opening the workbook…' : `Reading ${name}…`),
  rows: formatRows,
  delimited: (delimiter: Delimiter) => `${DELIMITER_NAMES[delimiter]}-delimited`,
  allWarnings: (count: number) => `Show all ${formatNumber(count)}`,
  previewNote: (shown: number, total: number) =>
    `Showing first ${shown} rows of ${formatNumber(total)} total rows`,
  titleFound: (line: number) =>
    `Line ${line} has the column names. The lines above it stay where they are in your download.`,
  looksLikeData:
    'The first line looks like a customer, not like column names. As a header it would not be cleansed.',
  firstLineIsData: 'The first line is data',
  headerLine: 'Header line',
  anotherHeader: 'Choose another header line',
  headerChoice: (line: number, text: string) => `Line ${line}: ${text}`,
  noHeader: 'None: the first line is data',
  headerOf: (name: string) => `If another line of ${name} has the column names, choose it:`,
  cleanseAll: (rows: number) => `Cleanse all ${formatNumber(rows)} rows`,
  ignored: (others: string[]) => `Only one file can be loaded at a time. Ignored: ${formatList(others)}.`,
  workbook: 'workbook',
  whichSheet: 'This is a workbook. Which sheet has the addresses?',
  offerSheet: (sheet: string, rows: number) => `Use “${sheet}” (${formatRows(rows)})`,
  offerText: (name: string, rows: number) => `Use ${name} (${formatRows(rows)})`,
  unreadable: (reason: string) => `The file could not be read (${reason}). Please try again.`,
  gone: 'The file could not be read. It may have been moved, changed or deleted since you chose it. Please choose it again.',
  folder: 'If it is a folder, choose the file in it.',
  missing:
    'The part of this page that reads this could not be loaded. Please check your connection and try again.',
  tooLong: {
    message: 'This file takes too long to read.',
    next: 'Copy the addresses into a new sheet, save that as “CSV UTF-8 (Comma delimited)”, and choose the new file here.',
  },
  repeatedColumn: (header: string, place: number) => `${header} (column ${place})`,
  dateInAddress: 'A date: a spreadsheet may have made it from a house number',
  rowColumn: 'Row',
  example: 'Use an example file',
  dropAnywhere: 'Drop the file anywhere on this page',
  preview: 'Preview',
  exampleName: 'example.csv',
  /** Invented customers, written as people write addresses: abbreviated, misspelt, incomplete, twice, and not at all. */
  exampleCsv: `Customer,Address,Town,Postcode
Willow Bakery,14 market st,Ludlow,sy8 1ab
J. Ashdown,Flat 2 31 Regent Sqaure,Cheltenham,GL50 2QT
Hannah Pryce,8 Heol Fawr,Dolgellau,LL40 1BD
Northgate Dental,Northgate Dental 5-7 Castle Street,Durham,DH1 3RH
M. Okafor,22 Beech Grove,Harrogate,
T. Lindqvist,the old forge mill lane,Totnes,TQ9 5NH
Priory Books,3 Priory Row,Coventry,CV1 5EX
Priory Books,3 Priory Row,Coventry,CV1 5EX
A. Begum,117A Stratford Rd,Birmingham,B11 1AQ
R. McInnes,Rose Cottage,Oban,PA34 4LS
Depot,see delivery note,,
C. Whitlock,,,
`,
}

/** Shown until there is a file. */
export const welcomeMessages = {
  title: 'Give every customer a correct, deliverable address',
  about: `Drop a file. ${PRODUCT_NAME} looks up each address and gives it back in its official form, with a score that says how sure the match is. It takes up to ${formatNumber(MAX_ROWS)} rows at once, and asks before it takes a longer list.`,
  examplesLabel: 'Addresses before and after',
  before: 'Your address',
  after: 'Cleansed address',
  score: 'Confidence',
  /** Invented addresses; what cleansing changes is in brackets. */
  examples: [
    {
      before: 'flat 3 linden hse, 18 [abby] rd, bath',
      after: 'Flat 3, Linden House, 18 [Abbey] Road, Bath, [BA1 1XL]',
      score: 0.92,
    },
    { before: '7 station st, [ST4 2DD]', after: '7 Station Street, Buxton, [SK17 6AY]', score: 0.64 },
    {
      before: 'the old mill, church lane, ely, cb7 4ab',
      after: 'The Old Mill, Church Lane, Ely, CB7 4AB',
      score: 1,
    },
  ],
  promises: (provider: string) => [
    {
      title: 'Nothing is uploaded',
      text: `The file stays in your browser. Only the address text you choose goes to ${provider}.`,
    },
    {
      title: 'Nothing is paid twice',
      text: 'Close the laptop, lose the network, run out of credit: the run continues where it stopped. After a crash, the calls in flight may be paid again.',
    },
    {
      title: 'You have the last word',
      text: 'You accept each doubtful match, or keep your own address.',
    },
  ],
}
