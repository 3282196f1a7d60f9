/** Characters of the longest name of a country or a county, with some to spare. */
const LONGEST = 70

const IS_OF_NAME = /(?:\b(?:of|on|upon|the|in|new)|^dinas)\s+$/i

/**
 * Where a country or a county begins that a text ends with, behind any sign: `Leeds (W Yorks)`, `Bath UK`; but *The Duke of
 * Kent*, *Stratford upon Avon* and *Dinas Powys* are names. -1 if there is none.
 */
export function nameAtEnd(text: string, isName: (name: string) => boolean): number {
  const from = Math.max(0, text.length - LONGEST)
  for (const { 0: gap, index } of text.slice(from).matchAll(/(?:[\s.,;([/]|[–—-](?=\s))+/g)) {
    const at = from + index + gap.length
    if (isName(text.slice(at))) return IS_OF_NAME.test(text.slice(from, at)) ? -1 : at
  }
  return -1
}
