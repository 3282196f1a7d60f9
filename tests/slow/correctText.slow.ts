import { expect, test } from 'vitest'
import { correctText } from '../../src/features/file/rewriter/correctText'

const HEADERS = [
  'Id',
  'Name',
  'Line 1',
  'Line 2',
  'Town',
  'County',
  'Postcode',
  'Tel',
  'Mail',
  'Fee',
  'Note',
  'UPRN',
]

/** A text of so many rows, and the rows as they are sent, each with three cells that change. */
function list(count: number) {
  const rows = Array.from({ length: count }, (_, at) => [
    `${at}`,
    `Zoë Ashdown ${at}`,
    `${at} high st`,
    'Flat 2, Kestrel Court',
    'Leeds',
    'West Yorkshire',
    `LS1 ${at % 10}AB`,
    '0113 496 0000',
    `a${at}@example.org`,
    '12.50',
    'said "no"',
    '',
  ])
  const cell = (text: string) => (/[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
  const bytes = new TextEncoder().encode(
    [HEADERS, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join(''),
  )
  const sent = rows.map((row, at) => [
    String(at + 2),
    ...row,
    ...row.with(2, `${at} High Street`).with(4, 'LEEDS').with(11, '100012345678'),
  ])
  return { bytes, sent }
}

/** A bare loop over as many cells, ten times. */
function bareLoop({ sent }: ReturnType<typeof list>) {
  let sum = 0
  for (let turn = 0; turn < 10; turn += 1) for (const row of sent) for (const cell of row) sum += cell.length
  return sum
}

async function timeOf(task: () => unknown) {
  const before = process.cpuUsage()
  await task()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

test.each([
  [20_000, 1000],
  [100_000, 5000],
])('%i rows of twelve columns are written back within %i ms', async (count, most) => {
  const drawn = list(count)
  let [best, bare] = [Infinity, Infinity]
  for (let turn = 0; turn < 3; turn += 1) {
    bare = Math.min(bare, await timeOf(() => bareLoop(drawn)))
    const write = () =>
      correctText(() => Promise.resolve(drawn.bytes), { delimiter: ',', columns: 12 }, drawn.sent)
    best = Math.min(best, await timeOf(write))
  }
  console.log(`${count} rows: ${Math.round(best)} ms; a bare loop: ${Math.round(bare)} ms`)
  expect(best).toBeLessThan(most)
})
