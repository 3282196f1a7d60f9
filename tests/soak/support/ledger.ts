import { REQUEST_TIMEOUT_MS } from '../../../src/api/send'
import { BATCH_SIZE } from '../../../src/features/run/loop/pacing'

/**
 * How a call ended for its row: `answered` and `failed` are results and final; `unsent` leaves the row
 * to be sent again, or may; `gone` is a call that the page itself has dropped.
 */
export type CallEnd = 'answered' | 'failed' | 'unsent' | 'gone'

/** A row as a download has it. */
export interface DownloadedRow {
  ref: string
  /** Number of the answer, as each of its two cells has it; null for a cell without one. */
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

/** Something that may lose calls under way. */
interface Interruption {
  from: number
  until: number
  /** When the oldest of the calls under way was made: the batch that is cut short began about then. */
  batchFrom: number
  /** Answers that may still be lost by it. */
  left: number
  /** Failures of the batch that is cut short: they are settled with its end alone, and cost nothing. */
  failuresLeft: number
}

/** Calls of one batch: the most that a page has under way, and the most results that it can have and not have saved. */
export const MOST_LOST = BATCH_SIZE

/** What the provider has sent may be this long on its way into a busy page, in ms, besides 250 for the save. */
const SLACK_MS = 1000

/** A call that the page drops at this age or later was given up for want of an answer, in ms. */
const TIMEOUT_MS = REQUEST_TIMEOUT_MS - SLACK_MS

/**
 * The provider's own book over all the pages of a soak: each call, and how it ended. `broken` lists what broke a promise:
 * a row that has a result is not sent again, but for what an interruption may lose; no more than five
 * calls are under way, and none is dropped without a reason; the progress does not go back; a download has each
 * row with its own, last answer.
 *
 * @param now a clock that does not jump, in ms
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

  const isInterrupted = (at: number) => interruptions.some((each) => covers(each, at, 0))

  const covers = ({ from, until }: Interruption, at: number, before: number) =>
    at >= from - before && at <= until + SLACK_MS

  /** Whether an interruption accounts for a result that the page does not have; it accounts for so many and no more. */
  const isForgiven = ({ end, endedAt }: Call) => {
    if (end === 'failed') {
      const by = interruptions.find(
        (each) => each.failuresLeft > 0 && covers(each, endedAt, each.from - each.batchFrom + SLACK_MS),
      )
      if (by) by.failuresLeft -= 1
      return by !== undefined
    }
    const by = interruptions.find((each) => each.left > 0 && covers(each, endedAt, SLACK_MS))
    if (by) {
      by.left -= 1
      repeated += 1
    }
    return by !== undefined
  }

  return {
    broken,
    calls: () => calls.length,
    /** Answers that were lost by interruptions. */
    repeated: () => repeated,

    /** A call for a row has come. Returns its number. */
    asked(ref: string): number {
      const earlier = callsOf.get(ref) ?? []
      const last = earlier.at(-1)
      const at = now()
      const isRetried = last?.end === 'failed' && retriedAt >= last.endedAt
      if (last && last.end === null && !isInterrupted(at))
        broken.push(`${ref} was sent while call ${last.serial} for it was under way`)
      if (last && (last.end === 'answered' || last.end === 'failed') && !isRetried) {
        if (!isForgiven(last)) broken.push(`${ref} was ${last.end} by call ${last.serial} and sent again`)
      }
      const call: Call = { serial: calls.length + 1, ref, at, end: null, endedAt: Infinity }
      calls.push(call)
      underWay.add(call)
      // Those that the page has given up may close a moment later than others begin.
      const open = [...underWay].filter((each) => at - each.at < TIMEOUT_MS)
      if (open.length > MOST_LOST && !isInterrupted(at)) broken.push(`${open.length} calls are under way`)
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

    /**
     * A page is killed, reloaded or offline, or calls are given up, from now on until the function that is returned is
     * called.
     *
     * @param mostLost answers that it may lose
     */
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

    /** Retry failed rows was pressed: they may be sent again, and are no longer done. */
    retried() {
      retriedAt = now()
      least = 0
    },

    /** Another file was loaded. */
    began() {
      least = 0
    },

    /** How many rows are done, as the page or its record says. */
    progressed(done: number, where: string) {
      if (done < least) broken.push(`the progress of ${where} went back from ${least} to ${done}`)
      least = Math.max(least, done)
    },

    /** An interruption has lost at most so many rows that were done. */
    mayHaveLost(rows: number) {
      least = Math.max(0, least - rows)
    },

    /** Holds a download against the book; `refs` are the rows that it must have, in their order. */
    downloaded(rows: DownloadedRow[], refs: string[]) {
      const found = rows.map(({ ref }) => ref)
      if (found.join() !== refs.join())
        broken.push(`the download has other rows than it should: ${found.join()} for ${refs.join()}`)
      for (const { ref, answers, error } of rows) {
        const own = callsOf.get(ref) ?? []
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
