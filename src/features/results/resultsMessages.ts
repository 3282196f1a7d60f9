import { formatList, formatNumber, formatRows } from '../../app/base/format'
import type { ScoreKind } from '../answers/readAnswer'
import type { AddressComponent } from './panel/componentsOf'
import type { Decision } from './decisions'
import type { Outcome, Reason } from './outcomes'
import type { ColumnGroup, ReviewColumn, SearchField } from './viewSlice'

/** Rows of the same address that are named; more are counted. */
const TWINS_NAMED = 5

const outcomes: Record<Outcome, string> = {
  good: 'Good',
  toReview: 'To review',
  noMatch: 'No match',
  failed: 'Failed',
  nothingToSend: 'Nothing to send',
  notRun: 'Not run',
}

const scores: Record<ScoreKind, string> = { confidence: 'Confidence', fit: 'Fit' }

const componentNames: Record<AddressComponent['name'], string> = {
  organisation: 'Organisation',
  premise: 'Building',
  street: 'Street',
  locality: 'Locality',
  postTown: 'Post town',
  postcode: 'Postcode',
}

const reasons: Record<Exclude<Reason, 'score'>, string> = {
  building: 'Building differs',
  street: 'Street differs',
  town: 'Town differs',
  postcode: 'Postcode differs',
  postcodeAdded: 'Postcode added',
  townAdded: 'Town added',
  streetAdded: 'Street added',
  numberAdded: 'Number added',
}

const decisions: Record<Decision, string> = { accepted: 'Accepted', originalKept: 'Kept original' }

const columns: Record<Exclude<ReviewColumn, 'customer' | 'score'>, string> = {
  row: 'Row',
  sent: 'Your address',
  cleansed: 'Cleansed address',
  why: 'Why',
  decision: 'Decision',
}

const searchFields: Record<SearchField, string> = {
  everywhere: 'Everywhere',
  sent: 'Your address',
  cleansed: 'Cleansed address',
  postTown: 'Post town',
  postcode: 'Postcode',
}

const groups: Record<ColumnGroup, string> = {
  mine: 'Mine',
  scores: 'Scores',
  address: 'Address',
  codes: 'Codes and places',
}

/** Rows by their numbers in the file, from their indexes. */
const rowsNamed = (rows: number[]) => {
  const named = rows.slice(0, TWINS_NAMED).map((row) => formatNumber(row + 1))
  if (rows.length > TWINS_NAMED) named.push(`${formatNumber(rows.length - TWINS_NAMED)} more`)
  return `${rows.length === 1 ? 'row' : 'rows'} ${formatList(named)}`
}

const sameAs = (rows: number[]) => `Same as ${rowsNamed(rows)}`

/** A reason to review, with the threshold that the score is held against. */
const reasonText = (reason: Reason, threshold: number) =>
  reason === 'score' ? `Score below ${threshold.toFixed(2)}` : reasons[reason]

