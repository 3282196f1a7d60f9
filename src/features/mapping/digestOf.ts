/**
 * A digest (SHA-256) of names in their order, by which they are known again and from which they cannot be read. Rejects where the browser has none to offer: on a page that is not served over HTTPS.
 */
export async function digestOf(names: string[]): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(names)))
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
