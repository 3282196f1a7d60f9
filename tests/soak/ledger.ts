import { REQUEST_TIMEOUT_MS } from '../../src/api/apiFailure'
import { BATCH_SIZE } from '../../src/features/run/loop/pacing'

/** How a call ended: `answered` and `failed` are final, an `unsent` row may be sent again, `gone` was aborted by the page. */
export type CallEnd = 'answered' | 'failed' | 'unsent' | 'gone'

/** What is sent of a row: the same for all rows of one address. */
export const textOf = (ref: string) => ref.split('/')[0]!

/** A row of a download. */
export interface DownloadedRow {
  ref: string
  /** The number of the answer in each of two cells; null for a cell without one. */
  answers: { message: number | null; address: number | null }
  error: string
}

interface Call {
  serial: number
  ref: string
  at: number
  end: CallEnd | null
  endedAt: number
}

/** Something that may lose calls in flight. */
interface Interruption {
  from: number
  until: number
  /** When the oldest call in flight was made. */
  batchFrom: number
  /** Answers that it may still lose. */
  left: number
  /** Failures that it may still lose: they are saved when their batch ends, and cost nothing. */
  failuresLeft: number
}

/** The calls of one batch: the most in flight, and the most answers that can be unsaved. */
export const MOST_LOST = BATCH_SIZE

/** How long an answer may take to be saved by a busy page, in ms. */
const SLACK_MS = 1000

/** A call aborted at this age or later has timed out, in ms. */
const TIMEOUT_MS = REQUEST_TIMEOUT_MS - SLACK_MS

/**
 * The provider's own account of every call, over all the pages of a soak. `broken` lists broken promises: a row with a
 * result is not sent again, except what an interruption may lose; no more than five calls are in flight and none is
 * aborted without a reason; the progress does not go back; a download has each row with its own, last answer.
 *
 * @param now a monotonic clock, in ms
 */
export function createLedger(now: () => number) {
  const broken: string[] = []
  const calls: Call[] = []
  const callsOf = new Map<string, Call[]>()
  const underWay = new Set<Call>()
  const interruptions: Interruption[] = []
  let retriedAt = -Infinity
  let least = 0
  let repeated = 0
  const forgiven = new Set<Call>()

  const isInterrupted = (at: number) => interruptions.some((each) => covers(each, at, 0))

  const covers = ({ from, until }: Interruption, at: number, before: number) =>
    at >= from - before && at <= until + SLACK_MS

  /** Whether an interruption explains a lost result; each explains a limited number. */
  const isForgiven = (call: Call) => {
    if (forgiven.has(call)) return true
    const { end, endedAt } = call
    const by = interruptions.find((each) =>
      end === 'failed'
        ? each.failuresLeft > 0 && covers(each, endedAt, each.from - each.batchFrom + SLACK_MS)
        : each.left > 0 && covers(each, endedAt, SLACK_MS),
    )
    if (!by) return false
    forgiven.add(call)
    by[end === 'failed' ? 'failuresLeft' : 'left'] -= 1
    if (end !== 'failed') repeated += 1
    return true
  }

  return {
    broken,
    calls: () => calls.length,
    /** Answers lost in interruptions. */
    repeated: () => repeated,

    /** A call for a row has arrived. Returns its number. */
    asked(ref: string): number {
      const earlier = callsOf.get(ref) ?? []
      const last = earlier.at(-1)
      const at = now()
      const isRetried = last?.end === 'failed' && retriedAt >= last.endedAt
      if (last && last.end === null && !isInterrupted(at))
        broken.push(`${ref} was sent while call ${last.serial} for it was in flight`)
      if (last && (last.end === 'answered' || last.end === 'failed') && !isRetried) {
        if (!isForgiven(last)) broken.push(`${ref} was ${last.end} by call ${last.serial} and sent again`)
      }
      const call: Call = { serial: calls.length + 1, ref, at, end: null, endedAt: Infinity }
      calls.push(call)
      underWay.add(call)
      // A timed-out call may close a moment after the next ones begin.
      const open = [...underWay].filter((each) => at - each.at < TIMEOUT_MS)
      if (open.length > MOST_LOST && !isInterrupted(at)) broken.push(`${open.length} calls are in flight`)
      callsOf.set(ref, [...earlier, call])
      return call.serial
    },

    ended(serial: number, end: CallEnd) {
      const call = calls[serial - 1]!
      underWay.delete(call)
      call.endedAt = now()
      const isTimeout = end === 'gone' && call.endedAt - call.at >= TIMEOUT_MS
      call.end = isTimeout ? 'failed' : end
      if (call.end === 'gone' && !isInterrupted(call.endedAt))
        broken.push(`call ${serial} for ${call.ref} was dropped for no reason`)
    },

    /** An interruption begins that may lose `mostLost` answers; it lasts until the returned function is called. */
    interrupted(mostLost: number): () => void {
      const from = now()
      const interruption: Interruption = {
        from,
        until: Infinity,
        batchFrom: Math.min(from, ...[...underWay].map(({ at }) => at)),
        left: mostLost,
        failuresLeft: MOST_LOST,
      }
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

    /** Another file was loaded. */
    began() {
      least = 0
    },

    /** How many rows are done according to the page or its record. */
    progressed(done: number, where: string) {
      if (done < least) broken.push(`the progress of ${where} went back from ${least} to ${done}`)
      least = Math.max(least, done)
    },

    /** An interruption may have lost so many rows that were done. */
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
      for (const { ref, answers, error } of rows) {
        const own = callsOf.get(textOf(ref)) ?? []
        const last = own.findLast(({ end }) => end === 'answered')
        const serial = answers.message
        if (serial === null) {
          if (error === '') broken.push(`${ref} has neither an answer nor an error`)
          else if (own.at(-1)?.end === 'answered' && !isForgiven(own.at(-1)!))
            broken.push(`${ref} was answered by call ${last!.serial} and has failed: ${error}`)
          continue
        }
        if (error !== '') broken.push(`${ref} has an answer and an error: ${error}`)
        if (serial !== last?.serial)
          broken.push(`${ref} has answer ${serial}, not ${last?.serial ?? 'none'}, its own and last`)
        if (answers.address !== null && answers.address !== serial)
          broken.push(`${ref} has cells of answers ${serial} and ${answers.address}`)
      }
    },
  }
}

export type Ledger = ReturnType<typeof createLedger>
