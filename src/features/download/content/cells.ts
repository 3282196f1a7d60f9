import {
  addressSentText,
  DECISION_VALUES,
  OUTCOME_VALUES,
  reasonsText,
} from '../../../domain/cleanse/downloadFormat'
import { outcomeWith, type Reason } from '../../../domain/cleanse/outcomes'
import { isAddressColumn } from '../../../domain/cleanse/outputColumns'
import { readAnswer, type Decision, type RowResult } from '../../../domain/cleanse/rowResult'
import type { DownloadColumn } from './columns'

export interface RowSource {
  row: string[]
  result: RowResult | null
  decision?: Decision
  reasons: readonly Reason[]
  /** Scores below it are a reason. */
  threshold: number
  /** The customer's own text, if another one was looked up. */
  ownText?: string
  /** The number of its group of rows with one address, from 1; null if it is in none. */
  duplicateGroup: number | null
  /** What its own address columns will send after the cleansed address is written into them; empty if the text stays the same. */
  addressWritten: () => string
}

const isCleansed = ({ result, decision }: RowSource): boolean =>
  decision !== 'originalKept' && readAnswer(result)?.address != null

type OurColumn = Exclude<DownloadColumn, { from: 'customer' }>

/** Whether a customer's column takes the cleansed value in a row: theirs stays if the answer has no county. */
const isTaken = (column: OurColumn, from: RowSource) =>
  isCleansed(from) && !(column.header.endsWith('County') && addedText(column, from) === '')

/**
 * The value of a row in a column. Added columns are blank without an answer. Keeping the original blanks the added
 * address columns, but not message, scores and levels.
 *
 * @param escape what is not the customer's
 */
export function valueIn(column: DownloadColumn, from: RowSource, escape = (text: string) => text): string {
  if (column.from === 'customer' || (column.from === 'taken' && !isTaken(column, from)))
    return from.row[column.customerColumn] ?? ''
  return escape(addedText(column, from))
}

function addedText(column: OurColumn, from: RowSource): string {
  const { result, decision, reasons, threshold } = from
  switch (column.from) {
    case 'taken':
    case 'output':
      if (isAddressColumn(column.output) && decision === 'originalKept') return ''
      return (result?.kind === 'answered' && result.cells[column.output]) || ''
    case 'outcome':
      return OUTCOME_VALUES[outcomeWith(result, reasons)]
    case 'reasons':
      return reasonsText(reasons, threshold)
    case 'decision':
      return decision === undefined ? '' : DECISION_VALUES[decision]
    case 'duplicateGroup':
      return String(from.duplicateGroup ?? '')
    case 'addressSent':
      return result?.kind === 'answered' ? addressSentText(result.query, from.ownText) : ''
    case 'addressWritten':
      return from.addressWritten()
    case 'error':
      return result?.kind === 'failed' ? result.error : ''
  }
}
