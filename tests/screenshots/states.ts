import { resolve } from 'node:path'
import { test } from '../e2e/support/cleanSheet'
import { SCREEN_STATES } from '../e2e/support/states'

const ROOT = resolve(import.meta.dirname, '../..')
const WIDTHS = [1400, 390]
const APPEARANCES = ['light', 'dark'] as const

/** What the README shows of its pictures, from their tops, by their names. */
const IN_README = new Map([
  ['completed-review-1400-light', { file: 'docs/completed.png', height: 1260 }],
  ['running-1400-dark', { file: 'docs/running.png', height: 900 }],
])

for (const { name, reach } of SCREEN_STATES) {
  test(name, async ({ sheet, provider, context, page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await reach({ sheet, provider, context })
    await page.mouse.move(0, 0)
    for (const width of WIDTHS)
      for (const colorScheme of APPEARANCES) {
        await page.setViewportSize({ width, height: 900 })
        await page.emulateMedia({ reducedMotion: 'reduce', colorScheme })
        const picture = `${name}-${width}-${colorScheme}`
        await page.screenshot({ path: resolve(ROOT, 'screenshots', `${picture}.png`), fullPage: true })
        const shown = IN_README.get(picture)
        if (!shown) continue
        const clip = { x: 0, y: 0, width, height: shown.height }
        await page.screenshot({ path: resolve(ROOT, shown.file), fullPage: true, clip })
      }
  })
}
