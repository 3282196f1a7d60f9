import type { ReadOptions, ReadOutcome, WorkbookContents } from '../../../app/base/csvFile'
import type { Task } from './worker'

/** Reads files and writes workbooks in a worker, so that the page stays responsive however large they are. */
export interface FileWorker {
  /** Starts a worker before there is a file, since that takes longer than reading most files. */
  warmUp: () => void
  /** Reads a file. Rejects if its bytes cannot be read or the worker fails, and when the signal aborts. */
  readFile: (file: File, options: ReadOptions, signal: AbortSignal) => Promise<ReadOutcome>
  /** Writes a workbook. Rejects if the worker fails or its code cannot be loaded. */
  writeWorkbook: (contents: WorkbookContents) => Promise<Blob>
}

type Reply = { outcome: unknown } | { error: string }

const WORKBOOK_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A file worker that has not started yet. */
export function createFileWorker(): FileWorker {
  let waiting: Worker | null = null

  const start = () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })

  const warmUp = () => {
    const worker = start()
    waiting = worker
    // If its code cannot be loaded, the next task starts another worker.
    worker.addEventListener('error', () => {
      if (waiting === worker) waiting = null
    })
  }

  /** Has a worker do one task. A worker that fails is replaced. */
  const perform = (task: Task, signal?: AbortSignal) => {
    const worker = waiting ?? start()
    waiting = null
    const done = new AbortController()
    const whileBusy = { signal: done.signal }
    return new Promise<unknown>((resolve, reject) => {
      const fail = (message: string) => {
        worker.terminate()
        reject(new Error(message))
      }
      signal?.addEventListener('abort', () => fail('aborted'), whileBusy)
      worker.addEventListener('error', (event) => fail(event.message), whileBusy)
      worker.addEventListener(
        'message',
        ({ data }: MessageEvent<Reply>) => {
          if ('error' in data) {
            fail(data.error)
            return
          }
          // Reused for the next file: a warm worker needs a third of the time.
          if (waiting) worker.terminate()
          else waiting = worker
          resolve(data.outcome)
        },
        whileBusy,
      )
      worker.postMessage(task)
    }).finally(() => done.abort())
  }

  return {
    warmUp,
    readFile: async (file, options, signal) =>
      (await perform({ kind: 'read', file, options }, signal)) as ReadOutcome,
    writeWorkbook: async (contents) => {
      const bytes = (await perform({ kind: 'write', contents })) as Uint8Array<ArrayBuffer>
      return new Blob([bytes], { type: WORKBOOK_TYPE })
    },
  }
}
