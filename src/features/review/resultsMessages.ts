import { formatCount, formatNumber, formatRows, nameRows, spacesFor } from '../../base/format'
import type { Component } from '../../domain/address/comparison/answer'
import type { ScoreKind, Decision } from '../../domain/cleanse/rowResult'
import type { StepNews } from '../../domain/cleanse/decisions'
import { isJudgedOther, type Outcome, type Pile, type Reason } from '../../domain/cleanse/outcomes'
import { reasonPhrase, reasons, reasonText } from './reasonMessages'

/** Every fifth step announces how many rows are left. */
const TOLD_EVERY = 5

const TWINS_NAMED = 5

const decisions: Record<Decision, string> = {
  accepted: 'Accepted',
  originalKept: 'Kept original',
  chosen: 'Chosen',
  typed: 'Typed',
}

/** `Same as rows 2, 3 and 1,100`, from row indexes. */
const sameAs = (rows: number[]) => {
  const numbers = rows.map((row) => row + 1)
  return `Same as ${nameRows(numbers, TWINS_NAMED)}`
}

/** The answers that a step brought to a row, or to several. */
const stepAnswers = {
  taken: ['another answer', 'other answers'],
  undone: ['its former answer', 'their former answers'],
  redone: ['its new answer', 'their new answers'],
} satisfies Record<StepNews['kind'], unknown>

