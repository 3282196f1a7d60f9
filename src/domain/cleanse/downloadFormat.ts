import type { Decision } from './rowResult'

// Words of a download that are read back: part of its format, not of the screen.

/** How the names of our files go on after the list's, by what they are for. */
export const FILE_ENDINGS = {
  everything: '_cleansed',
  ready: '_cleansed_ready',
  toReview: '_cleansed_to_review',
  unfound: '_cleansed_not_found',
  shown: '_cleansed_shown',
  nextMonth: '_for_next_month',
  letters: '_letters',
  program: '_for_import',
  changes: '_changes',
} as const

/** Header of the column with the text that was looked up. */
export const ADDRESS_SENT_HEADER = 'Address sent'

/**
 * Header of the column with what the customer's own address columns will send once the cleansed address is written into
 * them: next month's list may have that text.
 */
export const ADDRESS_WRITTEN_HEADER = 'Address written'

export const DECISION_HEADER = 'Decision'

/** The values of that column. */
export const DECISION_VALUES: Record<Decision, string> = {
  accepted: 'Accepted',
  originalKept: 'Kept original',
  chosen: 'Chosen',
  typed: 'Typed',
}

/** The name of an added column beside the customer's of that name. */
export const cleansedName = (header: string) => `${header} (cleansed)`

/** Whether a header is a name, or the name with the number that it gets where a file has it already. */
export const isNameOf = (name: string, header: string) =>
  header === name || (header.startsWith(`${name} `) && /^\d+$/.test(header.slice(name.length + 1)))

/** A cell without the apostrophe that a CSV download puts before it so that no spreadsheet runs it. */
export const unescapedFormula = (cell: string) => (/^'\s*[=@\t+-]/.test(cell) ? cell.slice(1) : cell)

/** `100 High Street (for: 10 High Street)`: the text that was looked up, and the customer's own where that is another. */
export const addressSentText = (sent: string, own?: string) =>
  own === undefined ? sent : `${sent} (for: ${own})`

/** The texts of such a cell: none, one or both. */
export function addressSentTexts(cell: string): string[] {
  const [, ...both] = /^(.*) \(for: (.*)\)$/s.exec(cell) ?? []
  return both.length > 0 ? both : [cell].filter((text) => text !== '')
}
