import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './cleanSheet'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Expects that axe finds nothing against WCAG 2.2 AA and its best practices. Axe is spared what nobody reads: the
 * names of the places where all is well, and a second page that adds up those of frames.
 */
export async function expectNoViolations(page: Page) {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode(true)
  const { violations } = await axe.withTags(TAGS).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([])
}

/** Expects the page to be no wider than its window; tables scroll inside themselves. */
export async function expectNoSidewaysScroll(page: Page, state: string) {
  const wide = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    return [...document.querySelectorAll('body *')]
      .filter(
        (element) => element.getBoundingClientRect().right > clientWidth && !element.closest('.dataTable'),
      )
      .map((element) => `${element.tagName}.${element.className}`)
  })
  expect.soft(wide.slice(0, 3), state).toEqual([])
}

type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean }

/**
 * Notes from now on what moves on a page without the user's doing, in each document that it loads.
 *
 * @returns what reads how much has moved in the present document
 */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { shifts: [] })
    new PerformanceObserver((list) => {
      const { shifts } = window as unknown as { shifts: number[] }
      for (const { value, hadRecentInput } of list.getEntries() as LayoutShift[])
        if (!hadRecentInput) shifts.push(value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () =>
    page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((sum, each) => sum + each, 0),
    )
}
