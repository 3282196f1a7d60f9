import fc from 'fast-check'
import { isDeepStrictEqual } from 'node:util'
import { afterEach, expect, test, vi } from 'vitest'
import { answerQuery } from '../../src/features/sandbox/answerQuery'
import { outputCells } from '../../src/domain/cleanse/outputColumns'
import { correctionOf, type Results } from '../../src/domain/cleanse/rowResult'
import type { CsvFile } from '../../src/base/csvFile'
import { ADDED_HEADERS } from '../support/addedHeaders'
import { csvFile, range } from '../support/builders'
import { drawnOne, isDeep, seed } from '../support/drawing'
import { columnsFrom, drawnReply } from '../support/playedPerson'
import { playedTimers } from '../support/waiting'
import { withoutNumber } from '../support/paidLedger'
import { playSession, type Step } from '../support/playedSession'

// Any file, any provider, any user, any connection: a part of them each time, and many with `DEEP=1`.
const DRAWS = { seed, numRuns: isDeep ? 1000 : 6 }

playedTimers()
afterEach(() => void vi.unstubAllGlobals())

const cell = (name: string) =>
  fc.option(fc.nat(6), { nil: null, freq: 4 }).map((at) => (at === null ? ' ' : `${at} ${name}`))

/** More rows than the record takes, with nothing to send. */
const LONG = 1100

const fileWith = (rows: string[][], empty: number) =>
  csvFile({
    headers: ['address', 'street', 'postcode', 'ref'],
    rows: [...range(0, empty).map(() => ['', '', '']), ...rows].map((row, at) => [...row, `R${at}`]),
  })

const file = fc
  .tuple(
    fc.array(fc.tuple(cell('High Street'), cell('Low Road'), fc.constantFrom('B12 0XY', 'B12 0XY', '')), {
      minLength: 1,
      maxLength: 23,
      size: 'max',
    }),
    fc.nat(7).map((draw) => (draw === 7 ? LONG : 0)),
  )
  .map(([rows, empty]) => fileWith(rows, empty))

const presses = ['start', 'start', 'resume', 'stop', 'stopTwice', 'retry', 'tryFirst', 'sendAgain'] as const
const others = ['dedupe', 'closeForm', 'undo', 'redo', 'goOffline', 'goOnline', 'goOnline', 'wait'] as const
const ends = ['reload', 'crash', 'openTab', 'loseConnection'] as const

const columns = fc.record({
  kind: fc.constant('chooseColumns' as const),
  columns: fc.constantFrom(...columnsFrom(0)),
})

/** What a person does before Start. */
const preparation: fc.Arbitrary<Step> = fc.oneof(
  columns,
  fc.record({
    kind: fc.constant('useDownload' as const),
    rows: fc.array(
      fc.record({
        row: fc.nat(22),
        kind: fc.constantFrom('found', 'found', 'found', 'kept', 'notFound', 'failed'),
      }),
      { maxLength: 12, size: 'max' },
    ),
  }),
)

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 12, arbitrary: drawnReply(2) },
  { weight: 5, arbitrary: fc.constantFrom(...presses, ...others, ...ends).map((kind): Step => ({ kind })) },
  {
    weight: 3,
    arbitrary: fc.oneof(
      columns,
      fc.record({
        kind: fc.constantFrom('lookUp' as const, 'choose' as const, 'type' as const, 'decide' as const),
        row: fc.nat(22),
      }),
      fc.record({ kind: fc.constant('dieAtWrite' as const), at: fc.nat(8) }),
      fc
        .record({ kind: fc.constantFrom('startSome' as const, 'resumeSome' as const), from: fc.nat(15) })
        .map(({ kind, from }): Step => ({ kind, from, to: from + 7 })),
    ),
  },
)

/** What a person does with answered rows. */
const REVIEW: Step[] = [
  { kind: 'decide', row: 1 },
  { kind: 'decide', row: 2 },
  { kind: 'undo' },
  { kind: 'redo' },
  { kind: 'decide', row: 3 },
]

type Session = Awaited<ReturnType<typeof playSession>>

/** Plays a session and ends it: whatever happened, nothing is broken, and each row has a result that it may have. */
async function played(drawn: CsvFile, play: (session: Session) => Promise<void>) {
  const session = await playSession(drawn)
  try {
    await play(session)
    await session.finish()
    const wrong = session.results().filter((result, row) => !isRight(session, result, row))
    return { broken: session.broken, wrong }
  } finally {
    session.end()
  }
}

