import { maskOf } from './maskOf'

/** The one place in which the API key lives while the page is open (decision 12). */
export interface KeyHolder {
  /** The key without the white space around it; empty when none was entered (decision 11). */
  get(): string
  /** What masks the key that is held now. */
  getMask(): (text: string) => string
  set(typed: string): void
}

/** An empty holder. The key is never written anywhere else. */
export function createKeyHolder(): KeyHolder {
  let key = ''
  let mask = maskOf(key)
  return {
    get: () => key,
    getMask: () => mask,
    set: (typed) => {
      key = typed.trim()
      mask = maskOf(key)
    },
  }
}
