import { useCallback, useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react'
import type { Point } from './plane'
import { between, dragged, WHOLE, zoomed, type Change, type Size } from './view'

/** How far a pointer may stray before a press becomes a drag, in px. */
const STRAY = 4

/** Pixels of a wheel, and of the wheel that a pinched touchpad sends, that double or halve the size. */
const WHEEL_PX = 240
const PINCH_PX = 40

/** A line, which some wheels count in, in px. */
const LINE_PX = 16

/** The most that one turn of a wheel counts for, in px: some wheels leap. */
const MOST_PX = 240

/**
 * The view of a map, and what changes it and returns whether anything moved. Each change starts from the one before,
 * even if that has not been drawn yet.
 */
export function useMapView() {
  const [view, setView] = useState(WHOLE)
  const latest = useRef(view)
  const change = useCallback((to: Change): boolean => {
    const next = to(latest.current)
    if (next === latest.current) return false
    latest.current = next
    setView(next)
    return true
  }, [])
  return [view, change] as const
}

const apart = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)
const midway = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

/** Where a pointer is, in px from the upper left corner of an element. */
export function placeIn(element: Element, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left, top } = element.getBoundingClientRect()
  return { x: clientX - left, y: clientY - top }
}

/**
 * Moves a map: one pointer drags it, two zoom about the point between them, the wheel zooms about the pointer. The
 * page keeps a gesture that moves nothing, so it scrolls where the map is at its closest or furthest.
 *
 * @param change as returned by `useMapView`
 * @returns listeners for the element, and whether the last press became a drag
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
      // A page that is scrolling already goes on, whatever comes under the pointer.
      if (!event.cancelable) return
      const unit = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : LINE_PX
      const turned = between(-MOST_PX, event.deltaY * unit, MOST_PX)
      const factor = 2 ** (-turned / (event.ctrlKey ? PINCH_PX : WHEEL_PX))
      const at = placeIn(map, event)
      // A pinched touchpad would zoom the whole page.
      if (change((view) => zoomed(view, size, factor, at)) || event.ctrlKey) event.preventDefault()
    }
    // The page would zoom with two fingers.
    const onTouch = (event: TouchEvent) => {
      if (event.touches.length > 1 && event.cancelable) event.preventDefault()
    }
    // React's own listeners are passive and cannot keep the page from scrolling.
    const listening = new AbortController()
    const options = { passive: false, signal: listening.signal }
    map.addEventListener('wheel', onWheel, options)
    map.addEventListener('touchstart', onTouch, options)
    map.addEventListener('touchmove', onTouch, options)
    return () => listening.abort()
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
      // It was released elsewhere.
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
      const [before, now] = other ? [midway(from, other), midway(to, other)] : [from, to]
      const factor = other ? apart(to, other) / Math.max(1, apart(from, other)) : 1
      change((view) =>
        zoomed(dragged(view, size, { x: now.x - before.x, y: now.y - before.y }), size, factor, now),
      )
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
  return { listeners, isDrag }
}
