import { resolve } from 'node:path'
import { test } from '../e2e/support/cleanSheet'
import { SCREEN_STATES } from '../e2e/support/states'

const ROOT = resolve(import.meta.dirname, '../..')
// A desk, a laptop and a phone. On a phone the whole page is taken: what is below the fold is a thumb away.
const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 1366, height: 768 },
  { width: 390, height: 844, fullPage: true },
]
const APPEARANCES = ['light', 'dark'] as const

/** What the README shows: the window at these states. */
const IN_README = new Map([
  ['completed-review-1440-light', 'docs/completed.png'],
  ['running-1440-dark', 'docs/running.png'],
])

for (const { name, reach } of SCREEN_STATES) {
  test(name, async ({ sheet, provider, context, page }) => {
    await reach({ sheet, provider, context })
    await page.mouse.move(0, 0)
    for (const { width, height, fullPage } of WINDOWS)
      for (const colorScheme of APPEARANCES) {
        await page.setViewportSize({ width, height })
        await page.emulateMedia({ colorScheme })
        await page.evaluate(() => {
          for (const each of [document.scrollingElement, document.querySelector('.steps')])
            each?.scrollTo(0, 0)
        })
        const picture = `${name}-${width}-${colorScheme}`
        await page.screenshot({ path: resolve(ROOT, 'screenshots', `${picture}.png`), fullPage })
        const shown = IN_README.get(picture)
        if (shown) await page.screenshot({ path: resolve(ROOT, shown) })
      }
  })
}
