import type { CsvFile, InWorkbook } from '../../base/csvFile'
import type { Deps } from '../../base/deps'
import { inBlocks } from '../../base/inBlocks'
import type { ContentsOf } from '../download/deliver'
import { withoutEnding } from '../file/fileNames'
import { programContents } from './programOf'

/** The name of the workbook that is written: that of the file without the sheet's, which the page puts behind it. */
export function correctedName(
  { name }: Pick<CsvFile, 'name'>,
  { sheet }: Pick<InWorkbook, 'sheet'>,
  ending: string,
): string {
  const whole = withoutEnding(name)
  const suffix = ` (${sheet})`
  return `${whole.endsWith(suffix) ? whole.slice(0, -suffix.length) : whole}_corrected.${ending}`
}

/**
 * Puts the customer's own workbook together, with the cleansed addresses in its cells.
 *
 * @param given the workbook; null if it is not at hand, so that a new one has the rows alone
 */
export const workbookContents =
  (
    given: File | null,
    { correctWorkbook, writeWorkbook }: Pick<Deps, 'correctWorkbook' | 'writeWorkbook'>,
  ): ContentsOf =>
  async (source) => {
    const { file, rest } = source
    const target = file.workbook!
    const contents = await programContents(source)
    const { head, rows, rowOf } = contents
    async function* ownRows() {
      for await (const block of inBlocks(rows, rest)) yield block.map((row) => rowOf(row)!.cells)
    }
    const ofRows = async () => ({
      content: await writeWorkbook(head, ownRows()),
      name: correctedName(file, target, 'xlsx'),
      asNew: 'rows' as const,
    })
    return {
      ...contents,
      rowOf: (row) => {
        const { cells, has } = rowOf(row)!
        const own = file.rows[row]!
        const changed = cells.some((cell, column) => cell !== own[column]) ? cells : []
        return { cells: [String(file.sheetRows[row]), ...own, ...changed], has }
      },
      write: async (blocks) => {
        const corrected = given ? await correctWorkbook(given, target, blocks) : await drained(blocks)
        if (corrected.kind === 'inPlace')
          return { content: corrected.content, name: correctedName(file, target, corrected.ending) }
        if (corrected.kind !== 'new') return ofRows()
        return { content: corrected.content, name: correctedName(file, target, 'xlsx'), asNew: 'sheets' }
      },
    }
  }

/** Rows are counted as they are made. */
async function drained(blocks: AsyncIterable<string[][]>) {
  for await (const _ of blocks);
  return { kind: 'gone' as const }
}
