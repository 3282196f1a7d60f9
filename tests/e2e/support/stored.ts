import type { Page } from '@playwright/test'

/** The saved record of an unfinished run, as text; null when there is none. */
export const storedRecord = (page: Page) => page.evaluate(() => localStorage.getItem('cleansheet:recovery'))

/** The parts of lists that IndexedDB holds, as texts. */
export const storedParts = (page: Page) =>
  page.evaluate(async () => {
    const settled = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error!))
      })
    const database = await settled(indexedDB.open('cleansheet'))
    const parts = await settled<string[]>(database.transaction('parts').objectStore('parts').getAll())
    database.close()
    return parts
  })
