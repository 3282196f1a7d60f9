import { ADDRESS_SENT_HEADER, DECISION_HEADER, DECISION_VALUES } from '../../../domain/cleanse/downloadFormat'
import type { Outcome, Reason } from '../../../domain/cleanse/outcomes'

// Words that are read back from downloads: part of the format, not of the screen.

/** Headers of the address to use. */
export const USE_HEADERS = ['Use Line 1', 'Use Line 2', 'Use Line 3', 'Use Town', 'Use Postcode'] as const

/** The columns with one value in each row, in their order, by their headers. */
export const ROW_HEADERS = {
  outcome: 'Outcome',
  reasons: 'Reasons',
  decision: DECISION_HEADER,
  addressSent: ADDRESS_SENT_HEADER,
  duplicateGroup: 'Duplicate group',
  keep: 'Keep',
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
}

const SCORE_VALUE = /^Score below [01]\.\d\d$/

/** The reasons of a row in one cell. */
export const reasonsText = (reasons: Reason[], threshold: number): string =>
  reasons
    .map((reason) => (reason === 'score' ? `Score below ${threshold.toFixed(2)}` : REASON_VALUES[reason]))
    .join('; ')

/** Whether a row is the one to keep of those with its address. */
export const KEEP_VALUES = { kept: 'yes', other: 'no' }

const isOneOf = (values: Record<string, string>, text: string) => Object.values(values).includes(text)

/** Whether a value in such a column is blank or one that we write. */
export function isRowValue(column: RowColumn, value: string): boolean {
  if (value === '') return true
  switch (column) {
    case 'outcome':
      return isOneOf(OUTCOME_VALUES, value)
    case 'reasons':
      return value.split('; ').every((reason) => isOneOf(REASON_VALUES, reason) || SCORE_VALUE.test(reason))
    case 'decision':
      return isOneOf(DECISION_VALUES, value)
    case 'addressSent':
    case 'error':
      return true
    case 'duplicateGroup':
      return /^\d+$/.test(value)
    case 'keep':
      return isOneOf(KEEP_VALUES, value)
  }
}
