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

/** Does `measure` in the product, opened and at rest. */
export const inProduct = <T>(
  browser: Browser,
  measure: (sheet: CleanSheet, page: Page) => Promise<T>,
): Promise<T> =>
  inNewPage(browser, async (page) => {
    const sheet = new CleanSheet(page)
    await sheet.open()
    await page.waitForLoadState('networkidle')
    return measure(sheet, page)
  })

/** Loads the customer file and enters the key: Start is next. What the product fetches ahead is there. */
export async function getReady(sheet: CleanSheet) {
  await sheet.load('customers.csv', customersCsv())
  await sheet.enterKey()
  await expect(sheet.button('Start Cleanse')).toBeEnabled()
  await sheet.page.waitForLoadState('networkidle')
}
