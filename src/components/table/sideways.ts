import { HOLDER } from './holder'

/** What Ant Design's virtual Table moves to the left by a margin, in place of scrolling it. */
const INNER = `${HOLDER}-inner`

/** How long Ant Design is asked again, in ms. For 100 of them after a scroll of the body it is deaf to the header. */
const PATIENCE = 400

/** Where each table was asked to scroll to last, in px, while it is not there yet. */
const asked = new WeakMap<Element, { left: number }>()

/** How far the table's body is scrolled sideways, in px. */
function offsetOf(table: Element): number {
  const inner = table.querySelector<HTMLElement>(INNER)
  return inner ? -Number.parseFloat(inner.style.marginLeft) || 0 : 0
}

const isAt = (table: Element, header: Element, left: number) =>
  Math.abs(header.scrollLeft - left) <= 1 && Math.abs(offsetOf(table) - left) <= 1

/**
 * Scrolls header and body together, as the wheel does over the header: Ant Design has no other way in. It passes over
 * what is asked while it still scrolls for another reason, and is asked again then.
 *
 * @param by px to the right
 */
export function scrollSideways(table: Element, by: number) {
  const header = table.querySelector('.ant-table-header')
  if (!header || by === 0) return
  const left = Math.min(header.scrollWidth - header.clientWidth, Math.max(0, offsetOf(table) + by))
  const ask = { left }
  const end = performance.now() + PATIENCE
  asked.set(table, ask)

  const tryOnce = () => {
    header.scrollLeft = offsetOf(table)
    header.dispatchEvent(new WheelEvent('wheel', { deltaX: left - header.scrollLeft, cancelable: true }))
  }
  const look = () => {
    if (asked.get(table) !== ask) return
    if (table.isConnected && !isAt(table, header, left)) {
      if (performance.now() < end) {
        tryOnce()
        requestAnimationFrame(look)
        return
      }
      // In step at least, where it cannot be had.
      header.scrollLeft = offsetOf(table)
    }
    asked.delete(table)
  }
  tryOnce()
  requestAnimationFrame(look)
}

/**
 * Keeps header and body in step. The browser scrolls either by itself, natively, when something in it that is out
 * of view takes the focus or is found by a search, and Ant Design follows the wheel and its own bars only.
 *
 * @param table the element around header and body
 * @param scrolled what was scrolled within it
 */
export function keepInStep(table: Element, scrolled: Element) {
  if (scrolled.matches('.ant-table-header')) {
    const by = scrolled.scrollLeft - offsetOf(table)
    const isOnItsWay = Math.abs(scrolled.scrollLeft - (asked.get(table)?.left ?? -Infinity)) <= 1
    if (Math.abs(by) > 1 && !isOnItsWay) scrollSideways(table, by)
  } else if (scrolled.scrollLeft !== 0 && scrolled.querySelector(INNER)) {
    const by = scrolled.scrollLeft
    scrolled.scrollLeft = 0
    scrollSideways(table, by)
  }
}
