import { DELIMITERS } from '../../../base/csvFile'

const SEPARATORS = new Set(DELIMITERS.map((sign) => sign.charCodeAt(0)))

const [LF, CR] = [10, 13]

/** The most of them in a line: the parser makes a value of what is between them before anything can be refused. */
export const MOST_SEPARATORS = 2_000_000

/** The first line of a text with more; null if there is none. */
export function endlessLine(text: string): number | null {
  if (text.length <= MOST_SEPARATORS) return null
  let [line, count] = [1, 0]
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (SEPARATORS.has(code)) {
      count += 1
      if (count > MOST_SEPARATORS) return line
    } else if (code === LF || code === CR) {
      if (code === LF || text.charCodeAt(at + 1) !== LF) line += 1
      count = 0
    }
  }
  return null
}
