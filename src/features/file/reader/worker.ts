import type {
  Corrected,
  FileReading,
  InText,
  InWorkbook,
  ReadOptions,
  WorkbookHead,
} from '../../../base/csvFile'
import { codeOf } from './contents'
import { readFile } from './readFile'

/** A message to the worker: a file to read, a workbook to write, or a file to correct, whose rows come first, in blocks. */
export type Task =
  | { kind: 'read'; file: File; options: ReadOptions }
  | { kind: 'rows'; rows: string[][] }
  | { kind: 'write'; head: WorkbookHead }
  | { kind: 'correct'; file: Blob; target: InText | InWorkbook }

/** The worker's answers: the rows of a file in blocks, or its progress; then the outcome, without the rows. */
export type Reply = { rows: string[][] } | { share: number } | { done: unknown } | { error: string }

/** The most rows and values in one message: unpacking all rows of a long list at once would hold the page up. */
const [ROWS_AT_ONCE, VALUES_AT_ONCE] = [2000, 50_000]

const post = (reply: Reply) => postMessage(reply)

let rows: string[][] = []

async function read(file: File, options: ReadOptions): Promise<FileReading> {
  const reading = await readFile(file, options)
  if (reading.kind === 'refused') return reading
  const { headers, rows: all } = reading.file
  const size = Math.max(1, Math.min(ROWS_AT_ONCE, Math.floor(VALUES_AT_ONCE / headers.length)))
  for (let at = 0; at < all.length; at += size) post({ rows: all.slice(at, at + size) })
  return { kind: 'read', file: { ...reading.file, rows: [] } }
}

async function write(head: WorkbookHead) {
  const { writeWorkbook } = await codeOf(import('./writeWorkbook'))
  const written = writeWorkbook({ ...head, rows })
  rows = []
  return written
}

/** Corrects a file; returns it as a Blob, so that the worker need not hold it. */
async function correct({ file, target }: Extract<Task, { kind: 'correct' }>): Promise<Corrected<Blob>> {
  const sent = rows
  rows = []
  const load = async () => new Uint8Array(await file.arrayBuffer())
  const onProgress = (share: number) => post({ share })
  const corrected =
    'sheet' in target
      ? await (
          await codeOf(import('../rewriter/correctWorkbook'))
        ).correctWorkbook(await load(), target, sent, onProgress)
      : await (await codeOf(import('../rewriter/correctText'))).correctText(load, target, sent, onProgress)
  return 'content' in corrected ? { ...corrected, content: new Blob([corrected.content]) } : corrected
}

const perform = (task: Exclude<Task, { kind: 'rows' }>): Promise<unknown> => {
  switch (task.kind) {
    case 'read':
      return read(task.file, task.options)
    case 'write':
      return write(task.head)
    case 'correct':
      return correct(task)
  }
}

// WebKit evaluates this module again when a later chunk imports it: a second listener would read each file twice.
// oxlint-disable-next-line unicorn/prefer-add-event-listener -- it takes the place of the one before
self.onmessage = ({ data: task }: MessageEvent<Task>) => {
  if (task.kind === 'rows') {
    for (const row of task.rows) rows.push(row)
    return
  }
  perform(task).then(
    (value) => post({ done: value }),
    (error: unknown) => post({ error: error instanceof Error ? error.message : String(error) }),
  )
}
