import { beforeEach, expect, test, vi } from 'vitest'
import type { Slot } from '../../../src/domain/address/columns/kinds'
import { read } from '../../../src/domain/address/comparison/read'
import { questionOf } from '../../../src/domain/cleanse/alike'
import { doubtsOf } from '../../../src/domain/cleanse/rowReading'
import { addressed, postalKeys, writeRow } from '../../../src/domain/cleanse/writtenRow'
import type { RowResult } from '../../../src/domain/cleanse/rowResult'
import { answered } from '../../support/builders'

vi.mock(import('../../../src/domain/address/comparison/read'), { spy: true })

beforeEach(() => {
  vi.clearAllMocks()
})

const FOUND = {
  'Address Line 1': '12 Mandela Road',
  'Building Number': '12',
  'Street Name': 'Mandela Road',
  'Post Town': 'LEEDS',
  Postcode: 'LS6 1AB',
}

const line = (column: number, isUnsent = false): Slot => ({ column, kind: 'line', isUnsent })
const POSTCODE: Slot = { column: 3, kind: 'postcode' }

/** All that is asked of a row, twice: its verdict, its question, which rows have its address, its letter, what is written. */
function askAll(result: RowResult, row: string[], slots: Slot[]) {
  const source = { row, result, isCleansed: true, slots, columns: slots }
  for (const _ of ['before a person decides', 'after it']) {
    doubtsOf(result, row, slots)
    questionOf(result, row, slots)
    postalKeys(source)
    addressed(source)
    writeRow({ values: row, result, outcome: 'toReview', decision: 'accepted' }, { slots, beside: [] }, slots)
  }
}

test.each<[kind: string, row: string[], slots: Slot[], query: string, others: string[]]>([
  [
    'sent whole',
    ['12 Back Lane', 'Rear of shop', 'Leeds', 'LS6 1AB'],
    [line(0), line(1), line(2), POSTCODE],
    '12 Back Lane, Rear of shop, Leeds, LS6 1AB',
    [],
  ],
  [
    'of which a part was not sent',
    ['12 Back Lane', 'Rear of shop', 'Leeds', 'LS6 1AB'],
    [line(0), line(1, true), line(2, true), POSTCODE],
    '12 Back Lane, LS6 1AB',
    ['12 Back Lane, Rear of shop, Leeds, LS6 1AB'],
  ],
  [
    'whose firm is compared, and written as it is',
    ['12 Back Lane', 'Acme Ltd', 'Leeds', 'LS6 1AB'],
    [line(0), { column: 1, kind: 'firm', isUnsent: true }, line(2, true), POSTCODE],
    '12 Back Lane, LS6 1AB',
    ['12 Back Lane, Acme Ltd, Leeds, LS6 1AB', '12 Back Lane, Leeds, LS6 1AB'],
  ],
])('each text of a row %s is read beside its answer once, whatever asks', (_, row, slots, query, others) => {
  askAll(answered(FOUND, query), row, slots)
  expect(vi.mocked(read).mock.calls.map(([text]) => text)).toEqual([query, ...others])
})
