import { MAX_ROWS } from '../../../app/base/constants'
import type { ReadOptions, ReadOutcome, Refusal } from '../../../app/base/csvFile'
import { csvMessages as messages } from './csvMessages'
import { partName, partOf } from '../fileParts'
import { looksBinary } from './decodeText'
import { lookThrough, UnreadableLine, type Overview } from './lookThrough'
import { parseCsv } from './parseCsv'
import { firstPieceOf } from './piecesOf'
import { textOfRows } from './textOfRows'

const refused = (refusal: Refusal): ReadOutcome => ({ kind: 'refused', ...refusal })

/**
 * Reads a CSV file, or a part of one: counts its rows first, however large it is, and holds no more of it than is
 * within the limit. Returns the file or the words that refuse it; throws only when
 * the bytes themselves cannot be read.
 */
export async function readCsv(name: string, file: Blob, options: ReadOptions): Promise<ReadOutcome> {
  const first = await firstPieceOf(file)
  if (looksBinary(first)) return refused({ message: messages.notText })
  let overview: Overview
  try {
    overview = await lookThrough(file, first, options.header)
  } catch (error) {
    if (!(error instanceof UnreadableLine)) throw error
    return refused({ message: messages.unreadableLine(error.line), next: messages.mendEncoding })
  }

  const { layout, encoding, rows } = overview
  const { headerLine, titleLines } = layout
  const part = options.part === null ? undefined : partOf(options.part, rows)
  if (rows > MAX_ROWS && !part) {
    return refused({ message: messages.tooManyRows(rows), headerLine, tooMany: rows })
  }
  // What is never closed runs to the end of the file: too much to hand to the parser for its message.
  if (overview.openQuoteLine !== null && overview.text === null) {
    const message = messages.atLine(messages.unterminatedQuote, overview.openQuoteLine)
    return refused({ message, next: messages.mendQuote(overview.openQuoteLine, null), headerLine })
  }

  const { text, linesLeftOut } =
    overview.text !== null && !part
      ? { text: overview.text, linesLeftOut: 0 }
      : await textOfRows(file, first, overview, (part?.first ?? 1) - 1, part?.last ?? rows)
  const parsed = parseCsv(text, layout, linesLeftOut)
  if (parsed.kind === 'refused') return { ...parsed, headerLine }
  return {
    kind: 'read',
    file: {
      name: part ? partName(name, part) : name,
      headers: parsed.headers,
      rows: parsed.rows,
      encoding,
      delimiter: layout.dialect.delimiter,
      warnings: parsed.warnings,
      titleLines,
      isHeaderless: layout.headerAt < 0,
      headerLine,
      part,
    },
  }
}
