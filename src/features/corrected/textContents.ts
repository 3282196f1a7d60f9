import type { CsvFile, Encoding } from '../../base/csvFile'
import type { ContentsOf } from '../download/deliver'
import { withoutEnding } from '../file/fileNames'
import { rowTexts } from '../file/textLayout'
import { encodeText, letterBeyondWindows } from './encode'
import { correctedContents } from './correctedOf'

/** The name of the text file that is written: its ending is that of the file. */
export function correctedTextName(name: string): string {
  const [ending] = /\.(?:csv|tsv|txt|tab)$/i.exec(name) ?? ['.csv']
  return `${withoutEnding(name)}_corrected${ending}`
}

const UTF_8_MARK = [0xef, 0xbb, 0xbf]

/** A stretch of the file, and the encoding that it had. */
interface Stretch {
  text: string
  encoding: Encoding
}

/** Tells the encoding of the lines of a file of two, as they come. */
function lineEncodings({ encoding, layout }: Pick<CsvFile, 'encoding' | 'layout'>) {
  const windowsLines = new Set(layout!.windowsLines)
  let line = 1
  return (text: string): Stretch[] => {
    if (windowsLines.size === 0) return [{ text, encoding }]
    return text
      .split(/(?<=\n|\r(?!\n))/)
      .filter((each) => each !== '')
      .map((each) => {
        const isWindows = windowsLines.has(line)
        if (/[\r\n]$/.test(each)) line += 1
        return { text: each, encoding: isWindows ? 'Windows-1252' : encoding }
      })
  }
}

/**
 * Puts the customer's own text file together, with the cleansed addresses in its cells: rows that stay are the same bytes, and
 * the others are written as the file writes them.
 */
export const textContents: ContentsOf = async (source) => {
  const { file, rest } = source
  const layout = file.layout!
  const contents = await correctedContents(source)
  return {
    ...contents,
    write: async (blocks) => {
      const textsOf = rowTexts(layout, file.delimiter)
      const encoded = lineEncodings(file)
      const stretches = encoded(layout.above)
      let row = 0
      for await (const block of blocks) {
        for (const cells of block) {
          const own = file.rows[row]!
          const texts = textsOf(row, own)
          row += 1
          const before = encoded(texts.own)
          if (cells.every((cell, column) => cell === own[column])) {
            stretches.push(...before)
            continue
          }
          const text = texts.with(cells)
          // Of a file in two encodings a line that has other letters now is in the first.
          const isWindows = before.some(({ encoding }) => encoding === 'Windows-1252')
          const has = isWindows && (file.encoding === 'Windows-1252' || letterBeyondWindows(text) === null)
          stretches.push({ text, encoding: has ? 'Windows-1252' : file.encoding })
        }
      }
      stretches.push(...encoded(layout.below))
      const lacking =
        file.encoding === 'Windows-1252'
          ? (stretches.map(({ text }) => letterBeyondWindows(text)).find((letter) => letter !== null) ?? null)
          : null
      const isNewUtf8 = lacking !== null
      const bytes = [Uint8Array.from(isNewUtf8 ? UTF_8_MARK : layout.marks)]
      // Bytes of many rows at once, and a task for each of them.
      for (let at = 0; at < stretches.length; at += ROWS_AT_ONCE) {
        bytes.push(...inOne(stretches.slice(at, at + ROWS_AT_ONCE), isNewUtf8))
        await rest()
      }
      return { content: bytes, name: correctedTextName(file.name), lacking }
    },
  }
}

const ROWS_AT_ONCE = 1000

/** The bytes of stretches, those of one encoding together. */
function inOne(stretches: Stretch[], isUtf8: boolean): Uint8Array<ArrayBuffer>[] {
  const joined: Stretch[] = []
  for (const { text, encoding: had } of stretches) {
    const encoding = isUtf8 ? 'UTF-8' : had
    const last = joined.at(-1)
    if (last?.encoding === encoding) last.text += text
    else joined.push({ text, encoding })
  }
  return joined.map(({ text, encoding }) => encodeText(text, encoding))
}
