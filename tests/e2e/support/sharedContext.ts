import type { Browser, BrowserContext, Page } from '@playwright/test'

/** A place of the page's origin where nothing is and nothing runs. */
const NOWHERE = '/nowhere'

/** Where a test takes place. */
export interface Place {
  context: BrowserContext
  page: Page
}

/** A browser context for the tests of one worker, one after the other. */
export interface SharedContext {
  /** The context as a new one would be, and a page in it. */
  renew(): Promise<Place>
  close(): Promise<void>
}

/**
 * A new context costs twice what a new page in an old one does: everything is fetched and compiled again. What a
 * test leaves in it goes when the next one begins, not before: a failure is looked at in between. Not for a test
 * that puts something into the context itself, such as a clock.
 */
export function createSharedContext(browser: Browser): SharedContext {
  let home: Page | undefined
  return {
    async renew() {
      home ??= await openHome(await browser.newContext())
      const context = home.context()
      const left = context.pages().filter((page) => page !== home)
      await Promise.all(left.map((page) => page.close()))
      await context.unrouteAll({ behavior: 'ignoreErrors' })
      await context.setOffline(false)
      await home.evaluate(forget)
      const page = await context.newPage()
      // Keys go to the page in front; until a new one is, the first may be lost.
      await page.bringToFront()
      return { context, page }
    },
    close: async () => home?.context().close(),
  }
}

/** A page where nothing runs. It stays, and with it the process that knows the code of the others. */
async function openHome(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.route(`**${NOWHERE}`, (route) => route.fulfill({ body: '', contentType: 'text/html' }))
  await page.goto(NOWHERE)
  await page.unrouteAll()
  return page
}

/** Waits until the pages that were closed are gone, and empties the storage that they shared. */
async function forget() {
  const { held = [] } = await navigator.locks.query()
  await Promise.all(held.map(({ name = '' }) => navigator.locks.request(name, () => {})))
  localStorage.clear()
  for (const { name = '' } of await indexedDB.databases()) {
    await new Promise((resolve) => {
      indexedDB.deleteDatabase(name).onsuccess = resolve
    })
  }
}
