import { drawnOne, isDeep } from '../support/drawing'
import { expectNoSidewaysScroll, expectNoViolations, expectNoViolationsOfColour } from './support/checks'
import { test } from './support/cleanSheet'
import { SCREEN_STATES } from './support/states'

const WIDE = 1280
// The narrowest phone, and a laptop of 1280 pixels whose owner reads at 200 %.
const NARROW = [640, 360]

const inLight = { reducedMotion: 'reduce', colorScheme: 'light' } as const
const inDark = { reducedMotion: 'reduce', colorScheme: 'dark' } as const

for (const { name, reach } of SCREEN_STATES) {
  // SCREEN-5, SCREEN-7
  test(`${name}: can be used by everyone, in the light and in the dark, and fits small windows`, async ({
    sheet,
    provider,
    context,
    page,
  }) => {
    // Light and dark differ in their colours alone: what is looked at first, all of it, is drawn.
    const [first, second] = drawnOne(name, [
      [inLight, inDark],
      [inDark, inLight],
    ])
    // Colours that are still fading would be measured half-way.
    await page.emulateMedia(first)
    await reach({ sheet, provider, context })
    // What has come under the pointer meanwhile is not what this is about.
    await page.mouse.move(0, 0)
    await expectNoViolations(page)
    await page.emulateMedia(second)
    await expectNoViolationsOfColour(page)
    for (const width of NARROW) {
      await page.setViewportSize({ width, height: 800 })
      await expectNoSidewaysScroll(page, `${name} at ${width} pixels`)
    }
    if (!isDeep) return
    for (const width of [WIDE, ...NARROW])
      for (const scheme of [inLight, inDark]) {
        await page.setViewportSize({ width, height: 800 })
        await page.emulateMedia(scheme)
        await test.step(`${width} pixels, ${scheme.colorScheme}`, () => expectNoViolations(page))
      }
  })
}
