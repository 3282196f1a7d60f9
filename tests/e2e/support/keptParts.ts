import type { Page } from '@playwright/test'

/** The parts of lists that IndexedDB holds, as texts. */
export const keptParts = (page: Page) =>
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
