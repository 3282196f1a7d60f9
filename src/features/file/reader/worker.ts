import type { ReadOptions } from '../../../app/base/csvFile'
import { readFile } from './readFile'

/** Reads a file off the main thread and posts the outcome. */
addEventListener('message', ({ data }: MessageEvent<{ file: File; options: ReadOptions }>) => {
  readFile(data.file.name, data.file, data.options).then(
    (outcome) => postMessage({ outcome }),
    (error: unknown) => postMessage({ error: error instanceof Error ? error.message : String(error) }),
  )
})
