import type { KeyHolder } from '../app/base/deps'
import { maskOf } from './maskOf'

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
