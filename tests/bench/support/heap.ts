import type { CDPSession, Page } from '@playwright/test'

const MB = 1024 * 1024

interface HeapUsage {
  usedSize: number
  embedderHeapUsedSize?: number
  backingStorageSize?: number
}

const total = ({ usedSize, embedderHeapUsedSize = 0, backingStorageSize = 0 }: HeapUsage) =>
  (usedSize + embedderHeapUsedSize + backingStorageSize) / MB

/** What scripts hold in MB after a garbage collection: the page's own objects, without those of its document. */
export async function heapAfterCollection(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  // What the browser noted about requests for the probe is no part of the product.
  await page.evaluate(() => performance.clearResourceTimings())
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await session.detach()
  return usedSize / MB
}

/** The types of a heap snapshot's nodes that are not what a page's scripts made: machine code, and the browser's own. */
const NOT_MADE_BY_SCRIPTS = new Set(['code', 'native', 'synthetic', 'hidden'])

interface HeapSnapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } }
  nodes: number[]
}

/**
 * What scripts hold in MB by a snapshot of the heap, which collects garbage first: the objects, texts and functions
 * that they made, without what the engine compiles of functions that are called often.
 */
export async function madeByScripts(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  const chunks: string[] = []
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk))
  await session.send('HeapProfiler.takeHeapSnapshot')
  await session.detach()
  const { snapshot, nodes } = JSON.parse(chunks.join('')) as HeapSnapshot
  const {
    node_fields: fields,
    node_types: [types],
  } = snapshot.meta
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')]
  let made = 0
  for (let at = 0; at < nodes.length; at += fields.length)
    if (!NOT_MADE_BY_SCRIPTS.has(types[nodes[at + type]!]!)) made += nodes[at + size]!
  return made / MB
}

/** Memory of page and workers together in MB: before, time after time meanwhile, and after. */
export interface Memory {
  before: number
  meanwhile: number[]
  after: number
}

/**
 * Watches what the page and its workers hold, buffers included, while `act` is under way. Garbage that is not
 * collected yet counts meanwhile; before and after it is collected.
 */
export async function watchMemory(page: Page, act: () => Promise<unknown>): Promise<Memory> {
  const session = await page.context().newCDPSession(page)
  const collected = async () => {
    await session.send('HeapProfiler.collectGarbage')
    return total(await session.send('Runtime.getHeapUsage'))
  }
  const workers = createWorkers(session)
  await workers.attach()
  const before = await collected()
  const meanwhile: number[] = []
  const acting = { isOver: false }
  const watch = async () => {
    while (!acting.isOver) {
      const usages = [session.send('Runtime.getHeapUsage'), ...workers.usages()]
      const sizes = (await Promise.all(usages)).map(total)
      meanwhile.push(sizes.reduce((sum, size) => sum + size, 0))
    }
  }
  const watching = watch()
  await act()
  acting.isOver = true
  await watching
  const after = await collected()
  await session.detach()
  return { before, meanwhile, after }
}

/** The workers of a page, asked one by one how much they hold; one that has ended holds nothing. */
function createWorkers(session: CDPSession) {
  const waiting = new Map<string, (usage: HeapUsage) => void>()
  const sessions = new Set<string>()
  session.on('Target.attachedToTarget', ({ sessionId }) => sessions.add(sessionId))
  session.on('Target.detachedFromTarget', ({ sessionId }) => {
    sessions.delete(sessionId)
    waiting.get(sessionId)?.({ usedSize: 0 })
  })
  session.on('Target.receivedMessageFromTarget', ({ sessionId, message }) => {
    const { result } = JSON.parse(message) as { result?: HeapUsage }
    waiting.get(sessionId)?.(result ?? { usedSize: 0 })
  })
  const ask = (sessionId: string) =>
    new Promise<HeapUsage>((resolve) => {
      waiting.set(sessionId, resolve)
      const message = JSON.stringify({ id: 1, method: 'Runtime.getHeapUsage' })
      session.send('Target.sendMessageToTarget', { sessionId, message }).catch(() => resolve({ usedSize: 0 }))
    })
  return {
    attach: () =>
      session.send('Target.setAutoAttach', {
        autoAttach: true,
        waitForDebuggerOnStart: false,
        flatten: false,
      }),
    usages: () => [...sessions].map(ask),
  }
}
