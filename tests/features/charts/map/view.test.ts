import { describe, expect, test } from 'vitest'
import { FRAME, isWithin } from '../../../../src/features/charts/map/plane'
import {
  boxOf,
  fromScreen,
  overflowOf,
  scrollOf,
  toScreen,
  viewAt,
  viewWith,
  WHOLE,
  type View,
} from '../../../../src/features/charts/map/view'

const size = { width: 640, height: 320 }
const near: View = { x: 350, y: 720, zoom: 8 }

describe('the whole country', () => {
  test.each([
    ['a wide picture', { width: 640, height: 320 }],
    ['a narrow one', { width: 200, height: 900 }],
    ['a square', { width: 300, height: 300 }],
  ])('fits %s, with space around it', (_, room) => {
    const corner = toScreen({ x: 0, y: 0 }, WHOLE, room)
    const end = toScreen({ x: FRAME.width, y: FRAME.height }, WHOLE, room)
    expect(Math.min(corner.x, corner.y, room.width - end.x, room.height - end.y)).toBeCloseTo(10, 6)
  })

  test('needs no scrolling', () => {
    expect(scrollOf(WHOLE, size)).toEqual({ x: 0, y: 0 })
    expect(viewAt({ x: 0, y: 0 }, 1, size)).toEqual(WHOLE)
  })

  test('has a place before the picture has been measured', () => {
    expect(fromScreen({ x: 0, y: 0 }, WHOLE, { width: 0, height: 0 })).toMatchObject({
      x: WHOLE.x,
      y: WHOLE.y,
    })
  })
})

describe('a map that is zoomed in', () => {
  test('is scrolled to a view, and back from it', () => {
    const { x, y, zoom } = viewAt(scrollOf(near, size), near.zoom, size)
    expect(x).toBeCloseTo(near.x, 6)
    expect(y).toBeCloseTo(near.y, 6)
    expect(zoom).toBe(8)
  })

  test.each([1, 1.5, 8, 128])('never loses the country, however far it is scrolled, at zoom %d', (zoom) => {
    const { width, height } = overflowOf(zoom, size)
    for (const end of [viewAt({ x: 0, y: 0 }, zoom, size), viewAt({ x: width, y: height }, zoom, size)]) {
      expect(isWithin(end, { left: 0, top: 0, right: FRAME.width, bottom: FRAME.height })).toBe(true)
    }
  })

  test.each([
    ['the upper left', { x: 0, y: 0 }],
    ['the lower right', { x: FRAME.width, y: FRAME.height }],
    ['somewhere', { x: 500, y: 1000 }],
  ])('can be zoomed into at %s of the country without moving it', (_, point) => {
    const at = toScreen(point, WHOLE, size)
    for (const zoom of [1.3, 2, 128]) {
      const scroll = scrollOf(viewWith(point, at, zoom, size), size)
      const { width, height } = overflowOf(zoom, size)
      expect(isWithin(scroll, { left: -1e-6, top: -1e-6, right: width + 1e-6, bottom: height + 1e-6 })).toBe(
        true,
      )
    }
  })

  test.each([1, 8, 128])('has a point where it was before, at zoom %i', (zoom) => {
    const at = { x: 30, y: 300 }
    const point = fromScreen(at, near, size)
    const { x, y } = toScreen(point, viewWith(point, at, zoom, size), size)
    expect(x).toBeCloseTo(at.x, 6)
    expect(y).toBeCloseTo(at.y, 6)
  })

  test('shows an area around its middle', () => {
    const { left, top, right, bottom } = boxOf(near, size)
    expect([(left + right) / 2, (top + bottom) / 2]).toEqual([near.x, near.y])
  })
})
