import { openPackage } from '../../src/features/file/rewriter/package'
import { rewriteWorkbook } from '../../src/features/file/rewriter/correctWorkbook'

/** A cell by its row from 1 and its column from 0, and its text. */
export type Edit = [row: number, column: number, text: string]

const editsOf = (edits: Edit[]) => {
  const rows = new Map<number, Map<number, string>>()
  for (const [row, column, text] of edits)
    rows.set(row - 1, (rows.get(row - 1) ?? new Map()).set(column, text))
  return rows
}

/** A workbook with cells of *Tenants* written. */
export async function rewritten(bytes: Uint8Array<ArrayBuffer>, edits: Edit[], hasFormulas = true) {
  const book = await openPackage(bytes, 'Tenants')
  return (await rewriteWorkbook(book, { edits: editsOf(edits), hasFormulas }, new Set(), () => undefined))
    .bytes
}
