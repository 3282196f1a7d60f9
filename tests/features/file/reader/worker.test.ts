import { expect, test, vi } from 'vitest'
import type { Reply, Task } from '../../../../src/features/file/reader/worker'
import { settled, until } from '../../../support/waiting'

test('a file is read once, even if the module of the worker is evaluated again', async () => {
  const replies: Reply[] = []
  const scope = Object.assign(new EventTarget(), { onmessage: null as ((event: Event) => void) | null })
  vi.stubGlobal('self', scope)
  vi.stubGlobal('addEventListener', scope.addEventListener.bind(scope))
  vi.stubGlobal('postMessage', (reply: Reply) => replies.push(reply))
  for (let time = 0; time < 2; time += 1) {
    vi.resetModules()
    await import('../../../../src/features/file/reader/worker')
  }
  const file = new File(['address,postcode\n1 High Street,LS1 4AP\n'], 'customers.csv')
  const message = new MessageEvent<Task>('message', {
    data: { kind: 'read', file, options: { header: 'found' } },
  })
  scope.onmessage?.(message)
  scope.dispatchEvent(message)
  await until(() => replies.some((reply) => 'done' in reply))
  await settled()
  expect(replies).toEqual([
    { rows: [['1 High Street', 'LS1 4AP']] },
    { done: expect.objectContaining({ kind: 'read' }) },
  ])
})
