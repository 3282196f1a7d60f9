import type { ReadOptions, ReadOutcome } from '../../../app/base/csvFile'

type Reply = { outcome: ReadOutcome } | { error: string }

/** Reads CSV files in a worker, so that the page stays responsive however large they are. */
export interface WorkerReader {
  /** Starts a worker ahead of the file that it will read: its start takes longer than most files. */
  warmUp: () => void
  /**
   * Reads a file in a worker that reads no other meanwhile. Rejects when the bytes cannot be read; when the signal
   * aborts, the worker is ended and nothing comes of it.
   */
  readFile: (file: File, options: ReadOptions, signal: AbortSignal) => Promise<ReadOutcome>
}

/** A reader with no worker yet. */
export function createWorkerReader(): WorkerReader {
  let waiting: Worker | null = null

  const start = () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })

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
    const done = new AbortController()
    const whileReading = { signal: done.signal }
    return new Promise<ReadOutcome>((resolve, reject) => {
      const giveUp = (error: Error) => {
        worker.terminate()
        reject(error)
      }
      signal.addEventListener('abort', () => giveUp(new Error('given up')), whileReading)
      worker.addEventListener('error', (event) => giveUp(new Error(event.message)), whileReading)
      worker.addEventListener(
        'message',
        ({ data }: MessageEvent<Reply>) => {
          // It waits for the next file, which it reads in a third of the time: its code has run by then.
          if (waiting) worker.terminate()
          else waiting = worker
          if ('outcome' in data) resolve(data.outcome)
          else reject(new Error(data.error))
        },
        whileReading,
      )
      worker.postMessage({ file, options })
    }).finally(() => done.abort())
  }

  return { warmUp, readFile }
}
