import { REQUEST_TIMEOUT_MS } from '../../src/api/apiFailure'
import { BATCH_SIZE } from '../../src/features/run/loop/pacing'

/** How a call ended. An `unsent` row may be sent again; the page aborted a call that is `gone`. */
export type CallEnd = 'answered' | 'failed' | 'unsent' | 'gone'

/** What a row sends: the same for all rows of one address. */
export const textOf = (ref: string) => ref.split('/')[0]!

/** A row of a download. */
interface DownloadedRow {
  ref: string
  /** The number of its answer; null for a row without one. */
  serial: number | null
  error: string
}

interface Call {
  serial: number
  ref: string
  at: number
  end: CallEnd | null
  endedAt: number
}

/** Something that may lose calls in flight, and up to `left` answers. */
interface Interruption {
  from: number
  until: number
  left: number
}

/** The most calls in flight, and the most answers that can be unsaved: one batch. */
export const MOST_LOST = BATCH_SIZE

/** How long a busy page may take to save an answer, in ms. */
const SLACK_MS = 1000

/** A call aborted at this age or later has timed out, in ms. */
const TIMEOUT_MS = REQUEST_TIMEOUT_MS - SLACK_MS

/**
 * The provider's own account of every call, over all pages of a soak. `broken` lists broken promises: a row with a
 * result is sent again only if an interruption may have lost it; at most five calls are in flight, and none is aborted
 * without a reason; the progress never goes back; each row of a download has its own, latest answer.
 *
 * @param now a monotonic clock, in ms
 */
export function createLedger(now: () => number) {
  const broken: string[] = []
  const calls: Call[] = []
  const callsOf = new Map<string, Call[]>()
  const inFlight = new Set<Call>()
  const interruptions: Interruption[] = []
  const lost = new Set<Call>()
  let [retriedAt, begunAt] = [-Infinity, -Infinity]
  let least = 0

  /** The interruptions at a time, and those that began up to `before` ms after it. */
  const interruptionsAt = (at: number, before = 0) =>
    interruptions.filter(({ from, until }) => at >= from - before && at <= until + SLACK_MS)

  /** Whether an interruption explains that a result was lost; it may lose only so many answers. */
  function isExplained(call: Call): boolean {
    // A failure costs nothing, and is saved only when its batch ends.
    if (call.end === 'failed') return interruptionsAt(call.endedAt, REQUEST_TIMEOUT_MS + SLACK_MS).length > 0
    if (lost.has(call)) return true
    const by = interruptionsAt(call.endedAt, SLACK_MS).find(({ left }) => left > 0)
    if (!by) return false
    by.left -= 1
    lost.add(call)
    return true
  }

  return {
    broken,
    calls: () => calls.length,
    /** How many answers interruptions have lost. */
    lost: () => lost.size,

    /** A call for a row has arrived. Returns its number. */
    asked(ref: string): number {
      const earlier = callsOf.get(ref) ?? []
      const last = earlier.at(-1)
      const at = now()
      const isInterrupted = interruptionsAt(at).length > 0
      if (last?.end === null && !isInterrupted)
        broken.push(`${ref} was sent while call ${last.serial} for it was in flight`)
      const isRetried = last?.end === 'failed' && Math.max(retriedAt, begunAt) >= last.endedAt
      if ((last?.end === 'answered' || last?.end === 'failed') && !isRetried && !isExplained(last))
        broken.push(`${ref} was ${last.end} by call ${last.serial} and sent again`)
      const call: Call = { serial: calls.length + 1, ref, at, end: null, endedAt: Infinity }
      calls.push(call)
      callsOf.set(ref, [...earlier, call])
      inFlight.add(call)
      // A timed-out call may close a moment after the next ones begin.
      const open = [...inFlight].filter((each) => at - each.at < TIMEOUT_MS)
      if (open.length > MOST_LOST && !isInterrupted) broken.push(`${open.length} calls are in flight`)
      return call.serial
    },

    ended(serial: number, end: CallEnd) {
      const call = calls[serial - 1]!
      inFlight.delete(call)
      call.endedAt = now()
      const isTimeout = end === 'gone' && call.endedAt - call.at >= TIMEOUT_MS
      call.end = isTimeout ? 'failed' : end
      if (call.end === 'gone' && interruptionsAt(call.endedAt).length === 0)
        broken.push(`call ${serial} for ${call.ref} was aborted for no reason`)
    },

    /** An interruption begins that may lose `mostLost` answers; it lasts until the returned function is called. */
    interrupted(mostLost: number): () => void {
      const interruption: Interruption = { from: now(), until: Infinity, left: mostLost }
      interruptions.push(interruption)
      return () => {
        interruption.until = now()
      }
    },

    /** *Retry failed rows* was pressed: they may be sent again and are no longer done. */
    retried() {
      retriedAt = now()
      least = 0
    },

    /** A list is sent from here on: a row whose address failed before for another row is sent too. */
    begun() {
      begunAt = now()
    },

    /** How many rows are done according to the page or its record. */
    progressed(done: number, where: string) {
      if (done < least) broken.push(`the progress of ${where} went back from ${least} to ${done}`)
      least = Math.max(least, done)
    },

    /** Up to `rows` rows that were done may be lost; all of them when a new file is loaded. */
    mayHaveLost(rows: number) {
      least = Math.max(0, least - rows)
    },

    /** Compares a download with this account; `refs` are the rows that it must have, in order. */
    downloaded(rows: DownloadedRow[], refs: string[]) {
      const found = rows.map(({ ref }) => ref)
      if (found.join() !== refs.join()) {
        const at = found.findIndex((ref, place) => ref !== refs[place])
        broken.push(`the download has ${found.length} rows for ${refs.length}: ${found[at]} for ${refs[at]}`)
      }
      const copies = new Map<string, number>()
      for (const ref of refs) copies.set(textOf(ref), (copies.get(textOf(ref)) ?? 0) + 1)
      for (const { ref, serial, error } of rows) {
        const own = callsOf.get(textOf(ref)) ?? []
        const last = own.findLast(({ end }) => end === 'answered')
        // A row that failed stays so until it is retried, also when another row of its address is answered by then.
        const mayHaveFailed = copies.get(textOf(ref))! > 1 && own.some(({ end }) => end !== 'answered')
        if (serial === null) {
          if (error === '') broken.push(`${ref} has neither an answer nor an error`)
          else if (own.at(-1)?.end === 'answered' && !mayHaveFailed && !isExplained(own.at(-1)!))
            broken.push(`${ref} was answered by call ${last!.serial} and has failed: ${error}`)
          continue
        }
        if (error !== '') broken.push(`${ref} has an answer and an error: ${error}`)
        if (serial !== last?.serial)
          broken.push(`${ref} has answer ${serial}, not ${last?.serial ?? 'none'}, its own and latest`)
      }
    },
  }
}

export type Ledger = ReturnType<typeof createLedger>
