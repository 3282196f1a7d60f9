import type { ReadOptions, WorkbookContents } from '../../../app/base/csvFile'
import { readFile } from './readFile'

/** What the worker is asked to do. */
export type Task =
  { kind: 'read'; file: File; options: ReadOptions } | { kind: 'write'; contents: WorkbookContents }

const perform = async (task: Task) =>
  task.kind === 'read'
    ? readFile(task.file, task.options)
    : (await import('./writeWorkbook')).writeWorkbook(task.contents)

/** Reads files and writes workbooks off the main thread, and posts the outcome. */
addEventListener('message', ({ data }: MessageEvent<Task>) => {
  perform(data).then(
    (outcome) => postMessage({ outcome }),
    (error: unknown) => postMessage({ error: error instanceof Error ? error.message : String(error) }),
  )
})
