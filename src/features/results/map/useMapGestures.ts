import { useCallback, useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import type { Point } from './plane'
import { between, WHOLE, type Change } from './view'

/** How far a pointer may stray before a press becomes a drag, in px. */
const STRAY = 4

/** Pixels of a wheel, and of the wheel that a pinched touchpad sends, that double or halve the size. */
const WHEEL_PX = 240
const PINCH_PX = 40

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
const placeOf = ({ offsetX, offsetY }: MouseEvent): Point => ({ x: offsetX, y: offsetY })

/** What pointers do to a map. Places are in px from its upper left corner. */
interface Gestures {
  /** Returns whether anything moved. */
  move: (factor: number, from: Point, to: Point) => boolean
  press: (at: Point) => void
  /** Names what is there; empty where there is nothing. */
  name: (at: Point) => string
}

/**
 * Moves a map: one pointer drags it, two zoom about the point between them, the wheel zooms about the pointer. The
 * page keeps a gesture that moves nothing, so it scrolls where the map is at its closest or furthest.
 */
export function useMapGestures(element: RefObject<HTMLElement | null>, gestures: Gestures) {
  const move = useEffectEvent(gestures.move)
  const press = useEffectEvent(gestures.press)
  const name = useEffectEvent(gestures.name)

  useEffect(() => {
    const map = element.current!
    const pointers = new Map<number, Point>()
    let isDrag = false
    const listening = new AbortController()
    const on = <Type extends keyof HTMLElementEventMap>(
      type: Type,
      act: (event: HTMLElementEventMap[Type]) => void,
    ) => map.addEventListener(type, act, { passive: false, signal: listening.signal })

    on('wheel', (event) => {
      // A page that is already scrolling goes on when the map comes under the pointer.
      if (!event.cancelable) return
      // Firefox counts in px if nobody asks it for its unit.
      const turned = between(-MOST_PX, event.deltaY, MOST_PX)
      const at = placeOf(event)
      const hasMoved = move(2 ** (-turned / (event.ctrlKey ? PINCH_PX : WHEEL_PX)), at, at)
      // A pinched touchpad would zoom the whole page.
      if (hasMoved || event.ctrlKey) event.preventDefault()
    })
    on('pointerdown', (event) => {
      if (event.button !== 0) return
      if (pointers.size === 0) isDrag = false
      pointers.set(event.pointerId, placeOf(event))
    })
    on('pointermove', (event) => {
      // It was released elsewhere.
      if (event.buttons === 0) pointers.delete(event.pointerId)
      const [from, to] = [pointers.get(event.pointerId), placeOf(event)]
      // Not by React: the map would be painted again.
      if (!from) map.title = name(to)
      else if (isDrag || apart(from, to) >= STRAY) {
        isDrag = true
        map.setPointerCapture(event.pointerId)
        pointers.set(event.pointerId, to)
        const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1]
        if (other) {
          const spread = apart(to, other) / Math.max(1, apart(from, other))
          move(spread, midway(from, other), midway(to, other))
        } else move(1, from, to)
      }
    })
    for (const type of ['pointerup', 'pointercancel'] as const)
      on(type, (event) => pointers.delete(event.pointerId))
    on('click', (event) => {
      if (!isDrag) press(placeOf(event))
    })
    // The page would zoom with two fingers.
    for (const type of ['touchstart', 'touchmove'] as const)
      on(type, (event) => {
        if (event.touches.length > 1 && event.cancelable) event.preventDefault()
      })
    return () => listening.abort()
  }, [element])
}
