import type { ReadOptions, ReadOutcome } from '../../../app/base/csvFile'

type Reply = { outcome: ReadOutcome } | { error: string }

/** Reads files in a worker, so that the page stays responsive however large they are. */
export interface WorkerReader {
  /** Starts a worker before there is a file: starting takes longer than reading most files. */
  warmUp: () => void
  /** Reads a file. Rejects if its bytes cannot be read or the worker fails, and when the signal aborts. */
  readFile: (file: File, options: ReadOptions, signal: AbortSignal) => Promise<ReadOutcome>
}

/** A reader that has not started a worker yet. */
export function createWorkerReader(): WorkerReader {
  let waiting: Worker | null = null

  const start = () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })

  const warmUp = () => {
    const worker = start()
    waiting = worker
    // Its code could not be loaded: the next file starts another worker.
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
          // It waits for the next file, which it reads in a third of the time: its code is warm.
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
