// By the letters of the page at its 13 px, headers bold and with room for what sorts.
const LETTER = 7.6
const PADDING = 26
const SORT_LETTERS = 6
const NARROWEST = 90
const WIDEST = 260

/** Width of a row's number, and of the decision where there is one to make. */
export const NUMBER_WIDTH = 72
const DECISION_WIDTH = 220

/** Width of a mark that a row differs, in the column of checks. */
const CHECK_WIDTH = 176

/** The width in px of the column of decisions, which is no wider than its header while there are none. */
export const decisionWidth = (hasDecisions: boolean) => (hasDecisions ? DECISION_WIDTH : NARROWEST)

/** The width in px of the column of checks, by the most marks that a row has. */
export const checksWidth = (most: number) => Math.max(NARROWEST, most * CHECK_WIDTH)

/**
 * The width of a column in px: room for its header and its longest text, within bounds (REVIEW-11). With widths that
 * are known the browser need not measure each cell, and columns stand still while rows come and go.
 */
export function columnWidth(header: string, texts: string[]): number {
  const letters = texts.reduce((most, { length }) => Math.max(most, length), header.length + SORT_LETTERS)
  return Math.min(WIDEST, Math.max(NARROWEST, Math.ceil(letters * LETTER + PADDING)))
}
