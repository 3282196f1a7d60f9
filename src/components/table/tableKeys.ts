/** How far the arrow keys scroll sideways, in px. */
export const SIDEWAYS: Partial<Record<string, number>> = { ArrowLeft: -120, ArrowRight: 120 }

/**
 * Where a key moves the current row to.
 *
 * @param key as in `KeyboardEvent.key`
 * @param from index of the current row
 * @param count how many rows there are
 * @param page how many rows are in view; 0 where page keys move nothing
 * @returns the index of the row to go to; null when it moves nothing
 */
export function movedIndex(key: string, from: number, count: number, page = 0): number | null {
  const by = Math.max(1, page - 1)
  const targets: Partial<Record<string, number>> = {
    ArrowDown: from + 1,
    ArrowUp: from - 1,
    ...(page > 0 && { PageDown: from + by, PageUp: from - by }),
    Home: 0,
    End: count - 1,
  }
  const to = targets[key]
  return to === undefined ? null : Math.min(count - 1, Math.max(0, to))
}
