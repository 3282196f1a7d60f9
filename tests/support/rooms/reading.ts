import { readFile } from '../../../src/features/file/reader/readFile'
import { writeWorkbook } from '../../../src/features/file/reader/writeWorkbook'
import { correctText } from '../../../src/features/file/rewriter/correctText'
import { correctWorkbook } from '../../../src/features/file/rewriter/correctWorkbook'
import { fileRoom } from './file'
import type { Room } from './room'

async function allRows(blocks: AsyncIterable<string[][]>) {
  const rows: string[][] = []
  for await (const block of blocks) rows.push(...block)
  return rows
}

/** What a page's worker does: files that are read, written back and made. */
export const readingRoom: Room = {
  beneath: [fileRoom],
  deps: {
    readFile,
    writeWorkbook: async (head, blocks) =>
      new Blob([writeWorkbook({ ...head, rows: await allRows(blocks) })]),
    correctFile: async (file, target, blocks, { onProgress } = {}) => {
      const rows = await allRows(blocks)
      const load = async () => new Uint8Array(await file.arrayBuffer())
      const corrected =
        'sheet' in target
          ? await correctWorkbook(await load(), target, rows, onProgress)
          : await correctText(load, target, rows, onProgress)
      return 'content' in corrected ? { ...corrected, content: new Blob([corrected.content]) } : corrected
    },
  },
}
