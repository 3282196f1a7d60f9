import { expect, test } from 'vitest'
import { createLedger, type DownloadedRow } from './support/ledger'

/** A book at a moment that the test moves. */
function openBook() {
  const clock = { now: 0 }
  const ledger = createLedger(() => clock.now)
  const call = (ref: string, end: Parameters<typeof ledger.ended>[1]) => {
    const serial = ledger.asked(ref)
    clock.now += 100
    ledger.ended(serial, end)
    return serial
  }
  return { clock, ledger, call }
}

const row = (ref: string, serial: number | null, error = ''): DownloadedRow => ({
  ref,
  answers: { message: serial, address: serial },
  error,
})

test('a row that was answered and is sent again breaks the promise', () => {
  const { ledger, call } = openBook()
  call('a', 'answered')
  expect(ledger.broken).toEqual([])
  call('a', 'answered')
  expect(ledger.broken).toEqual(['a was answered by call 1 and sent again'])
})

test('a failed row is sent again by a retry alone', () => {
  const { ledger, call } = openBook()
  call('a', 'failed')
  ledger.retried()
  call('a', 'failed')
  expect(ledger.broken).toEqual([])
  call('a', 'failed')
  expect(ledger.broken).toEqual(['a was failed by call 2 and sent again'])
})

test.each(['unsent', 'gone'] as const)('a row whose call ended %s may be sent again', (end) => {
  const { ledger, call } = openBook()
  ledger.interrupted(5)
  call('a', end)
  call('a', 'answered')
  expect(ledger.broken).toEqual([])
  expect(ledger.repeated()).toBe(0)
})

test('an interruption accounts for so many lost answers, for those just before it, and for each once', () => {
  const { clock, ledger, call } = openBook()
  call('early', 'answered')
  clock.now = 10_000
  for (const ref of ['a', 'b', 'c']) call(ref, 'answered')
  const over = ledger.interrupted(2)
  clock.now += 100
  over()
  clock.now += 5000
  for (const ref of ['a', 'b']) call(ref, 'answered')
  expect(ledger.broken).toEqual([])
  expect(ledger.repeated()).toBe(2)
  call('c', 'answered')
  call('early', 'answered')
  expect(ledger.broken).toHaveLength(2)
})

test('failures of the batch that an interruption cuts short may come again, however long it took', () => {
  const { clock, ledger, call } = openBook()
  call('before', 'failed')
  clock.now = 10_000
  ledger.asked('hanging')
  call('a', 'failed')
  clock.now = 30_000
  ledger.interrupted(0)
  call('a', 'answered')
  expect(ledger.broken).toEqual([])
  expect(ledger.repeated()).toBe(0)
  call('before', 'answered')
  expect(ledger.broken).toHaveLength(1)
})

test('a call that the page drops is in order after an interruption or when it got no answer, and at no other time', () => {
  const { clock, ledger, call } = openBook()
  call('a', 'gone')
  expect(ledger.broken).toEqual(['call 1 for a was dropped for no reason'])
  const serial = ledger.asked('b')
  clock.now += 30_000
  ledger.ended(serial, 'gone')
  ledger.interrupted(0)
  call('c', 'gone')
  expect(ledger.broken).toHaveLength(1)
})

test('a sixth call under way breaks the promise, and so does a second one for the same row', () => {
  const { ledger } = openBook()
  for (const ref of ['a', 'b', 'c', 'd', 'e']) ledger.asked(ref)
  expect(ledger.broken).toEqual([])
  ledger.asked('a')
  expect(ledger.broken).toEqual(['a was sent while call 1 for it was under way', '6 calls are under way'])
})

test('progress goes back for a retry, another file and what a crash may lose, and at no other time', () => {
  const { ledger } = openBook()
  ledger.progressed(40, 'the page')
  ledger.mayHaveLost(5)
  ledger.progressed(35, 'the record')
  ledger.retried()
  ledger.progressed(30, 'the page')
  ledger.began()
  ledger.progressed(3, 'the page')
  expect(ledger.broken).toEqual([])
  ledger.progressed(2, 'the page')
  expect(ledger.broken).toEqual(['the progress of the page went back from 3 to 2'])
})

test('a download has each row with its own, last answer, or with an error', () => {
  const { ledger, call } = openBook()
  const a = call('a', 'answered')
  const b = call('b', 'answered')
  call('c', 'failed')
  ledger.downloaded([row('a', a), row('b', b), row('c', null, 'Failed')], ['a', 'b', 'c'])
  expect(ledger.broken).toEqual([])
})

test.each<[string, DownloadedRow[]]>([
  ['the answer of another row', [row('a', 2), row('b', 2)]],
  ['an answer and an error', [row('a', 1, 'Failed'), row('b', 2)]],
  ['neither', [row('a', null), row('b', 2)]],
  ['an error for an answer', [row('a', null, 'Failed'), row('b', 2)]],
  ['cells of two answers', [{ ...row('a', 1), answers: { message: 1, address: 2 } }, row('b', 2)]],
  ['no such row', [row('b', 2)]],
  ['another order', [row('b', 2), row('a', 1)]],
])('a download with %s breaks the promise', (_, rows) => {
  const { ledger, call } = openBook()
  call('a', 'answered')
  call('b', 'answered')
  ledger.downloaded(rows, ['a', 'b'])
  expect(ledger.broken).toHaveLength(1)
})
