import { awakeTimeout } from '../../../api/awakeTimeout'
import type { Corrected, FileReading, SeenWorkbook } from '../../../base/csvFile'
import type { Deps } from '../../../base/deps'
import { fileMessages } from '../fileMessages'
import type { Reply, Task } from './worker'

/** A worker that reads files and writes workbooks, so that the page stays responsive however large they are. */
type FileWorker = Pick<Deps, 'readFile' | 'writeWorkbook' | 'correctWorkbook' | 'seeWorkbook'> & {
  warmUp: () => void
}

const WORKBOOK_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** The longest that a file is read: the workbook library has no bounds of its own. */
const MOST_MS = 3 * 60_000

/** A file worker that has not started yet. */
export function createFileWorker(): FileWorker {
  let waiting: Worker | null = null

  const start = () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })

  /** Starts it before there is a file, since that takes longer than reading most files. */
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

  /** Has a worker do one task, and returns the rows that it sent and the outcome. A worker that fails is replaced. */
  const perform = (
    worker: Worker,
    task: Task,
    signals: (AbortSignal | undefined)[] = [],
    onProgress: (share: number) => void = () => undefined,
  ) => {
    const rows: string[][] = []
    const finished = new AbortController()
    const whileBusy = { signal: finished.signal }
    return new Promise<{ rows: string[][]; done: unknown }>((resolve, reject) => {
      const fail = (message: string) => {
        worker.terminate()
        reject(new Error(message))
      }
      for (const signal of signals) signal?.addEventListener('abort', () => fail('aborted'), whileBusy)
      worker.addEventListener('error', (event) => fail(event.message), whileBusy)
      worker.addEventListener(
        'message',
        ({ data }: MessageEvent<Reply>) => {
          if ('rows' in data) {
            for (const row of data.rows) rows.push(row)
          } else if ('share' in data) {
            onProgress(data.share)
          } else if ('error' in data) {
            fail(data.error)
          } else {
            // Reused for the next file: a warm worker needs a third of the time.
            if (waiting) worker.terminate()
            else waiting = worker
            resolve({ rows, done: data.done })
          }
        },
        whileBusy,
      )
      worker.postMessage(task)
    }).finally(() => finished.abort())
  }

  /** A worker that has been sent rows. */
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
      const late = awakeTimeout(MOST_MS)
      try {
        const { rows, done } = await perform(take(), { kind: 'read', file, options }, [signal, late.signal])
        const reading = done as FileReading
        return reading.kind === 'read' ? { ...reading, file: { ...reading.file, rows } } : reading
      } catch (error) {
        if (late.signal.aborted) return { kind: 'refused', ...fileMessages.tooLong }
        throw error
      } finally {
        late.stop()
      }
    },
    writeWorkbook: async (head, blocks) => {
      const { done } = await perform(await takeWith(blocks), { kind: 'write', head })
      return new Blob([done as Uint8Array<ArrayBuffer>], { type: WORKBOOK_TYPE })
    },
    seeWorkbook: async (file, target, blocks) => {
      const { done } = await perform(await takeWith(blocks), { kind: 'see', file, target })
      return done as SeenWorkbook
    },
    correctWorkbook: async (file, target, blocks, onProgress) => {
      const { done } = await perform(
        await takeWith(blocks),
        { kind: 'correct', file, target },
        [],
        onProgress,
      )
      const corrected = done as Corrected
      if (!('content' in corrected)) return corrected
      return { ...corrected, content: new Blob([corrected.content]) }
    },
  }
}
