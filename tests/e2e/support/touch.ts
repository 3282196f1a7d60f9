import type { Page } from '@playwright/test'

interface Point {
  x: number
  y: number
}

/** Moves fingers over the page: down at the first step, up after the last. Each step has a point for each finger. */
export async function touch(page: Page, steps: Point[][]) {
  const session = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map((point, id) => ({ ...point, id })),
    })
  for (const [at, points] of steps.entries()) await send(at === 0 ? 'touchStart' : 'touchMove', points)
  await send('touchEnd', [])
}

/** Swipes with one finger. */
export const swipe = (page: Page, { x, y }: Point, byX: number, byY: number) =>
  touch(
    page,
    Array.from({ length: 11 }, (_, step) => [{ x: x + (byX * step) / 10, y: y + (byY * step) / 10 }]),
  )
