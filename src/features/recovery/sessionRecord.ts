import type { Delimiter, Encoding, FilePart, ReadOptions } from '../../app/base/csvFile'
import type { ScoreKind } from '../answers/readAnswer'
import type { Results } from '../answers/rowResult'
import type { OwnColumns, Roles } from '../download/downloadChoices'
import type { PostcodeColumn } from '../mapping/buildQuery'
import type { Decisions } from '../results/decisions'

/** What is saved of a session so that it can be resumed. */
export interface SessionRecord {
  /** Of the cleanse: the same in every tab that shows it. */
  id: string
  /** When it last had an answer, in ms since 1970. */
  timestamp: number
  fileName: string
  encoding: Encoding
  delimiter: Delimiter
  ownColumns: OwnColumns
  /** The roles that the user gave the address columns; null for those that are proposed. */
  addressRoles: Roles | null
  sendsDistinctOnce: boolean
  /** Whether rows of other countries are left out. */
  leavesOutAbroad: boolean
  progress: { done: number; total: number }
  csvHeaders: string[]
  /** Lines above the header; none when left out. */
  titleLines?: string[]
  /** Whether the columns are only numbered. */
  isHeaderless?: boolean
  /** Which rows of a longer file they are; left out for a whole file. */
  part?: FilePart
  /** How the file of a list is read, until IndexedDB has the list. */
  read?: ReadOptions
  /** Indexes into `csvHeaders`: a name may repeat. */
  line1Col: number | null
  postcodeCol: PostcodeColumn | null
  moreAddressCols: number[]
  originalRows: string[][]
  /** The number of each row in a spreadsheet. */
  sheetRows: number[]
  /** What the user decided about rows, by row index. */
  decisions: Decisions
  /** Rows whose score is below it are to review, and which score that is. */
  threshold: number
  scoreKind: ScoreKind
  /** By row index, null where a row has no result yet. */
  resultRows: Results
  /** Whether the results as they are were downloaded. */
  isDownloaded: boolean
  /** Calls answered so far, and the time they took in ms. */
  lookups: number
  elapsedMs: number
}

/** Whether every row has a result. */
export const isFinished = ({ resultRows }: SessionRecord): boolean => !resultRows.includes(null)

/** Whether discarding the record would lose answers that were paid for. */
export const holdsUnsavedAnswers = ({ resultRows, isDownloaded }: SessionRecord): boolean =>
  !isDownloaded && resultRows.some((result) => result?.kind === 'answered')
