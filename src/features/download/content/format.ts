import {
  ADDRESS_SENT_HEADER,
  ADDRESS_WRITTEN_HEADER,
  DECISION_HEADER,
  DECISION_VALUES,
} from '../../../domain/cleanse/downloadFormat'
import type { Outcome, Reason } from '../../../domain/cleanse/outcomes'

// Words that are read back from downloads: part of the format, not of the screen.

/** Headers of columns that earlier versions added and this one does not. */
export const FORMER_HEADERS = ['Use Line 1', 'Use Line 2', 'Use Line 3', 'Use Town', 'Use Postcode', 'Keep']

/** The columns with one value in each row, in their order, by their headers. */
export const ROW_HEADERS = {
  outcome: 'Outcome',
  reasons: 'Reasons',
  decision: DECISION_HEADER,
  duplicateGroup: 'Duplicate group',
  addressSent: ADDRESS_SENT_HEADER,
  addressWritten: ADDRESS_WRITTEN_HEADER,
  /** Why a row failed. */
  error: 'Error',
}

export type RowColumn = keyof typeof ROW_HEADERS

export const ROW_COLUMNS = Object.keys(ROW_HEADERS) as RowColumn[]

export const OUTCOME_VALUES: Record<Outcome, string> = {
  good: 'Good',
  toReview: 'To review',
  noMatch: 'No match',
  failed: 'Failed',
  nothingToSend: 'Nothing to send',
  notRun: 'Not run',
}

const REASON_VALUES: Record<Exclude<Reason, 'score'>, string> = {
  numberDiffers: 'Number differs',
  numberLeftOut: 'Number left out',
  numberAdded: 'Number added',
  buildingDiffers: 'Building differs',
  streetDiffers: 'Street differs',
  townDiffers: 'Town differs',
  organisationDiffers: 'Organisation differs',
  buildingAdded: 'Building added',
  streetAdded: 'Street added',
  townAdded: 'Town added',
  organisationAdded: 'Organisation added',
  partLeftOut: 'Part left out',
  postcodeDiffers: 'Postcode differs',
  postcodeAdded: 'Postcode added',
  tooLong: 'Too long to compare',
}

const SCORE_VALUE = /^Score below [01]\.\d\d$/

/** The reasons of a row in one cell. */
export const reasonsText = (reasons: Reason[], threshold: number): string =>
  reasons
    .map((reason) => (reason === 'score' ? `Score below ${threshold.toFixed(2)}` : REASON_VALUES[reason]))
    .join('; ')

const isOneOf = (values: Record<string, string>, text: string) => Object.values(values).includes(text)

/** The columns with values that tell that they are ours. */
const IS_OURS: Partial<Record<RowColumn, (value: string) => boolean>> = {
  outcome: (value) => isOneOf(OUTCOME_VALUES, value),
  reasons: (value) =>
    value.split('; ').every((reason) => isOneOf(REASON_VALUES, reason) || SCORE_VALUE.test(reason)),
  decision: (value) => isOneOf(DECISION_VALUES, value),
  duplicateGroup: (value) => /^\d+$/.test(value),
}

/** Whether a value in such a column is blank or one that we write. */
export const isRowValue = (column: RowColumn, value: string): boolean =>
  value === '' || (IS_OURS[column]?.(value) ?? true)
