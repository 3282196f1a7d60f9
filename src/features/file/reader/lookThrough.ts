import type { Encoding, ReadOptions } from '../../../app/base/csvFile'
import { createRecordScanner } from './createRecordScanner'
import { createDecoder, UnreadableBytes } from './decodeText'
import { findLayout, type Layout } from './findLayout'
import { piecesOf } from './piecesOf'

/** What is known of a file once every byte of it was seen. */
export interface Overview {
  layout: Layout
  encoding: Encoding
  /** The rows below the header, without empty ones. */
  rows: number
  openQuoteLine: number | null
  /** The text of a file of one piece. */
  text: string | null
}

/** The line in which a file cannot be read. */
export class UnreadableLine extends Error {
  constructor(readonly line: number) {
    super()
  }
}

/**
 * Looks through a file piece by piece.
 *
 * @param first its first piece
 * @throws UnreadableLine
 */
export async function lookThrough(
  file: Blob,
  first: Uint8Array,
  header: ReadOptions['header'],
): Promise<Overview> {
  const decoder = createDecoder(first)
  let layout: Layout | null = null
  let rows = 0
  let scanner: ReturnType<typeof createRecordScanner> | null = null
  let whole: string | null = null
  for await (const [bytes, isLast] of piecesOf(file, first)) {
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
