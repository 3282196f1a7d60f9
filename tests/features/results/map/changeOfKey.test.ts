import { expect, test } from 'vitest'
import { changeOfKey } from '../../../../src/features/results/map/changeOfKey'
import { WHOLE, zoomed, type View } from '../../../../src/features/results/map/view'

const size = { width: 640, height: 320 }
const near = zoomed(WHOLE, size, 8)
const pressed = (key: string): View => changeOfKey(key, size)!(near)

test.each([
  ['+', 16],
  ['=', 16],
  ['-', 4],
  ['_', 4],
  ['0', 1],
])('the key %s brings the map to %d times as close', (key, zoom) => {
  expect(pressed(key).zoom).toBe(zoom)
})

test.each([
  ['ArrowLeft', -1, 0],
  ['ArrowRight', 1, 0],
  ['ArrowUp', 0, -1],
  ['ArrowDown', 0, 1],
])('%s goes that way, as close as before', (key, across, down) => {
  const { x, y, zoom } = pressed(key)
  expect([Math.sign(x - near.x), Math.sign(y - near.y), zoom]).toEqual([across, down, near.zoom])
})

test('any other key is left to the page', () => {
  expect(changeOfKey('a', size)).toBeUndefined()
})
