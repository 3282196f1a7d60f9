import { original, type Draft } from '@reduxjs/toolkit'

/** The state itself, to copy instead of drafting: drafting a long list takes far longer than copying it. */
export const outsideImmer = <State>(state: Draft<State>) => original(state) as State

/** The same file with frozen rows, so that Immer does not look for drafts in every cell. */
export function withFrozenRows<File extends { rows: readonly unknown[] }>(file: File): File {
  Object.freeze(file.rows)
  return file
}
