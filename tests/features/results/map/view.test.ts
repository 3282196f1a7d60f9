import { describe, expect, test } from 'vitest'
import {
  boxOf,
  dragged,
  MAX_ZOOM,
  scaleOf,
  showing,
  toScreen,
  WHOLE,
  zoomed,
  type View,
} from '../../../../src/features/results/map/view'
import { FRAME, isWithin, type Point } from '../../../../src/features/results/map/plane'

const size = { width: 640, height: 320 }
const middle = { x: size.width / 2, y: size.height / 2 }
const near = zoomed(WHOLE, size, 8)

/** The point of the plane that stands under a point of the room. */
const under = (at: Point, view: View): Point => {
  const { left, top } = boxOf(view, size)
  const scale = scaleOf(view, size)
  return { x: left + at.x / scale, y: top + at.y / scale }
}

describe('the whole country', () => {
  test.each([
    ['a wide room', { width: 640, height: 320 }],
    ['a narrow one', { width: 200, height: 900 }],
    ['a square', { width: 300, height: 300 }],
  ])('fits %s, with an edge around it', (_, room) => {
    const corner = toScreen({ x: 0, y: 0 }, WHOLE, room)
    const end = toScreen({ x: FRAME.width, y: FRAME.height }, WHOLE, room)
    expect(Math.min(corner.x, corner.y, room.width - end.x, room.height - end.y)).toBeCloseTo(10, 6)
  })

  test('has a place on the screen where it is not measured yet', () => {
    expect(toScreen({ x: 1, y: 1 }, WHOLE, { width: 0, height: 0 })).toEqual({ x: 0, y: 0 })
  })

  test('cannot be drawn along, nor be seen from further off', () => {
    expect(dragged(WHOLE, size, { x: 100, y: -50 })).toBe(WHOLE)
    expect(zoomed(WHOLE, size, 0.5)).toBe(WHOLE)
  })
})

describe('zooming', () => {
  const land = [
    toScreen({ x: 0, y: 0 }, WHOLE, size),
    toScreen({ x: FRAME.width, y: FRAME.height }, WHOLE, size),
    toScreen({ x: 500, y: 1000 }, WHOLE, size),
    middle,
  ]
  test.each(land)('about $x, $y leaves there what is there, step by step', (at) => {
    const before = under(at, WHOLE)
    let view = WHOLE
    for (const factor of [1.3, 2, 1.1, 4]) {
      view = zoomed(view, size, factor, at)
      expect(under(at, view).x).toBeCloseTo(before.x, 6)
      expect(under(at, view).y).toBeCloseTo(before.y, 6)
    }
  })

  test('stops where it cannot be closer, and leaves the view as it is', () => {
    const closest = zoomed(near, size, 1000)
    expect(closest.zoom).toBe(MAX_ZOOM)
    expect(zoomed(closest, size, 2, { x: 0, y: 0 })).toBe(closest)
  })

  test('out again shows the whole country in its place, wherever it was', () => {
    const far = dragged(near, size, { x: -2000, y: 900 })
    expect(zoomed(far, size, 1 / 100, { x: 3, y: 300 })).toEqual(WHOLE)
  })
})

describe('drawing the map along', () => {
  test('moves what is seen by as many px', () => {
    const before = toScreen({ x: 500, y: 900 }, near, size)
    const after = toScreen({ x: 500, y: 900 }, dragged(near, size, { x: 30, y: -40 }), size)
    expect(after.x - before.x).toBeCloseTo(30, 6)
    expect(after.y - before.y).toBeCloseTo(-40, 6)
  })

  test.each([
    ['left', { x: 1, y: 0 }],
    ['right', { x: -1, y: 0 }],
    ['top', { x: 0, y: 1 }],
    ['bottom', { x: 0, y: -1 }],
  ])('never loses the country to the %s', (_, to) => {
    for (const zoom of [1.5, 8, MAX_ZOOM]) {
      const at = { ...WHOLE, zoom }
      const lost = dragged(at, size, { x: to.x * 1e6, y: to.y * 1e6 })
      expect(isWithin(lost, { left: 0, top: 0, right: FRAME.width, bottom: FRAME.height })).toBe(true)
      expect(dragged(lost, size, to)).toBe(lost)
    }
  })
})

describe('a part of the map is shown', () => {
  test('as large as it goes, in the middle', () => {
    const view = showing({ left: 300, top: 700, right: 400, bottom: 740 }, size)
    expect(view).toMatchObject({ x: 350, y: 720 })
    const seen = boxOf(view, size)
    expect(100 / (seen.right - seen.left)).toBeCloseTo(0.7, 6)
    expect(40 / (seen.bottom - seen.top)).toBeLessThan(0.7)
  })

  test('no closer than is asked for, such as one place alone', () => {
    const place = { left: 300, top: 700, right: 300, bottom: 700 }
    expect(showing(place, size, 32)).toEqual({ x: 300, y: 700, zoom: 32 })
    expect(showing(place, size).zoom).toBe(MAX_ZOOM)
  })
})
