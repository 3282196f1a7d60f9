import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isTimeout } from '../../../../src/api/awakeTimeout'
import { createFileWorker } from '../../../../src/features/file/reader/createFileWorker'

/** A worker that never answers. */
class StuckWorker extends EventTarget {
  postMessage = vi.fn<() => void>()
  terminate = vi.fn<() => void>()
}

let workers: StuckWorker[]

beforeEach(() => {
  workers = []
  vi.useFakeTimers()
  vi.stubGlobal(
    'Worker',
    class extends StuckWorker {
      constructor() {
        super()
        workers.push(this)
      }
    },
  )
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const read = (signal = new AbortController().signal) =>
  createFileWorker().readFile(new File([''], 'list.xls'), { header: 'found' }, signal)

test('a file that takes minutes to read is refused with advice, and no longer read', async () => {
  const reading = read()
  await vi.advanceTimersByTimeAsync(180_000)
  expect(await reading).toEqual({
    kind: 'refused',
    message: 'This file takes too long to read.',
    next: 'Copy the addresses into a new sheet, save that as “CSV UTF-8 (Comma delimited)”, and choose the new file here.',
  })
  expect(workers[0]!.terminate).toHaveBeenCalledOnce()
  expect(vi.getTimerCount()).toBe(0)
})

test('if the code that reads a file cannot be loaded, the page does not blame the file', async () => {
  const reading = read()
  workers[0]!.dispatchEvent(new Event('error'))
  expect(await reading).toEqual({
    kind: 'refused',
    message:
      'The part of this page that reads this could not be loaded. Please check your connection and try again.',
  })
})

test('a file replaced by another is no longer read', async () => {
  const controller = new AbortController()
  const reading = read(controller.signal)
  controller.abort()
  await expect(reading).rejects.toThrow('aborted')
  expect(workers[0]!.terminate).toHaveBeenCalledOnce()
  expect(vi.getTimerCount()).toBe(0)
})

const TARGET = {
  sheet: 'a',
  columns: [0],
  locks: [],
  hasFormulas: false,
}

async function* blocks() {
  yield await Promise.resolve([['1', 'a']])
}

type FileWorker = ReturnType<typeof createFileWorker>

test.each<[string, (worker: FileWorker) => Promise<unknown>]>([
  [
    'written',
    ({ writeWorkbook }) => writeWorkbook({ titleLines: [], delimiter: ',', headers: ['a'] }, blocks()),
  ],
  ['corrected', ({ correctFile }) => correctFile(new Blob(), TARGET, blocks())],
])('a workbook that is %s for minutes is given up, and said to have taken too long', async (_, perform) => {
  const outcome = vi.fn<(error: unknown) => void>()
  void perform(createFileWorker()).catch(outcome)
  await vi.advanceTimersByTimeAsync(299_000)
  expect(outcome).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2000)
  expect(outcome.mock.calls.map(([error]) => isTimeout(error))).toEqual([true])
  expect(workers[0]!.terminate).toHaveBeenCalledOnce()
  expect(vi.getTimerCount()).toBe(0)
})
