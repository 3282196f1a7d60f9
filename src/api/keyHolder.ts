import type { KeyHolder } from '../base/deps'

/** Replaces the key in messages. */
export const MASK = '***'

/** An empty holder. The key is never written anywhere else. */
export function createKeyHolder(): KeyHolder {
  let key = ''
  return {
    get: () => key,
    set: (typed) => {
      // A lone surrogate cannot be URL-encoded.
      key = typed.trim().replace(/\p{Surrogate}/gu, '')
    },
  }
}

/** Returns a function that masks a key in a text, whether plain, percent-encoded or form-encoded. */
export function maskOf(key: string): (text: string) => string {
  if (key === '') return (text) => text
  const asForm = new URLSearchParams([['', key]]).toString().slice(1)
  const spellings = [key, encodeURIComponent(key), asForm]
  return (text) => spellings.reduce((masked, spelling) => masked.replaceAll(spelling, () => MASK), text)
}
