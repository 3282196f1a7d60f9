import type { Page } from '@playwright/test'
import { POST_TOWNS as MAIN_TOWNS } from '../../../src/features/sandbox/postTowns'
import { expect } from '../../e2e/support/cleanSheet'
import { ROWS } from './customers'

/** Turns of the wheel in and out again, and steps of the pointer while it draws the map along. */
const TURNS = 24
const STEPS = 60

/** A list of 1,100 addresses that are all found, all over the country. */
export function townsCsv(): string {
  const rows = Array.from({ length: ROWS }, (_, at) => {
    const { area, districts } = MAIN_TOWNS[at % MAIN_TOWNS.length]!
    return `${at + 1} High Street,${area}${districts[at % districts.length]} 1AA`
  })
  return ['address,post_code', ...rows, ''].join('\n')
}

/** What was drawn while the map moved. */
export interface Moved {
  /** From one frame to the next, in ms: in their order. */
  frames: number[]
}

/** Shows the map, with a dot for every row. */
export async function showMap(page: Page) {
  await page.getByText('Map', { exact: true }).click()
  await expect(page.locator('.map [data-row]')).toHaveCount(ROWS)
}

/** HTML of the map as it is, for a bare page to show the same. */
export const htmlOfMap = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector('.map')!.innerHTML)

/** Puts the same picture into a bare page, where the same hand moves it and nothing else is done. */
export const showMapBare = (page: Page, html: string) =>
  page.evaluate(async (text) => {
    document.body.innerHTML = `<style>path { vector-effect: non-scaling-stroke; stroke: green; stroke-linecap: round }</style><div class="map">${text}</div>`
    const drawn = document.querySelector('.map g')!
    const view = { x: 200, y: 0, scale: 0.3 }
    const draw = () =>
      drawn.setAttribute('transform', `matrix(${view.scale} 0 0 ${view.scale} ${view.x} ${view.y})`)
    addEventListener(
      'wheel',
      (event) => {
        view.scale *= 2 ** (-event.deltaY / 240)
        event.preventDefault()
        draw()
      },
      { passive: false },
    )
    addEventListener('pointermove', (event) => {
      view.x += event.movementX
      view.y += event.movementY
      draw()
    })
    draw()
    await window.probe.rest()
  }, html)

/** Goes into the map by the wheel, draws it along to and fro, and comes out again: as a hand does. */
export async function moveMap(page: Page): Promise<Moved> {
  const { x, y, width, height } = (await page.locator('.map').boundingBox())!
  const middle = { x: x + width / 2, y: y + height * 0.6 }
  await page.mouse.move(middle.x, middle.y)
  const frames = page.evaluate(async () => {
    await window.probe.rest()
    const seen: number[] = []
    const over = new AbortController()
    addEventListener('keydown', () => over.abort(), { once: true })
    for (let last = performance.now(); !over.signal.aborted;) {
      await window.probe.frame()
      const now = performance.now()
      seen.push(now - last)
      last = now
    }
    return seen
  })
  const turn = async (by: number) => {
    for (let at = 0; at < TURNS; at++) await page.mouse.wheel(0, by)
  }
  await turn(-60)
  await page.mouse.down()
  for (let at = 1; at <= STEPS; at++) {
    const along = Math.sin((at / STEPS) * 2 * Math.PI)
    await page.mouse.move(middle.x + (along * width) / 3, middle.y + (along * height) / 3)
  }
  await page.mouse.up()
  await turn(60)
  await page.keyboard.press('Shift')
  return { frames: await frames }
}