const FINE = { broken: [], wrong: [] }

test('every row ends with exactly one result, from its own query, whatever happens on the way', async () => {
  await fc.assert(
    fc.asyncProperty(
      file,
      fc.array(preparation, { maxLength: 3 }),
      fc.array(step, { maxLength: 60, size: 'max' }),
      async (drawn, first, steps) => {
        const outcome = await played(drawn, async ({ take }) => {
          for (const each of [...first, { kind: 'start' } as const]) await take(each)
          for (const each of steps) await take(each)
        })
        expect(outcome).toEqual(FINE)
      },
    ),
    { ...DRAWS, endOnFailure: false },
  )
}, 1_200_000)

test('a list whose rows are all known is one tab’s too', async () => {
  const outcome = await played(fileWith([['1 High Street', '', 'B12 0XY']], 0), async ({ take }) => {
    await take({ kind: 'useDownload', rows: [{ row: 0, kind: 'found' }] })
    await take({ kind: 'start' })
    await take({ kind: 'openTab' })
  })
  expect(outcome).toEqual(FINE)
})

/** Turns of the event loop between two answers: quicker than IndexedDB, as quick, slower. */
const PACES = [1, 3, 12]

const paces = isDeep ? PACES : [drawnOne('pace', PACES)]

test.each([0, LONG].flatMap((empty) => paces.map((turns) => [empty, turns] as const)))(
  'a page may be killed before anything that it stores: %i rows with nothing to send, answers %i turns apart',
  async (empty, turns) => {
    const houses = [...range(0, 10), 3, 9, 3, 20]
    const earlier = [0, 1, 2, 8].map(
      (row) => ({ row: empty + row, kind: row === 2 ? 'kept' : 'found' }) as const,
    )
    const rows = houses.map((house) => [`${house} High Street`, '', 'B12 0XY'])
    const outcomes: object[] = []
    // Until a page lives through all that it stores; of five moments one, with many rows of ten.
    const stride = isDeep ? 1 : empty > 0 ? 10 : 5
    const first = drawnOne(`moment of ${stride}`, range(0, stride))
    for (let at = first, state = { isKilled: true }; state.isKilled; at += stride) {
      const outcome = await played(fileWith(rows, empty), async ({ take, isGone, isComplete }) => {
        if (Math.floor(at / stride) % 2 === 1) await take({ kind: 'dedupe' })
        if (drawnOne(`download ${at}`, [true, false])) await take({ kind: 'useDownload', rows: earlier })
        await take({ kind: 'dieAtWrite', at })
        await take({ kind: 'start' }, turns)
        for (let replies = 0; replies < 2000 && !isGone() && !isComplete(); replies += 1)
          await take({ kind: 'reply', reply: 'answer', at: 0 }, turns)
        for (const decision of REVIEW) if (!isGone()) await take(decision, turns)
        for (let turn = 0; turn < 200 && !isGone(); turn += 1) await take({ kind: 'goOnline' }, 1)
        state.isKilled = isGone()
      })
      outcomes.push(outcome)
    }
    expect(outcomes).toEqual(outcomes.map(() => FINE))
  },
  600_000,
)

const LINE_1 = ADDED_HEADERS.indexOf('Address Line 1')

/** Whether a row of a session that is over has a result that it may have. */
function isRight(session: Session, result: Results[number], row: number) {
  switch (result?.kind) {
    case undefined:
      return false
    case 'failed':
      return session.mayHaveFailed(row)
    case 'nothingToSend':
      return session.queryOf(row) === ''
    case 'answered': {
      if (result.takenFrom && !result.origin)
        return session.maySend(row, result.query) && session.isTaken(result)
      const byHand = correctionOf(result)
      if (byHand) return result.cells[LINE_1]!.includes(byHand === 'typed' ? 'Typed' : 'Edited')
      const expected = expectedCells(result.query)
      return session.maySend(row, result.query) && isDeepStrictEqual(withoutNumber(result.cells), expected)
    }
  }
}

/** The cells of the provider's answer to a query; each is made once. */
const known = new Map<string, string[]>()
function expectedCells(query: string): string[] {
  const cells = known.get(query) ?? withoutNumber(outputCells(answerQuery(query)))
  known.set(query, cells)
  return cells
}