export const resultsMessages = {
  outcomes,
  allResults: 'All',
  outcomesLabel: 'Outcomes',
  decidedOf: (decided: number, toReview: number) =>
    `${formatNumber(decided)} of ${formatNumber(toReview)} decided`,
  scores,
  reason: reasonText,
  whyToReview: 'Why to review',
  sameAddress: 'Same address',
  otherColumns: 'Sent with other columns',
  lookUpAgain: (rows: number) =>
    rows === 1 ? 'Look this 1 up again' : `Look these ${formatNumber(rows)} up again`,
  lookUpAgainCosts: (lookups: number, decided: number) =>
    `Uses up to ${formatNumber(lookups)} ${lookups === 1 ? 'lookup' : 'lookups'}${decided > 0 ? `; ${formatNumber(decided)} ${decided === 1 ? 'decision goes' : 'decisions go'}` : ''}.`,
  sameAddressAs: (rows: number[]) => `Same address as ${rowsNamed(rows)}`,
  /** The same where there is little room, and it is said above what it is about. */
  sameAs,
  /** Why a row is to review, after the rows with its address. */
  why: (found: Reason[], threshold: number, twins: number[]) =>
    [...(twins.length > 0 ? [sameAs(twins)] : []), ...found.map((each) => reasonText(each, threshold))].join(
      ', ',
    ),
  noReasons: 'Nothing to review.',
  decisions,
  columns,
  groups,
  chartLive: 'rows by score so far',
  scoreSwitch: 'Score to show',
  threshold: 'Threshold',
  thresholdValue: 'Threshold value',
  counts: (toReview: number, good: number) =>
    `${formatNumber(toReview)} to review · ${formatNumber(good)} good`,
  /** Around the field that holds the threshold. */
  scoreBelow: (count: number) => `${formatRows(count)} ${count === 1 ? 'scores' : 'score'} below`,
  dragLine: 'Drag the line to review more or fewer.',
  chartText: 'Rows by score',
  bar: ({ from, to, count }: { from: number; to: number; count: number }) =>
    `${from.toFixed(2)} to ${to.toFixed(2)}: ${formatRows(count)}`,
  search: 'Find in results',
  searchIn: 'Where to find',
  searchFields,
  chooseTown: 'Choose a post town',
  view: 'Columns',
  views: { review: 'Review', all: 'All columns' },
  group: 'Group of columns',
  customerColumn: 'Beside each row',
  acceptShown: (count: number) => `Accept all (${formatNumber(count)})`,
  keepShown: (count: number) => `Keep mine for all (${formatNumber(count)})`,
  showAll: (count: number) => `Show all ${formatNumber(count)}`,
  clearFilters: 'Clear filters',
  nothingShown: 'No rows match these filters.',
  accept: 'Accept',
  keep: 'Keep mine',
  /** On a row, where there is little room. */
  keepShort: 'Keep',
  sort: 'Sort',
  sortedBy: (column: string) => `Sort: by ${column}`,
  addressesTitle: ['Your address', 'above', 'Cleansed address', 'below'] as const,
  showMoreText: 'Show more',
  showWhole: (name: string) => `Show more of ${name.toLowerCase()}`,
  undo: 'Undo',
  /** The buttons for the history: `Undo (1 row)`. */
  undoStep: (rows: number) => (rows === 0 ? 'Undo' : `Undo (${formatRows(rows)})`),
  redoStep: (rows: number) => (rows === 0 ? 'Redo' : `Redo (${formatRows(rows)})`),
  edit: 'Edit and look up again',
  editShort: 'Edit…',
  previous: 'Previous row',
  next: 'Next row',
  close: 'Close',
  panel: (row: number) => `Row ${row}`,
  yours: 'Yours',
  cleansed: 'Cleansed',
  componentNames,
  leftOut: 'Not in the list: the filters leave this row out.',
  components: 'Components and how they match',
  rowDetails: 'Details',
  none: 'none',
  providerSays: (word: string) => `The provider's word: ${word}`,
  undecided: 'Undecided',
  blankColumns:
    'The added address columns stay blank in this row. “Address to use” (More downloads, Choose columns…) has your address there.',
  /** What a screen reader is told of the row whose panel is open. */
  rowSaid: (row: number, what: string[], undecided: number) =>
    `${[`Row ${row}`, ...what].join('. ')}. ${formatRows(undecided)} to review undecided.`,
  uprn: 'UPRN',
  coordinates: 'Latitude, longitude',
  yourRow: 'Your row',
  sheetRow: 'Row in your spreadsheet',
  /** What happened to a row without a cleansed address. */
  noAddress: 'No address was found.',
  failedWith: (error: string) => `The lookup failed: ${error}`,
  nothingSent: 'Nothing: the row has neither address nor postcode.',
  notAnswered: 'This row has not been sent yet.',
  cards: 'Results',
  showMore: (count: number) => `Show ${formatNumber(count)} more`,
  keysTitle: 'Keys',
  keys: [
    ['↑ ↓ Page Up Page Down Home End', 'move from row to row'],
    ['Enter', 'opens the row'],
    ['A', 'accepts the cleansed address'],
    ['K', 'keeps yours'],
    ['U', 'removes the decision'],
    ['Ctrl+Z, Ctrl+Shift+Z', 'undo and redo decisions, the latest first'],
    ['/', 'goes to the search field'],
    ['?', 'shows these keys'],
  ] as const,

  latest: 'Latest answers',
  split: (counts: Record<Outcome, number>) => {
    const parts = [
      `${formatNumber(counts.good)} good`,
      `${formatNumber(counts.toReview)} to review`,
      `${formatNumber(counts.noMatch + counts.failed)} not found or failed`,
    ]
    if (counts.nothingToSend > 0) parts.push(`${formatNumber(counts.nothingToSend)} with nothing to send`)
    return parts.join(', ')
  },
  trialTitle: (tried: number, counts: Record<Outcome, number>) => {
    const parts = [`${counts.good} good`, `${counts.toReview} to review`, `${counts.noMatch} not found`]
    if (counts.failed > 0) parts.push(`${counts.failed} failed`)
    if (counts.nothingToSend > 0) parts.push(`${counts.nothingToSend} with nothing to send`)
    return `${formatRows(tried)} tried: ${parts.join(', ')}`
  },
  trialNext: 'Look at these rows below. If they are right, cleanse the rest.',
  trialPoor:
    'None of these rows is good. See below why, and under Column Mapping send more of each address, before you cleanse the rest.',
  heading: 'Results',
  grid: 'Results',
  note: (shown: number, total: number) => `Showing first ${shown} rows of ${formatNumber(total)} total rows.`,
  chartSwitch: 'Scores or map',
  charts: { scores: 'Scores', map: 'Map' },
  foldedChart: 'Scores and map',
  noScores: 'No answer has a score.',
  mapComes: 'The map is being loaded…',
  helpTitle: 'What the scores mean',
  fitMeans:
    'How well the address found agrees with what you sent, from 0.00 to 1.00. Anything you left out is ignored.',
  confidenceMeans:
    'How sure the provider is that you meant this address, from 0.00 to 1.00. Anything you left out counts against it.',
  whichScore:
    'Use Confidence when you sent whole addresses. Use Fit when you sent only part of them, such as a street and a postcode.',
  levelsMean: 'How each component of the address matches, and the code for it in the download:',

  summaryTitle: (product: string) => `${product}: summary of a cleanse`,
  summaryDate: (at: number) =>
    new Date(at).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' }),
  summarySent: (names: string[]) => `Columns sent: ${formatList(names)}`,
  summaryThreshold: (kind: string, threshold: number) =>
    threshold > 0
      ? `To review below ${kind.toLowerCase()} ${threshold.toFixed(2)}`
      : 'No score is a reason to review',
  summaryUndecided: 'To review, undecided',
  summaryOpenRows: (count: number) => `${formatRows(count)} not found, failed, not sent or still to review`,
  summaryRows: (done: number, total: number) => `${formatNumber(done)} of ${formatRows(total)} done`,
  summaryPart: (part: number, of: number) => `Part ${formatNumber(part)} of ${formatNumber(of)}`,
  summaryPartMeans:
    'What follows is of this part. For the whole list choose Print summary beside the download.',
  summaryRowNumbers: (first: number, last: number) =>
    first === last ? formatNumber(first) : `${formatNumber(first)}–${formatNumber(last)}`,
  summaryOutcomes: 'Outcomes',
  summaryDecisions: 'Decisions',
  summaryScores: (kind: string, threshold: number) =>
    threshold > 0
      ? `Rows by ${kind.toLowerCase()}; to review below ${threshold.toFixed(2)}`
      : `Rows by ${kind.toLowerCase()}`,
  guide: 'Learn what your results mean',
}

/** What each match level of the provider means, in words. */
export const levelMeanings: Record<string, string | undefined> = {
  FULL: 'matches',
  PARTIAL: 'nearly matches',
  INCORRECT: 'differs',
  MISSING: 'not supplied',
  NA: 'not applicable',
  NO_MATCH: 'not found',
}
