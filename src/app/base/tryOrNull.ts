/**
 * What an access to storage came to, or null where it is full or forbidden: for what is remembered as a comfort,
 * and nothing is the worse without it.
 */
export function tryOrNull<Value>(access: () => Value): Value | null {
  try {
    return access()
  } catch {
    return null
  }
}
