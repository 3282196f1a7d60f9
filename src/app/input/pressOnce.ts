import { KEY_ECHO_MS, PRESS_ECHO_MS } from '../base/constants'
import type { Deps } from '../base/deps'
import { isWithin } from './isWithin'

/** Marks what is pressed again and again on purpose, such as the way from row to row. */
const AGAIN = '[data-again]'

/** What a press opens and closes, or switches on and off: pressed again it is as it was, and no harm is done. */
const TOGGLE = '[aria-expanded], [aria-pressed]'

const within = (target: EventTarget | null, selector: string) =>
  target instanceof Element ? target.closest(selector) : null

/** What a button says: its figures may go up while it is pressed. */
const wordsOf = (button: Element) => button.textContent.replace(/\d+/g, '')

/**
 * Has a button pressed once where a hand presses twice: the second half of a double click does nothing,
 * whatever stands under the pointer by then, nor does the second of two quick presses of a key, nor Enter that is held
 * down, nor a press that began while the button said something else.
 */
export function pressOnce(page: Document, { now }: Pick<Deps, 'now'>) {
  let begun: { button: Element; words: string } | null = null
  let last: { button: Element; words: string; isKey: boolean; at: number } | null = null

  page.addEventListener(
    'pointerdown',
    ({ target }) => {
      const button = within(target, 'button')
      begun = button && { button, words: wordsOf(button) }
    },
    true,
  )
  page.addEventListener(
    'click',
    (click) => {
      if (within(click.target, AGAIN)) return
      const button = within(click.target, 'button')
      // A key counts no clicks.
      const isKey = click.detail === 0
      const at = now()
      const isEcho =
        last !== null &&
        last.button === button &&
        !last.button.matches(TOGGLE) &&
        // A key is pressed again on what says the same on purpose, as in a list that it opens and closes.
        (isKey
          ? last.isKey && last.words !== wordsOf(button) && isWithin(KEY_ECHO_MS, at - last.at)
          : isWithin(PRESS_ECHO_MS, at - last.at))
      const isForOther =
        !isKey && begun !== null && begun.button === button && begun.words !== wordsOf(begun.button)
      if (click.detail > 1 || isEcho || isForOther) {
        click.preventDefault()
        click.stopPropagation()
      } else if (button) last = { button, words: wordsOf(button), isKey, at }
    },
    true,
  )
  page.addEventListener('keydown', (key) => {
    const isHeld = key.repeat && key.key === 'Enter' && within(key.target, 'button, a')
    if (isHeld && !within(key.target, AGAIN)) key.preventDefault()
  })
}
