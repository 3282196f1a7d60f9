import { original, type Draft } from '@reduxjs/toolkit'

/** The state as it is, to be copied rather than drafted: a draft of a long list takes far longer than a copy. */
export const outsideImmer = <State>(state: Draft<State>) => original(state) as State

/** The same file with its rows frozen, so that Immer does not look for drafts in every cell. */
export function withFrozenRows<File extends { rows: readonly unknown[] }>(file: File): File {
  Object.freeze(file.rows)
  return file
}
