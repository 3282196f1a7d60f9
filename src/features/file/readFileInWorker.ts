import type { ReadOutcome } from './csvFile'

type Reply = { outcome: ReadOutcome } | { error: string }

/**
 * Reads a CSV file in a worker, so that the page stays responsive however large the file is (decision 7).
 * Rejects when the bytes cannot be read; when the signal aborts, the worker is ended and nothing comes of it.
 */
export function readFileInWorker(file: File, signal: AbortSignal): Promise<ReadOutcome> {
  const worker = new Worker(new URL('./csvWorker.ts', import.meta.url), { type: 'module' })
  return new Promise<ReadOutcome>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('given up')))
    worker.addEventListener('error', (event) => reject(new Error(event.message)))
    worker.addEventListener('message', ({ data }: MessageEvent<Reply>) =>
      'outcome' in data ? resolve(data.outcome) : reject(new Error(data.error)),
    )
    worker.postMessage(file)
  }).finally(() => worker.terminate())
}
