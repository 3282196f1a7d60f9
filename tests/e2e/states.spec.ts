import { expectNoSidewaysScroll, expectNoViolations } from './support/checks'
import { test } from './support/cleanSheet'
import { SCREEN_STATES } from './support/states'

// The narrowest phone, and a laptop of 1280 pixels whose owner reads at 200 %.
const NARROW = [640, 360]

for (const { name, reach } of SCREEN_STATES) {
  // SCREEN-5, SCREEN-7
  test(`${name}: can be used by everyone, in the light and in the dark, and fits small windows`, async ({
    sheet,
    provider,
    context,
    page,
  }) => {
    // Colours that are still fading would be measured half-way.
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
    await reach({ sheet, provider, context })
    // What has come under the pointer meanwhile is not what this is about.
    await page.mouse.move(0, 0)
    await expectNoViolations(page)
    for (const width of NARROW) {
      await page.setViewportSize({ width, height: 800 })
      await expectNoSidewaysScroll(page, `${name} at ${width} pixels`)
    }
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' })
    await expectNoViolations(page)
  })
}
