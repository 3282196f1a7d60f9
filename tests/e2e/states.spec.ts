import { drawnOne, isDeep } from '../support/drawing'
import { expectNoSidewaysScroll, expectNoViolations } from './support/checks'
import { test } from './support/cleanSheet'
import { SCREEN_STATES } from './support/states'

const WIDE = 1280
// The narrowest that WCAG asks for, and a laptop of 1280 pixels whose owner reads at 200 %.
const NARROW = [640, 320]

// Light and dark differ in their colours alone. Each run draws, state by state, which of them is looked at.
const APPEARANCES = [{ colorScheme: 'light' }, { colorScheme: 'dark' }] as const

for (const { name, reach } of SCREEN_STATES) {
  test(`${name}: can be used by everyone, in the light or in the dark, and fits small windows`, async ({
    sheet,
    provider,
    context,
    page,
  }) => {
    test.slow(isDeep, 'every width and appearance')
    const look = drawnOne(name, APPEARANCES)
    await page.emulateMedia(look)
    await reach({ sheet, provider, context })
    // What has come under the pointer meanwhile is not what this is about.
    await page.mouse.move(0, 0)
    await expectNoViolations(page)
    for (const width of NARROW) {
      await page.setViewportSize({ width, height: 800 })
      await expectNoSidewaysScroll(page, `${name} at ${width} pixels`)
    }
    if (!isDeep) return
    for (const width of [WIDE, ...NARROW])
      for (const appearance of APPEARANCES) {
        await page.setViewportSize({ width, height: 800 })
        await page.emulateMedia(appearance)
        await test.step(`${width} pixels, ${appearance.colorScheme}`, () => expectNoViolations(page))
      }
  })
}
