import type {
  Corrected,
  FileReading,
  InWorkbook,
  ReadOptions,
  SeenWorkbook,
  WorkbookHead,
} from '../../../base/csvFile'
import { readFile } from './readFile'

/** A message to the worker: a file to read, or a workbook to write or to correct, whose rows come before it in blocks. */
export type Task =
  | { kind: 'read'; file: File; options: ReadOptions }
  | { kind: 'rows'; rows: string[][] }
  | { kind: 'write'; head: WorkbookHead }
  | { kind: 'see' | 'correct'; file: File; target: InWorkbook }

/** What the worker answers: the rows of a file in blocks, or how much is done, then the outcome, without them. */
export type Reply = { rows: string[][] } | { share: number } | { done: unknown } | { error: string }

/** Rows and values of one message: unpacking all rows of a long list at once would hold the page up. */
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
  const { writeWorkbook } = await import('./writeWorkbook')
  const written = writeWorkbook({ ...head, rows })
  rows = []
  return written
}

async function correct({
  kind,
  file,
  target,
}: Extract<Task, { target: InWorkbook }>): Promise<Corrected | SeenWorkbook> {
  const sent = rows
  rows = []
  let bytes: Uint8Array<ArrayBuffer>
  try {
    bytes = new Uint8Array(await file.arrayBuffer())
  } catch {
    return { kind: 'gone' }
  }
  const { correctWorkbook, seeWorkbook } = await import('../rewriter/correctWorkbook')
  if (kind === 'see') return seeWorkbook(bytes, target, sent)
  return correctWorkbook(bytes, target, sent, (share) => post({ share }))
}

const perform = (task: Exclude<Task, { kind: 'rows' }>): Promise<unknown> => {
  switch (task.kind) {
    case 'read':
      return read(task.file, task.options)
    case 'write':
      return write(task.head)
    case 'see':
    case 'correct':
      return correct(task)
  }
}

// WebKit evaluates this module again when a chunk that is loaded later imports it: a second listener would read each file twice.
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
