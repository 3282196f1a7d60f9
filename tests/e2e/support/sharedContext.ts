import type { Browser, BrowserContext, Page } from '@playwright/test'

/** An empty page of the same origin. */
const NOWHERE = '/nowhere'

/** Where a test takes place. */
export interface Place {
  context: BrowserContext
  page: Page
}

/** One browser context for all tests of a worker. */
export interface SharedContext {
  /** The context, cleared, and a new page in it. */
  renew(): Promise<Place>
  close(): Promise<void>
}

/**
 * In a new context everything is fetched and compiled again, which takes twice as long. It is cleared when the next test
 * begins, so that a failure can still be looked at. Not for a test that changes the context itself, such as its clock.
 */
export function createSharedContext(browser: Browser): SharedContext {
  let context: BrowserContext | undefined
  let home: Page | undefined
  /** Not a tab of its own, which would have a process of its own, and compile everything again. */
  async function openTab(newPage: () => Promise<Page>): Promise<Page> {
    home ??= await openHome(await newPage())
    const [page] = await Promise.all([home.waitForEvent('popup'), home.evaluate(() => void open())])
    // Keys go to the page in front.
    await page.bringToFront()
    return page
  }
  async function begin(): Promise<BrowserContext> {
    const begun = await browser.newContext()
    const newPage = begun.newPage.bind(begun)
    begun.newPage = () =>
      openTab(newPage).catch(() => {
        // With a page that a test crashes its process goes, and this one with it.
        home = undefined
        return openTab(newPage)
      })
    return begun
  }
  return {
    async renew() {
      context ??= await begin()
      const left = context.pages().filter((page) => page !== home)
      await Promise.all(left.map((page) => page.close()))
      await context.unrouteAll({ behavior: 'ignoreErrors' })
      await context.setOffline(false)
      const page = await context.newPage()
      await home!.evaluate(forget)
      return { context, page }
    },
    close: async () => context?.close(),
  }
}

/** An empty page that stays open, and with it the process that has compiled the code. */
async function openHome(page: Page): Promise<Page> {
  await page.route(`**${NOWHERE}`, (route) => route.fulfill({ body: '', contentType: 'text/html' }))
  await page.goto(NOWHERE)
  await page.unrouteAll()
  return page
}

/** Waits until the closed pages are gone, and clears their storage. */
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
