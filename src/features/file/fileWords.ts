import { MAX_ROWS } from '../../app/constants'
import type { Delimiter } from './csvFile'

export const fileWords = {
  heading: 'CSV file',
  drop: 'Drop a CSV file here',
  choose: 'or click to choose one',
  another: 'Drop another CSV file here, or click to choose one',
  limit: `Up to ${MAX_ROWS.toLocaleString('en-GB')} rows, with a header row`,
  reading: (name: string) => `Reading ${name}…`,
  rows: (count: number) => `${count.toLocaleString('en-GB')} ${count === 1 ? 'row' : 'rows'}`,
  delimiters: { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'pipe' } satisfies Record<
    Delimiter,
    string
  >,
  delimited: (name: string) => `${name}-delimited`,
  warnings: (count: number) =>
    `${count.toLocaleString('en-GB')} ${count === 1 ? 'row was' : 'rows were'} too short`,
  moreWarnings: (count: number) => `…and ${count.toLocaleString('en-GB')} more.`,
  previewNote: (shown: number, total: number) =>
    `Showing first ${shown} rows of ${total.toLocaleString('en-GB')} total rows`,
  previewLabel: 'First rows of the uploaded file',
  emptyTitle: 'Clean up a list of UK addresses',
  emptySteps: [
    'Drop a CSV file of customer addresses.',
    'Say which columns hold the address and the postcode.',
    'Enter your API key and press Start Cleanse.',
    'Download the same file with 44 cleansed columns added.',
  ],
  emptyPrivacy: (provider: string) =>
    `Your file stays in this browser. Only the address text of each row is sent, straight to ${provider}, with your key.`,
}
