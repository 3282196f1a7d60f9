import { readFile } from '../../../src/features/file/reader/readFile'
import { writeWorkbook } from '../../../src/features/file/reader/writeWorkbook'
import { correctWorkbook, seeWorkbook } from '../../../src/features/file/rewriter/correctWorkbook'
import { fileRoom } from './file'
import type { Room } from './room'

async function allRows(blocks: AsyncIterable<string[][]>) {
  const rows: string[][] = []
  for await (const block of blocks) rows.push(...block)
  return rows
}

/** What a page's worker does: files that are read, and workbooks. */
export const readingRoom: Room = {
  beneath: [fileRoom],
  deps: {
    readFile,
    writeWorkbook: async (head, blocks) =>
      new Blob([writeWorkbook({ ...head, rows: await allRows(blocks) })]),
    seeWorkbook: async (chosen, target, blocks) => {
      const rows = await allRows(blocks)
      const bytes = await chosen.arrayBuffer().catch(() => null)
      return bytes ? seeWorkbook(new Uint8Array(bytes), target, rows) : { kind: 'gone' }
    },
    correctWorkbook: async (chosen, target, blocks, onProgress) => {
      const rows = await allRows(blocks)
      const bytes = await chosen.arrayBuffer().catch(() => null)
      if (!bytes) return { kind: 'gone' }
      const corrected = await correctWorkbook(new Uint8Array(bytes), target, rows, onProgress)
      return 'content' in corrected ? { ...corrected, content: new Blob([corrected.content]) } : corrected
    },
  },
}
