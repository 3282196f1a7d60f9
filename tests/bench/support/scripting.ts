import type { Page } from '@playwright/test'

/** What something took that was done to a page, and what it came to. */
export interface Scripted<T> {
  done: T
  /** Time in which the page's scripts had a processor, in ms, without style and layout: the browser counts those apart. */
  scriptMs: number
}

/** Measures how long the page's scripts run while `act` is under way. */
export async function scripted<T>(page: Page, act: () => Promise<T>): Promise<Scripted<T>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const spent = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'ScriptDuration')!.value * 1000
  }
  const before = await spent()
  const done = await act()
  const scriptMs = (await spent()) - before
  await session.detach()
  return { done, scriptMs }
}
