import { expect, test, vi } from 'vitest'
import { CODE_MISSING } from '../../../../src/base/constants'
import type * as WorkbookModule from '../../../../src/features/file/reader/workbook'
import type { Reply, Task } from '../../../../src/features/file/reader/worker'
import { officeWorkbook } from '../../../support/officeWorkbook'
import { otherFormat } from '../../../support/otherFormat'
import { settled, until } from '../../../support/waiting'

/** The worker, evaluated so often, and what it answers. */
async function playedWorker(times = 1) {
  const replies: Reply[] = []
  const scope = Object.assign(new EventTarget(), { onmessage: null as ((event: Event) => void) | null })
  vi.stubGlobal('self', scope)
  vi.stubGlobal('addEventListener', scope.addEventListener.bind(scope))
  vi.stubGlobal('postMessage', (reply: Reply) => replies.push(reply))
  for (let time = 0; time < times; time += 1) {
    vi.resetModules()
    await import('../../../../src/features/file/reader/worker')
  }
  /** Gives it a task, and waits for the outcome. */
  const perform = async (task: Task) => {
    const before = replies.length
    const message = new MessageEvent<Task>('message', { data: task })
    scope.onmessage?.(message)
    scope.dispatchEvent(message)
    await until(() => replies.slice(before).some((reply) => 'done' in reply || 'error' in reply))
    await settled()
  }
  return { replies, perform }
}

test('a workbook is opened once, for the offer of its sheets and for the rows of the chosen one', async () => {
  const openWorkbook = vi.fn<typeof WorkbookModule.openWorkbook>()
  vi.doMock('../../../../src/features/file/reader/workbook', async (original) => {
    const real = await original<typeof WorkbookModule>()
    return { ...real, openWorkbook: openWorkbook.mockImplementation(real.openWorkbook) }
  })
  const { replies, perform } = await playedWorker()
  const file = () => new File([officeWorkbook()], 'tenants.xlsx')
  await perform({ kind: 'read', file: file(), options: { header: 'found' } })
  expect(replies).toEqual([{ done: expect.objectContaining({ kind: 'refused', tables: expect.anything() }) }])
  await perform({ kind: 'read', file: file(), options: { header: 'found', table: 'Tenants' } })
  expect(replies.at(-1)).toEqual({ done: expect.objectContaining({ kind: 'read' }) })
  expect(openWorkbook).toHaveBeenCalledOnce()
  // Another is opened, and so is the same again once its rows are there.
  await perform({ kind: 'read', file: file(), options: { header: 'found' } })
  await perform({ kind: 'read', file: new File([otherFormat('ods')], 'b.ods'), options: { header: 'found' } })
  expect(openWorkbook).toHaveBeenCalledTimes(3)
  vi.doUnmock('../../../../src/features/file/reader/workbook')
})

test('a file is read once, even if the worker’s module is evaluated again', async () => {
  const { replies, perform } = await playedWorker(2)
  const file = new File(['address,postcode\n1 High Street,LS1 4AP\n'], 'customers.csv')
  await perform({ kind: 'read', file, options: { header: 'found' } })
  expect(replies).toEqual([
    { rows: [['1 High Street', 'LS1 4AP']] },
    { done: expect.objectContaining({ kind: 'read' }) },
  ])
})

test('a file cannot be written into without the code for that, which is no fault of the file', async () => {
  const part = '../../../../src/features/file/rewriter/correctText'
  vi.doMock(part, () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  const { replies, perform } = await playedWorker()
  await perform({ kind: 'correct', file: new Blob(['a,b\n']), target: { delimiter: ',', columns: 2 } })
  expect(replies).toEqual([{ error: CODE_MISSING }])
  vi.doUnmock(part)
})
