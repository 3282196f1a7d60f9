import { dragged, STEP, WHOLE, zoomed, type Change, type Size, type View } from './view'

/** The part of the room that an arrow key moves the map by. */
const ARROW = 1 / 5

/** What a key does to the view; undefined for one that does nothing. */
export function changeOfKey(key: string, size: Size): Change | undefined {
  const by = (x: number, y: number) => (view: View) =>
    dragged(view, size, { x: -x * ARROW * size.width, y: -y * ARROW * size.height })
  const changes: Record<string, Change | undefined> = {
    '+': (view) => zoomed(view, size, STEP),
    '=': (view) => zoomed(view, size, STEP),
    '-': (view) => zoomed(view, size, 1 / STEP),
    _: (view) => zoomed(view, size, 1 / STEP),
    '0': () => WHOLE,
    ArrowLeft: by(-1, 0),
    ArrowRight: by(1, 0),
    ArrowUp: by(0, -1),
    ArrowDown: by(0, 1),
  }
  return changes[key]
}
