import { drawnOne, isDeep } from '../support/drawing'
import { expectNoSidewaysScroll, expectNoViolations } from './support/checks'
import { test } from './support/cleanSheet'
import { JOURNEYS } from './support/states'

const WIDE = { width: 1366, height: 768 }
// The narrowest that WCAG asks for, and a laptop of 1366 pixels read at 200 %.
const NARROW = [683, 320]

// Light and dark differ in their colours alone. Each run draws, state by state, which of them is looked at.
const SCHEMES = ['light', 'dark'] as const

for (const [journey, states] of Object.entries(JOURNEYS)) {
  test(`${journey}: each state can be used by everyone, in the light or in the dark, and fits small windows`, async ({
    sheet,
    provider,
    context,
    page,
  }) => {
    test.slow(isDeep, 'both appearances, and every width')
    await page.setViewportSize(WIDE)
    for (const { name, reach, isBoundToWindow } of states) {
      await test.step(name, async () => {
        await reach({ sheet, provider, context })
        for (const colorScheme of isDeep ? SCHEMES : [drawnOne(name, SCHEMES)]) {
          await page.emulateMedia({ colorScheme })
          await expectNoViolations(page)
        }
        if (isBoundToWindow) return
        // A tooltip in a wide window has no place in a narrow one.
        await page.mouse.move(0, 0)
        for (const width of NARROW) {
          await page.setViewportSize({ width, height: 800 })
          await expectNoSidewaysScroll(page, `${name} at ${width} pixels`)
          if (isDeep) await expectNoViolations(page)
        }
        await page.setViewportSize(WIDE)
      })
    }
  })
}
