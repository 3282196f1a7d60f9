import type { Dialect } from './detectDialect'

/** Counts the rows of CSV text that arrives in pieces, in constant memory. */
export interface RowCounter {
  push(text: string): void
  /** The records seen, header included and empty rows left out; and the line of a quote that was never closed. */
  end(): { records: number; openQuoteLine: number | null }
}

const QUOTE = 34

type Place = 'fieldStart' | 'field' | 'quoted' | 'afterQuote'

const isBlank = (code: number) =>
  code === 32 || (code >= 9 && code <= 13) || (code >= 160 && String.fromCharCode(code).trim() === '')

/**
 * A counter for a file of any size (FILE-5). It follows quotes as the parser does: a quote opens at the
 * start of a field, a doubled one is a character, and one that is not followed by a delimiter or the end of
 * the row does not close. Empty rows are not counted (FILE-8).
 */
export function createRowCounter({ delimiter, newline }: Dialect): RowCounter {
  const separator = delimiter.charCodeAt(0)
  const lineBreak = newline.charCodeAt(0)
  let place: Place = 'fieldStart'
  let hasContent = false
  let records = 0
  let line = 1
  let quoteLine = 1

  const endRecord = () => {
    if (hasContent) records += 1
    hasContent = false
    place = 'fieldStart'
  }

  return {
    push(text) {
      for (let at = 0; at < text.length; at += 1) {
        const code = text.charCodeAt(at)
        if (code === lineBreak) line += 1

        if (place === 'quoted') {
          if (code === QUOTE) place = 'afterQuote'
          else if (!isBlank(code)) hasContent = true
        } else if (place === 'afterQuote' && code === QUOTE) {
          place = 'quoted'
          hasContent = true
        } else if (code === separator) {
          place = 'fieldStart'
        } else if (code === lineBreak) {
          endRecord()
        } else if (place === 'fieldStart' && code === QUOTE) {
          place = 'quoted'
          quoteLine = line
        } else if (place === 'afterQuote') {
          if (!isBlank(code)) {
            place = 'quoted'
            hasContent = true
          }
        } else {
          place = 'field'
          if (!isBlank(code)) hasContent = true
        }
      }
    },
    end() {
      const openQuoteLine = place === 'quoted' ? quoteLine : null
      endRecord()
      return { records, openQuoteLine }
    },
  }
}
