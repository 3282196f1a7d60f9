const SMALL_WORDS = new Set(['and', 'by', 'in', 'le', 'next', 'of', 'on', 'the', 'under', 'upon', 'y', 'yr'])

/**
 * Words of an address as the provider writes them: initials in upper case, small words inside a name in lower
 * case, `Stockton-on-Tees`. A text in capitals throughout is lowered first; capitals inside a word (`McKay`)
 * stay otherwise.
 */
export function toProperCase(text: string): string {
  const typed = text === text.toLocaleUpperCase('en-GB') ? text.toLocaleLowerCase('en-GB') : text
  return typed.replace(/\p{L}[\p{L}\p{M}'’]*/gu, (word, offset: number) => {
    const lowered = word.toLocaleLowerCase('en-GB')
    if (offset > 0 && SMALL_WORDS.has(lowered)) return lowered
    // The s of `12's` or the d of `3rd` belongs to the number before it.
    if (offset > 0 && /\d/.test(typed.charAt(offset - 1))) return word
    return word
      .replace(/^\p{L}/u, (letter) => letter.toLocaleUpperCase('en-GB'))
      .replace(/^([OD]['’])(\p{L}{2,})/u, (_, prefix: string, name: string) => prefix + capitalised(name))
  })
}

function capitalised(name: string): string {
  return name.charAt(0).toLocaleUpperCase('en-GB') + name.slice(1)
}
