import { readCsv } from './readCsv'

/** Reads one file off the main thread and posts what came of it. */
addEventListener('message', ({ data: file }: MessageEvent<File>) => {
  readCsv(file.name, file).then(
    (outcome) => postMessage({ outcome }),
    (error: unknown) => postMessage({ error: error instanceof Error ? error.message : String(error) }),
  )
})
