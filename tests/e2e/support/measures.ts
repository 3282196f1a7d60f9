import type { Page } from '@playwright/test'

/** What is counted of a state of the page in a window. */
export interface Figures {
  /** How often Tab stops, from the head of the page to its end. */
  stops: number
  /** How many things can be pressed. */
  pressed: number
  /** Where the first row of the results begins, from the top, in px. */
  firstRow: number
  /** How many rows of the results are wholly in sight. */
  rows: number
  /** How much higher the page is than its window, in px. */
  beyond: number
}

/** Waits until the page has drawn what it was told last. */
const drawn = (page: Page) =>
  page.evaluate(() => new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame))))

/** What the focus is on; null at the end of the page. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: at } = document
    const name = at?.getAttribute('aria-label') ?? at?.textContent
    return at === null || at === document.body
      ? null
      : `${at.role ?? at.tagName.toLowerCase()} ${name?.slice(0, 60)}`
  })

/** All that Tab leads to, from the head of the page to its end. */
export async function tabStops(page: Page): Promise<string[]> {
  const before = await page.evaluateHandle(() => document.activeElement)
  // The browser goes on from where the focus was last.
  await page.evaluate(() => {
    const start = document.createElement('button')
    document.body.prepend(start)
    start.focus()
    start.remove()
  })
  const stops: string[] = []
  for (;;) {
    await page.keyboard.press('Tab')
    const stop = await focused(page)
    // After the last one some windows begin again without a step beyond the page.
    if (stop === null || stops.length > 99 || (stops.length > 1 && stop === stops[0])) break
    stops.push(stop)
  }
  await before.evaluate((element) => element instanceof HTMLElement && element.focus({ preventScroll: true }))
  return stops
}

/** What can be pressed, by name, besides the rows, what narrows them, and the files. */
export const pressable = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'a[href], button, input, summary, [role=combobox], [aria-sort], [role=radio], [role=menuitem]',
      ),
    ]
      .filter((element) => !element.matches(':disabled, [type=file]'))
      .filter((element) => !element.closest('[role=row]:not(:has([role=columnheader])), .pile, .fileLines'))
      .filter((element) =>
        (element.closest('label') ?? element).checkVisibility({ visibilityProperty: true }),
      )
      .map((element) => (element.getAttribute('aria-label') ?? element.textContent).slice(0, 40)),
  )

/** Where the rows of the results are, and how many of them are in sight. */
export async function rowsInSight(page: Page): Promise<Pick<Figures, 'firstRow' | 'rows' | 'beyond'>> {
  await drawn(page)
  return page.evaluate(() => {
    const list = document.querySelector('[aria-label=Results][role=grid]')
    const places = [...(list?.querySelectorAll('[data-row-key]') ?? [])].map((row) =>
      row.getBoundingClientRect(),
    )
    const { bottom = 0, top = 0 } = list?.getBoundingClientRect() ?? {}
    const end = Math.min(bottom, innerHeight)
    return {
      firstRow: Math.round(Math.min(...places.map((place) => place.top))),
      rows: places.filter((place) => place.top >= top && place.bottom <= end).length,
      beyond: Math.max(0, document.documentElement.scrollHeight - innerHeight),
    }
  })
}

/** Counts what a person meets in the state of the page. */
export async function measure(page: Page): Promise<Figures> {
  const inSight = await rowsInSight(page)
  return { stops: (await tabStops(page)).length, pressed: (await pressable(page)).length, ...inSight }
}
