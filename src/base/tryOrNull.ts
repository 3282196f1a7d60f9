/** The result of an attempt that may throw, such as using full or forbidden storage; null if it does. */
export function tryOrNull<Value>(attempt: () => Value): Value | null {
  try {
    return attempt()
  } catch {
    return null
  }
}
