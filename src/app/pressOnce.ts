/** Marks what is pressed again and again on purpose, such as the way from row to row. */
const AGAIN = '[data-again]'

/**
 * Has a button pressed once where a hand presses twice (SCREEN-17): the second half of a double click does nothing,
 * whatever stands under the pointer by then, and neither does Enter that is held down on a button or a link.
 */
export function pressOnce(page: Document) {
  const isWithin = (target: EventTarget | null, selector: string) =>
    target instanceof Element && target.closest(selector) !== null

  page.addEventListener(
    'click',
    (click) => {
      if (click.detail < 2 || isWithin(click.target, AGAIN)) return
      click.preventDefault()
      click.stopPropagation()
    },
    true,
  )
  page.addEventListener('keydown', (key) => {
    const isHeld = key.repeat && key.key === 'Enter' && isWithin(key.target, 'button, a')
    if (isHeld && !isWithin(key.target, AGAIN)) key.preventDefault()
  })
}
