/** A piece of a text, and whether the other text has it too. */
export interface ComparedWord {
  /** Its place in the text, from 0. */
  at: number
  word: string
  isShared: boolean
}

const plain = (word: string) => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** Whether a word, or two next to each other, are as a postcode without its space. */
const isPostcode = (text: string) => /^[a-z]{1,2}\d[a-z\d]?\d[a-z]{2}$/.test(text)

/**
 * The words of a text, each marked by whether it stands in the other text as well, whatever its case and
 * punctuation. A postcode counts with or without its space.
 */
export function compareText(text: string, other: string): ComparedWord[] {
  const words = text.split(/\s+/).filter((word) => word !== '')
  const known = new Set(other.split(/\s+/).map(plain))
  const run = plain(other)
  return words.map((word, at) => {
    const bare = plain(word)
    const readings = [bare, plain(words[at - 1] ?? '') + bare, bare + plain(words[at + 1] ?? '')]
    const isPostcodePart =
      /\d/.test(bare) && readings.some((reading) => isPostcode(reading) && run.includes(reading))
    return { at, word, isShared: bare === '' || known.has(bare) || isPostcodePart }
  })
}
