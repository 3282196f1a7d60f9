import { formatFirst, formatNumber, formatRows } from '../../base/format'
import { CELL_LIMIT } from '../../base/csvFile'
import type { Download, Format } from '../../domain/cleanse/downloads'
import type { DownloadChoice, RowChoice } from './content/rows'
import type { DownloadState, WrittenFile } from './downloadSlice'
import type { SavedFile } from './savedFiles'

/** What undecided rows to review hold in each file. */
const UNDECIDED: Partial<Record<Download, string>> = {
  everything: 'cleansed',
  nextMonth: 'cleansed',
  program: 'yours',
}

export const downloadMessages = {
  downloads: 'Your results',
  download: 'Download CSV',
  downloadExcel: 'Download Excel',
  format: 'Other files as',
  formats: { csv: 'CSV', xlsx: 'Excel' } satisfies Record<Format, string>,
  writing: {
    none: '',
    underWay: 'Writing the file…',
    failed: 'The file could not be written. Please check your connection and try again.',
    tooLarge: 'An Excel file of more than two million cells is too large for this page.',
    tooLong:
      'The file took longer than five minutes to write and was stopped. Nothing is lost. Download CSV instead, or close other programs and try again.',
  } satisfies Record<DownloadState['writing'], string>,
  downloadPartial: (done: number, total: number) => `Download Partial Results (${done}/${total})`,
  downloadDone: 'Download results so far',
  files: 'Files',
  choices: {
    everything: 'Everything',
    ready: 'Ready to use',
    toReview: 'To review',
    unfound: 'Not found, failed or not looked up',
    sameAddress: 'Same address',
    shown: 'The rows shown',
    nextMonth: 'For next month',
  } satisfies Record<DownloadChoice, string>,
  choice: (choice: RowChoice, rows: number) =>
    choice === 'everything'
      ? `All ${formatRows(rows)}`
      : `${downloadMessages.choices[choice]} (${formatNumber(rows)})`,
  rowsOf: (name: string) => `${name}: which rows`,
  of: (name: string, does: string) => `${name}: ${does}`,
  downloadRows: (rows: number) => `Download (${formatNumber(rows)})`,
  downloadFile: 'Download',
  nextMonthMeans: 'Known answers, free then',
  nextMonthWhy: 'Without it you may pay for them again',
  nextMonthMore: 'All answers and decisions',
  everythingMeans: (added: number) => `Yours and ${formatNumber(added)} of ours`,
  everythingMore: (format: Format) =>
    `The same as ${format === 'xlsx' ? downloadMessages.downloadExcel : downloadMessages.download}`,
  summary: 'Summary',
  summaryMeans: 'One page to print',
  summaryMore: 'What was found and decided, and its cost',
  print: 'Print…',
  /** After when and under which name a file was saved: that it has changed, or what undecided rows to review hold in it. */
  follows: ({ choice, hasChanged }: SavedFile & { hasChanged: boolean }, undecided: number): string => {
    const holds = undecided > 0 && UNDECIDED[choice]
    const are = undecided === 1 ? 'is' : 'are'
    const is = hasChanged ? 'changed since' : holds && `${formatNumber(undecided)} undecided ${are} ${holds}`
    return is ? ` · ${is}` : ''
  },
  nextMonthToo: ' · save “For next month” too',
  /** The announcement of the last written file. */
  said: (written: WrittenFile) => [`Saved ${written.name}.`, ...downloadMessages.notes(written)].join(' '),
  notes: ({ inUtf8, cut }: WrittenFile): string[] => [
    ...(inUtf8?.letter ? [`It is UTF-8 now, since Windows-1252 has no “${inUtf8.letter}”.`] : []),
    ...(inUtf8?.letter === null ? ['It is UTF-8 now, since yours is in two encodings.'] : []),
    ...(cut.length > 0 ? [cutMessage(cut)] : []),
  ],
}

const CELLS_NAMED = 3

function cutMessage(cut: WrittenFile['cut']): string {
  const named = formatFirst(cut, CELLS_NAMED, ({ header, row }) => `“${header}” in row ${formatNumber(row)}`)
  const limit = formatNumber(CELL_LIMIT)
  return `Excel holds ${limit} characters in a cell, so ${named} ${cut.length === 1 ? 'was' : 'were'} cut. The CSV has all of the text.`
}
