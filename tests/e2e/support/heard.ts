import type { Page } from '@playwright/test'

/**
 * Notes from now on what a screen reader says: news of live regions, and the name of what takes the focus.
 *
 * @returns reads what was said so far, in order
 */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said: string[] = []
    Object.assign(window, { said })
    const textOf = (element: Element | null) => element?.textContent.replaceAll(/\s+/g, ' ').trim() ?? ''
    const nameOf = (element: Element) => {
      const label = element.getAttribute('aria-labelledby')
      return (
        element.getAttribute('aria-label') ??
        textOf(label === null ? element : document.getElementById(label))
      )
    }
    const tell = (changes: MutationRecord[]) => {
      const changed = changes.flatMap(({ target }) => {
        const element = target instanceof Element ? target : target.parentElement
        return element?.closest('[role=status], [role=alert], [aria-live=polite]') ?? []
      })
      for (const region of new Set(changed)) if (textOf(region) !== '') said.push(textOf(region))
    }
    const news = new MutationObserver(tell)
    document.addEventListener('focusin', ({ target }) => {
      // What changed before is told before.
      tell(news.takeRecords())
      // A list may have handed the focus on.
      if (target === document.activeElement) said.push(nameOf(target as Element))
    })
    news.observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said)
}
