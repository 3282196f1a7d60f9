import type { Page } from '@playwright/test'
import { ROW_HEIGHT } from '../../../src/components/table/sizes'
import { ROWS } from './customers'

/** What the table scrolls with each frame, in px: two notches of a wheel. */
const STEP_PX = 200

/** What scrolling came to. */
export interface Scrolled {
  /** Between two frames, in ms. */
  frameMs: number
  /** Frames in which the middle of the table was blank. */
  blank: number
}

/** Shows all rows. */
export const showAll = (page: Page) =>
  page.evaluate(async (count) => {
    const grid = document.querySelector('[role=grid][aria-label=Results]')!
    const button = [...document.querySelectorAll<HTMLElement>('.results button')].find((each) =>
      each.textContent.startsWith('Show all'),
    )
    button!.click()
    await window.probe.until(() => Number(grid.ariaRowCount) === count + 1)
    await window.probe.rest()
  }, ROWS)

/**
 * Scrolls an element from its top to its end, a step a frame: by the wheel, which Ant Design's table answers itself,
 * or by its offset, as keys and the browser do.
 */
const scroll = (page: Page, selector: string, by: 'wheel' | 'offset'): Promise<Scrolled> =>
  page.evaluate(
    async ({ holderOf, step, isWheel }) => {
      const holder = document.querySelector(holderOf)!
      const isBlank = () => {
        const { left, top, height } = holder.getBoundingClientRect()
        return !document.elementFromPoint(left + 5, top + height / 2)?.closest('[data-row-key]')
      }
      const end = holder.scrollHeight - holder.clientHeight
      const frames = Math.ceil(end / step)
      let blank = 0
      holder.scrollTop = 0
      await window.probe.rest()
      const from = performance.now()
      for (let frame = 1; frame <= frames; frame++) {
        if (isWheel) holder.dispatchEvent(new WheelEvent('wheel', { deltaY: step, cancelable: true }))
        else holder.scrollTop = frame * step
        await window.probe.frame()
        if (isBlank()) blank += 1
      }
      const frameMs = (performance.now() - from) / frames
      await window.probe.rest()
      if (holder.scrollTop < end - step) throw new Error('The end was not reached.')
      return { frameMs, blank }
    },
    { holderOf: selector, step: STEP_PX, isWheel: by === 'wheel' },
  )

/** Scrolls the results from the first row to the last. */
export const scrollResults = (page: Page, by: 'wheel' | 'offset') =>
  scroll(page, '.results .ant-table-tbody-virtual-holder', by)

/** Puts as many rows into a bare page as the results have, each with the HTML of the first in `html`. */
export const showRowsBare = (page: Page, html: string) =>
  page.evaluate(
    async ({ text, count, height }) => {
      const row = new DOMParser().parseFromString(text, 'text/html').querySelector('[data-row-key]')!
      const line = `<div style="display:flow-root;height:${height}px;overflow:hidden">${row.outerHTML}</div>`
      document.body.innerHTML = `<div id="rows" style="height:400px;overflow:auto">${line.repeat(count)}</div>`
      await window.probe.rest()
    },
    { text: html, count: ROWS, height: ROW_HEIGHT },
  )

/** Scrolls these, which are all there, by the same steps. */
export const scrollBare = (page: Page) => scroll(page, '#rows', 'offset')
