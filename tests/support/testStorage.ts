import type { TextStorage } from '../../src/app/base/deps'

/** Storage in memory; a test can have it refuse writes, as a full or forbidden one does. */
export function createTestStorage(): TextStorage & { refuses: boolean; texts: Map<string, string> } {
  const texts = new Map<string, string>()
  return {
    refuses: false,
    texts,
    getItem: (key) => texts.get(key) ?? null,
    setItem(key, text) {
      if (this.refuses) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      texts.set(key, text)
    },
    removeItem: (key) => {
      texts.delete(key)
    },
  }
}
