/** Counts the rows of CSV text that arrives in pieces, in constant memory. */
export interface RowCounter {
  push(text: string): void
  /** The records seen, header included and empty rows left out; and whether a quote was never closed. */
  end(): { records: number; unterminatedQuote: boolean }
}

const QUOTE = 34
const LINE_FEED = 10
const CARRIAGE_RETURN = 13

const isBreak = (code: number) => code === LINE_FEED || code === CARRIAGE_RETURN
const isBlank = (code: number) =>
  (code >= 9 && code <= 12 && code !== LINE_FEED) || code === 32 || code === 160 || code === 0xfeff

type Place = 'fieldStart' | 'field' | 'quoted' | 'afterQuote'

/**
 * A counter for a file of any size (decision 7). It follows quotes as the parser does: a quote opens at the
 * start of a field, a doubled one is a character, and one that is not followed by a delimiter or the end of
 * the row does not close. Empty rows are not counted (spec section 5).
 */
export function createRowCounter(delimiter: string): RowCounter {
  const separator = delimiter.charCodeAt(0)
  let place: Place = 'fieldStart'
  let hasContent = false
  let afterCarriageReturn = false
  let records = 0

  const endRecord = () => {
    if (hasContent) records += 1
    hasContent = false
    place = 'fieldStart'
  }

  return {
    push(text) {
      for (let at = 0; at < text.length; at += 1) {
        const code = text.charCodeAt(at)
        const endsPair = afterCarriageReturn && code === LINE_FEED
        afterCarriageReturn = false
        if (endsPair && place === 'fieldStart') continue

        if (place === 'quoted') {
          if (code === QUOTE) place = 'afterQuote'
          else if (!isBlank(code) && !isBreak(code)) hasContent = true
        } else if (place === 'afterQuote' && code === QUOTE) {
          place = 'quoted'
          hasContent = true
        } else if (code === separator) {
          place = 'fieldStart'
          hasContent = true
        } else if (isBreak(code)) {
          endRecord()
          afterCarriageReturn = code === CARRIAGE_RETURN
        } else if (place === 'fieldStart' && code === QUOTE) {
          place = 'quoted'
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
      const unterminatedQuote = place === 'quoted'
      endRecord()
      return { records, unterminatedQuote }
    },
  }
}
