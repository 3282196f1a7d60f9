/** The result of an access to storage, or null where it is full or forbidden: for data that the page can do without. */
export function tryOrNull<Value>(access: () => Value): Value | null {
  try {
    return access()
  } catch {
    return null
  }
}
