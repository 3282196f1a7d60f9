import { formatList, formatNumber, formatRows } from '../../app/base/format'
import type { DownloadChoice } from './content/downloadName'

export const downloadMessages = {
  downloads: 'Your results',
  download: 'Download CSV',
  downloadPartial: (done: number, total: number) => `Download Partial Results (${done}/${total})`,
  downloadDone: 'Download results so far',
  more: 'More downloads',
  choices: {
    everything: 'Everything',
    good: 'Good rows only',
    toReview: 'Rows to review only',
    unfound: 'Not found and failed only',
  } satisfies Record<DownloadChoice, string>,
  chooseColumns: 'Choose columns…',
  printSummary: 'Print summary',
  columnsTitle: 'Columns of the download',
  columnsMean:
    'Every download has these columns until you change them. The page shows all of them all the same.',
  addedColumns: (ticked: number, all: number) => `Added columns (${ticked} of ${all})`,
  ownColumns: 'Also add',
  tickAll: 'Tick all',
  tickNone: 'Tick none',
  usualColumns: 'Back to the usual columns',
  takeColumns: 'Use these columns',
  cancel: 'Cancel',
  undecided: (rows: number) => `${formatRows(rows)} undecided`,
  about: 'About the download',
  undecidedMeans: 'Rows to review that are undecided are downloaded with the cleansed address.',
  excelWhy:
    'When you open a CSV by a double click, Excel drops the zeros at the start of a code and rounds long numbers such as a UPRN. To keep them:',
  excelSteps: [
    'In Excel, open an empty workbook and choose Data, then From Text/CSV.',
    'Choose the downloaded file and press Import.',
    'Under Data Type Detection choose “Do not detect data types”.',
    'Press Load.',
  ],
  startNew: 'Start New Cleanse',
  conflict: (names: string[]) => `Your file already has ${list(names)}`,
  updateMine: 'Update my columns',
  updateMineMeans: (names: string[], hasOthers: boolean) =>
    `${list(names)} ${names.length === 1 ? 'takes' : 'take'} the cleansed value where an address is found and you do not keep yours.${hasOthers ? ' Your other address columns do not change.' : ''}`,
  exampleRow: (row: number) => `Row ${formatNumber(row)}`,
  now: 'now',
  downloaded: 'downloaded',
  cleansedToCome: 'the cleansed value',
  keepMine: 'Keep my columns',
  keepMineMeans: (name: string) => `The cleansed values are added in columns such as “${name} (cleansed)”.`,
}

const list = (names: string[]) => formatList(names.map((name) => `“${name}”`))
