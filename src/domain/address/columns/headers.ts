import { FIRST_ADDED_COLUMN } from '../../../base/constants'

/** The customer's headers: in a CleanSheet download, those before ours, since ours might pass for an address and be sent. */
export function customerHeaders(headers: string[]): string[] {
  const first = headers.indexOf(FIRST_ADDED_COLUMN)
  return first < 0 ? headers : headers.slice(0, first)
}

/** The number of a question or section, before the name: `5a) Town`, `Q3. Postcode`, `2.1 Address`, `(iv) County`. */
const QUESTION_NUMBER = new RegExp(
  `^\\s*(?:${[
    String.raw`q(?:uestion)?\s?\.?\s?\d+(?:[._-]?\d+)*\s?\(?[a-z]?\)?[\s.):_–-]+`,
    String.raw`(?:section|part|field|item)\s?\d+[a-z]?\s?[.):–-]\s*`,
    String.raw`\d+(?:\.\d+)+\s?\(?[a-z]?\)?[.):]?\s+`,
    String.raw`\d+\s?\(?[a-z](?:\)?[.):]\s*|[\s_–-]+)`,
    String.raw`\d+\s?[.):]\s*(?!\d)|\d+\s[–-]\s`,
    String.raw`[a-z]\d+[.):]\s*|\(\d+[a-z]?\)\s*|\(?(?:[a-z]|[ivx]+)\)\s*`,
  ].join('|')})(?=\\S)`,
  'i',
)

/** A name without the number of its question. */
export const withoutNumber = (header: string) => header.replace(QUESTION_NUMBER, '')
