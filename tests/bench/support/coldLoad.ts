import type { Browser, Page } from '@playwright/test'
import { inNewPage } from './openPage'
import { BARE_PAGE } from './places'

/** Fast 4G as Chromium's developer tools define it; bytes a second, ms. */
const FAST_4G = { downloadThroughput: 1_012_500, uploadThroughput: 168_750, latency: 165 }
const CPU_SLOWDOWN = 4

/** A first visit in ms since its navigation began. */
export interface Visit {
  /** The first paint of anything. */
  firstPaint: number
  /** The drop zone is there, can be used and is painted. */
  usable: number
}

/** Opens a page for the first time, with nothing slowed: ms until its button Start Cleanse is painted. */
export const timeToStart = (browser: Browser, path: string): Promise<number> =>
  inNewPage(browser, async (page) => {
    await page.goto(path, { waitUntil: 'commit' })
    return page.evaluate(async () => {
      const hasStart = () =>
        [...document.querySelectorAll('button')].some((each) => each.textContent === 'Start Cleanse')
      await window.probe.until(hasStart)
      return window.probe.painted()
    })
  })

/** A new page of a phone in the middle of the range: its network and its processor. */
function onPhone<T>(browser: Browser, measure: (page: Page) => Promise<T>): Promise<T> {
  return inNewPage(browser, async (page) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.setCacheDisabled', { cacheDisabled: true })
    await session.send('Network.emulateNetworkConditions', { offline: false, ...FAST_4G })
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    return measure(page)
  })
}

/** Opens the product for the first time. */
export const visit = (browser: Browser): Promise<Visit> =>
  onPhone(browser, async (page) => {
    await page.goto('/', { waitUntil: 'commit' })
    return page.evaluate(async () => {
      const canDrop = () =>
        [...document.querySelectorAll('button')].some(
          (each) =>
            each.textContent.includes('CSV file') && !each.disabled && each.closest('[inert]') === null,
        )
      await window.probe.until(canDrop)
      const usable = await window.probe.painted()
      const firstPaint = await new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          const paint = list.getEntriesByName('first-contentful-paint')[0]
          if (paint) resolve(paint.startTime)
        })
        observer.observe({ type: 'paint', buffered: true })
      })
      return { firstPaint, usable }
    })
  })

/** The wire's own time for the same bytes in ms: the page, then its files side by side, with nothing done to them. */
export const wireTime = (browser: Browser, paths: string[]): Promise<number> =>
  onPhone(browser, async (page) => {
    await page.goto(BARE_PAGE, { waitUntil: 'commit' })
    return page.evaluate(async (files) => {
      await Promise.all(files.map(async (file) => (await fetch(file)).arrayBuffer()))
      return performance.now()
    }, paths)
  })
