import type { ReadOptions } from '../../../app/base/csvFile'
import { readCsv } from './readCsv'

/** Reads a file off the main thread and posts what came of it, one after the other. */
addEventListener('message', ({ data }: MessageEvent<{ file: File; options: ReadOptions }>) => {
  readCsv(data.file.name, data.file, data.options).then(
    (outcome) => postMessage({ outcome }),
    (error: unknown) => postMessage({ error: error instanceof Error ? error.message : String(error) }),
  )
})
