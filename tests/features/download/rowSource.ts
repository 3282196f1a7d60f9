import type { RowSource } from '../../../src/features/download/content/columns'

/** A row that has not been sent, has no reason to review and shares its address with no other. */
export const rowSource = (parts: Partial<RowSource>): RowSource => ({
  row: [],
  result: null,
  reasons: [],
  threshold: 0,
  duplicateGroup: null,
  addressWritten: () => '',
  ...parts,
})
