import { MAX_FILE_BYTES } from '../../../app/base/constants'
import type { FileWarning, ReadOptions, ReadOutcome, Refusal } from '../../../app/base/csvFile'
import { PASTED_TYPE } from '../fileKinds'
import { partName } from '../fileParts'
import { pastedCsv } from '../pastedCsv'
import { decode, looksBinary } from './decode'
import { findLayout } from './header'
import { parseCsv } from './parse'
import { readerMessages as messages } from './readerMessages'

const refused = (refusal: Refusal): ReadOutcome => ({ kind: 'refused', ...refusal })

/**
 * Reads a CSV file, or a part of one. Returns the file, or the words that refuse it; rejects only if the bytes
 * themselves cannot be read.
 */
export async function readFile(name: string, file: Blob, options: ReadOptions): Promise<ReadOutcome> {
  if (file.size > MAX_FILE_BYTES) return refused({ message: messages.tooLarge, next: messages.splitFile })
  const pasted = file.type === PASTED_TYPE ? pastedCsv(await file.text()) : null
  const bytes = pasted === null ? new Uint8Array(await file.arrayBuffer()) : new TextEncoder().encode(pasted)
  if (looksBinary(bytes)) return refused({ message: messages.notText })
  const decoded = decode(bytes)
  if (decoded.kind === 'unreadable') {
    return refused({ message: messages.unreadableLine(decoded.line), next: messages.mendEncoding })
  }

  const layout = findLayout(decoded.text, options.header)
  const { headerLine, headerAt, titleLines, dialect } = layout
  const parsed = parseCsv(decoded.text, layout, options.part)
  if (parsed.kind === 'refused') return { ...parsed, headerLine }
  const { headers, rows, part } = parsed
  return {
    kind: 'read',
    file: {
      name: part ? partName(name, part) : name,
      headers,
      rows,
      encoding: decoded.encoding,
      delimiter: dialect.delimiter,
      warnings: [...encodingWarnings(decoded.windowsLines), ...parsed.warnings],
      titleLines,
      isHeaderless: headerAt < 0,
      headerLine,
      part,
    },
  }
}

function encodingWarnings(lines: { line: number; text: string }[]): FileWarning[] {
  if (lines.length === 0) return []
  return [
    {
      title: messages.windowsLines(lines.length),
      lines: lines.map(({ line, text }) => messages.readsNow(line, messages.excerpt([text]))),
    },
  ]
}
