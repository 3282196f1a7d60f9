import { formatCount, formatFirst, formatList, formatNumber, formatRows, nameRows } from '../../base/format'
import { CELL_LIMIT } from '../../base/csvFile'
import { FIRST_ADDED_COLUMN } from '../../base/constants'
import type { DownloadChoice, Format } from './content/rows'
import type { ExtraColumn, Role } from './downloadChoices'
import type { DownloadState, FileContents } from './downloadSlice'

export const downloadMessages = {
  downloads: 'Your results',
  download: 'Download CSV',
  downloadExcel: 'Download Excel',
  format: 'Format',
  formats: { csv: 'CSV', xlsx: 'Excel' } satisfies Record<Format, string>,
  writing: {
    none: '',
    underWay: 'Writing the file…',
    failed: 'The file could not be written. Please check your connection and try again.',
    tooLarge: 'An Excel file of more than two million cells is too large for this page.',
  } satisfies Record<DownloadState['writing'], string>,
  downloadPartial: (done: number, total: number) => `Download Partial Results (${done}/${total})`,
  downloadDone: 'Download results so far',
  more: 'More downloads',
  choices: {
    everything: 'Everything',
    ready: 'Ready to use',
    toReview: 'To review',
    unfound: 'Not found, failed or not sent',
  } satisfies Record<DownloadChoice, string>,
  choice: (name: string, rows: number) => `${name} (${formatNumber(rows)})`,
  extras: {
    addressToUse: 'Address to use',
    outcome: 'Outcome',
    reasons: 'Reasons',
    decision: 'Decision',
    addressSent: 'Address sent',
    duplicateGroup: 'Duplicate group',
    keep: 'Keep',
  } satisfies Record<ExtraColumn, string>,
  forLetters: 'For letters…',
  chooseColumns: 'Choose columns…',
  printSummary: 'Print summary',
  columnsTitle: 'Columns of the download',
  columnsMean: 'Every download has these columns until you change them. The page always shows all of them.',
  addressToUseMeans:
    'Address to use adds “Use Line 1” to “Use Postcode”: the cleansed address, or yours where none was found or you kept yours.',
  duplicatesMean:
    'Duplicate group numbers the rows that have the same address; Keep is “yes” for the first of each and for all other rows. No row is left out.',
  nextMonth: 'For next month',
  nextMonthMeans:
    'For next month adds Decision and Address sent. With them, “Use an earlier download…” recognises every row of this file, even where your own columns have changed.',
  changedMine:
    'Your address columns have changed in this download. Without “Address sent” those rows will be looked up again next month.',
  addNextMonth: 'Add it for next month',
  downloadAgain: 'It is added: download again.',
  onlyMine: 'Only my columns',
  onlyMineMeans:
    'The download has your columns and no others, so that it can go back where it came from. Next month it is not recognised as a download: you pay again for its rows.',
  onlyMineWaits:
    'First choose “Correct my address columns” on the page, so that yours take the cleansed address.',
  addedColumns: (ticked: number, all: number) => `Added columns (${ticked} of ${all})`,
  alsoAdd: 'Also add',
  tickAll: 'Tick all',
  tickNone: 'Tick none',
  usualColumns: 'Back to the usual columns',
  confirmColumns: 'Use these columns',
  cancel: 'Cancel',
  undecided: (rows: number) => `${formatNumber(rows)} to review undecided`,
  about: 'About the download',
  written: ({ name, choice, rows, cleansed, originals, cut }: FileContents) => {
    const letters = formatCount(rows, 'letter')
    const counts = [
      choice === 'letters' ? letters : formatRows(rows),
      `${formatNumber(cleansed)} with a cleansed address`,
    ]
    if (originals > 0) counts.push(`${formatNumber(originals)} with your own`)
    const cutCells = cut.length > 0 ? `. ${cutMessage(cut)}` : ''
    return `${name}: ${counts.join(', ')}${cutCells}`
  },
  blankAddresses: (rows: number) =>
    `The added address columns are blank in ${formatRows(rows)}: no address was found, or you kept yours.`,
  addAddressToUse: 'Add Address to use',
  firstColumnMeans: `The column “${FIRST_ADDED_COLUMN}” is always blank: it marks where the added columns begin.`,
  sectionsMean:
    'Ready to use, To review, and Not found, failed or not sent are three files. Every row with a result is in exactly one of them.',
  undecidedMeans: 'Rows to review that are undecided are downloaded with the cleansed address.',
  excelWhy:
    'When you open a CSV by a double click, Excel drops the zeros at the start of a code and rounds long numbers such as a UPRN. The format Excel keeps them. To keep them in a CSV:',
  excelSteps: [
    'In Excel, open an empty workbook and choose Data, then From Text/CSV.',
    'Choose the downloaded file and press Import.',
    'Under Data Type Detection choose “Do not detect data types”.',
    'Press Load.',
  ],
  startNew: 'Start New Cleanse',
  conflict: (names: string[]) => `Your file already has ${list(names)}`,
  updateMine: 'Update my columns',
  updateMineMeans: (changed: string[], kept: string[], unchanged: string[]) => {
    const means = [
      `${list(changed)} ${changed.length === 1 ? 'takes' : 'take'} the cleansed value, where one is found and you do not keep yours.`,
    ]
    if (kept.length > 0) {
      means.push(
        `${list(kept)} ${kept.length === 1 ? 'stays' : 'stay'} yours: the cleansed ${kept.length === 1 ? 'value is' : 'values are'} added as ${list(kept.map((name) => `${name} (cleansed)`))}.`,
      )
    }
    if (unchanged.length > 0) {
      means.push(
        `A row can then mix a new address with the old one: ${list(unchanged)} ${unchanged.length === 1 ? 'does' : 'do'} not change.`,
      )
    }
    return means.join(' ')
  },
  recalled: 'You chose this the last time you loaded a file like this.',
  exampleRow: (row: number) => `Row ${formatNumber(row)}`,
  now: 'now',
  downloaded: 'downloaded',
  cleansedToCome: 'the cleansed value',
  addressColumns: 'Your address columns',
  correctMine: 'Correct my address columns',
  correctMineMeans: (unsent: string[]) => {
    const means =
      'These columns take the cleansed address where one is found and you do not keep yours. Everywhere else they keep your values.'
    if (unsent.length === 0) return means
    return `${means} ${list(unsent)} ${unsent.length === 1 ? 'is' : 'are'} not sent, so ${unsent.length === 1 ? 'its' : 'their'} contents can be lost.`
  },
  correctMineWaits:
    'To correct your address columns, say what each of them holds. One must hold the street or a line.',
  withoutPlace: (rows: number[]) =>
    `${formatRows(rows.length)} ${rows.length === 1 ? 'keeps' : 'keep'} your values: the address was typed or is a PO box, and none of your columns takes a whole line (${nameRows(rows.map((row) => row + 1))}).`,
  roles: {
    organisation: 'Organisation',
    flat: 'Flat',
    building: 'Building',
    number: 'Number',
    street: 'Street',
    line1: 'Address Line 1',
    line2: 'Address Line 2',
    line3: 'Address Line 3',
    line4: 'Address Line 4',
    line5: 'Address Line 5',
    line6: 'Address Line 6',
    line7: 'Address Line 7',
    locality: 'Locality',
    town: 'Post Town',
    county: 'County',
    postcode: 'Postcode',
    country: 'Country (stays)',
  } satisfies Record<Role, string>,
  noRole: 'does not change',
  roleOf: (header: string) => `What “${header}” takes`,
  keepMine: 'Keep my columns',
  keepMineOnly: 'Your columns do not change. The cleansed address is added beside them.',
  keepMineMeans: (name: string) => `The cleansed values are added in columns such as “${name} (cleansed)”.`,
}

/** Cut cells that are named. */
const NAMED = 3

function cutMessage(cut: FileContents['cut']): string {
  const named = formatFirst(cut, NAMED, ({ header, row }) => `“${header}” in row ${formatNumber(row)}`)
  const limit = formatNumber(CELL_LIMIT)
  return `Excel holds ${limit} characters in a cell, so ${named} ${cut.length === 1 ? 'was' : 'were'} cut. The CSV has all of the text.`
}

const list = (names: string[]) => formatList(names.map((name) => `“${name}”`))
