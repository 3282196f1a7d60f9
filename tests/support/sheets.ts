import type { Sheet } from '../../src/features/file/reader/sheet'

/** The cells of a sheet, row by row. */
export function tableOf({ records }: Sheet): string[][] {
  const rows: string[][] = []
  records(({ cells }) => rows.push(cells) > 0)
  return rows
}
