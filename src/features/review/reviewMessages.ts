import type { Difference } from '../answers/differencesOf'
import type { Decision } from './decisions'
import type { ReviewState } from './reviewSlice'
import type { Part, ScoreKind } from '../answers/readAnswer'

const number = (count: number) => count.toLocaleString('en-GB')

/** Each filter by the name of what it shows. */
const filters: Record<ReviewState['filter'], string> = {
  all: 'All results',
  matched: 'Matched',
  noMatch: 'No match',
  failed: 'Failed',
  notRun: 'Not run',
  toReview: 'To review',
}

const scores: Record<ScoreKind, string> = { confidence: 'Confidence', fit: 'Fit' }

const parts: Record<Part, string> = {
  organisation: 'Organisation',
  premise: 'Premise',
  street: 'Street',
  locality: 'Locality',
  postTown: 'Post Town',
  postcode: 'Postcode',
}

const differences: Record<Difference, string> = {
  postcode: 'Postcode changed',
  premise: 'Premise differs',
  street: 'Street differs',
}

const decisions: Record<Decision, string> = { accepted: 'Accepted', kept: 'Kept original' }

export const reviewMessages = {
  filters,
  scores,
  parts,
  differences,
  decisions,
  outcomesLabel: 'Outcomes',
  chartTitle: 'Choose a review threshold',
  chartHelp: 'Move the line to where the matches stop looking right. Rows that score below it are to review.',
  scoreSwitch: 'Score to show',
  threshold: 'Threshold',
  thresholdValue: 'Threshold value',
  counts: (below: number, undecided: number, above: number) =>
    `${number(below)} below, ${undecided < below ? `${number(undecided)} still ` : ''}to review · ${number(above)} at or above`,
  chartText: 'Rows by score',
  bar: ({ from, to, count }: { from: number; to: number; count: number }) =>
    `${from.toFixed(2)} to ${to.toFixed(2)}: ${number(count)} ${count === 1 ? 'row' : 'rows'}`,
  filtersLabel: 'Rows to show',
  search: 'Find in results',
  level: 'Match level',
  anyLevel: 'Any match level',
  levelOf: (part: Part, level: string) => `${parts[part]} Match: ${level}`,
  row: 'Row',
  decision: 'Decision',
  checks: 'Checks',
  accept: 'Accept',
  keep: 'Keep original',
  undo: 'Undo',
  acceptRow: (row: number) => `Accept the cleansed address of row ${row}`,
  keepRow: (row: number) => `Keep the original address of row ${row}`,
  undoRow: (row: number) => `Undo the decision on row ${row}`,
  openRow: (row: number) => `Row ${row}: details`,
  acceptShown: (count: number) => `Accept all shown (${number(count)})`,
  keepShown: (count: number) => `Keep original for all shown (${number(count)})`,
  undoShown: (count: number) => `Undo all shown (${number(count)})`,
  keys: 'With a row’s number in focus: arrow keys move, Enter opens, A accepts, K keeps the original, U undoes.',
  nothingShown: 'No rows fit these filters.',
  sent: 'What was sent',
  nothingSent: 'Nothing: the row has neither address nor postcode.',
  cameBack: 'What came back',
  noAddress: 'No address was found.',
  notAnswered: 'The row was not sent yet.',
  levelsTitle: 'How the parts matched',
}

/** What each match level of the provider means. */
export const levelMeanings: Record<string, string> = {
  FULL: 'is what was sent',
  PARTIAL: 'is nearly what was sent',
  INCORRECT: 'is something else than what was sent',
  MISSING: 'was not in what was sent',
  NA: 'plays no part in this address',
  NO_MATCH: 'was not found',
}
