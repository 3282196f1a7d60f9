import type { Reducer } from '@reduxjs/toolkit'
import type { Deps } from '../../../src/base/deps'
import type { StartListening } from '../../../src/base/store/types'

/** What a room of the page brings into a store. */
export interface Room {
  /** Its slices, by their names in the state. */
  slices?: Record<string, Reducer>
  listeners?: ((startListening: StartListening) => unknown)[]
  /** What it asks of the world outside, beyond what every page has. */
  deps?: Partial<Deps>
  /** Those that it imports, but for theirs. */
  beneath?: Room[]
}

/** All that some rooms need, each once and after those beneath it. */
export function allOf(rooms: readonly Room[]): Room[] {
  return [...new Set(rooms.flatMap((room) => [...allOf(room.beneath ?? []), room]))]
}
