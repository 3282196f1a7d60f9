import type { Dialect } from './detectDialect'

/** A record of CSV text: a line, or several where a value has line breaks. */
export interface ScannedRecord {
  /** Its place among the records, from 0, empty ones included. */
  at: number
  /** The number of the line it begins on, from 1. */
  line: number
  isBlank: boolean
  /** Its text with the line break that ends it; null where it was not asked for. */
  text: string | null
}

/** Finds the records of CSV text that arrives in pieces, in constant memory. */
export interface RecordScanner {
  /** Takes the next piece of text. */
  push(text: string): void
  /** Takes what there is as the last record. Returns the line of a quote that was never closed. */
  end(): { openQuoteLine: number | null }
  /** The number of the line that comes next. */
  line(): number
}

const QUOTE = 34

type Place = 'fieldStart' | 'field' | 'quoted' | 'afterQuote'

const isBlank = (code: number) =>
  code === 32 || (code >= 9 && code <= 13) || (code >= 160 && String.fromCharCode(code).trim() === '')

/**
 * A scanner for a file of any size. It follows quotes as the parser does: a quote opens at the
 * start of a field, a doubled one is a character, and one that is not followed by a delimiter or the end of
 * the row does not close. A record of blank values is blank.
 *
 * @param onRecord is handed each record as it ends
 * @param isWanted whether the text of the record that begins is to be kept
 */
export function createRecordScanner(
  { delimiter, newline }: Dialect,
  onRecord: (record: ScannedRecord) => void,
  isWanted: (at: number) => boolean = () => false,
): RecordScanner {
  const separator = delimiter.charCodeAt(0)
  const lineBreak = newline.charCodeAt(0)
  let place: Place = 'fieldStart'
  let hasContent = false
  let at = 0
  let line = 1
  let firstLine = 1
  let quoteLine = 1
  let keeps = isWanted(0)
  let kept = ''
  /** Where the record under way begins in the piece at hand. */
  let from = 0

  const endRecord = (text: string, to: number) => {
    onRecord({ at, line: firstLine, isBlank: !hasContent, text: keeps ? kept + text.slice(from, to) : null })
    at += 1
    firstLine = line
    hasContent = false
    place = 'fieldStart'
    keeps = isWanted(at)
    kept = ''
    from = to
  }

  return {
    push(text) {
      from = 0
      for (let index = 0; index < text.length; index += 1) {
        const code = text.charCodeAt(index)
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
          endRecord(text, index + 1)
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
      if (keeps) kept += text.slice(from)
      from = 0
    },
    end() {
      const openQuoteLine = place === 'quoted' ? quoteLine : null
      endRecord('', 0)
      return { openQuoteLine }
    },
    line: () => line,
  }
}
