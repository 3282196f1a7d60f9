import type { FileWarning } from '../../../base/csvFile'
import { firstLines, readerMessages as messages } from './readerMessages'
import type { Sheet } from './sheet'

/** What was not UTF-8, line by line. */
export function encodingWarnings(windowsLines: { line: number; text: string }[]): FileWarning[] {
  const lines = firstLines(windowsLines, ({ line, text }) =>
    messages.readsNow(line, messages.excerpt([text])),
  )
  return warningOf(windowsLines.length, messages.windowsLines, lines)
}

/** What a sheet hides, and what it has no value for. */
export const sheetWarnings = ({ hiddenRows, blankFormulas }: Sheet) => [
  ...warningOf(hiddenRows, messages.hiddenRows),
  ...warningOf(blankFormulas, messages.blankFormulas, [messages.mendFormulas]),
]

const warningOf = (count: number, titleOf: (count: number) => string, lines: string[] = []): FileWarning[] =>
  count > 0 ? [{ title: titleOf(count), lines }] : []
