import { resolve } from 'node:path'
import { test } from '../e2e/support/cleanSheet'
import { JOURNEYS } from '../e2e/support/states'

const ROOT = resolve(import.meta.dirname, '../..')
// A phone, where the whole page is taken, and two laptops.
const WINDOWS = [
  { width: 390, height: 844, fullPage: true },
  { width: 1440, height: 900 },
  { width: 1366, height: 768 },
]
const SCHEMES = ['light', 'dark'] as const

/** What the README shows: the window at these states. */
const IN_README = new Map([
  ['completed-review-1440-light', 'docs/completed.png'],
  ['running-1440-dark', 'docs/running.png'],
])

for (const [journey, states] of Object.entries(JOURNEYS)) {
  test(journey, async ({ sheet, provider, context, page }) => {
    await page.setViewportSize({ width: 1366, height: 768 })
    for (const [name, reach] of Object.entries(states)) {
      await reach({ sheet, page, provider, context })
      for (const { width, height, fullPage } of WINDOWS)
        for (const colorScheme of SCHEMES) {
          await page.setViewportSize({ width, height })
          await page.emulateMedia({ colorScheme })
          const picture = `${name}-${width}-${colorScheme}`
          await page.screenshot({ path: resolve(ROOT, 'screenshots', `${picture}.png`), fullPage })
          const shown = IN_README.get(picture)
          if (shown) await page.screenshot({ path: resolve(ROOT, shown) })
        }
    }
  })
}
