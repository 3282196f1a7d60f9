/** What separates the parts of an address in one cell, the strongest first: a text is split by the first that it has. */
const SEPARATORS = [/\r?\n/, /(?<=[^,;\s]) {2,}(?=\S.*[^,;\s] {2,}\S)/, /,\s*/, /;\s*/, / {2,}/, /\s[-–|/]\s/]

const isBetweenNumbers = (left: string, right: string) => /\d\p{L}?$/u.test(left) && /^\d/.test(right)

/** What parts the text of a cell; null if nothing does. */
function separatorIn(text: string): string | null {
  for (const form of SEPARATORS) {
    const all = text.trim().matchAll(new RegExp(form, 'g'))
    for (const { 0: found, index } of all) {
      const [left, right] = [text.trim().slice(0, index), text.trim().slice(index + found.length)]
      // `12 - 14` is a range.
      if (left !== '' && right !== '' && !(/[-–/]/.test(found) && isBetweenNumbers(left, right))) return found
    }
  }
  return null
}

/**
 * Joins the texts of a cell as its own text is parted.
 *
 * @param usual where nothing parts it
 */
export function joinedAs(own: string, texts: readonly string[], usual: string): string {
  const between = separatorIn(own) ?? usual
  const isSign = /[-–/]/.test(between)
  return texts.reduce(
    (joined, text, at) =>
      at === 0 ? text : joined + (isSign && isBetweenNumbers(joined, text) ? ', ' : between) + text,
    '',
  )
}
