import { createRecordScanner } from './createRecordScanner'
import { detectByteOrderMark } from './decodeText'
import type { Overview } from './lookThrough'
import { piecesOf } from './piecesOf'

/**
 * The text of the lines up to the header and of some rows below it, so that a large file is never held whole.
 *
 * @param first the file's first piece
 * @param from the first of the rows, counted from 0
 * @param to the row after the last
 * @returns it, and how many lines were left out between the header and the first row
 */
export async function textOfRows(
  file: Blob,
  first: Uint8Array,
  { layout, encoding }: Overview,
  from: number,
  to: number,
) {
  const { dialect, headerAt } = layout
  const decoder = new TextDecoder(encoding, { ignoreBOM: true })
  const texts: string[] = []
  let rows = 0
  let lineBelowHeader: number | null = null
  let lineOfFirstRow: number | null = null
  const scanner = createRecordScanner(
    dialect,
    ({ at, isBlank, line, text }) => {
      if (text !== null) texts.push(text)
      if (at <= headerAt) return
      lineBelowHeader ??= line
      if (text !== null) lineOfFirstRow ??= line
      if (!isBlank) rows += 1
    },
    (at) => at <= headerAt || (rows >= from && rows < to),
  )
  let markLength = detectByteOrderMark(first)?.length ?? 0
  for await (const [bytes, isLast] of piecesOf(file, first)) {
    scanner.push(decoder.decode(bytes.subarray(markLength), { stream: !isLast }))
    markLength = 0
    if (rows >= to) break
  }
  scanner.end()
  return { text: texts.join(''), linesLeftOut: (lineOfFirstRow ?? 0) - (lineBelowHeader ?? 0) }
}