export const resultsMessages = {
  heading: 'Results',

  piles: {
    all: 'All',
    ready: 'Ready to use',
    toReview: 'To review',
    notFound: 'Not found',
    failed: 'Failed',
    notLookedUp: 'Not looked up',
    notRun: 'Not run',
  } satisfies Record<Pile | 'all', string>,
  /** Why rows were not looked up: `blank 9, left out 8`. */
  notLookedUpWhy: (notLookedUp: number, leftOut: number) =>
    [
      ...(notLookedUp > leftOut ? [`blank ${formatNumber(notLookedUp - leftOut)}`] : []),
      `left out ${formatNumber(leftOut)}`,
    ].join(', '),
  /** The verdict on a row without a reason to review. */
  found: {
    good: 'No difference found',
    toReview: 'To review',
    noMatch: 'Not found',
    failed: 'Failed',
    nothingToSend: 'Not looked up: blank',
    notRun: 'Not run',
  } satisfies Record<Outcome, string>,
  scores: { confidence: 'Confidence', fit: 'Fit' } satisfies Record<ScoreKind, string>,
  decisions,
  reason: reasonText,
  reasonPhrase,
  /** `Number left out: Flat 3`. */
  reasonWith: (reason: string, words: string) => (words === '' ? reason : `${reason}: ${words}`),
  sameAddress: 'Same address',
  /** For the open row and, where the user changes columns, for all such rows. */
  isSentOtherwise: 'Sent with other columns than those chosen now',
  sentOtherwise: (rows: number) => `${formatCount(rows, 'row was', 'rows were')} sent with other columns`,
  takenEarlier: (rows: number) =>
    `${formatCount(rows, 'row has its answer', 'rows have their answers')} from an earlier download`,
  lookUpAgain: (lookups: number) => `Look them up again (${formatCount(lookups, 'lookup')})`,
  removes: (rows: number) => `This removes ${formatCount(rows, 'decision')}.`,
  sameAs,
  guide: 'Learn what your results mean',

  // Filters
  footLabel: 'Below the rows',
  toolsLabel: 'Decide together',
  rows: 'Rows',
  also: 'Also',
  whyToReview: 'Why to review',
  /** The filters, for screen readers. */
  shownSaid: (rows: number) => `${formatRows(rows)} shown.`,
  uprnDiffers: 'UPRN differs',
  /** About the customer's own. */
  noUprns: (cells: number) =>
    `${formatCount(cells, 'cell of your UPRN column holds no UPRN and is', 'cells of your UPRN column hold no UPRN and are')} not compared.`,
  clearFilters: 'Clear filters',
  nothingShown: 'No rows match these filters.',

  // Tools
  find: 'Find in results',
  allColumns: 'All columns',
  fewerColumns: 'Review columns',
  /** Equally wide for every count. */
  acceptShown: (count: number, rows: number) =>
    `Accept all (${formatNumber(count)})${spacesFor(count, rows)}`,
  keepShown: (count: number, rows: number) =>
    `Keep mine for all (${formatNumber(count)})${spacesFor(count, rows)}`,
  undoStep: (rows: number) => `Undo (${formatRows(rows)})`,
  redoStep: (rows: number) => `Redo (${formatRows(rows)})`,
  redo: 'Redo',
  userGuide: 'Open the user guide',

  // Rows, in a table or as cards
  columns: {
    row: 'Row',
    why: 'Why',
  },
  addressesTitle: ['Your address', 'above', 'Cleansed address', 'below'] as const,
  /** On one line: the first row that shares the address, or the first reason to review, and how many more. */
  why: (ofRow: readonly Reason[], threshold: number, twins: number[]) => {
    const [first = '', ...more] =
      twins.length > 0
        ? [sameAs(twins.slice(0, 1)), ...twins.slice(1)]
        : ofRow.map((reason) => reasonText(reason, threshold))
    return `${first}${more.length > 0 ? ` +${more.length}` : ''}`
  },
  /** For a row, or for all rows of a group. */
  decided: (decision: Decision, rows = 1) =>
    rows > 1 ? `${formatNumber(rows)} ${decisions[decision].toLowerCase()}` : decisions[decision],
  /** After an address, when own UPRNs differ from found ones. */
  withUprn: (uprn: string) => ` · UPRN ${uprn}`,
  /** The name of a button, with its row. */
  ofRow: (name: string, row: number) => `${name} (row ${formatNumber(row + 1)})`,
  accept: 'Accept',
  keep: 'Keep mine',
  undo: 'Undo',
  note: (shown: number, total: number) => `Showing first ${shown} rows of ${formatNumber(total)} total rows.`,
  showAll: (count: number) => `Show all ${formatNumber(count)}`,
  showMore: (count: number) => `Show ${formatNumber(count)} more`,

  // The open row
  panel: (row: number) => `Row ${row}`,
  /** Below the customer's name. */
  inFile: (row: number, sheetRow: number | undefined) =>
    sheetRow === undefined || sheetRow === row
      ? `row ${formatNumber(row)}`
      : `row ${formatNumber(row)}, ${formatNumber(sheetRow)} in your file`,
  previous: 'Previous row',
  next: 'Next row',
  place: (place: number, shown: number) => `${formatNumber(place)} of ${formatNumber(shown)}`,
  /** A step, for screen readers; every fifth adds how many rows are left to review. */
  stepSaid: ({ kind, changes }: StepNews, toReview = 0) => {
    const [first] = changes
    const { decision, result = null } = first!.after
    const rows = changes.length === 1 ? `Row ${formatNumber(first!.row + 1)}` : formatRows(changes.length)
    const isSame = changes.every(({ after }) => after.decision === decision)
    const [itsAnswer, theirAnswers] = stepAnswers[kind]
    const answers = changes.length === 1 ? itsAnswer : theirAnswers
    const undecided = isJudgedOther(result)
      ? reasons.judgedOther.name.toLowerCase()
      : result
        ? `undecided, with ${answers}`
        : 'undecided'
    const what = isSame ? `: ${decision ? decisions[decision].toLowerCase() : undecided}` : ''
    const left =
      toReview > 0 && toReview % TOLD_EVERY === 0 ? ` ${formatNumber(toReview)} left to review.` : ''
    return `${{ taken: '', undone: 'Undone. ', redone: 'Redone. ' }[kind]}${rows}${what}.${left}`
  },
  leftOut: 'Not in the list: the filters hide this row.',
  blankKept: 'The added address columns stay blank in this row: you kept your own address.',
  blankUnfound: 'Your file keeps your own address in this row, and the added address columns stay blank.',
  rowTools: 'This row',
  rowActions: 'Decide',
  yours: 'Yours',
  cleansed: 'Cleansed',
  noAddress: 'No address was found.',
  wasKept: 'You kept yours, so that download has no cleansed address.',
  nothingSent: 'Nothing: the row has neither an address nor a postcode.',
  isLeftOut: 'Not looked up: left out',
  rowLeftOut: 'Left out: you chose not to look up rows like this one.',
  notAnswered: 'This row has not been sent yet.',
  components: 'Components and how they match',
  componentNames: {
    organisation: 'Organisation',
    premise: 'Building',
    street: 'Street',
    locality: 'Locality',
    postTown: 'Post town',
    postcode: 'Postcode',
  } satisfies Record<Component, string>,
  none: 'none',
  providerSays: (word: string) => `The provider's word: ${word}`,
  uprn: 'UPRN',
  ownUprn: 'Your UPRN',
  /** The label of what is folded below the answer, or in its place. */
  more: (columns: number, isAnswered: boolean) =>
    `Your row (${formatCount(columns, 'column')})${isAnswered ? ' · scores · UPRN' : ''}`,
  correct: 'Correct…',
  lookedUp: 'Looked up:',
  notSent: 'Not sent:',
}

export const levelMeanings: Record<string, string | undefined> = {
  FULL: 'matches',
  PARTIAL: 'nearly matches',
  INCORRECT: 'differs',
  MISSING: 'you sent none',
  NA: 'not applicable',
  NO_MATCH: 'not found',
}
