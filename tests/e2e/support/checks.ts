import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './cleanSheet'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The rules among those that depend on nothing but colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** Expects that axe finds nothing against WCAG 2.2 AA and its best practices. */
export const expectNoViolations = async (page: Page) => expectNone(axe(page).withTags(TAGS))

/** Expects that axe finds nothing against the same in the colours of a page whose rest was looked at already. */
export const expectNoViolationsOfColour = async (page: Page) => expectNone(axe(page).withRules(COLOUR_RULES))

/** Axe without what nobody reads: the places where all is well, and a second page that adds up those of frames. */
const axe = (page: Page) =>
  new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode(true)

async function expectNone(builder: AxeBuilder) {
  const { violations } = await builder.analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([])
}

/** Expects that the page is no wider than its window; tables scroll inside themselves. */
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
