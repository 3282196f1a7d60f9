import { isTimeout } from '../../api/awakeTimeout'
import { CELL_LIMIT, type CsvFile, type WorkbookHead } from '../../base/csvFile'
import type { Deps, FileContent } from '../../base/deps'
import { inBlocks } from '../../base/manyRows'
import type { Dispatched, ListenerApi, RootState, StartListening } from '../../base/store/types'
import type { Download, Format } from '../../domain/cleanse/downloads'
import { selectIsComplete } from '../run/runSelectors'
import { escapeFormula, writeCsv } from './content/csv'
import { downloadName } from './content/rows'
import { selectFormat } from './downloadSelectors'
import {
  downloadAdvanced,
  downloadAsked,
  downloadBegan,
  downloadFailed,
  downloadWritten,
  isOf,
  type AskedDownload,
  type WrittenFile,
} from './downloadSlice'
import type { WrittenFrom } from './savedFiles'
import { selectBasis } from './unsavedSelectors'

export interface Contents {
  head: WorkbookHead
  /** The numbers of what its rows are made from. */
  rows: readonly number[]
  /** Makes the cells of a row; null if the file has no such row. */
  rowOf: (of: number) => string[] | null
  /** What it is written from, if its columns do not show all of that. */
  from?: WrittenFrom
  /** Writes the rows elsewhere than into a new file. */
  write?: (blocks: AsyncIterable<string[][]>) => Promise<Rewritten>
}

export interface Rewritten extends Pick<WrittenFile, 'name' | 'inUtf8'> {
  content: FileContent
}

/** What a file's contents are made from. */
export interface Source {
  state: RootState
  file: CsvFile
  format: Format
  /** For text that is not the customer's: a spreadsheet could run it in a CSV. */
  escape: (text: string) => string
  /** Resolves in a new task. */
  rest: () => Promise<void>
  /** Called with the share of the work done, from 0 to 1, if a person may be waiting. */
  onProgress?: (share: number) => void
}

export type ContentsOf = (source: Source) => Contents | Promise<Contents>

/** How long writing takes before the page shows its progress, in ms. */
const SHOWN_AFTER_MS = 500

/** The same download asked for again this soon is a double click, in ms. */
const SAME_PRESS_MS = 500

/** Whether the same download began last and is under way, or this is a double click. */
function isBegun({ download: { begun, writing } }: RootState, asked: AskedDownload, now: number) {
  const before = begun.find(isOf(asked))
  if (!before) return false
  const since = now - before.at
  return (writing === 'underWay' && before === begun.at(-1)) || (since >= 0 && since < SAME_PRESS_MS)
}

/**
 * Writes a file and hands it to the user. The page says that it is under way, that it failed, or what it holds.
 *
 * @param state what it is written from
 * @returns the file handed over; null if none was
 */
export async function deliver(
  api: ListenerApi,
  choice: Download,
  contentsOf: ContentsOf,
  format: Format,
  state: RootState,
) {
  const { id, loaded: file } = state.file
  const asked = { choice, format }
  const at = api.extra.now()
  if (!file || isBegun(api.getState(), asked, at)) return null
  /** Says it unless the page now holds another list. */
  const say = (event: Dispatched) => {
    const now = api.getState().file
    if (now.loaded === null || now.id === id) api.dispatch(event)
  }
  api.dispatch(downloadBegan({ ...asked, at }))
  const onProgress = (share: number) => {
    if (api.extra.now() - at >= SHOWN_AFTER_MS) say(downloadAdvanced(share))
  }
  try {
    const source = { state, file, format, escape: escapeFor(format), rest: api.extra.nextTask, onProgress }
    const { content, ...written } = await writeFile(api.extra, source, choice, contentsOf)
    api.extra.saveFile(written.name, content)
    const saved = { ...asked, ...written, at }
    say(downloadWritten(saved))
    return saved
  } catch (error) {
    say(downloadFailed(error instanceof TooLarge ? 'tooLarge' : isTimeout(error) ? 'tooLong' : 'failed'))
    return null
  }
}

/** Keeps spreadsheets from running text that is not the customer's; a workbook needs nothing, since its cells are never run. */
export const escapeFor = (format: Format) => (format === 'xlsx' ? (text: string) => text : escapeFormula)

/** The most cells of a workbook: writing it takes a minute and a gigabyte. */
const MOST_WORKBOOK_CELLS = 2_000_000

class TooLarge extends Error {}

/** Writes a file, a few rows in each task. Rejects if it cannot. */
async function writeFile(
  { writeWorkbook }: Pick<Deps, 'writeWorkbook'>,
  source: Source,
  choice: Download,
  contentsOf: ContentsOf,
) {
  const { state, file, format, rest } = source
  const isWorkbook = format === 'xlsx'
  const ofAll = { ...selectBasis(state), hasDecisions: false }
  const { head, rows, rowOf, from = ofAll, write } = await contentsOf(source)
  if (isWorkbook && !write && rows.length * head.headers.length > MOST_WORKBOOK_CELLS) throw new TooLarge()
  const cut: WrittenFile['cut'] = []
  let row = head.titleLines.length + 1
  async function* blocks() {
    for await (const block of inBlocks(rows, rest)) {
      const made = block.map(rowOf).filter((cells) => cells !== null)
      for (const cells of made) {
        row += 1
        if (!isWorkbook || write) continue
        for (const [column, header] of head.headers.entries())
          if (cells[column]!.length > CELL_LIMIT) cut.push({ header, row })
      }
      yield made
    }
  }
  if (write) return { ...(await write(blocks())), cut, from }
  const name = downloadName(file.name, selectIsComplete(state), choice, format)
  return { name, content: await (isWorkbook ? writeWorkbook : writeCsv)(head, blocks()), cut, from }
}

/** Writes a download when asked, in its own format or else in the one chosen for all. */
export function whenAsked(
  startListening: StartListening,
  wanted: Download,
  contentsOf: (source: Source, deps: Deps) => ReturnType<ContentsOf>,
  formatOf = selectFormat,
) {
  startListening({
    matcher: (action: unknown): action is ReturnType<typeof downloadAsked> =>
      downloadAsked.match(action) && action.payload.choice === wanted,
    effect: async ({ payload: { format } }, api) => {
      const state = api.getState()
      await deliver(api, wanted, (source) => contentsOf(source, api.extra), format ?? formatOf(state), state)
    },
  })
}
