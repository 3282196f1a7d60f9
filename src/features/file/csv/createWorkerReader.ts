import type { ReadOptions, ReadOutcome } from '../../../app/base/csvFile'

type Reply = { outcome: ReadOutcome } | { error: string }

/** Reads CSV files in a worker, so that the page stays responsive however large they are (FILE-5). */
export interface WorkerReader {
  /** Starts a worker ahead of the file that it will read: its start takes longer than most files. */
  warmUp: () => void
  /**
   * Reads a file in a worker of its own. Rejects when the bytes cannot be read; when the signal aborts, the
   * worker is ended and nothing comes of it.
   */
  readFile: (file: File, options: ReadOptions, signal: AbortSignal) => Promise<ReadOutcome>
}

/** A reader with no worker yet. */
export function createWorkerReader(): WorkerReader {
  let waiting: Worker | null = null

  const start = () => new Worker(new URL('./csvWorker.ts', import.meta.url), { type: 'module' })

  const warmUp = () => {
    const worker = start()
    waiting = worker
    // It could not be loaded; the file to come starts another.
    worker.addEventListener('error', () => {
      if (waiting === worker) waiting = null
    })
  }

  const readFile: WorkerReader['readFile'] = (file, options, signal) => {
    const worker = waiting ?? start()
    waiting = null
    return new Promise<ReadOutcome>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('given up')))
      worker.addEventListener('error', (event) => reject(new Error(event.message)))
      worker.addEventListener('message', ({ data }: MessageEvent<Reply>) =>
        'outcome' in data ? resolve(data.outcome) : reject(new Error(data.error)),
      )
      worker.postMessage({ file, options })
    }).finally(() => worker.terminate())
  }

  return { warmUp, readFile }
}
