import type { FileReading } from '../../../base/csvFile'
import type { Deps } from '../../../base/deps'
import type { Reply, Task } from './worker'

/** A worker that reads files and writes workbooks, so that the page stays responsive however large they are. */
interface FileWorker extends Pick<Deps, 'readFile' | 'writeWorkbook'> {
  /** Starts it before there is a file, since that takes longer than reading most files. */
  warmUp: () => void
}

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

  const take = () => {
    const worker = waiting ?? start()
    waiting = null
    return worker
  }

  /**
   * Has a worker do one task. A worker that fails is replaced.
   *
   * @param onRows takes the rows that it sends before it is done
   */
  const perform = (worker: Worker, task: Task, onRows?: (rows: string[][]) => void, signal?: AbortSignal) => {
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
          if ('rows' in data) {
            onRows?.(data.rows)
            return
          }
          if ('error' in data) {
            fail(data.error)
            return
          }
          // Reused for the next file: a warm worker needs a third of the time.
          if (waiting) worker.terminate()
          else waiting = worker
          resolve(data.done)
        },
        whileBusy,
      )
      worker.postMessage(task)
    }).finally(() => done.abort())
  }

  return {
    warmUp,
    readFile: async (file, options, signal) => {
      const rows: string[][] = []
      const collect = (block: string[][]) => {
        for (const row of block) rows.push(row)
      }
      const task: Task = { kind: 'read', file, options }
      const reading = (await perform(take(), task, collect, signal)) as FileReading
      return reading.kind === 'read' ? { ...reading, file: { ...reading.file, rows } } : reading
    },
    writeWorkbook: async (head, blocks) => {
      const worker = take()
      try {
        for await (const rows of blocks) worker.postMessage({ kind: 'rows', rows } satisfies Task)
      } catch (error) {
        worker.terminate()
        throw error
      }
      const bytes = (await perform(worker, { kind: 'write', head })) as Uint8Array<ArrayBuffer>
      return new Blob([bytes], { type: WORKBOOK_TYPE })
    },
  }
}
