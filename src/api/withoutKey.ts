/** What stands in a message where the key was. */
export const MASK = '***'

/** A text in which the key, plain or as it stands in a URL, is masked (decision 12). An empty key masks nothing. */
export function withoutKey(text: string, key: string): string {
  if (key === '') return text
  return text.replaceAll(key, MASK).replaceAll(encodeURIComponent(key), MASK)
}
