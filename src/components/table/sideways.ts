/** What Ant Design's virtual Table moves to the left by a margin, in place of scrolling it. */
const INNER = '.ant-table-tbody-virtual-holder-inner'

/** How far the table's body is scrolled sideways, in px. */
function offsetOf(table: Element): number {
  const inner = table.querySelector<HTMLElement>(INNER)
  return inner ? -Number.parseFloat(inner.style.marginLeft) || 0 : 0
}

/**
 * Scrolls header and body together, as the wheel does over the header: Ant Design has no other way in.
 *
 * @param by px to the right
 */
export function scrollSideways(table: Element, by: number) {
  const header = table.querySelector('.ant-table-header')
  if (!header || by === 0) return
  header.scrollLeft = offsetOf(table)
  header.dispatchEvent(new WheelEvent('wheel', { deltaX: by, cancelable: true }))
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
    if (Math.abs(by) > 1) scrollSideways(table, by)
  } else if (scrolled.scrollLeft !== 0 && scrolled.querySelector(INNER)) {
    const by = scrolled.scrollLeft
    scrolled.scrollLeft = 0
    scrollSideways(table, by)
  }
}
