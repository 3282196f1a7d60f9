/** The result of what may throw, such as a use of storage that is full or forbidden; null if it does. */
export function tryOrNull<Value>(attempt: () => Value): Value | null {
  try {
    return attempt()
  } catch {
    return null
  }
}
