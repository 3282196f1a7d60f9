import { useLayoutEffect, useRef, useState } from 'react'

/**
 * How much of the window is left from the top of an element to the window's bottom, in px, with the page scrolled
 * to its top. It is measured anew when the window changes, and when anything that stands before the element does.
 *
 * @param least what it is at the least: in a low window the page scrolls
 * @param below what is to be left free below, in px
 * @returns where to put the element, and the height
 */
export function useFillHeight<Part extends HTMLElement>(least: number, below = 0) {
  const ref = useRef<Part>(null)
  const [height, setHeight] = useState(least)

  useLayoutEffect(() => {
    const element = ref.current!
    const view = element.ownerDocument.defaultView!
    const measure = () => {
      const top = element.getBoundingClientRect().top + view.scrollY
      setHeight(Math.max(least, Math.floor(view.innerHeight - top - below)))
    }
    const sizes = new ResizeObserver(measure)
    const parts = new MutationObserver(() => watch())
    // Never the element itself: its height follows from this.
    const watch = () => {
      sizes.disconnect()
      for (const before of standingBefore(element)) sizes.observe(before)
      measure()
    }
    for (const parent of parentsOf(element)) parts.observe(parent, { childList: true })
    view.addEventListener('resize', measure)
    watch()
    return () => {
      sizes.disconnect()
      parts.disconnect()
      view.removeEventListener('resize', measure)
    }
  }, [least, below])

  return [ref, height] as const
}

function parentsOf(element: Element): Element[] {
  const parent = element.parentElement
  return parent ? [parent, ...parentsOf(parent)] : []
}

/** What can push an element down: its elder siblings, and those of all that it is in. */
function standingBefore(element: Element): Element[] {
  const siblings = [...(element.parentElement?.children ?? [])]
  const elder = siblings.slice(0, siblings.indexOf(element))
  return element.parentElement ? [...elder, ...standingBefore(element.parentElement)] : elder
}
