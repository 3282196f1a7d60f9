import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import type axe from 'axe-core'
import type { Page } from '@playwright/test'
import { expect } from './cleanSheet'

declare global {
  interface Window {
    axe: typeof axe
    changes?: Set<Node>
  }
}

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** From now on `expectNoViolations` looks only at what has changed since, and at all of the next document. */
export const lookAtChanges = (page: Page) =>
  page.evaluate(() => {
    const changes = new Set<Node>()
    // What the whole page is told is not news of all its parts.
    const note = ({ target, addedNodes, type }: MutationRecord) =>
      (type === 'childList' ? [...addedNodes] : target === document.body ? [] : [target]).forEach((node) =>
        changes.add(node instanceof Element ? node : node.parentNode!),
      )
    new MutationObserver((records) => window.changes === changes && records.forEach(note)).observe(
      document.body,
      { subtree: true, childList: true, characterData: true, attributes: true },
    )
    window.changes = changes
  })

/** Expects that axe finds nothing against WCAG 2.2 AA and its best practices. */
export async function expectNoViolations(page: Page) {
  // Its half a megabyte is compiled once a page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  // A busy machine may still be drawing what was just pressed.
  await expect.poll(() => violationsIn(page)).toEqual([])
}

async function violationsIn(page: Page) {
  await page.evaluate(markCut)
  return page.evaluate(async (tags) => {
    const changes = [...(window.changes ?? [document.documentElement])].filter(
      ({ isConnected }) => isConnected,
    )
    const include = changes.filter((each) => !changes.some((other) => other !== each && other.contains(each)))
    if (include.length === 0) return []
    const { violations } = await window.axe.run(
      { include, exclude: ['[data-cut]'] },
      { resultTypes: ['violations'], runOnly: tags, preload: false, iframes: false },
    )
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  }, TAGS)
}

/**
 * Marks the buttons that an edge of their list cuts, or that an open menu lies over: axe finds them too small, though a person
 * scrolls, or closes the menu.
 */
function markCut() {
  const menu = document.querySelector('[role=menu]')?.getBoundingClientRect()
  for (const button of document.querySelectorAll('.reason')) {
    const { top, bottom } = button.getBoundingClientRect()
    // Its shadow is wider than the menu.
    button.toggleAttribute('data-cut', menu !== undefined && top < menu.bottom + 24 && bottom > menu.top - 24)
  }
  for (const button of document.querySelectorAll('.ant-table-row button')) {
    const list = button.closest('.ant-table-tbody-virtual-holder')?.getBoundingClientRect()
    const { top, bottom } = button.getBoundingClientRect()
    button.toggleAttribute('data-cut', list !== undefined && (top < list.top || bottom > list.bottom))
  }
}

/** Expects the page to be no wider than its window; tables scroll inside themselves. */
export async function expectNoSidewaysScroll(page: Page, state: string) {
  const wide = () =>
    page.evaluate(() => {
      const { clientWidth, scrollWidth } = document.documentElement
      if (scrollWidth <= clientWidth) return []
      return [...document.querySelectorAll('body *')]
        .filter(
          (element) => element.getBoundingClientRect().right > clientWidth && !element.closest('.dataTable'),
        )
        .map((element) => `${element.tagName}.${element.className}`)
        .slice(0, 3)
    })
  // What the page measures is drawn a frame after the window has changed.
  await expect.configure({ soft: true }).poll(wide, state).toEqual([])
}

/** Spaces text as WCAG 1.4.12 asks for. */
export const spaceText = (page: Page) =>
  page.evaluate(() => {
    const spaced = new CSSStyleSheet()
    spaced.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-block-end: 2em !important; }',
    )
    document.adoptedStyleSheets = [spaced]
  })

/** What `read` gives once it has given the same twice: what the page measures is drawn a frame later. */
export async function atRest<Value>(page: Page, read: () => Promise<Value>): Promise<Value> {
  let value = await read()
  const isSteady = async () => {
    const before = value
    await page.evaluate(
      () => new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame))),
    )
    value = await read()
    return isDeepStrictEqual(value, before)
  }
  await expect.poll(isSteady).toBe(true)
  return value
}

type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean }

/**
 * Watches what moves without input, in every document that the page loads from now on.
 *
 * @returns reads the layout shift of the current document so far
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

/** Kills the page's renderer, so that the page has no chance to save anything. */
export async function crash(page: Page) {
  const session = await page.context().newCDPSession(page)
  const crashed = page.waitForEvent('crash')
  session.send('Page.crash').catch(() => {})
  await crashed
}
