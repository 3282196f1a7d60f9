import { awakeTimeout, isTimeout } from '../../../api/awakeTimeout'
import { CODE_MISSING } from '../../../base/constants'
import type { Corrected, FileReading } from '../../../base/csvFile'
import type { Deps } from '../../../base/deps'
import { fileMessages } from '../fileMessages'
import type { Reply, Task } from './worker'

/** A worker that reads files and writes into them, so that the page stays responsive however large they are. */
type FileWorker = Pick<Deps, 'readFile' | 'writeWorkbook' | 'correctFile'> & {
  warmUp: () => void
}

/** How long a task may take, the signal that ends it early, and the callback for its progress. */
interface Limits {
  ms?: number
  signal?: AbortSignal
  onProgress?: (share: number) => void
}

const WORKBOOK_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** The longest that reading may take, and writing, which may read a workbook three times: the library has no limits. */
const [READING_MS, WRITING_MS] = [3 * 60_000, 5 * 60_000]

/** A file worker that has not started yet. */
export function createFileWorker(): FileWorker {
  let waiting: Worker | null = null

  const start = () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })

  /** Starts it before there is a file, since starting takes longer than reading most files. */
  const warmUp = () => {
    const worker = start()
    waiting = worker
    // If its code fails to load, the next task starts another worker.
    worker.addEventListener('error', () => {
      if (waiting === worker) waiting = null
    })
  }

  const take = () => {
    const worker = waiting ?? start()
    waiting = null
    return worker
  }

  /** Has a worker do one task; returns the rows that it sent and the outcome. Replaces a worker that fails. */
  const perform = (worker: Worker, task: Task, { ms = WRITING_MS, signal, onProgress }: Limits = {}) => {
    const rows: string[][] = []
    const finished = new AbortController()
    const whileBusy = { signal: finished.signal }
    const late = awakeTimeout(ms)
    return new Promise<{ rows: string[][]; done: unknown }>((resolve, reject) => {
      const fail = (error: Error) => {
        worker.terminate()
        reject(error)
      }
      signal?.addEventListener('abort', () => fail(new Error('aborted')), whileBusy)
      late.signal.addEventListener('abort', () => fail(late.signal.reason as Error), whileBusy)
      // An error without words: its code could not be loaded.
      const onError = ({ message }: Partial<ErrorEvent>) => fail(new Error(message || CODE_MISSING))
      worker.addEventListener('error', onError, whileBusy)
      worker.addEventListener(
        'message',
        ({ data }: MessageEvent<Reply>) => {
          if ('rows' in data) {
            for (const row of data.rows) rows.push(row)
          } else if ('share' in data) {
            onProgress?.(data.share)
          } else if ('error' in data) {
            fail(new Error(data.error))
          } else {
            // Keep it for the next file: a warm worker needs a third of the time.
            if (waiting) worker.terminate()
            else waiting = worker
            resolve({ rows, done: data.done })
          }
        },
        whileBusy,
      )
      worker.postMessage(task)
    }).finally(() => {
      finished.abort()
      late.stop()
    })
  }

  /** A worker, after it has been sent the rows. */
  const takeWith = async (blocks: AsyncIterable<string[][]>) => {
    const worker = take()
    try {
      for await (const rows of blocks) worker.postMessage({ kind: 'rows', rows } satisfies Task)
    } catch (error) {
      worker.terminate()
      throw error
    }
    return worker
  }

  return {
    warmUp,
    readFile: async (file, options, signal) => {
      try {
        const { rows, done } = await perform(
          take(),
          { kind: 'read', file, options },
          { ms: READING_MS, signal },
        )
        const reading = done as FileReading
        return reading.kind === 'read' ? { ...reading, file: { ...reading.file, rows } } : reading
      } catch (error) {
        if (isTimeout(error)) return { kind: 'refused', ...fileMessages.tooLong }
        if ((error as Error).message === CODE_MISSING)
          return { kind: 'refused', message: fileMessages.missing }
        throw error
      }
    },
    writeWorkbook: async (head, blocks) => {
      const { done } = await perform(await takeWith(blocks), { kind: 'write', head })
      return new Blob([done as Uint8Array<ArrayBuffer>], { type: WORKBOOK_TYPE })
    },
    correctFile: async (file, target, blocks, limits) => {
      const { done } = await perform(await takeWith(blocks), { kind: 'correct', file, target }, limits)
      return done as Corrected<Blob>
    },
  }
}
