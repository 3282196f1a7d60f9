import { MAX_ROWS } from '../../../app/base/constants'
import { createRowCounter } from './createRowCounter'
import type { ReadOutcome } from '../../../app/base/csvFile'
import { decodeText, detectByteOrderMark, looksBinary } from './decodeText'
import { detectDialect } from './detectDialect'
import { fileMessages as messages } from '../fileMessages'
import { parseCsv } from './parseCsv'

/** Bytes held at a time while rows are counted. */
const CHUNK_BYTES = 4 * 1024 * 1024

const refused = (message: string): ReadOutcome => ({ kind: 'refused', message })

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer())

/** Counts the records of a file piece by piece, so that memory does not grow with its size (FILE-5). */
async function countRecords(file: Blob, first: Uint8Array) {
  const mark = detectByteOrderMark(first)
  // Read as UTF-8, Windows-1252 has the same quotes, delimiters and line breaks.
  const decoder = new TextDecoder(mark?.encoding ?? 'UTF-8', { ignoreBOM: true })
  const decode = (bytes: Uint8Array) => decoder.decode(bytes, { stream: true })

  const beginning = decode(first.subarray(mark?.length ?? 0))
  const counter = createRowCounter(detectDialect(beginning))
  counter.push(beginning)
  for (let from = CHUNK_BYTES; from < file.size; from += CHUNK_BYTES) {
    counter.push(decode(await bytesOf(file.slice(from, from + CHUNK_BYTES))))
  }
  counter.push(decoder.decode())
  return counter.end()
}

/**
 * Reads a CSV file: counts its rows first, however large it is, and holds it whole only when it is within the
 * limit (FILE-4, FILE-5, FILE-12). Returns the file or the words that refuse it; throws only when the
 * bytes themselves cannot be read.
 */
export async function readCsv(name: string, file: Blob): Promise<ReadOutcome> {
  const first = await bytesOf(file.slice(0, CHUNK_BYTES))
  if (looksBinary(first)) {
    return refused(messages.notText)
  }

  const { records, openQuoteLine } = await countRecords(file, first)
  const dataRows = records - 1
  if (dataRows > MAX_ROWS) {
    return refused(messages.tooManyRows(dataRows))
  }
  // What is never closed runs to the end of the file: too much to hand to the parser for its message.
  if (openQuoteLine !== null && file.size > CHUNK_BYTES) {
    return refused(messages.atLine(messages.unterminatedQuote, openQuoteLine))
  }

  const { text, encoding } = decodeText(file.size > CHUNK_BYTES ? await bytesOf(file) : first)
  const parsed = parseCsv(text)
  if (parsed.kind === 'refused') return parsed
  const { headers, rows, delimiter, warnings } = parsed
  return { kind: 'read', file: { name, headers, rows, encoding, delimiter, warnings } }
}
