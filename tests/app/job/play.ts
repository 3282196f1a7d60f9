import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { openDesk, type Desk, type Ways } from './desk'
import { FILE_ACTS } from './fileActs'
import { anyList, type List } from './lists'
import { andAtOnce, LEAVE_WORK, type AtOnce } from './atOnce'
import type { Offer, Offers } from './offer'
import { brokenPromises } from './promises'
import { ROW_ACTS } from './rowActs'
import { RUN_ACTS } from './runActs'
import { SAVE_ACTS } from './saveActs'
import { VISIT_ACTS } from './visitActs'
import { lookupsSaid } from './words'

const ACTS: Record<string, Offers> = { ...FILE_ACTS, ...RUN_ACTS, ...ROW_ACTS, ...SAVE_ACTS, ...VISIT_ACTS }

/** How often a kind of act is drawn: what a job leads to more often than what ends it. */
const WEIGHTS: Record<string, number> = {
  drop: 3,
  wayOn: 8,
  dismiss: 1,
  header: 12,
  use: 4,
  closeRefusal: 6,
  earlier: 3,
  columns: 6,
  twoColumns: 3,
  another: 12,
  kind: 12,
  sending: 4,
  start: 12,
  startAgain: 1,
  resume: 4,
  retry: 4,
  leftOut: 4,
  again: 4,
  decide: 8,
  alike: 4,
  otherText: 4,
  takeBack: 2,
  decideShown: 4,
  review: 4,
  history: 4,
  sample: 6,
  type: 2,
  choose: 2,
  others: 6,
  filter: 2,
  answer: 12,
  save: 10,
  hurry: 2,
  program: 5,
  letters: 5,
  beside: 3,
  format: 1,
  startNew: 1,
  remove: 1,
  reload: 4,
  found: 12,
  nextMonth: 5,
}

/** Acts that are drawn for a job; of these the page offers about one in four when it is their turn. */
const MOST_DRAWN = 120

/** An act as it is drawn: one of those of a kind that the page offers then. */
interface Drawn {
  kind: string
  pick: number
  /** What is pressed before the page has come to rest. */
  atOnce: AtOnce | null
}

/** An act as a trace has it. */
export type Act = { act: string; atOnce?: AtOnce } & Readonly<Record<string, unknown>>

/** A job as it was played: a list, and what was done with it. */
export interface Trace {
  list: List
  acts: Act[]
}

const drawnAct: fc.Arbitrary<Drawn> = fc.record({
  kind: fc.oneof(
    ...Object.keys(ACTS).map((kind) => ({ weight: WEIGHTS[kind]!, arbitrary: fc.constant(kind) })),
  ),
  pick: fc.nat(),
  atOnce: fc.constantFrom(null, null, null, 'button', 'button', 'list'),
})

export interface DrawnJob {
  list: List
  acts: Drawn[]
}

/** Any job of a person. */
export const drawnJob: fc.Arbitrary<DrawnJob> = fc.record({
  list: anyList,
  acts: fc.array(drawnAct, { maxLength: MOST_DRAWN, size: 'max' }),
})

/** What a job came to: what was done, and which promises that broke. */
export interface Played {
  trace: Trace
  broken: string[]
}

/** What the page offers of a kind now; under a question nothing but its answers. */
const offersOf = (desk: Desk, kind: string): Offer[] =>
  (desk.state().confirm !== null) === (kind === 'answer') ? ACTS[kind]!(desk) : []

/** Does an act, and asks the promises. */
async function done(desk: Desk, kind: string, chosen: Offer): Promise<string[]> {
  const before = desk.state()
  const asked = lookupsSaid(desk.page.store)
  const callsBefore = desk.calls()
  desk.wait()
  desk.nextCalls([])
  await chosen.take()
  await desk.settle()
  const files = await desk.handedOver(before.file.loaded ? before : (desk.left ?? before))
  const now = desk.state()
  return brokenPromises({
    desk,
    kind,
    act: chosen.act,
    before,
    now,
    says: chosen.says,
    asked,
    calls: desk.calls() - callsBefore,
    files,
  })
}

/** Plays acts until a promise is broken; each is chosen from what the page offers when it is its turn. */
async function play(
  list: List,
  ways: Ways,
  choose: (desk: Desk) => Iterable<[kind: string, chosen: Offer | undefined]>,
): Promise<Played> {
  const desk = await openDesk(list, ways)
  const trace: Trace = { list, acts: [] }
  try {
    for (const [kind, chosen] of choose(desk)) {
      if (!chosen) continue
      trace.acts.push({ act: kind, ...chosen.act })
      const broken = await done(desk, kind, chosen)
      if (broken.length > 0) return { trace, broken }
    }
    return { trace, broken: [] }
  } finally {
    desk.end()
  }
}

/** Plays a drawn job, which begins with its list; what the page does not offer then is left out. */
export const playDrawn = ({ list, acts }: DrawnJob) =>
  play(list, {}, function* (desk) {
    for (const { kind, pick, atOnce } of [{ kind: 'drop', pick: 0, atOnce: null }, ...acts]) {
      const offers = offersOf(desk, kind)
      const chosen = offers[pick % offers.length]
      yield [kind, chosen && atOnce && LEAVE_WORK.has(kind) ? andAtOnce(desk, chosen, atOnce) : chosen]
    }
  })

/** Plays a kept job; what the page does not offer any more is left out. */
export const playTrace = ({ list, acts }: Trace, ways: Ways = {}) =>
  play(list, ways, function* (desk) {
    for (const { act: kind, atOnce, ...act } of acts) {
      const chosen = offersOf(desk, kind).find((each) => isDeepStrictEqual(each.act, act))
      yield [kind, chosen && atOnce ? andAtOnce(desk, chosen, atOnce) : chosen]
    }
  })
