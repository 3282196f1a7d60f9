import { MAX_ROWS } from '../../../app/base/constants'
import type { Encoding, ReadOptions, ReadOutcome, Refusal } from '../../../app/base/csvFile'
import { csvMessages as messages } from './csvMessages'
import { partName, partOf } from '../fileParts'
import { createRecordScanner } from './createRecordScanner'
import { createDecoder, detectByteOrderMark, looksBinary, UnreadableBytes } from './decodeText'
import { findLayout, type Layout } from './findLayout'
import { parseCsv } from './parseCsv'

/** Bytes held at a time while rows are counted. */
const CHUNK_BYTES = 4 * 1024 * 1024

const refused = (refusal: Refusal): ReadOutcome => ({ kind: 'refused', ...refusal })

/** The pieces of a file, each with whether it is the last. */
async function* piecesOf(file: Blob): AsyncGenerator<[Uint8Array, boolean]> {
  let to = 0
  do {
    const from = to
    to = Math.min(file.size, from + CHUNK_BYTES)
    yield [new Uint8Array(await file.slice(from, to).arrayBuffer()), to === file.size]
  } while (to < file.size)
}

/** What is known of a file once every byte of it was seen. */
interface Overview {
  layout: Layout
  encoding: Encoding
  /** The rows below the header, without empty ones. */
  rows: number
  openQuoteLine: number | null
  /** The text of a file of one piece. */
  text: string | null
}

/** The line in which a file cannot be read. */
class UnreadableLine extends Error {
  constructor(readonly line: number) {
    super()
  }
}

/**
 * Looks through a file piece by piece, so that memory does not grow with its size (FILE-5).
 *
 * @throws UnreadableLine
 */
async function lookThrough(file: Blob, first: Uint8Array, header: ReadOptions['header']): Promise<Overview> {
  const decoder = createDecoder(first)
  let layout: Layout | null = null
  let rows = 0
  let scanner: ReturnType<typeof createRecordScanner> | null = null
  let whole: string | null = null
  for await (const [bytes, isLast] of piecesOf(file)) {
    try {
      const text = decoder.push(bytes, isLast)
      if (!scanner) {
        const found = findLayout(text, header)
        layout = found
        whole = isLast ? text : null
        scanner = createRecordScanner(found.dialect, ({ at, isBlank }) => {
          if (at > found.headerAt && !isBlank) rows += 1
        })
      }
      scanner.push(text)
    } catch (error) {
      if (!(error instanceof UnreadableBytes)) throw error
      throw new UnreadableLine((scanner?.line() ?? 1) + error.before.split('\n').length - 1)
    }
  }
  // The last row may end with the file.
  const { openQuoteLine } = scanner!.end()
  return { layout: layout!, encoding: decoder.encoding(), rows, openQuoteLine, text: whole }
}

/**
 * The text of the lines up to the header and of some rows below it, so that a large file is never held whole.
 *
 * @param from the first of the rows, counted from 0
 * @param to the row after the last
 * @returns it, and how many lines were left out between the header and the first row
 */
async function textOfRows(file: Blob, first: Uint8Array, overview: Overview, from: number, to: number) {
  const { dialect, headerAt } = overview.layout
  const decoder = new TextDecoder(overview.encoding, { ignoreBOM: true })
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
  for await (const [bytes, isLast] of piecesOf(file)) {
    scanner.push(decoder.decode(bytes.subarray(markLength), { stream: !isLast }))
    markLength = 0
    if (rows >= to) break
  }
  scanner.end()
  return { text: texts.join(''), linesLeftOut: (lineOfFirstRow ?? 0) - (lineBelowHeader ?? 0) }
}

/**
 * Reads a CSV file, or a part of one: counts its rows first, however large it is, and holds no more of it than is
 * within the limit (FILE-4, FILE-5, FILE-12, FILE-20). Returns the file or the words that refuse it; throws only when
 * the bytes themselves cannot be read.
 */
export async function readCsv(name: string, file: Blob, options: ReadOptions): Promise<ReadOutcome> {
  const first = new Uint8Array(await file.slice(0, CHUNK_BYTES).arrayBuffer())
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
  if (overview.openQuoteLine !== null && file.size > CHUNK_BYTES) {
    const message = messages.atLine(messages.unterminatedQuote, overview.openQuoteLine)
    return refused({ message, next: messages.mendQuote(overview.openQuoteLine, null), headerLine })
  }

  const isAtHand = overview.text !== null && !part
  const { text, linesLeftOut } = isAtHand
    ? { text: overview.text!, linesLeftOut: 0 }
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
