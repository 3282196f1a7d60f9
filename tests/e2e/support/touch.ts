import type { Page } from '@playwright/test'

/** Swipes with one finger. */
export async function swipe(page: Page, { x, y }: { x: number; y: number }, byX: number, byY: number) {
  const session = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints })
  for (let step = 0; step <= 10; step += 1)
    await send(step === 0 ? 'touchStart' : 'touchMove', [
      { x: x + (byX * step) / 10, y: y + (byY * step) / 10 },
    ])
  await send('touchEnd', [])
}
