import { useEffect, useRef, type PointerEvent, type RefObject } from 'react'
import type { Point } from './plane'
import { between, dragged, zoomed, type Change, type Size } from './view'

/** How far a pointer may stray before a press has become a drag, in px. */
const STRAY = 4

/** What doubles or halves the size: px of a wheel, and of the wheel that a pinched touchpad is. */
const WHEEL_PX = 240
const PINCH_PX = 40

/** Wheels that count lines or pages instead of px. */
const LINE_PX = 16
const PAGE_PX = 240

/** The most that one turn of a wheel counts for, in px: some wheels leap. */
const MOST_PX = 240

const apart = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)
const midway = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

/** Where a pointer is, in px from the upper left corner of an element. */
export function placeIn(element: Element, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left, top } = element.getBoundingClientRect()
  return { x: clientX - left, y: clientY - top }
}

/**
 * Moves a map by the pointers that are on it: one draws it along, two zoom it about what is between them, and the
 * wheel about what is under it. What moves nothing is left to the page: it scrolls where the map is as far out, or as
 * close, as can be.
 *
 * @param element what has the pointers and the size
 * @param change as of `useMapView`
 * @returns what React is to listen to on the element, and whether the last press became a drag
 */
export function useMapGestures(
  element: RefObject<HTMLElement | null>,
  size: Size,
  change: (to: Change) => boolean,
) {
  const pointers = useRef(new Map<number, Point>())
  const isDrag = useRef(false)

  useEffect(() => {
    const map = element.current!
    const onWheel = (event: WheelEvent) => {
      // A page that has begun to scroll goes on, whatever comes under the pointer.
      if (!event.cancelable) return
      const unit = [1, LINE_PX, PAGE_PX][event.deltaMode] ?? 1
      const turned = between(-MOST_PX, event.deltaY * unit, MOST_PX)
      const factor = 2 ** (-turned / (event.ctrlKey ? PINCH_PX : WHEEL_PX))
      const at = placeIn(map, event)
      // A pinched touchpad would zoom the whole page.
      if (change((view) => zoomed(view, size, factor, at)) || event.ctrlKey) event.preventDefault()
    }
    // Of two fingers the page takes neither.
    const onTouch = (event: TouchEvent) => {
      if (event.touches.length > 1 && event.cancelable) event.preventDefault()
    }
    // React's own would come too late to keep the page from scrolling.
    map.addEventListener('wheel', onWheel, { passive: false })
    map.addEventListener('touchstart', onTouch, { passive: false })
    map.addEventListener('touchmove', onTouch, { passive: false })
    return () => {
      map.removeEventListener('wheel', onWheel)
      map.removeEventListener('touchstart', onTouch)
      map.removeEventListener('touchmove', onTouch)
    }
  }, [element, size, change])

  const end = ({ pointerId }: PointerEvent) => {
    pointers.current.delete(pointerId)
  }
  const listeners = {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return
      if (pointers.current.size === 0) isDrag.current = false
      pointers.current.set(event.pointerId, placeIn(element.current!, event))
    },
    onPointerMove: (event: PointerEvent) => {
      // One that was let go elsewhere.
      if (event.buttons === 0) pointers.current.delete(event.pointerId)
      const from = pointers.current.get(event.pointerId)
      if (!from) return
      const to = placeIn(element.current!, event)
      if (!isDrag.current && apart(from, to) < STRAY) return
      if (!isDrag.current) {
        isDrag.current = true
        element.current!.setPointerCapture(event.pointerId)
      }
      pointers.current.set(event.pointerId, to)
      const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1]
      if (!other) {
        change((view) => dragged(view, size, { x: to.x - from.x, y: to.y - from.y }))
        return
      }
      const [before, now] = [midway(from, other), midway(to, other)]
      const factor = apart(to, other) / Math.max(1, apart(from, other))
      change((view) =>
        zoomed(dragged(view, size, { x: now.x - before.x, y: now.y - before.y }), size, factor, now),
      )
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
  return { listeners, isDrag }
}
