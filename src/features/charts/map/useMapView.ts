import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { MouseEvent, PointerEvent } from 'react'
import { useSize } from '../../../components/useSize'
import type { Point } from './plane'
import { fromScreen, overflowOf, scaleOf, scrollOf, viewAt, viewWith, WHOLE, type View } from './view'

/** How far a mouse may stray before a press becomes a drag, in px. */
const STRAY = 4

/** How far from a dot it can be pressed, in px: a finger is wider than a dot. */
const REACH = 12

/** Pixels of a wheel, and of the wheel that a pinched touchpad sends, that double or halve the size. */
const WHEEL_PX = 240
const PINCH_PX = 40

/** The most that one turn of a wheel counts for, in px: some wheels leap. */
const MOST_PX = 240

const apart = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)
const midway = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

/**
 * A map behind an element that scrolls: the browser moves it by finger and by keys, and keeps it within its limits. The
 * wheel and two fingers zoom about the point under them, and a mouse drags.
 *
 * @param onPress what a press that is no drag does, at a point and for all within reach of it, in km
 * @param name names what is there; empty where there is nothing
 * @returns the element's ref, size and handlers, the view, and what shows another one or zooms by a factor
 */
export function useMapView(
  onPress: (at: Point, reach: number) => void,
  name: (at: Point, reach: number) => string,
) {
  const [element, size] = useSize<HTMLDivElement>()
  const [view, setView] = useState(WHOLE)
  // A second event may come before the first has been drawn.
  const latest = useRef(view)
  // What a mouse pressed, and what two fingers hold: the point of the map there, which stays under them.
  const pressed = useRef<{ at: Point; point: Point; isDrag: boolean } | null>(null)
  const pinched = useRef<{ point: Point; zoom: number; spread: number } | null>(null)

  const onScroll = () => {
    if (size.height === 0) return
    const { scrollLeft: x, scrollTop: y } = element.current!
    latest.current = viewAt({ x, y }, latest.current.zoom, size)
    setView(latest.current)
  }
  /** Shows a view, or the nearest within the limits. */
  const show = (to: View) => {
    const map = element.current!
    const { width, height } = overflowOf(to.zoom, size)
    map.style.setProperty('--more-width', `${width}px`)
    map.style.setProperty('--more-height', `${height}px`)
    const { x, y } = scrollOf(to, size)
    // Browsers cut a fraction off, even one of 0.9999.
    map.scrollTo(Math.round(x), Math.round(y))
    latest.current = to
    onScroll()
  }
  const pointAt = (at: Point) => fromScreen(at, latest.current, size)
  /** Zooms about a place of the picture, its middle by default. */
  const zoomBy = (factor: number, at = { x: size.width / 2, y: size.height / 2 }) =>
    show(viewWith(pointAt(at), at, latest.current.zoom * factor, size))

  /** Where a pointer is, in px from the upper left corner. */
  const placeOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { left, top } = element.current!.getBoundingClientRect()
    return { x: clientX - left, y: clientY - top }
  }

  const under = (event: MouseEvent) =>
    [pointAt(placeOf(event)), REACH / scaleOf(latest.current.zoom, size)] as const

  const onWheel = useEffectEvent((event: WheelEvent) => {
    // The page scrolls on where it was scrolling already, and where there is nothing further out.
    if (!event.cancelable || (event.deltaY >= 0 && latest.current.zoom === 1 && !event.ctrlKey)) return
    event.preventDefault()
    // Firefox counts in px if nobody asks it for its unit.
    const turned = Math.sign(event.deltaY) * Math.min(MOST_PX, Math.abs(event.deltaY))
    zoomBy(2 ** (-turned / (event.ctrlKey ? PINCH_PX : WHEEL_PX)), placeOf(event))
  })
  const onTouch = useEffectEvent((event: TouchEvent) => {
    const [one, other] = [...event.touches].map(placeOf)
    if (!one || !other) {
      pinched.current = null
      return
    }
    if (event.cancelable) event.preventDefault()
    const [at, spread] = [midway(one, other), Math.max(1, apart(one, other))]
    pinched.current ??= { point: pointAt(at), zoom: latest.current.zoom, spread }
    const { point, zoom, spread: before } = pinched.current
    show(viewWith(point, at, (zoom * spread) / before, size))
  })
  // React's own listeners could not keep the page from scrolling.
  useEffect(() => {
    const listening = new AbortController()
    const options = { passive: false, signal: listening.signal }
    element.current!.addEventListener('wheel', (event) => onWheel(event), options)
    for (const type of ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const) {
      element.current!.addEventListener(type, (event) => onTouch(event), options)
    }
    return () => listening.abort()
  }, [element])
  // Another size shows the same part of the map.
  const showAgain = useEffectEvent(() => show(latest.current))
  useLayoutEffect(() => {
    if (size.height > 0) showAgain()
  }, [size])

  const handlers = {
    onScroll,
    onPointerDown: (event: PointerEvent) => {
      const at = placeOf(event)
      event.currentTarget.setPointerCapture(event.pointerId)
      pressed.current = { at, point: pointAt(at), isDrag: false }
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const [map, at, press] = [event.currentTarget, placeOf(event), pressed.current]
      if (event.buttons === 0) map.title = name(...under(event))
      // Fingers scroll, and what was pressed elsewhere is not captured.
      if (!press || event.pointerType === 'touch' || !map.hasPointerCapture(event.pointerId)) return
      press.isDrag ||= apart(press.at, at) >= STRAY
      if (press.isDrag) show(viewWith(press.point, at, latest.current.zoom, size))
    },
    onClick: (event: MouseEvent) => {
      if (!pressed.current?.isDrag) onPress(...under(event))
    },
  }
  return { element, size, view, show, zoomBy, handlers }
}
