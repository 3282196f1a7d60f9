import { describe, expect, test } from 'vitest'
import { FRAME, isWithin, type Point } from '../../../../src/features/results/map/plane'
import {
  boxOf,
  fromScreen,
  moved,
  toScreen,
  viewAfterKey,
  viewOfTown,
  WHOLE,
  type View,
} from '../../../../src/features/results/map/view'

const size = { width: 640, height: 320 }
const near = moved(WHOLE, size, 8)

/** Drags the map by px. */
const dragged = (view: View, by: Point) => moved(view, size, 1, { x: 0, y: 0 }, by)

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

  test('is drawn before the picture has been measured', () => {
    expect(toScreen({ x: 1, y: 1 }, WHOLE, { width: 0, height: 0 })).toEqual({ x: 0, y: 0 })
  })

  test('cannot be moved or zoomed out', () => {
    expect(dragged(WHOLE, { x: 100, y: -50 })).toBe(WHOLE)
    expect(moved(WHOLE, size, 0.5)).toBe(WHOLE)
  })
})

describe('zooming', () => {
  test.each([
    toScreen({ x: 0, y: 0 }, WHOLE, size),
    toScreen({ x: FRAME.width, y: FRAME.height }, WHOLE, size),
    toScreen({ x: 500, y: 1000 }, WHOLE, size),
    { x: size.width / 2, y: size.height / 2 },
  ])('about $x, $y leaves in place what is there, step by step', (at) => {
    const before = fromScreen(at, WHOLE, size)
    let view = WHOLE
    for (const factor of [1.3, 2, 1.1, 4]) {
      view = moved(view, size, factor, at)
      expect(fromScreen(at, view, size).x).toBeCloseTo(before.x, 6)
      expect(fromScreen(at, view, size).y).toBeCloseTo(before.y, 6)
    }
  })

  test('stops at the limit and does not change the view', () => {
    const closest = moved(near, size, 1000)
    expect(closest.zoom).toBe(128)
    expect(moved(closest, size, 2, { x: 0, y: 0 })).toBe(closest)
  })

  test('all the way out brings the whole country back to its place', () => {
    const far = dragged(near, { x: -2000, y: 900 })
    expect(moved(far, size, 1 / 100, { x: 3, y: 300 })).toEqual(WHOLE)
  })
})

describe('dragging', () => {
  test('moves the map by as many px', () => {
    const before = toScreen({ x: 500, y: 900 }, near, size)
    const after = toScreen({ x: 500, y: 900 }, dragged(near, { x: 30, y: -40 }), size)
    expect(after.x - before.x).toBeCloseTo(30, 6)
    expect(after.y - before.y).toBeCloseTo(-40, 6)
  })

  test.each([
    ['left', { x: 1, y: 0 }],
    ['right', { x: -1, y: 0 }],
    ['top', { x: 0, y: 1 }],
    ['bottom', { x: 0, y: -1 }],
  ])('never loses the country to the %s', (_, to) => {
    for (const zoom of [1.5, 8, 128]) {
      const lost = dragged({ ...WHOLE, zoom }, { x: to.x * 1e6, y: to.y * 1e6 })
      expect(isWithin(lost, { left: 0, top: 0, right: FRAME.width, bottom: FRAME.height })).toBe(true)
      expect(dragged(lost, to)).toBe(lost)
    }
  })
})

test.each([
  ['+', 'zooms in', 16, 0, 0],
  ['=', 'zooms in', 16, 0, 0],
  ['-', 'zooms out', 4, 0, 0],
  ['_', 'zooms out', 4, 0, 0],
  ['0', 'shows the whole country', 1, 0, 0],
  ['ArrowLeft', 'moves west', 8, -1, 0],
  ['ArrowRight', 'moves east', 8, 1, 0],
  ['ArrowUp', 'moves north', 8, 0, -1],
  ['ArrowDown', 'moves south', 8, 0, 1],
])('the key %s %s', (key, _, zoom, east, south) => {
  const { x, y, zoom: now } = viewAfterKey(near, size, key)
  expect([now, Math.sign(x - near.x), Math.sign(y - near.y)]).toEqual([zoom, east, south])
})

test('any other key changes nothing', () => {
  expect(viewAfterKey(near, size, 'a')).toBe(near)
})

test('a post town is shown in the middle, with all of London in sight', () => {
  const view = viewOfTown({ x: 350, y: 720 })
  expect(view).toMatchObject({ x: 350, y: 720 })
  const { left, right } = boxOf(view, { width: 272, height: 304 })
  expect(right - left).toBeGreaterThan(50)
})
