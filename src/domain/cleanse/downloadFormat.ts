import { CHECKS } from '../address/comparison/doubt'
import type { Outcome, Reason } from './outcomes'
import type { Decision } from './rowResult'

// Words of a download that the page reads back: part of the file format, not of the screen.

/** The columns with one value in each row, in order, with their headers. */
export const ROW_HEADERS = {
  outcome: 'Outcome',
  reasons: 'Reasons',
  decision: 'Decision',
  duplicateGroup: 'Duplicate group',
  /** The text that was looked up. */
  addressSent: 'Address sent',
  /** What the customer's own columns send after the cleansed address is written there, as next month's list may. */
  addressWritten: 'Address written',
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

const JUDGED_OTHER = 'Judged another address'

const SCORE_VALUE = /^Score below [01]\.\d\d$/

function reasonValue(reason: Reason, threshold: number): string {
  if (reason === 'score') return `Score below ${threshold.toFixed(2)}`
  return reason === 'judgedOther' ? JUDGED_OTHER : CHECKS[reason].value
}

/** The reasons of a row in one cell. */
export const reasonsText = (reasons: readonly Reason[], threshold: number): string =>
  reasons.map((reason) => reasonValue(reason, threshold)).join('; ')

/** Whether a row's reasons, in one cell, say that a person judged its answer another address. */
export const saysJudgedOther = (cell: string): boolean => cell.trim().split('; ').includes(JUDGED_OTHER)

export const DECISION_VALUES: Record<Decision, string> = {
  accepted: 'Accepted',
  originalKept: 'Kept original',
  chosen: 'Chosen',
  typed: 'Typed',
}

/** The name of an added column if the customer has one of that name. */
export const cleansedName = (header: string) => `${header} (cleansed)`

/** Whether a header is a name, or the name with the number that it gets if the file has it already. */
export const isNameOf = (name: string, header: string) =>
  header === name || (header.startsWith(`${name} `) && /^\d+$/.test(header.slice(name.length + 1)))

/** A cell without the apostrophe by which a CSV download keeps spreadsheets from running it. */
export const unescapedFormula = (cell: string) => (/^'\s*[=@\t+-]/.test(cell) ? cell.slice(1) : cell)

/** Separates two texts. A text that contains this loses its colon: comparisons ignore punctuation. */
const OWN_TEXT = ' (for: '

const asOne = (text: string) => text.replaceAll(OWN_TEXT, ' (for ')

/** `100 High Street (for: 10 High Street)`: the text that was looked up, and the customer's own if it differs. */
export const addressSentText = (sent: string, own?: string) =>
  own === undefined ? asOne(sent) : `${asOne(sent)}${OWN_TEXT}${asOne(own)})`

/** The texts of such a cell: both if it has two, and the cell itself, since an earlier version wrote texts unchanged. */
export function addressSentTexts(cell: string): string[] {
  const at = cell.endsWith(')') ? cell.lastIndexOf(OWN_TEXT) : -1
  const both = at < 0 ? [] : [cell.slice(0, at), cell.slice(at + OWN_TEXT.length, -1)]
  return [cell, ...both].filter((text) => text !== '')
}

const isOneOf = (values: Record<string, string>, text: string) => Object.values(values).includes(text)

const isReason = (text: string) =>
  text === JUDGED_OTHER || SCORE_VALUE.test(text) || Object.values(CHECKS).some(({ value }) => value === text)

/** The columns that we recognise as ours by their values. */
const IS_OURS: Partial<Record<RowColumn, (value: string) => boolean>> = {
  outcome: (value) => isOneOf(OUTCOME_VALUES, value),
  reasons: (value) => value.split('; ').every(isReason),
  decision: (value) => isOneOf(DECISION_VALUES, value),
  duplicateGroup: (value) => /^\d+$/.test(value),
}

/** Whether a value in such a column is blank or one that we write. */
export const isRowValue = (column: RowColumn, value: string): boolean =>
  value === '' || (IS_OURS[column]?.(value) ?? true)
