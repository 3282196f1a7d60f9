import type { Page } from '@playwright/test'

/** The saved record of an unfinished run, as text; null when there is none. */
export const storedRecord = (page: Page) => page.evaluate(() => localStorage.getItem('cleansheet:recovery'))

/** What IndexedDB holds of cleanses, as texts: heads, rows and journals. */
export const storedCleanses = (page: Page) =>
  page.evaluate(async () => {
    const settled = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error!))
      })
    const database = await settled(indexedDB.open('cleansheet'))
    const stores = ['heads', 'rows', 'journal']
    const transaction = database.transaction(stores)
    const values = await Promise.all(
      stores.map((name) => settled<unknown[]>(transaction.objectStore(name).getAll())),
    )
    database.close()
    return values.flat().map((value) => JSON.stringify(value))
  })
