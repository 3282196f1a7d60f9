import type { Page } from '@playwright/test'
import { drawnOne, isDeep } from '../support/drawing'
import { expectNoSidewaysScroll, expectNoViolations, lookAtChanges } from './support/checks'
import { expect, test } from './support/cleanSheet'
import { longNames } from './support/longNames'
import { JOURNEYS } from './support/states'

const WIDE = { width: 1366, height: 768 }
// A tablet on its side, a laptop of 1366 pixels at 200 %, a phone, and by default only the narrowest that WCAG asks for.
const SMALLER = [
  { width: 1024, height: 768 },
  { width: 683, height: 384 },
  { width: 390, height: 844 },
  { width: 320, height: 700 },
].filter(({ width }) => isDeep || width === 320)

// Light and dark differ only in colour: one of them is drawn for each state.
const SCHEMES = ['light', 'dark'] as const

/** The filled buttons that can be pressed: those of a dialog, where one is open. */
const filled = (page: Page) =>
  page.evaluate(() => {
    const dialog = document.querySelector('.ant-modal-wrap:not([style*="display: none"])')
    return [...(dialog ?? document).querySelectorAll('.ant-btn-primary:enabled')]
      .filter((button) => button.checkVisibility({ visibilityProperty: true }))
      .map(({ textContent }) => textContent)
  })

for (const [journey, states] of Object.entries({ ...JOURNEYS, longNames })) {
  test(`${journey}: each state can be used by everyone and fits small windows`, async ({
    sheet,
    provider,
    context,
    page,
  }) => {
    test.slow(isDeep, 'both appearances, and every width')
    await page.setViewportSize(WIDE)
    for (const [name, reach] of Object.entries(states)) {
      await test.step(name, async () => {
        // What the states before have was looked at there.
        if (!isDeep) await lookAtChanges(page)
        await reach({ sheet, page, provider, context })
        // Long names only need room: axe has seen the same with short ones.
        const seen = states === longNames && !isDeep ? [] : isDeep ? SCHEMES : [drawnOne(name, SCHEMES)]
        for (const colorScheme of seen) {
          await page.emulateMedia({ colorScheme })
          await expectNoViolations(page)
        }
        expect.soft((await filled(page)).slice(1), 'more than one filled button').toEqual([])
        // A tooltip of a wide window may not fit a narrow one.
        await page.mouse.move(0, 0)
        await expect(page.locator('.ant-tooltip:visible')).toHaveCount(0)
        for (const size of SMALLER) {
          await page.setViewportSize(size)
          await expectNoSidewaysScroll(page, `${name} at ${size.width} pixels`)
          if (isDeep) await expectNoViolations(page)
        }
        await page.setViewportSize(WIDE)
      })
    }
  })
}
