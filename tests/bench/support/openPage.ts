import type { Browser, Page } from '@playwright/test'
import { CleanSheet, expect } from '../../e2e/support/cleanSheet'
import { customersCsv } from './customers'
import { BARE_PAGE, LIBRARY_PAGE, pagesUrl } from './places'
import { installProbe } from './probe'

/** Does `measure` in a page of its own, as a browser opens it that was never here before. */
export async function inNewPage<T>(browser: Browser, measure: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({
    baseURL: pagesUrl(),
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
  })
  await context.addInitScript(installProbe)
  const page = await context.newPage()
  try {
    return await measure(page)
  } finally {
    await context.close()
  }
}

/** Does `measure` in a bare page: what it costs there is the floor. */
export const inBarePage = <T>(browser: Browser, measure: (page: Page) => Promise<T>): Promise<T> =>
  inNewPage(browser, async (page) => {
    await page.goto(BARE_PAGE)
    return measure(page)
  })

/** Does `measure` in a page that holds Redux Toolkit alone: the floor of the chosen library. */
export const inLibraryPage = <T>(browser: Browser, measure: (page: Page) => Promise<T>): Promise<T> =>
  inNewPage(browser, async (page) => {
    await page.goto(LIBRARY_PAGE)
    await page.waitForFunction(() => 'send' in window)
    return measure(page)
  })

/** Opens the product, lets it come to rest, and does `measure` in it. */
async function measureProduct<T>(page: Page, measure: (sheet: CleanSheet, page: Page) => Promise<T>) {
  const sheet = new CleanSheet(page)
  await sheet.open()
  await page.waitForLoadState('networkidle')
  return measure(sheet, page)
}

/** Does `measure` in the product, opened and at rest. */
export const inProduct = <T>(
  browser: Browser,
  measure: (sheet: CleanSheet, page: Page) => Promise<T>,
): Promise<T> => inNewPage(browser, (page) => measureProduct(page, measure))

/**
 * The same without the part of the page that shows a run while it goes: its file does not come, and a notice takes
 * its place. Blocked by the browser itself, for a route through the test would hold every lookup up as well.
 */
export const inProductWithoutLive = <T>(
  browser: Browser,
  measure: (sheet: CleanSheet, page: Page) => Promise<T>,
): Promise<T> =>
  inNewPage(browser, async (page) => {
    let blocked = 0
    page.on('requestfailed', (request) => {
      if (request.url().includes('/LiveRun-')) blocked += 1
    })
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.setBlockedURLs', { urls: ['*/LiveRun-*.js'] })
    const measured = await measureProduct(page, measure)
    if (blocked === 0) throw new Error('The live part was there.')
    return measured
  })

/** Loads the customer file and enters the key: Start is next. What the product fetches ahead is there. */
export async function getReady(sheet: CleanSheet) {
  await sheet.load('customers.csv', customersCsv())
  await sheet.enterKey()
  await expect(sheet.button('Start Cleanse')).toBeEnabled()
  await sheet.page.waitForLoadState('networkidle')
}
