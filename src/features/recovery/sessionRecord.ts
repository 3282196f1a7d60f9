import type { Delimiter, Encoding } from '../../app/base/csvFile'
import type { PostcodeColumn } from '../mapping/buildQuery'
import type { Decisions } from '../results/decisions'
import type { ScoreKind } from '../answers/readAnswer'
import type { Results } from '../answers/rowResult'

/** What is kept of a session so that it can be taken up again. */
export interface SessionRecord {
  /** When it was last saved, wall clock in ms. */
  timestamp: number
  fileName: string
  encoding: Encoding
  delimiter: Delimiter
  keepsOwnColumns: boolean
  sendsDistinctOnce: boolean
  progress: { done: number; total: number }
  csvHeaders: string[]
  /** Lines above the header; none when left out. */
  titleLines?: string[]
  /** Whether the columns are only numbered. */
  isHeaderless?: boolean
  /** Indexes into `csvHeaders`: a name may repeat. */
  line1Col: number | null
  postcodeCol: PostcodeColumn | null
  moreAddressCols: number[]
  originalRows: string[][]
  /** What the user decided about rows, by row index. */
  decisions: Decisions
  /** Where the user drew the line below which rows are to review, and of which score. */
  threshold: number
  scoreKind: ScoreKind
  /** By row index, null where a row has no result yet. */
  resultRows: Results
  /** Whether the results as they stand were downloaded. */
  isDownloaded: boolean
  /** What the session has used so far, and how long that took; records of before these were kept have neither. */
  lookups?: number
  elapsedMs?: number
}

/** Whether every row has a result: such a session is shown again, not taken up again. */
export const isFinished = ({ resultRows }: SessionRecord): boolean => !resultRows.includes(null)

/** Whether answers that were paid for stand nowhere but in this record. */
export const holdsUnsavedAnswers = ({ resultRows, isDownloaded }: SessionRecord): boolean =>
  !isDownloaded && resultRows.some((result) => result?.kind === 'answered')
